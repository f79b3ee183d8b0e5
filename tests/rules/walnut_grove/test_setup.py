"""What is in the box and how the table is laid: the rulebook's section on the set-up."""

from collections import Counter
from typing import cast

import pytest
from rules.walnut_grove.grove import TITLE, drawn, fresh, refused, title

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.lanes import unpack
from littleworlds.core.message import Message
from littleworlds.games.walnut_grove.rules.spring import draw_disc
from littleworlds.games.walnut_grove.state.lanes import LANE_BITS
from littleworlds.games.walnut_grove.state.position import WalnutState

INNS = ["dakota_lodge", "saloon", "hotel"]
BUILDERS = ["carpenter", "johansens_mill"]
SHOPS = ["svensons", "soebucks"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_each_player_has_a_board_a_farmer_and_a_labourer_of_its_first_wagon(seats: int) -> None:
    for seed in range(20):
        view = drawn(seats, seed).view()
        boards = [farm["board"] for farm in view["farms"]]
        assert len(set(boards)) == seats
        for farm in view["farms"]:
            expected = "blue_labourer" if farm["board"] in ("p1", "p2") else "yellow_labourer"
            assert farm["labourers"] == {expected: 1}


def test_1_boards_are_dealt_at_random() -> None:
    first = Counter(drawn(2, seed).view()["farms"][0]["board"] for seed in range(200))
    assert set(first) == {"p1", "p2", "p3", "p4"}
    assert all(25 <= count <= 80 for count in first.values())


def test_1_two_coppers_in_the_barn_and_a_wood_on_the_forest_in_the_upper_right_corner() -> None:
    grove = fresh(2)
    farm = grove.view(None)["farms"][0]
    assert (farm["coppers"], farm["coins"], farm["room"], farm["spaces"]) == (2, 0, 2, 4)
    assert grove.goods() == {"wood": 1}
    forest = farm["regions"][4]
    assert (forest["area"], forest["good"], forest["goods"]) == ("4,0.a", "wood", 1)


def test_2_all_tiles_and_all_other_coins_are_in_the_bags() -> None:
    grove = fresh(4)
    assert len(grove.state.tile_bag) == 50
    assert grove.coins_in_bag() == [11 - 8, 11, 8]
    assert fresh(1).coins_in_bag() == [11 - 2, 11, 8]


def test_3_discs_a_come_before_discs_b() -> None:
    for seed in range(5):
        chance = lw.Seeded(seed)
        state = cast(WalnutState, TITLE.setup(1, chance))
        seen: list[str] = []
        while state.first() >= 0:
            disc = state.view(None)["disc"]
            if disc is not None and disc not in seen:
                seen.append(disc)
            actions = state.legal(0)
            state.apply(0, actions[chance.index(len(actions))], chance)
        assert [disc[0] for disc in seen] == list("aaaabbbb")


@pytest.mark.parametrize("pile", ["a", "b"])
def test_3_each_pile_of_discs_is_shuffled_by_itself(pile: str) -> None:
    first: set[str | None] = set()
    for seed in range(60):
        grove = drawn(1, seed)
        if pile == "b":
            grove.state.discs = grove.state.discs[3:]
            grove.state.disc = draw_disc(grove.state, lw.Seeded(seed))
        first.add(grove.view()["disc"])
    assert first == {f"{pile}{number}" for number in range(1, 5)}


@pytest.mark.parametrize(("seats", "pieces"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_4_5_6_pieces_on_display_by_the_number_of_players(seats: int, pieces: int) -> None:
    display = dict(zip(TITLE.cards.town.stop_ids, drawn(seats, 3).view()["display"], strict=True))
    for stop in INNS + BUILDERS + SHOPS:
        assert sum(display[stop].values()) == pieces
    for stop in ("post_office", "church_bazaar", "general_store"):
        assert display[stop] == {}
    for stops, ids in (
        (INNS, TITLE.cards.pieces.ids[:3]),
        (BUILDERS, ["hut", "barn"]),
        (SHOPS, TITLE.cards.pieces.ids[5:]),
    ):
        assert all(set(display[stop]) <= set(ids) for stop in stops)


def test_4_5_6_any_piece_may_lie_at_any_stop_of_its_kind() -> None:
    seen: dict[str, set[str]] = {stop: set() for stop in INNS + BUILDERS + SHOPS}
    for seed in range(80):
        display = drawn(2, seed).view()["display"]
        for stop, pieces in zip(TITLE.cards.town.stop_ids, display, strict=True):
            if stop in seen:
                seen[stop].update(pieces)
    ids = TITLE.cards.pieces.ids
    for stop in seen:
        kinds = ids[:3] if stop in INNS else ids[3:5] if stop in BUILDERS else ids[5:]
        assert seen[stop] == set(kinds), stop


def test_4_with_four_players_every_labourer_who_is_no_starter_is_on_display() -> None:
    display = dict(zip(TITLE.cards.town.stop_ids, drawn(4, 1).view()["display"], strict=True))
    shown: Counter[str] = Counter()
    for stop in INNS:
        shown.update(display[stop])
    assert shown == Counter({"yellow_labourer": 4, "blue_labourer": 4, "white_labourer": 4})


def test_r24_labourers_on_display_are_drawn_from_all_but_the_starters() -> None:
    places = fresh(1).state.places()
    shown = [piece for stop in INNS for piece in places["at " + stop]]
    assert len(shown) == 6
    assert (
        TITLE.cards.pieces.counts[0] + TITLE.cards.pieces.counts[1] + TITLE.cards.pieces.counts[2]
        == 16
    )


def test_r24_the_first_seat_is_drawn() -> None:
    first = Counter(int(TITLE.setup(4, lw.Seeded(seed)).first()) for seed in range(400))
    assert all(70 <= first[seat] <= 130 for seat in range(4)), first


def test_game_start_each_in_turn_clockwise_chooses_church_or_town_hall() -> None:
    grove = fresh(3)
    grove.state.farms[0].asked = 0
    grove.state.farms[2].asked = 1
    assert grove.actors == [2]
    assert grove.legal() == ["start town_hall", "start church"]
    grove.act("start church")
    assert grove.actors == [0]
    grove.act("start town_hall")
    assert grove.actors == [1]
    grove.act("start church")
    assert [farm["place"] for farm in grove.view()["farms"]] == ["town_hall", "church", "church"]
    assert grove.view()["arrivals"] == [2, 0, 1], "the rows are filled from the street outwards"


def test_game_start_rows_have_a_limit() -> None:
    tolls = [{"id": "town_hall", "spaces": 1}, {"id": "church", "spaces": 3}]
    grove = fresh(2, title(toll=tolls)).act("start town_hall")
    assert grove.legal() == ["start church"]
    refused(grove, "start town_hall", "start-full")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_3_the_first_disc_lies_face_up_before_anybody_chooses_a_start(seats: int) -> None:
    grove = drawn(seats, 5)
    disc = grove.view()["disc"]
    assert grove.season == "start"
    assert disc in {"a1", "a2", "a3", "a4"}
    assert len(grove.view()["discs"]) == 7
    assert disc not in grove.view()["discs"]
    seen = next(thing for thing in TITLE.things(grove.view()) if thing.ref == f"disc:{disc}")
    assert seen.label == Message("thing-disc", {"year": 1, "years": 8})
    assert len(seen.notes) == 4, "what it asks in every season can be read"
    while grove.season == "start":
        grove.act("start church", seat=grove.view()["actors"][0])
    grove.act("draw", seat=grove.view()["actors"][0], chance=lw.Seeded(6))
    assert grove.view()["year"] == 1
    assert grove.view()["disc"] == disc, "the first spring turns no other disc"
    assert len(grove.view()["discs"]) == 7


def test_the_first_tiles_are_drawn_by_an_action_so_that_the_start_may_be_taken_back() -> None:
    play = lw.Play(TITLE, 1, lw.Seeded(1))
    play.act(0, TITLE.parse("start church"))
    assert play.can_undo(0)
    play.act(0, TITLE.parse("draw"))
    assert not play.can_undo(0)
    assert play.state.view(0)["year"] == 1


def test_everybody_hears_how_the_table_is_laid() -> None:
    told: list[Event] = []
    TITLE.setup(2, lw.Seeded(1), tell=told)
    assert [event.message.id for event in told] == [
        *("farm", "farm", "first-disc"),
        *(["on-display"] * 7),
        "begins",
    ]


@pytest.mark.parametrize("seats", [0, 5])
def test_for_one_to_four(seats: int) -> None:
    with pytest.raises(lw.OptionError):
        TITLE.setup(seats, lw.Seeded(1))


def test_components_are_as_many_as_the_lists_say() -> None:
    cards = TITLE.cards
    assert len(cards.tiles.bag) == 50
    assert cards.years == 8
    assert unpack(cards.coins, LANE_BITS, 3) == [11, 11, 8]
    assert dict(zip(cards.pieces.ids, cards.pieces.counts, strict=True)) == {
        "yellow_labourer": 6,
        "blue_labourer": 6,
        "white_labourer": 4,
        "hut": 4,
        "barn": 4,
        "tent": 3,
        "ladder": 3,
        "safe": 3,
        "storehouse": 3,
        "passage": 3,
        "horses": 3,
        "fountain": 3,
    }
    assert len(cards.boards.ids) == 4
    assert list(cards.town.capacity) == [
        1,
        1,
        1,
        2,
        1,
        1,
        1,
        1,
        2,
        1,
    ]
