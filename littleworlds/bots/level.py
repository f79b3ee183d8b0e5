"""The bots that people play against: `level:beginner` to `level:expert`. What a level means is up to the title."""

from typing import Final

from littleworlds.bots.bot import Bot, Budget
from littleworlds.core.chance import Seeded
from littleworlds.core.level import LEVELS
from littleworlds.core.perspective import Perspective
from littleworlds.search.glance import glance
from littleworlds.search.meter import Meter
from littleworlds.search.thinking import think

_FINE: Final = 1 << 20
"""Into how many parts chances are cut."""
PREFIX: Final = "level:"
SPECS: Final = [PREFIX + level for level in LEVELS]


class LevelBot(Bot):
    """Plays the same way for the same seed, as long as it need not break off for lack of time."""

    def __init__(self, level: str, seed: int) -> None:
        self._level = LEVELS.index(level)
        self._chance = Seeded(seed)

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        level = perspective.game.level(self._level)
        attentive = budget.advising or not self._lapses(level.lapses)
        if level.nodes == 0 or not attentive:
            return int(glance(perspective, level, self._chance))
        seconds = level.seconds if budget.seconds is None else min(level.seconds, budget.seconds)
        return int(think(perspective, Meter(int(level.nodes), seconds), self._chance))

    def _lapses(self, part: float) -> bool:
        return part > 0.0 and int(self._chance.index(_FINE)) < part * _FINE
