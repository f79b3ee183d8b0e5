"""How a search thinks about a round of It's a Wonderful World."""

from typing import Final

from littleworlds.core.method import HALVE, PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.rules.phases import BETWEEN, DRAFT
from littleworlds.games.wonderful_world.state.position import WorldState

_DRAFT: Final = Method(HALVE, candidates=5)
_ROUND: Final = Method(PLAN, width=20)


def stage(state: WorldState) -> i64:
    """A draft, and the rest of the round."""
    if state.phase >= BETWEEN:
        return -1
    return 2 * state.round + (0 if state.phase <= DRAFT else 1)


def method(state: WorldState) -> Method:
    """A draft is finished by everybody; the rest of the round is one's own and is planned to its end."""
    return _DRAFT if state.phase <= DRAFT else _ROUND
