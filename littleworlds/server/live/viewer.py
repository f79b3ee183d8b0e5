"""One socket at a table: which seats it is shown, what it has been shown, and what waits to be sent.

Frames wait in a short queue. A socket that reads too slowly overflows it and is dropped; it may come back and resume. So no client
can make the server's memory grow.
"""

import asyncio
from collections import deque

from littleworlds.server.metrics import DROPPED

TOO_SLOW = (1013, "too slow")
WITHDRAWN = (1012, "token withdrawn")
"""Come back: whoever has a newer token is let in again, the others are told."""
REMOVED = (1008, "removed by the host")

MAX_WAITING = 64
"""Messages that may wait for a slow socket."""


class Viewer:
    """A socket at a table."""

    def __init__(
        self,
        seats: list[int],
        person: str | None,
        since: int | None,
        muted: bool,
        things: bool,
        epoch: int = 0,
    ) -> None:
        self.seats = seats
        self.person = person
        self.epoch = epoch
        """Of the tokens that it came with: later ones may have replaced them."""
        self.seen = since
        self.muted = muted
        self.things = things
        self.dropped = False
        self.farewell = TOO_SLOW
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def shown_seats(self) -> list[int | None]:
        """The seats whose frames it gets; an onlooker's if it holds none."""
        return list(self.seats) or [None]

    def push(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.dropped:
            return
        if len(self._waiting) >= MAX_WAITING:
            self.drop()
            DROPPED.inc()
            return
        self._waiting.append(message)
        self._wake.set()

    def drop(self, farewell: tuple[int, str] | None = None) -> None:
        """Let the socket be closed, with a code and a reason."""
        if farewell is not None and not self.dropped:
            self.farewell = farewell
        self.dropped = True
        self._waiting.clear()
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next message to send; None if the socket is to be closed."""
        while not self._waiting:
            if self.dropped:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()
