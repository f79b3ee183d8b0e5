"""How a search thinks about a turn of Little Factory."""

from typing import Final

from littleworlds.core.level import USUAL, Level
from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.little_factory.rules.phases import OVER, TURN_UP
from littleworlds.games.little_factory.state.position import FactoryState

METHODS: Final = [
    Method(PLAN, width=60, answers=32, turns=4, lucks=4),
    Method(PLAN, width=60, answers=24, turns=3, lucks=4),
    Method(PLAN, width=60, answers=24, turns=4, lucks=4),
]
"""By seat count. Each plan is played on to the end of an own turn: what a hand is good for shows when it is spent. docs/bots.md has the
figures."""

LEVELS: Final = [
    *USUAL[:3],
    Level(nodes=3000, seconds=0.8),
    Level(nodes=30000, seconds=2.5),
]


def stage(state: FactoryState) -> i64:
    """A turn, without the reveal after it: what is drawn there is nobody's doing."""
    if state.phase == OVER:
        return -1
    return 2 * state.turn + (1 if state.phase == TURN_UP else 0)


def method(state: FactoryState) -> Method:
    """The whole turn is planned: half an exchange says nothing about the other half."""
    return METHODS[state.seats - state.cards.min_seats]
