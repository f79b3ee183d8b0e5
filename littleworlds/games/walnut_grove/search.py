"""How a search thinks about a year of Walnut Grove."""

from typing import Final

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.position import WalnutState

_SOLO: Final = Method(PLAN, width=60)
_TABLE: Final = Method(PLAN, width=30, alone=True)


def stage(state: WalnutState) -> i64:
    """A year."""
    return -1 if state.season >= OVER else state.year


def method(state: WalnutState) -> Method:
    """A year is planned until luck intervenes; at a table until others have to act."""
    return _SOLO if state.seats == 1 else _TABLE
