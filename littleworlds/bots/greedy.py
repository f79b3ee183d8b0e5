"""The bot that looks a few of its own decisions ahead, by the game's own value of a position.

Half a move has no value of its own, so that the most promising ones are carried on: to the end of the turn where that is near.
Several worlds are imagined, the same ones for each action so that luck does not decide between them.
"""

from typing import Final

from littleworlds.bots.bot import Bot, Budget
from littleworlds.core.chance import Seeded
from littleworlds.core.method import PLAN, Method
from littleworlds.core.perspective import Perspective
from littleworlds.search.meter import Meter
from littleworlds.search.planning import plan_turn

HABIT: Final = Method(PLAN, width=8, worlds=8, alone=True, through=True, effort=100)
POSITIONS: Final = 300
"""After so many no further world is begun."""


class Greedy(Bot):
    """Takes the action with the best mean value over the imagined worlds; the first of equals."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        seconds = -1.0 if budget.seconds is None else budget.seconds
        return int(plan_turn(perspective, HABIT, Meter(POSITIONS, seconds), self.chance))
