"""VI, the end: points, ties, and what counts for nothing."""

import pytest
from rules.wonderful_world.board import LONG, SEATS, TITLE, area, ended, placing, random_play

import littleworlds as lw
from littleworlds.core.option import Options

SIMON = area(
    built="harbor_zone lunar_base universal_vaccine world_congress garden_of_the_hesperides casino_city secret_society",
    general=2,
    financier=6,
    krystallium=3,
    sites="museum time_travel+science",
)
"""The empire of the rulebook's example, of existing cards: two with flat points (2 and 10), three that count its five projects
(1, 3 and 2), two that add to each financier."""


def test_vi_the_example_of_62_points() -> None:
    outcome = ended(SIMON, area()).state.outcome()
    lines = [(line.label.id, line.points) for line in outcome.sheet if line.side == "#0"]
    assert lines == [
        ("sheet-flat", 12),
        ("sheet-combo", 30),
        ("sheet-characters", 2),
        ("sheet-characters", 18),
    ]
    assert outcome.scores[0] == 62


@pytest.mark.parametrize(
    ("built", "general", "financier", "points"),
    [
        ("", 0, 0, 0),
        ("", 2, 3, 5),
        ("harbor_zone lunar_base", 0, 0, 12),
        ("museum", 0, 0, 0),
        ("museum roswell", 0, 0, 2),
        ("museum museum roswell atlantis", 0, 0, 8),
        ("unknown_technology", 0, 0, 3),
        ("world_congress", 0, 0, 3),
        ("casino_city", 0, 2, 4),
        ("atlantis", 3, 0, 9),
        ("atlantis roswell", 3, 1, 13),
    ],
)
def test_vi_points(built: str, general: int, financier: int, points: int) -> None:
    world = ended(area(built=built, general=general, financier=financier), area())
    assert world.state.outcome().scores[0] == points
    assert world.view()["scores"][0] == points


@pytest.mark.parametrize(
    ("empire", "built", "points"),
    [
        ("noram_states_a", "", 6),
        ("republic_of_europe_a", "", 7),
        ("federation_of_asia_a", "museum", 4 + 1 * 2),
        ("panafrican_union_a", "super_sonar", 4 + 1 + 2),
        ("aztec_empire_a", "island_of_avalon", 4 + 7 + 3),
    ],
)
def test_points_of_the_empire_cards(empire: str, built: str, points: int) -> None:
    general, financier = (3, 1) if empire.startswith("republic") else (2, 2)
    world = ended(area(empire, built=built, general=general, financier=financier), area())
    assert world.state.outcome().scores[0] == points


def test_vi_krystallium_is_worth_nothing() -> None:
    assert ended(area(krystallium=9, cubes=4), area()).state.outcome().scores == [0, 0]


def test_vi_unfinished_cards_count_for_nothing_and_cost_nothing() -> None:
    assert ended(area(sites="atlantis time_travel+science"), area()).state.outcome().scores == [
        0,
        0,
    ]


def test_r10_characters_on_unfinished_cards_are_not_held() -> None:
    world = ended(area(built="atlantis", general=1, sites="center_of_the_earth+general"), area())
    outcome = world.state.outcome()
    assert outcome.scores[0] == 3
    assert outcome.ties[0] == [1, 1]


def test_vi_ties_go_to_more_cards_then_to_more_characters_then_are_shared() -> None:
    cards = ended(area(built="museum museum", general=1), area(general=1)).state.outcome()
    assert cards.winners == [0]
    characters = ended(
        area("republic_of_europe_a", general=1), area("panafrican_union_a", general=1, financier=1)
    ).state.outcome()
    assert characters.scores == [2, 2]
    assert characters.winners == [1]
    shared = ended(area(general=1), area(financier=1), area()).state.outcome()
    assert shared.winners == [0, 1]
    assert shared.ranks == [1, 1, 3]


def test_the_sheet_adds_up() -> None:
    outcome = ended(SIMON, area(built="atlantis", general=2)).state.outcome()
    for seat in range(2):
        assert (
            sum(line.points for line in outcome.sheet if line.side == f"#{seat}")
            == outcome.scores[seat]
        )


def test_vi_the_play_ends_after_round_4_and_not_before() -> None:
    world = placing("exploration", area(sites="museum"), area(sites="museum"), round=3).finish(0, 1)
    assert world.view()["round"] == 4
    assert not world.view()["over"]
    with pytest.raises(lw.Error) as problem:
        world.state.outcome()
    assert problem.value.message.id == "not-over-yet"


def test_when_it_is_over_nothing_can_be_done() -> None:
    world = ended(area(), area(sites="museum"))
    assert world.view()["over"]
    with pytest.raises(lw.IllegalAction) as problem:
        world.act(1, "discard museum")
    assert problem.value.message.id == "play-is-over"


def test_a_search_may_stop_between_two_rounds() -> None:
    world = placing("exploration", area(sites="museum"), area(sites="museum"), round=3)
    world.state.halting = True
    world.finish(0)
    deck = list(world.state.deck)
    assert not world.state.apply(1, world.state.legal(1)[0], lw.Recorded([]))
    assert world.state.first() == -1
    assert world.state.deck == deck, "the next hands are not drawn"
    assert not world.state.copy().halting


@pytest.mark.parametrize("seats", SEATS)
def test_random_plays_stay_far_below_the_most_steps(seats: int) -> None:
    for seed in range(300 if LONG else 4):
        options: Options = {"scenario": f"sc0{1 + seed % 6}"} if seats == 1 and seed % 2 else {}
        steps = sum(1 for _, seat, _ in random_play(seats, seed, options) if seat >= 0)
        assert 2 * steps < TITLE.max_steps(seats)
