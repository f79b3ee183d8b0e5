"""How a search thinks about a year of Walnut Grove."""

from typing import Final

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.position import WalnutState

_SOLO: Final = Method(PLAN, width=60, ahead=16)
_TABLE: Final = Method(PLAN, width=60)


def stage(state: WalnutState) -> i64:
    """A year; what comes before the first belongs to it."""
    return -1 if state.season >= OVER else max(state.year, 1)


def method(state: WalnutState) -> Method:
    """A year is planned until luck intervenes, and alone the next one after it; others at the table act by habit meanwhile."""
    return _SOLO if state.seats == 1 else _TABLE
