"""The part of law 9 about notation: every action can be written down and read back. Records are made of it."""

from littleworlds.core.conformance.broken import Broken
from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.walk import named
from littleworlds.core.errors import Error
from littleworlds.core.game import NOTATION, Game


def law_notation(game: Game, case: Case) -> None:
    """Every action has a notation of its own that parses back: lower case, words apart by single spaces, no digit first, none of
    `; [ ] ~ #`."""
    for action in range(game.num_actions):
        wrong = _wrong(game, action)
        if wrong:
            why = f"the notation of action {action} is {game.notation(action)!r}, which {wrong}"
            raise Broken("notation", game.id, case, -1, why)


def _wrong(game: Game, action: int) -> str:
    text = game.notation(action)
    if text != text.lower():
        return "has capitals"
    if NOTATION.fullmatch(text) is None:
        return "has a digit in front, one of ; [ ] ~ #, or blanks that are not single"
    try:
        parsed = game.parse(text)
    except Error as problem:
        return f"does not parse: {named(problem)}"
    return "" if parsed == action else f"is read as action {parsed}"
