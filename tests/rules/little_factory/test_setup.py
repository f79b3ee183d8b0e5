"""Mise en place: what lies on the table before the first turn."""

from collections import Counter

import pytest
from rules.little_factory.table import (
    BUILDINGS,
    GAMES,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    SEATS,
    TITLE,
    Factory,
)

import littleworlds as lw
from littleworlds.core.event import Event

INITIAL = BUILDINGS[:5]


def deal(seats: int, seed: int) -> Factory:
    return Factory(TITLE.setup(seats, lw.Seeded(seed)))


def before_the_first_taking(seats: int, seed: int) -> dict[str, int]:
    """Level I as it lay before anybody took a card: nobody has, when the first decision is asked."""
    return {id: count for id, count in deal(seats, seed).goods.items() if id in LEVEL_1}


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(4, [5, 3, 3, 3, 2]), (3, [4, 3, 3, 2, 1]), (2, [3, 2, 2, 2, 1])],
    ids=["4 seats", "3 seats", "2 seats"],
)
def test_level_1_has_as_many_cards_as_the_table_says_for_the_number_of_players(
    seats: int, counts: list[int]
) -> None:
    assert before_the_first_taking(seats, 1) == dict(zip(LEVEL_1, counts, strict=True))


@pytest.mark.parametrize("seats", SEATS)
def test_one_initial_building_more_than_players_is_revealed_and_the_others_stay_in_the_box(
    seats: int,
) -> None:
    seen: set[str] = set()
    for seed in range(GAMES * 5):
        view = deal(seats, seed).view
        initial = [id for id in view["street"] if id in INITIAL]
        assert len(initial) == seats + 1
        assert sorted(initial + view["box"]) == sorted(INITIAL)
        seen.update(initial)
    assert seen == set(INITIAL), "which ones are in play is drawn"


def test_example_with_3_players_4_initial_buildings_are_revealed() -> None:
    assert len([id for id in deal(3, 2).view["street"] if id in INITIAL]) == 4


def test_example_with_4_players_no_special_building_is_revealed() -> None:
    assert sorted(deal(4, 2).view["street"]) == sorted(INITIAL)


@pytest.mark.parametrize("seats", SEATS)
def test_special_buildings_are_revealed_until_there_are_5_buildings(seats: int) -> None:
    view = deal(seats, 3).view
    assert len(view["street"]) == 5
    assert len(view["piles"]["buildings"]) == 25 - (5 - (seats + 1))


@pytest.mark.parametrize("seats", SEATS)
def test_level_2_is_revealed_until_there_are_5_different_resources_equal_ones_stacked(
    seats: int,
) -> None:
    stacks = 0
    for seed in range(GAMES * 5):
        view = deal(seats, seed).view
        goods = {id: count for id, count in view["goods"].items() if id in LEVEL_2}
        assert len(goods) == 5
        assert sum(goods.values()) + len(view["piles"]["2"]) == 19
        stacks += max(goods.values()) > 1
    assert stacks > 0


def test_a_resource_that_is_already_revealed_is_stacked_and_another_revealed() -> None:
    """Bricks three times, then four others: the fifth different one ends it."""
    chance = lw.Recorded(
        [(0, 5), (0, 4), (0, 3), (0, 2)]  # three initial buildings, then who begins
        + [(0, 19), (0, 18), (0, 17), (0, 16), (2, 15), (3, 14), (5, 13)]
        + [(0, 9), (0, 8), (0, 7), (0, 6), (0, 5)]
        + [(0, 25), (0, 24)]
    )
    goods = Factory(TITLE.setup(2, chance)).goods
    assert {id: goods[id] for id in goods if id in LEVEL_2} == {
        "brick": 3,
        "charcoal": 1,
        "cut_stone": 1,
        "flour": 1,
        "thread": 1,
    }
    assert [id for id in goods if id in LEVEL_3] == LEVEL_3[:5]


@pytest.mark.parametrize("seats", SEATS)
def test_level_3_shows_5_of_its_9_cards(seats: int) -> None:
    view = deal(seats, 4).view
    assert len([id for id in view["goods"] if id in LEVEL_3]) == 5
    assert len(view["piles"]["3"]) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_12_influence_tokens_lie_in_the_middle(seats: int) -> None:
    assert deal(seats, 5).view["tokens"] == 12


@pytest.mark.parametrize("seats", SEATS)
def test_r_seats_the_first_player_has_3_coins_and_each_one_to_the_left_1_more(seats: int) -> None:
    for seed in range(GAMES):
        factory = deal(seats, seed)
        first = factory.actor
        tiles = factory.view["tiles"]
        assert factory.view["budget"] == 3, "the first player is spending the tile already"
        assert [tiles[(first + place) % seats] for place in range(1, seats)] == [4, 5, 6][
            : seats - 1
        ]
        assert Counter(factory.state.places()["spent tiles"]) == Counter(["tile 3"])


@pytest.mark.parametrize("seats", SEATS)
def test_r_first_player_who_begins_is_drawn(seats: int) -> None:
    assert {deal(seats, seed).actor for seed in range(40)} == set(range(seats))


def test_nobody_begins_with_cards_or_buildings() -> None:
    factory = deal(4, 1)
    assert factory.hands == [[], [], [], []]
    assert factory.fronts == [[], [], [], []]


def test_the_set_up_is_told() -> None:
    told: list[Event] = []
    TITLE.setup(3, lw.Seeded(1), tell=told)
    assert [event.message.id for event in told] == [
        "begins",
        "initial-buildings",
        "revealed",
        "revealed",
        "revealed-buildings",
        "spent-tile",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_the_set_up_tells_of_every_card_that_lies_face_up_above_level_1(seats: int) -> None:
    told: list[Event] = []
    view = Factory(TITLE.setup(seats, lw.Seeded(2), tell=told)).view
    named = [str(card).rpartition("@")[2] for event in told for card in _cards(event)]
    assert sorted(named) == sorted(
        [id for id in view["goods"] if id not in LEVEL_1] + view["street"]
    )


def _cards(event: Event) -> list[int | str]:
    cards = event.message.args.get("cards", [])
    assert not isinstance(cards, int | str)
    return list(cards)


@pytest.mark.parametrize("seats", [1, 5])
def test_only_2_to_4_play(seats: int) -> None:
    with pytest.raises(lw.OptionError):
        TITLE.setup(seats, lw.Seeded(1))
