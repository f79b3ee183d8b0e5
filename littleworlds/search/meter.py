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
        self._begun = time.monotonic()
        self._deadline = self._begun + seconds if seconds >= 0 else -1.0
        self._late = False

    def spend(self) -> None:
        self.spent += 1
        if self._deadline >= 0 and self.spent % _LOOKS == 0:
            self._late = time.monotonic() > self._deadline

    def exhausted(self) -> bool:
        return self._late or (self.limit >= 0 and self.spent >= self.limit)

    def affords(self, more: i64) -> bool:
        """Whether so many positions more are within the limits, as long as they take what the others took."""
        if self.limit >= 0 and self.spent + more > self.limit:
            return False
        if self._deadline < 0 or self.spent == 0:
            return True
        now = time.monotonic()
        return now + (now - self._begun) / float(self.spent) * float(more) <= self._deadline
