"""Who is at a table: the sockets of this node, and what other nodes tell of theirs."""

import time

from littleworlds.server.live.viewer import Viewer

_BELIEVED = 45.0
"""Seconds for which another node's word holds; it repeats itself more often than that."""


class Presence:
    """The seats and the onlookers of one table."""

    def __init__(self, viewers: set[Viewer]) -> None:
        self._viewers = viewers
        self._elsewhere: dict[str, tuple[list[int], int, float]] = {}
        self._last_seen: dict[int, float] = {}
        self._opened = time.monotonic()

    def here(self) -> tuple[list[int], int]:
        """The seats and the number of onlookers at this node's sockets."""
        seats = sorted({seat for viewer in self._viewers for seat in viewer.seats})
        return seats, sum(not viewer.seats for viewer in self._viewers)

    def seats(self) -> list[int]:
        """The seats that have a socket, here or at another node."""
        return sorted({*self.here()[0], *(seat for seats, _ in self._told() for seat in seats)})

    def onlookers(self) -> int:
        """How many look on, here or at another node."""
        return self.here()[1] + sum(onlookers for _, onlookers in self._told())

    def hear(self, node: str, seats: list[int], onlookers: int) -> bool:
        """Another node tells who is there; whether that is news."""
        before = self._elsewhere.get(node, ([], 0, 0.0))
        self._elsewhere[node] = (seats, onlookers, time.monotonic() + _BELIEVED)
        return before[:2] != (seats, onlookers)

    def left(self, viewer: Viewer) -> None:
        """A socket of this node goes."""
        for seat in viewer.seats:
            self._last_seen[seat] = time.monotonic()

    def away_for(self, seat: int) -> float:
        """The seconds since a seat was last seen at this node, or since the table was opened here."""
        return time.monotonic() - self._last_seen.get(seat, self._opened)

    def _told(self) -> list[tuple[list[int], int]]:
        now = time.monotonic()
        return [
            (seats, onlookers)
            for seats, onlookers, until in self._elsewhere.values()
            if until > now
        ]
