"""How a search thinks about a turn of Little Factory."""

from typing import Final

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.little_factory.rules.phases import OVER, TURN_UP
from littleworlds.games.little_factory.state.position import FactoryState

METHOD: Final = Method(PLAN, width=60, answers=16)


def stage(state: FactoryState) -> i64:
    """A turn, without the reveal after it: what is drawn there is nobody's doing."""
    if state.phase == OVER:
        return -1
    return 2 * state.turn + (1 if state.phase == TURN_UP else 0)


def method(state: FactoryState) -> Method:
    """The whole turn is planned: half an exchange says nothing about the other half."""
    return METHOD
