"""So many at a time, and a queue that nobody stands in for long: whoever finds it full, or
stuck, is told so at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from littleworlds.server.storage.outage import BUSY, Outage

MOST_WAITING = 1000
"""A node whose sockets all come back at once needs most of it for a moment."""
WAIT_SECONDS = 5.0


class Limiter:
    """Lets so many in at a time."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._waiting = 0
        self._stuck = False

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """One of the places; an Outage if there is none for long."""
        if self._free.locked():
            await self._wait()
        else:
            await self._free.acquire()
        try:
            yield
        finally:
            self._stuck = False
            self._free.release()

    async def _wait(self) -> None:
        # Where one has waited in vain and nobody has left since, the next would wait in vain too.
        if self._stuck or self._waiting >= MOST_WAITING:
            raise Outage(BUSY)
        self._waiting += 1
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await self._free.acquire()
        except TimeoutError:
            self._stuck = True
            raise Outage(BUSY) from None
        finally:
            self._waiting -= 1
