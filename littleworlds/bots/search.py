"""The bot that searches: `search:400ms` or `search:2000it`, by the pieces that each title names for its positions."""

import re
from typing import Final

from littleworlds.bots.bot import Bot, Budget
from littleworlds.core.chance import Seeded
from littleworlds.core.perspective import Perspective
from littleworlds.search.meter import Meter
from littleworlds.search.thinking import think

SPEC: Final = re.compile(r"search:([1-9][0-9]{0,8})(ms|it)")
"""Milliseconds, or positions that are valued."""


class Search(Bot):
    """With a number of positions it plays the same way for the same seed, on every machine."""

    def __init__(self, seed: int, nodes: int = -1, seconds: float = -1.0) -> None:
        self._chance = Seeded(seed)
        self._nodes = nodes
        self._seconds = seconds

    @classmethod
    def parse(cls, spec: str, seed: int) -> "Search":
        told = SPEC.fullmatch(spec)
        assert told is not None
        amount, unit = int(told[1]), told[2]
        return cls(seed, seconds=amount / 1000) if unit == "ms" else cls(seed, nodes=amount)

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        nodes = self._nodes if budget.iterations is None else budget.iterations
        seconds = self._seconds if budget.seconds is None else budget.seconds
        return int(think(perspective, Meter(nodes, seconds), self._chance))
