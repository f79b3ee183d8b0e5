"""What a search may cost: so many positions valued, or so much time."""

import time
from typing import final

from littleworlds.core.native import i64

_LOOKS = 32
"""The clock is looked at once in so many positions."""


@final
class Meter:
    """Counts the positions that were valued."""

    def __init__(self, nodes: int, seconds: float) -> None:
        """Without a limit: a negative number."""
        self.spent: i64 = 0
        self.limit: i64 = nodes
        self._seconds = seconds
        self._deadline = time.monotonic() + seconds if seconds >= 0 else -1.0
        self._late = False

    def spend(self) -> None:
        self.spent += 1
        if self._deadline >= 0 and self.spent % _LOOKS == 0:
            self._late = time.monotonic() > self._deadline

    def part(self) -> float:
        """How much of it is gone, from 0 to 1: positions where they are limited, so that the same number of them is used in the same
        way on every machine; else time."""
        if self.exhausted():
            return 1.0
        if self.limit >= 0:
            return float(self.spent) / float(self.limit)
        if self._deadline < 0:
            return 0.0
        left = self._deadline - time.monotonic()
        return 1.0 - left / self._seconds if left > 0.0 else 1.0

    def exhausted(self) -> bool:
        return self._late or (self.limit >= 0 and self.spent >= self.limit)
