"""How a search thinks about Little Tavern."""

from typing import Final

from littleworlds.core.method import TREE, Method
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.rules.phases import OVER
from littleworlds.games.little_tavern.state.position import TavernState

METHOD: Final = Method(TREE, exploration=0.5, scale=6.0)


def stage(state: TavernState) -> i64:
    """A turn."""
    return -1 if state.phase == OVER else state.turn


def method(state: TavernState) -> Method:
    """Turns are short and luck is everywhere: a tree over everybody's decisions, whatever is drawn."""
    return METHOD
