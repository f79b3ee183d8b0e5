"""The set-up: units, tracks, sectors, sides, options."""

from collections import Counter

import pytest
from rules.my_little_battlefield.table import TITLE, Battle, fresh, position

import littleworlds as lw
from littleworlds.core.errors import OptionError


def chosen(battle: Battle) -> Battle:
    """With factions chosen."""
    while battle.phase == "faction":
        battle.act(battle.legal()[0])
    return battle


@pytest.mark.parametrize("side", ["a", "b"])
def test_p6_two_standard_units_in_the_reserve_the_others_on_the_board(side: str) -> None:
    assert fresh().units(side) == "standard reserve standard reserve elite board renown board"


def test_p6_one_command_two_morale_power_one() -> None:
    battle = fresh()
    for side in "ab":
        assert battle.resources(side) == (2, 1)
        assert battle.power(side) == 1


def test_p6_nine_sectors_face_up_all_neutral() -> None:
    sectors = fresh().view["sectors"]
    assert [sector["cell"] for sector in sectors] == [
        "a1",
        "b1",
        "c1",
        "a2",
        "b2",
        "c2",
        "a3",
        "b3",
        "c3",
    ]
    assert all(sector["gauge"] is None and sector["control"] is None for sector in sectors)


def test_p7_the_categories_are_one_of_the_three_sums_of_nine() -> None:
    seen = Counter(
        tuple(sorted(sector["category"] for sector in fresh(seed=seed).view["sectors"]))
        for seed in range(150)
    )
    assert set(seen) == {
        (2, 2, 2, 2, 3, 3, 3, 4, 4),
        (2, 2, 2, 2, 3, 3, 3, 4, 5),
        (2, 2, 2, 2, 3, 3, 4, 4, 5),
    }
    assert all(count > 25 for count in seen.values()), "r36: each profile is as likely"


def test_r36_sectors_are_drawn_without_repetition_and_laid_out_anywhere() -> None:
    first = Counter()
    for seed in range(200):
        ids = [sector["id"] for sector in fresh(seed=seed).view["sectors"]]
        assert len(set(ids)) == 9
        first[ids[0]] += 1
    assert len(first) > 15


def test_p9_who_begins_is_drawn() -> None:
    starters = Counter(fresh(seed=seed).view["starter"] for seed in range(200))
    assert 70 < starters["a"] < 130


def test_r35_the_one_who_plays_alone_begins() -> None:
    assert {fresh(1, seed=seed).view["starter"] for seed in range(20)} == {"a"}


def test_p19_the_adversary_has_no_resources_and_four_units_in_reserve() -> None:
    battle = fresh(1)
    assert battle.resources("b") == (0, 0)
    assert battle.units("b") == "standard reserve standard reserve elite reserve renown reserve"
    assert battle.view["armies"][1]["adversary"] == "stray_militia"


def test_options_second_player_command() -> None:
    for seed in range(6):
        battle = fresh(seed=seed, second_player_command=1)
        second = "b" if battle.view["starter"] == "a" else "a"
        assert battle.resources(second) == (2, 2)
        assert battle.resources(battle.view["starter"]) == (2, 1)


def test_options_side_a() -> None:
    assert [army["seat"] for army in fresh(side_a="seat_0").view["armies"]] == [0, 1]
    assert [army["seat"] for army in fresh(side_a="seat_1").view["armies"]] == [1, 0]
    drawn = Counter(
        fresh(seed=seed, side_a="drawn").view["armies"][0]["seat"] for seed in range(100)
    )
    assert 25 < drawn[0] < 75


def test_options_fair_layout_keeps_the_home_rows_close() -> None:
    for seed in range(40):
        points = [sector["points"] for sector in fresh(seed=seed, fair_layout=True).view["sectors"]]
        assert abs(sum(points[:3]) - sum(points[6:])) <= 3


def test_options_fair_layout_needs_a_field_that_is_drawn() -> None:
    with pytest.raises(OptionError) as problem:
        TITLE.setup(2, lw.Seeded(1), {"fair_layout": True, "scenario": "hold_until_dawn"})
    assert problem.value.message.id == "fixed-layout"
    assert "Hold until dawn" not in str(problem.value), "names stay symbols without a table"
    TITLE.setup(2, lw.Seeded(1), {"fair_layout": True, "scenario": "meeting_engagement"})


@pytest.mark.parametrize(
    ("seats", "option"), [(2, "ai_board"), (1, "side_a"), (1, "second_player_command")]
)
def test_options_that_a_table_of_this_size_does_not_have(seats: int, option: str) -> None:
    value = {"ai_board": "vanguard", "side_a": "drawn", "second_player_command": 1}[option]
    with pytest.raises(OptionError):
        TITLE.setup(seats, lw.Seeded(1), {option: value})


@pytest.mark.parametrize("seats", [0, 3])
def test_one_or_two_can_play(seats: int) -> None:
    with pytest.raises(OptionError):
        TITLE.setup(seats, lw.Seeded(1))


def test_components_have_the_numbers_of_the_rulebook() -> None:
    cards = TITLE.cards
    assert (int(cards.dice), int(cards.maximum)) == (7, 7)
    assert [int(kind) for kind in cards.kind_of] == [0, 0, 1, 2]
    assert len(cards.faction_ids) == 6
    assert [board.id for board in cards.adversaries] == [
        "stray_militia",
        "border_garrison",
        "vanguard",
        "iron_host",
        "endless_legion",
    ]
    assert len(cards.scenarios) == 8


def test_what_no_source_gives_is_marked_as_ours() -> None:
    assert TITLE.data is not None
    known = {entry.id: entry.known("ops") for entry in TITLE.data.table("sector")}
    assert {id for id, how in known.items() if how != "substitute"} == {"forest"}
    assert {entry.known("levels") for entry in TITLE.data.table("ai")} == {"substitute"}
    assert {entry.known("ops") for entry in TITLE.data.table("faction")} == {"substitute"}


def test_all_seats_see_the_same_table() -> None:
    battle = position(a="standard b2", dice="attack")
    views = [{**battle.state.view(seat), "seat": None} for seat in (None, 0, 1, -1)]
    assert all(view == views[0] for view in views)


def test_seat_order_does_not_hang_on_the_side() -> None:
    battle = chosen(fresh(side_a="seat_1", seed=2))
    view = battle.view
    assert view["actors"] == [view["armies"]["ab".index(view["active"])]["seat"]]
