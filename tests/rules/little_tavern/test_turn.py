"""A turn: drawing a character and seating it, or drawing an event and paying for it."""

import pytest
from rules.little_tavern.table import (
    SEATS,
    STANDARD,
    STEPS,
    TITLE,
    Tavern,
    carried_out,
    character,
    position,
    refused,
    turn,
)

import littleworlds as lw
from littleworlds.core.event import Event

FULL = "goblin goblin goblin goblin"


# --- drawing a character ------------------------------------------------------------------------------------------------------


def test_on_his_turn_a_player_draws_a_card() -> None:
    tavern = position("", "", "")
    assert tavern.actors == [0]
    assert tavern.asked == ("ask-draw-character", {"why": "event-needs-guests"})
    assert tavern.legal() == ["draw character"]


def test_any_face_down_character_may_come_up_each_as_likely_as_the_others() -> None:
    drawn = set()
    for index in range(44):
        tavern = position("", "", "")
        tavern.state.apply(0, TITLE.parse("draw character"), lw.Recorded([(index, 44)]))
        drawn.add(tavern.view()["drawn"])
    assert len(drawn) == 44


def test_only_the_one_whose_turn_it_is_draws() -> None:
    tavern = position("", "", "", active=1)
    for seat in (0, 2):
        assert tavern.state.legal(seat) == []
        assert tavern.state.prompt(seat) is None
        refused(tavern, "draw character", "not-your-decision", seat=seat)


def test_r24_a_drawn_character_is_shown_to_all_before_it_is_seated() -> None:
    tavern = position("", "", "").act("draw character", "noble")
    for seat in (None, 0, 1, 2):
        assert character(str(tavern.view(seat)["drawn"])) == "noble"
        assert tavern.told_to(seat, "drew") == [{"who": "#0", "card": "@noble"}]
    assert tavern.final


def test_a_drawn_character_is_no_longer_in_the_pile() -> None:
    tavern = position("", "", "").act("draw character", "jean_jean")
    assert tavern.view()["pile"] == 43
    assert "jean_jean" not in tavern.state.places()["pile"]


# --- seating it ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_character_goes_to_the_own_table_or_to_any_opponents(seats: int) -> None:
    tavern = position(*[""] * seats, active=1).act("draw character", "elf")
    assert tavern.asked == ("ask-seat", {"card": "@elf"})
    assert tavern.legal() == [f"seat table {table}" for table in range(seats)]


def test_who_receives_the_character_plays_next() -> None:
    tavern = position("", "", "").act("draw character", "elf").act("seat table 2")
    assert tavern.tables == [[], [], ["elf"]]
    assert tavern.actors == [2]
    assert tavern.legal() == ["draw character"]


def test_who_seats_a_character_at_the_own_table_plays_again() -> None:
    tavern = position("", "", "").act("draw character", "elf").act("seat table 0")
    assert tavern.tables == [["elf"], [], []]
    assert tavern.actors == [0]


def test_seating_costs_nothing() -> None:
    tavern = position("", "", "").act("draw character", "elf").act("seat table 2")
    assert tavern.coins == [3, 3, 3]


def test_everybody_hears_where_the_character_sits_down() -> None:
    tavern = position("", "", "").act("draw character", "elf").act("seat table 2")
    assert tavern.told_to(None, "seated") == [{"who": "#0", "card": "@elf", "owner": "#2"}]
    assert tavern.heard == ["seated"]
    assert not tavern.final


def test_a_table_takes_four_characters_at_most() -> None:
    tavern = position("elf elf elf", "", "").act("draw character", "elf").act("seat table 0")
    assert tavern.tables[0] == ["elf"] * 4
    assert tavern.act("draw character", "elf").legal() == ["seat table 1", "seat table 2"]


def test_r04_a_complete_table_receives_no_more() -> None:
    tavern = position("", FULL, "").act("draw character", "elf")
    assert tavern.legal() == ["seat table 0", "seat table 2"]
    assert refused(tavern, "seat table 1", "table-full").message.args["owner"] == "#1"


def test_r03_who_has_a_complete_table_plays_and_seats_elsewhere() -> None:
    tavern = position(FULL, "elf", "elf")
    assert tavern.legal() == ["draw character", "draw event"]
    tavern.act("draw character", "witch")
    assert tavern.legal() == ["seat table 1", "seat table 2"]
    refused(tavern, "seat table 0", "table-full")


def test_r03_who_has_a_complete_table_may_draw_an_event() -> None:
    tavern = position(FULL, "elf", "elf").act("draw event", "out")
    assert tavern.tables[0] == ["goblin"] * 3, "all four are alike: nothing is asked"
    assert tavern.phase == "give"


def test_the_last_free_table_is_not_asked_for() -> None:
    tavern = position(FULL, "elf elf", "elf elf elf noble").act("draw character", "witch")
    assert tavern.tables[1] == ["elf", "elf", "witch"]
    assert tavern.actors == [1]
    assert tavern.heard == ["drew", "seated"]


def test_a_guest_takes_no_table_that_is_not_in_play() -> None:
    tavern = position("", "", "").act("draw character", "elf")
    refused(tavern, "seat table 3", "not-now")


# --- drawing an event ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_an_event_may_be_drawn_with_a_coin_and_a_character_at_every_table(seats: int) -> None:
    tavern = position(*["elf"] * seats, coins=[1] + [0] * (seats - 1))
    assert tavern.legal() == ["draw character", "draw event"]


def test_r01_without_a_coin_no_event_is_offered() -> None:
    tavern = position("elf", "elf", "elf", coins=[0, 5, 5])
    assert tavern.legal() == ["draw character"]
    refused(tavern, "draw event", "event-needs-coin")


@pytest.mark.parametrize("seats", SEATS)
def test_r01_with_an_empty_table_no_event_is_offered(seats: int) -> None:
    for empty in range(seats):
        tavern = position(*["" if seat == empty else "elf" for seat in range(seats)])
        assert tavern.legal() == ["draw character"]
        refused(tavern, "draw event", "event-needs-guests")


def test_once_all_events_are_used_none_is_offered() -> None:
    tavern = position("elf", "elf", "elf", events="")
    assert tavern.legal() == ["draw character"]
    refused(tavern, "draw event", "no-event-left")


def test_c5_the_player_chooses_the_type_of_card_not_its_face() -> None:
    faces = set()
    for index in range(7):
        tavern = position(*STANDARD)
        told: list[Event] = []
        newcomer = [(0, 38)] if index in (4, 5) else []
        tavern.state.apply(0, TITLE.parse("draw event"), lw.Recorded([(index, 7), *newcomer]), told)
        faces.add(told[0].message.args["event"])
    assert len(faces) == 7


@pytest.mark.parametrize("event", STEPS)
def test_an_event_is_read_out_to_all(event: str) -> None:
    tavern = turn(position(*STANDARD), event)
    for seat in (None, 0, 1, 2):
        assert tavern.told_to(seat, "turned") == [{"who": "#0", "event": f"@{event}"}]
        view = tavern.view(seat)
        assert view["event"] == event
        things = {thing.ref: thing for thing in TITLE.things(view)}
        assert [note.id for note in things[f"event:{event}"].notes] == [f"note-event-{event}"], (
            "what it does can be read"
        )


@pytest.mark.parametrize("event", STEPS)
def test_an_event_is_discarded_and_does_not_come_back_in_the_round(event: str) -> None:
    tavern = carried_out(event)
    assert event not in tavern.view()["events"]
    assert tavern.state.places()["used events"] == [event]
    assert tavern.view()["picked"] is tavern.view()["drawn"] is tavern.view()["clan"] is None, (
        "nothing of it is left over"
    )
    tavern.act("give seat 1")
    assert tavern.view()["event"] is None
    assert event not in tavern.view()["events"]


@pytest.mark.parametrize("event", STEPS)
def test_after_the_effect_a_coin_goes_to_another_player_who_plays_next(event: str) -> None:
    tavern = carried_out(event)
    assert tavern.actors == [0]
    assert tavern.asked == ("ask-give", {"event": f"@{event}"})
    assert tavern.coins == [3, 3, 3], "the coin is given after the effect"
    tavern.act("give seat 2")
    assert tavern.coins == [2, 3, 4]
    assert tavern.actors == [2]
    assert tavern.phase == "draw"
    assert tavern.told_to(1, "gave") == [{"who": "#0", "owner": "#2", "coins": 1}]


@pytest.mark.parametrize("event", STEPS)
def test_r05_after_an_event_only_the_coin_decides_who_plays(event: str) -> None:
    """In the standard way a guest comes to table 1 by most of the events; the coin goes to seat 2 all the same."""
    assert carried_out(event).act("give seat 2").actors == [2]


def test_r25_the_coin_never_goes_to_oneself() -> None:
    tavern = carried_out("out", active=0)
    assert tavern.legal() == ["give seat 1", "give seat 2"]
    refused(tavern, "give seat 0", "coin-to-oneself")


def test_r25_the_coin_may_go_to_a_player_with_a_complete_table() -> None:
    tavern = (
        position("elf noble", FULL, "elf")
        .act("draw event", "out")
        .act("pick elf at table 0")
        .act("give seat 1")
    )
    assert tavern.actors == [1]
    assert tavern.legal() == ["draw character", "draw event"]


def test_the_coin_goes_to_a_player_at_the_table() -> None:
    refused(carried_out("out"), "give seat 4", "not-now")


def test_r17_one_coin_is_given_however_rich_one_is() -> None:
    tavern = carried_out("out", coins=[23, 0, 0]).act("give seat 1")
    assert tavern.coins == [22, 1, 0]


def test_the_last_coin_can_always_be_given() -> None:
    tavern = carried_out("out", coins=[1, 3, 3]).act("give seat 1")
    assert tavern.coins == [0, 4, 3]


def test_r26_a_table_may_be_emptied_and_then_no_event_is_drawn_until_somebody_sits_at_each() -> (
    None
):
    tavern = position("elf", "noble", "witch").act("draw event", "out").act("give seat 1")
    assert tavern.tables[0] == []
    assert tavern.legal() == ["draw character"]
    refused(tavern, "draw event", "event-needs-guests")
    tavern.act("draw character", "elf").act("seat table 0")
    assert tavern.legal() == ["draw character", "draw event"]


def test_r14_no_event_can_be_declined() -> None:
    for event, steps in STEPS.items():
        tavern = turn(position(*STANDARD), event)
        for step in steps:
            prompt = tavern.state.prompt(tavern.actor(step))
            assert prompt is not None
            assert prompt.decline == -1, event
            tavern.act(step)


# --- what is asked, step by step ----------------------------------------------------------------------------------------------


def questions(event: str) -> list[tuple[str, dict[str, object]]]:
    tavern = turn(position(*STANDARD), event)
    asked: list[tuple[str, dict[str, object]]] = []
    for step in [*STEPS[event], "give seat 1"]:
        prompt = tavern.state.prompt(tavern.actor(step))
        assert prompt is not None
        asked.append((prompt.message.id, dict(prompt.message.args)))
        tavern.act(step)
    return asked


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            "turn_around",
            [
                ("ask-direction", {}),
                ("ask-pass", {"owner": "#1", "side": "left"}),
                ("ask-pass", {"owner": "#2", "side": "left"}),
                ("ask-pass", {"owner": "#0", "side": "left"}),
            ],
        ),
        ("hello", [("ask-hello-whom", {"ways": "both"}), ("ask-hello-where", {"card": "@elf"})]),
        ("musical_chairs", [("ask-swap-own", {}), ("ask-swap-other", {"card": "@elf"})]),
        ("out", [("ask-out", {})]),
        ("mystery_customer", [("ask-mystery", {"card": "@face_down@jean_jean"})]),
        ("reserved_seat", [("ask-replace", {"card": "@jean_jean"})]),
        ("gathering", [("ask-clan", {})]),
    ],
)
def test_each_event_asks_for_its_decisions_in_order(
    event: str, expected: list[tuple[str, dict[str, object]]]
) -> None:
    name = {"event": f"@{event}"}
    assert questions(event) == [(id, {**name, **args}) for id, args in expected] + [
        ("ask-give", name)
    ]


def test_nobody_else_is_asked_while_one_decides() -> None:
    tavern = Tavern(carried_out("out").state)
    assert tavern.state.prompt(1) is tavern.state.prompt(2) is None
    assert tavern.state.legal(1) == tavern.state.legal(2) == []
