"""How a search thinks about a year of Walnut Grove."""

from typing import Final

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.position import WalnutState

_FEW: Final = Method(PLAN, width=60)
_MORE: Final = Method(PLAN, width=30, alone=True)
"""At three and four seats whole years were not tried yet."""


def stage(state: WalnutState) -> i64:
    """A year; what comes before the first belongs to it."""
    return -1 if state.season >= OVER else max(state.year, 1)


def method(state: WalnutState) -> Method:
    """A year is planned until luck intervenes; at a table for two the other acts by habit meanwhile. At larger ones a plan ends where
    others have to act."""
    return _FEW if state.seats <= 2 else _MORE
