"""What the rules do not allow is refused with its reason, in both languages, and changes nothing."""

from collections.abc import Callable

import pytest
from rules.little_tavern.table import (
    SEATS,
    STANDARD,
    TITLE,
    Tavern,
    carried_out,
    position,
    random_play,
    refused,
    turn,
)

import littleworlds as lw
from littleworlds.words import explain

FULL = "goblin goblin goblin goblin"


def over() -> Tavern:
    return position("elf elf elf elf", FULL, "elf elf elf", coins=[9, 0, 0]).act(
        "draw character", "elf"
    )


def hello(*tables: str) -> Tavern:
    return position(*tables).act("draw event", "hello")


def gathering() -> Tavern:
    tables = ("adventuress_1 elf", "adventuress_2 adventuress_5 elf", "elf")
    return position(*tables).act("draw event", "gathering").act("gather adventuresses")


REFUSALS: list[tuple[str, Callable[[], Tavern], str, int | None]] = [
    ("not-your-decision", lambda: position("", "", ""), "draw character", 1),
    ("play-is-over", over, "draw character", 0),
    ("not-now", lambda: position("", "", ""), "turn left", None),
    (
        "table-full",
        lambda: position("", FULL, "").act("draw character", "elf"),
        "seat table 1",
        None,
    ),
    (
        "own-table-full",
        lambda: hello("goblin goblin goblin elf", "elf", "elf"),
        "pick elf at table 1",
        None,
    ),
    (
        "no-other-open-table",
        lambda: hello("elf", FULL, "dwarf dwarf dwarf noble"),
        "pick elf at table 0",
        None,
    ),
    ("wrong-table", lambda: turn(position(*STANDARD), "out"), "pick witch at table 1", None),
    ("wrong-clan", gathering, "pick elf at table 1", None),
    ("nobody-like-that", lambda: turn(position(*STANDARD), "out"), "pick witch at table 0", None),
    ("no-event-left", lambda: position(*STANDARD, events=""), "draw event", None),
    ("event-needs-coin", lambda: position(*STANDARD, coins=[0, 3, 3]), "draw event", None),
    ("event-needs-guests", lambda: position("elf", "elf", ""), "draw event", None),
    ("clan-not-here", lambda: turn(position(*STANDARD), "gathering"), "gather witches", None),
    ("coin-to-oneself", lambda: carried_out("out"), "give seat 0", None),
]
"""For each reason a position, and what is refused there."""


@pytest.mark.parametrize(
    ("reason", "made", "text", "seat"), REFUSALS, ids=[case[0] for case in REFUSALS]
)
def test_each_refusal_says_why_and_changes_nothing(
    reason: str, made: Callable[[], Tavern], text: str, seat: int | None
) -> None:
    error = refused(made(), text, reason, seat)
    english, french = explain(error, "en"), explain(error, "fr")
    assert english == str(error)
    assert english != french
    for sentence in (english, french):
        assert sentence.endswith((".", "?"))
        assert "$" not in sentence
        assert "@" not in sentence


PHASES: dict[str, Callable[[], Tavern]] = {
    "draw": lambda: position(*STANDARD),
    "seat": lambda: position(*STANDARD).act("draw character", "elf"),
    "direction": lambda: turn(position(*STANDARD), "turn_around"),
    "pass": lambda: turn(position(*STANDARD), "turn_around").act("turn left"),
    "hello-whom": lambda: turn(position(*STANDARD), "hello"),
    "hello-where": lambda: turn(position(*STANDARD), "hello").act("pick elf at table 0"),
    "swap-own": lambda: turn(position(*STANDARD), "musical_chairs"),
    "swap-other": lambda: turn(position(*STANDARD), "musical_chairs").act("pick elf at table 0"),
    "out": lambda: turn(position(*STANDARD), "out"),
    "mystery": lambda: turn(position(*STANDARD), "mystery_customer"),
    "replace": lambda: turn(position(*STANDARD), "reserved_seat"),
    "clan": lambda: turn(position(*STANDARD), "gathering"),
    "gather": lambda: turn(position("adventuress_1 adventuress_2", "elf", "elf"), "gathering"),
    "give": lambda: carried_out("out"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_not_asked_is_refused_in_every_phase(phase: str) -> None:
    """All actions and some numbers that are none, by every seat: exactly those that are listed are taken."""
    tavern = PHASES[phase]()
    assert tavern.phase == phase
    before = tavern.state.dump()
    for seat in range(-1, 4):
        listed = tavern.state.legal(seat)
        for action in range(-2, TITLE.num_actions + 2):
            if action in listed:
                continue
            with pytest.raises(lw.IllegalAction):
                tavern.state.apply(seat, action, lw.Recorded([]))
            assert tavern.state.dump() == before, (seat, action)


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_not_listed_is_refused_in_random_games(seats: int) -> None:
    for seed in range(8):
        dice = lw.Seeded(seed)
        for moment in random_play(seats, seed):
            before = moment.state.dump()
            for seat in range(seats):
                action = int(dice.index(TITLE.num_actions))
                if action not in moment.state.legal(seat):
                    with pytest.raises(lw.IllegalAction):
                        moment.state.apply(seat, action, lw.Recorded([]))
            assert moment.state.dump() == before, moment.where


def test_a_text_that_names_no_action_is_refused_with_the_nearest() -> None:
    with pytest.raises(lw.NotationError) as problem:
        TITLE.parse("draw charakter")
    assert "draw character" in str(problem.value)


def test_every_action_has_a_notation_that_parses_back() -> None:
    texts = [TITLE.notation(action) for action in range(TITLE.num_actions)]
    assert [TITLE.parse(text) for text in texts] == list(range(TITLE.num_actions))
    assert TITLE.parse("  Seat   TABLE 2 ") == TITLE.parse("seat table 2")
