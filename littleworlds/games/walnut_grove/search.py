"""How a search thinks about a year of Walnut Grove."""

from typing import Final

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.position import WalnutState

METHOD: Final = Method(PLAN, width=40)


def stage(state: WalnutState) -> i64:
    """A year."""
    return -1 if state.season >= OVER else state.year


def method(state: WalnutState) -> Method:
    """A year is planned until luck intervenes."""
    return METHOD
