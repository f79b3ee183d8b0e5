"""Law 18: an answer that the table may give by itself is one that could not be another, or a plain no."""

from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.walk import Walk
from littleworlds.core.game import Game
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import State


def law_usual(game: Game, case: Case) -> None:
    """The usual answer of a prompt is legal, and its decline or its only legal action; only a usual answer can be
    harmless."""
    walk = Walk("usual", game, case)
    for state in walk.positions():
        for seat in state.actors():
            prompt = state.prompt(seat)
            if prompt is not None:
                _usual(walk, state, int(seat), prompt)


def _usual(walk: Walk, state: State, seat: int, prompt: Prompt) -> None:
    legal = state.legal(seat)
    if prompt.usual >= 0 and prompt.usual not in legal:
        name = walk.name(int(prompt.usual))
        walk.fail(f"the usual answer of {prompt} is {name!r}, which seat {seat} may not do")
    if prompt.usual >= 0 and prompt.usual != prompt.decline and len(legal) > 1:
        why = (
            f"the usual answer of {prompt} is {walk.name(int(prompt.usual))!r}, though seat {seat}"
        )
        walk.fail(f"{why} may do other things and it is no decline")
    if prompt.harmless and prompt.usual < 0:
        walk.fail(f"{prompt} has no usual answer, yet it is called harmless")
