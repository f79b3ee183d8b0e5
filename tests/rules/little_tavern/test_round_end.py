"""The end of a round, the tips paid, and the next round."""

from collections import Counter

import pytest
from rules.little_tavern.table import COUNTS, GAMES, SEATS, finish, position, random_play, refused

from littleworlds.games.little_tavern.data.cards import EVENTS

FULL = "goblin goblin goblin goblin"
LAST = ("elf elf elf elf", "romantic goblin goblin goblin", "dwarf dwarf dwarf noble")
"""Tables that tip 16, 0 and 11."""


def test_the_round_ends_at_once_when_every_table_has_four() -> None:
    tavern = finish(*LAST)
    assert tavern.heard[:3] == ["drew", "seated", "round-over"]
    assert tavern.told_to(None, "round-over") == [{"round": 1}]
    assert tavern.view()["round"] == 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_round_goes_on_while_one_chair_is_free(seats: int) -> None:
    tables = [FULL, "dwarf dwarf dwarf dwarf", "elf elf elf elf", "elf elf elf elf"][: seats - 1]
    tavern = position(*tables, "noble noble").act("draw character", "noble")
    assert tavern.view()["round"] == 1
    assert tavern.actors == [seats - 1]
    assert "round-over" not in tavern.heard


def test_each_player_takes_the_tips_of_the_own_table_from_the_reserve() -> None:
    tavern = finish(*LAST, coins=[1, 5, 0])
    assert [args["coins"] for args in tavern.told_to(None, "tips")] == [16, 0, 11]
    assert tavern.coins == [17, 5, 11]


def test_everybody_hears_each_tip_and_the_sums() -> None:
    tavern = finish(*LAST)
    for seat in (None, 0, 1, 2):
        assert len(tavern.told_to(seat, "tip")) == 12
        assert tavern.told_to(seat, "tips") == [
            {"owner": "#0", "coins": 16, "total": 19},
            {"owner": "#1", "coins": 0, "total": 3},
            {"owner": "#2", "coins": 11, "total": 14},
        ]
    assert (
        sum(args["coins"] for args in tavern.told_to(None, "tip") if isinstance(args["coins"], int))
        == 27
    )


def test_below_25_coins_a_new_round_begins() -> None:
    tavern = finish(*LAST, coins=[8, 0, 0])
    assert tavern.coins == [24, 0, 11]
    assert tavern.heard[-1] == "round-begins"
    assert tavern.phase == "draw"
    assert not tavern.view()["over"]


def test_for_a_new_round_all_cards_go_back_face_down_and_coins_stay() -> None:
    tables = ("elf elf elf elf", "romantic witch witch noble", "goblin goblin goblin")
    tavern = position(*tables, events="hello out", discard="noble dwarf").act(
        "draw character", "elf"
    )
    places = tavern.state.places()
    assert Counter(places["pile"]) == COUNTS
    assert places["events"] == EVENTS
    assert places["discard"] == places["used events"] == []
    assert tavern.tables == [[], [], []]
    assert tavern.coins[0] == 3 + 16


def test_r15_c6_who_was_sent_out_is_back_in_the_next_round() -> None:
    tavern = position("jean_jean elf elf elf", FULL, "dwarf dwarf dwarf noble")
    tavern.act("draw event", "out").act("pick jean_jean at table 0").act("give seat 2")
    assert tavern.discard == ["jean_jean"]
    tavern.act("draw character", "elf")
    assert tavern.view()["round"] == 2
    assert "jean_jean" in tavern.state.places()["pile"]


@pytest.mark.parametrize("opener", range(3))
def test_who_received_the_last_character_opens_the_next_round(opener: int) -> None:
    tables = ["elf elf elf elf", FULL, "dwarf dwarf dwarf dwarf"]
    tables[opener] = tables[opener].rsplit(" ", 1)[0]
    tavern = position(*tables, active=(opener + 1) % 3, coins=[0, 0, 0]).act(
        "draw character", "noble"
    )
    assert tavern.view()["round"] == 2
    assert tavern.actors == [opener]
    assert tavern.told_to(None, "round-begins") == [{"who": f"#{opener}", "round": 2}]


def test_r06_after_a_round_ended_by_an_event_the_receiver_of_its_coin_opens() -> None:
    tavern = position("elf elf elf elf", FULL, "dwarf dwarf dwarf", coins=[1, 0, 0])
    tavern.act("draw event", "mystery_customer", "noble")
    assert tavern.phase == "give", "the coin is given before the round ends"
    assert tavern.view()["round"] == 1
    tavern.act("give seat 1")
    assert tavern.view()["round"] == 2
    assert tavern.actors == [1]
    assert tavern.heard[0] == "gave"
    assert tavern.heard[1:3] == ["round-over", "showed"]
    assert tavern.coins == [0 + 16, 1, 11]


def test_the_new_round_begins_with_a_character() -> None:
    """All tables are empty, so no event may be drawn."""
    tavern = finish(*LAST, coins=[3, 0, 0])
    assert tavern.legal() == ["draw character"]
    refused(
        tavern,
        "draw event",
        "event-needs-guests" if tavern.coins[tavern.actor()] else "event-needs-coin",
    )


def test_r22_25_coins_during_a_round_change_nothing_until_its_end() -> None:
    tavern = (
        position("elf noble", "elf", "elf", coins=[1, 24, 30])
        .act("draw event", "out")
        .act("pick elf at table 0")
    )
    tavern.act("give seat 1")
    assert tavern.coins == [0, 25, 30]
    assert not tavern.view()["over"]
    assert tavern.actors == [1]


def test_r18_the_reserve_never_runs_out() -> None:
    """Far more than the 190 that the coins of the box are worth together."""
    tavern = finish(*LAST, coins=[200, 300, 400])
    assert tavern.coins == [216, 300, 411]


@pytest.mark.parametrize("seats", SEATS)
def test_in_random_games_rounds_keep_their_bounds(seats: int) -> None:
    """At most 5N + 7 turns and 5N + 2 drawn characters a round (R19); all tables have exactly four when it ends; only a seating
    or a mystery customer ends it; the opener is the one who received the last character or the coin."""
    rounds = 0
    for seed in range(GAMES):
        turns = drawn = 0
        for moment in random_play(seats, seed):
            turns += moment.count("seated") + moment.count("gave")
            turns -= sum(
                1
                for event in moment.told
                if event.message.id == "seated" and moment.before["phase"] == "mystery"
            )
            turns -= moment.count("drew-mystery") * moment.count("seated")
            drawn += moment.count("drew") + moment.count("drew-mystery")
            if moment.count("round-over"):
                rounds += 1
                assert moment.count("tip") == 4 * seats, moment.where
                assert moment.before["event"] in (None, "mystery_customer"), moment.where
                assert turns <= 5 * seats + 7, moment.where
                assert drawn <= 5 * seats + 2, moment.where
                messages = {event.message.id: event.message.args for event in moment.told}
                receiver = messages["gave" if "gave" in messages else "seated"]["owner"]
                assert moment.after["over"] or receiver == f"#{moment.after['active']}", (
                    moment.where
                )
                turns = drawn = 0
    assert rounds >= GAMES


def test_r19_the_most_characters_that_a_round_can_draw_are_in_the_box() -> None:
    """Reserved seat, Gathering! at every table, Out!, and every chair filled again: 27 of the 44 at five tables."""
    most = {seats: 4 * seats + 1 + 1 + seats for seats in SEATS}
    assert most == {3: 17, 4: 22, 5: 27}
    assert max(most.values()) <= sum(COUNTS.values())
