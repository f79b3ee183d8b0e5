"""Clocks of live tables: a store of time per seat, running while the seat owes a decision, with a few seconds back for each command.

They are reckoned from the times in the log and kept beside it, in the same transaction. Nothing happens by itself when one has run
out: the others may then give the seat to a bot.
"""

from typing import NamedTuple

import msgspec

from littleworlds.server.messages.parts import Clock, Pace


class Clocks(NamedTuple):
    """What each seat had left, in milliseconds, at a time, and whose clocks have been running since."""

    left: list[int]
    at: int
    running: list[int]

    @staticmethod
    def start(pace: Pace, seats: int, running: list[int], now: int) -> "Clocks | None":
        """The clocks at the beginning; None at a table without."""
        if pace.kind != "live":
            return None
        return Clocks([pace.seconds * 1000] * seats, now, running)

    @staticmethod
    def load(text: str | None) -> "Clocks | None":
        return None if text is None else msgspec.json.decode(text, type=Clocks)

    def dump(self) -> str:
        return msgspec.json.encode(self).decode()

    def now(self, now: int) -> list[int]:
        """What each seat has left now; below zero if its time is over."""
        passed = max(0, now - self.at)
        return [
            left - passed if seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def moved(self, pace: Pace, mover: int | None, running: list[int], now: int) -> "Clocks":
        """After a line of the log: the mover, if it was a move, gets its increment, and the seats that are asked run."""
        left = self.now(now)
        if mover is not None:
            left[mover] = max(0, left[mover]) + pace.increment * 1000
        return Clocks(left, now, running)

    def stood_still(self, since: int, now: int) -> "Clocks":
        """As if no time had passed between `since` and now."""
        return self._replace(at=now - max(0, since - self.at))

    def shown(self, now: int) -> list[Clock]:
        """For a frame."""
        return [
            Clock(max(0, left), seat in self.running) for seat, left in enumerate(self.now(now))
        ]
