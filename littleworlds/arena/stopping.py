"""When a pair has played enough: as soon as the interval of the first's share clears a mark.

Decided in the order of the plays' numbers, whenever they come in, so that one process or ten, in one go or with
interruptions, stop at the same play.
"""

from typing import Final

from littleworlds.arena.intervals import WATCHED, wilson
from littleworlds.arena.result import Result

FEWEST: Final = 20
"""Before so many plays nothing is called clear."""


class Stopping:
    """Watches one pair. `end` is the number of plays that count, once that is known."""

    def __init__(self, seats: int, mark: float) -> None:
        self.end: int | None = None
        self._seats = seats
        self._mark = mark
        self._won = 0.0
        self._counted = 0
        self._waiting: dict[int, Result] = {}

    def add(self, result: Result) -> None:
        """Take in a play; it counts as soon as all before it are there."""
        self._waiting[result.number] = result
        while self.end is None and self._counted in self._waiting:
            played = self._waiting.pop(self._counted)
            self._won += played.share(self._counted % self._seats)
            self._counted += 1
            # Only whole rounds of seats: in between one of them may be favoured.
            if self._counted >= FEWEST and self._counted % self._seats == 0:
                if wilson(self._won, self._counted, WATCHED).clears(self._mark):
                    self.end = self._counted
