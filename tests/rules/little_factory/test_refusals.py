"""What the rules do not allow is refused with its reason, in both languages, and changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rules.little_factory.table import TITLE, Factory, position, refused

import littleworlds as lw
from littleworlds.words import Words, explain

FOLDER = Path(__file__).parents[3] / "littleworlds" / "games" / "little_factory"

FULL = "wood wood wood wheat wheat clay clay"


def first_turn() -> Factory:
    factory = position("", "", tiles=[3, 4])
    factory.go_on()
    return factory


REFUSALS: list[tuple[str, Callable[[], Factory], str, int | None]] = [
    ("not-your-decision", lambda: position("wood", "clay"), "produce wood", 1),
    ("not-now", lambda: position("wood", "clay"), "stop", None),
    ("discard-first", lambda: position("wood", "clay"), "take brick", None),
    (
        "exchange-first",
        lambda: position("plank wood", "").act("exchange plank"),
        "produce clay",
        None,
    ),
    (
        "action-done",
        lambda: position("fish", "", fronts=["fishmonger"]).act("produce wood"),
        "produce clay",
        None,
    ),
    (
        "reveal-first",
        lambda: position("wood", "", middle="brick", phase="reveal"),
        "produce clay",
        None,
    ),
    ("not-in-hand", lambda: position("wood", "clay"), "exchange clay", None),
    ("not-available", lambda: position("clay", ""), "produce brick discard clay", None),
    ("hand-full", lambda: position(FULL, "", "", ""), "produce stone", None),
    (
        "cannot-pay",
        lambda: position("wood", "", middle="brick"),
        "produce brick discard clay",
        None,
    ),
    (
        "not-your-building",
        lambda: position("fish wood", "", fronts=["", "fishmonger"]),
        "activate fishmonger discard fish",
        None,
    ),
    (
        "already-activated",
        lambda: position("fish wood", "", fronts=["fishmonger"], activated="fishmonger"),
        "activate fishmonger discard fish",
        None,
    ),
    ("no-market", lambda: position("meat wood", ""), "market meat", None),
    (
        "buys-nothing",
        lambda: position("brick fish", "", middle="bread", level_1=""),
        "exchange brick",
        None,
    ),
    (
        "too-dear",
        lambda: position("brick wood", "", middle="plank").act("exchange brick"),
        "take plank",
        None,
    ),
    (
        "one-for-many",
        lambda: position("plank wood", "").act("exchange plank", "take clay"),
        "add wood",
        None,
    ),
    ("take-first", first_turn, "stop", None),
    ("action-owed", lambda: position("wood", ""), "end", None),
]
"""For each reason a position, and what is refused there."""


@pytest.mark.parametrize(
    ("reason", "made", "text", "seat"), REFUSALS, ids=[case[0] for case in REFUSALS]
)
def test_each_refusal_says_why_and_changes_nothing(
    reason: str, made: Callable[[], Factory], text: str, seat: int | None
) -> None:
    error = refused(made(), text, reason, seat)
    english, french = explain(error, "en"), explain(error, "fr")
    assert english == str(error)
    assert english != french
    for sentence in (english, french):
        assert "{" not in sentence


def test_every_reason_that_the_game_gives_is_tried() -> None:
    words = Words("en", TITLE.id)
    reasons = [case[0] for case in REFUSALS]
    assert all(words.knows(reason) for reason in reasons)
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
    calls = re.findall(r"\.illegal\((.*?), action", source, re.DOTALL)
    named = {reason for call in calls for reason in re.findall(r'"([a-z-]+)"', call)}
    assert len(named) > 10
    assert sorted(reasons) == sorted(named | {"not-your-decision"})


@pytest.mark.parametrize("action", [-1, TITLE.num_actions, TITLE.num_actions + 1000, 10**9])
def test_numbers_that_name_no_action_are_refused(action: int) -> None:
    factory = position("wood", "clay")
    before = factory.state.dump()
    with pytest.raises(lw.IllegalAction, match="is not what is asked now"):
        factory.state.apply(0, action, lw.Seeded(1))
    assert factory.state.dump() == before
