"""Lets so many through at a time, and everybody in turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from littleworlds.server.jobs.fair_queue import FairQueue


class FairGate:
    """Like a semaphore, but whoever comes often waits longer than the others."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def passing(self, owner: str, table: str) -> AsyncIterator[None]:
        """Wait for one's turn, and hold a place for the length of the block."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, table, turn)
        self._admit()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._free += 1
            else:
                self._queue.remove(owner, table, turn)
            self._admit()

    def _admit(self) -> None:
        while self._free and (turn := self._queue.take()) is not None:
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
