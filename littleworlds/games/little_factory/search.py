"""How a search thinks about a turn of Little Factory."""

from typing import Final

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.little_factory.rules.phases import OVER
from littleworlds.games.little_factory.state.position import FactoryState

METHOD: Final = Method(PLAN, width=60, answers=16)


def stage(state: FactoryState) -> i64:
    """A turn."""
    return -1 if state.phase == OVER else state.turn


def method(state: FactoryState) -> Method:
    """The whole turn is planned: half an exchange says nothing about the other half."""
    return METHOD
