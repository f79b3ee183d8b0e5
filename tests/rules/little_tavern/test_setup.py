"""What is in the box and how the table is laid: the rulebook's sections on the material and the set-up."""

from collections import Counter

import pytest
from rules.little_tavern.table import COUNTS, SEATS, TITLE, Tavern, character

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.games.little_tavern.data.cards import EVENTS


def laid(seats: int, first: int = 0) -> Tavern:
    return Tavern(TITLE.setup(seats, lw.Recorded([(first, seats)])))


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_an_empty_table_and_three_coins(seats: int) -> None:
    tavern = laid(seats)
    assert tavern.tables == [[]] * seats
    assert tavern.coins == [3] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_all_cards_lie_face_down_in_the_middle_whatever_the_number_of_players(seats: int) -> None:
    places = laid(seats).state.places()
    assert Counter(places["pile"]) == COUNTS
    assert sorted(places["events"]) == sorted(EVENTS)
    assert places["discard"] == places["hand"] == places["used events"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_backs_of_the_cards_are_seen(seats: int) -> None:
    view = laid(seats).view(0)
    assert view["pile"] == 44
    assert view["events"] == EVENTS, (
        "that all seven lie there is public; their order in the view is that of the rulebook's list"
    )
    assert view["drawn"] is view["event"] is None


@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_be_drawn_to_begin(seats: int) -> None:
    assert [laid(seats, first).actors for first in range(seats)] == [
        [first] for first in range(seats)
    ]


def test_who_begins_is_drawn_evenly() -> None:
    first = Counter(TITLE.setup(4, lw.Seeded(seed)).actors()[0] for seed in range(400))
    assert all(70 <= first[seat] <= 130 for seat in range(4)), first


def test_everybody_hears_who_begins_with_how_many_coins() -> None:
    told: list[Event] = []
    TITLE.setup(3, lw.Recorded([(2, 3)]), tell=told)
    assert [(event.message.id, event.message.args) for event in told] == [
        ("begins", {"who": "#2", "coins": 3})
    ]


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_r23_only_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(lw.OptionError) as problem:
        TITLE.setup(seats, lw.Seeded(1))
    assert problem.value.message.id == "seat-count"
    assert problem.value.message.args == {
        "game_id": "little-tavern",
        "given": seats,
        "low": 3,
        "high": 5,
    }


def test_c3_three_to_five_seats_are_offered() -> None:
    assert (TITLE.min_seats, TITLE.max_seats) == (3, 5)


def test_there_are_no_options() -> None:
    assert TITLE.options == []
    with pytest.raises(lw.OptionError):
        TITLE.setup(3, lw.Seeded(1), {"goal": 30})


def test_c1_44_characters_7_events_and_5_aids_make_56_cards() -> None:
    places = laid(5).state.places()
    cards = len(places["pile"]) + len(places["events"])
    assert (len(places["pile"]), len(places["events"]), cards) == (44, 7, 51)
    assert cards + TITLE.max_seats == 56


def test_c2_jean_jean_is_one_of_the_eight_goblins() -> None:
    cards = TITLE.cards
    goblins = [
        id
        for id, clan in zip(cards.card_ids, cards.clan_of, strict=True)
        if cards.clan_ids[clan] == "goblins"
    ]
    assert len(goblins) == 8
    assert [character(id) for id in goblins].count("jean_jean") == 1


@pytest.mark.parametrize(
    ("clan", "count"),
    [
        ("elves", 10),
        ("witches", 4),
        ("dwarves", 7),
        ("nobles", 5),
        ("romantics", 4),
        ("adventuresses", 6),
        ("goblins", 8),
    ],
)
def test_the_seven_clans_have_their_number_of_cards(clan: str, count: int) -> None:
    cards = TITLE.cards
    assert len(cards.clan_ids) == 7
    assert list(cards.clan_of).count(cards.clan_ids.index(clan)) == count


def test_each_adventuress_has_a_value_of_her_own_from_1_to_6() -> None:
    cards = TITLE.cards
    clan = cards.clan_ids.index("adventuresses")
    assert sorted(
        value for value, of in zip(cards.value_of, cards.clan_of, strict=True) if of == clan
    ) == [1, 2, 3, 4, 5, 6]


def test_c4_44_coins_of_three_values() -> None:
    assert TITLE.data is not None
    coins = TITLE.data.single("coins")
    assert coins.integers("values") == [1, 5, 10]
    assert sum(coins.integers("counts")) == coins.integer("total") == 44


def test_what_no_source_gives_is_marked_as_ours() -> None:
    assert TITLE.data is not None
    values = [entry.known("value") for entry in TITLE.data.table("character") if entry.has("value")]
    assert values == ["substitute"] * 6
    assert TITLE.data.single("coins").known("counts") == "substitute"


def test_further_ruling_the_number_of_events_is_marked_as_inferred() -> None:
    assert TITLE.data is not None
    assert [entry.known("copies") for entry in TITLE.data.table("event")] == ["inferred"] * 7


def test_further_ruling_purses_are_open() -> None:
    tavern = laid(4)
    assert all(tavern.view(seat)["scores"] == [3, 3, 3, 3] for seat in (None, 0, 1, 2, 3))
