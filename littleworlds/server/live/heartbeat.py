"""The pulse of one node: every few seconds it writes that it is alive, which also shows whether the
database can be written.

When it starts, and when a database comes back, the clocks of live tables go on as they stood when
nobody could move any more.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.exc import IntegrityError

from littleworlds.server.errors import TryAgain
from littleworlds.server.storage.database import Database
from littleworlds.server.storage.heartbeat import drop_ballast, note_alive, write_ballast
from littleworlds.server.storage.outage import BUSY, Outage

BEAT_SECONDS = 5.0
TROUBLED_SECONDS = 1.0
"""So often a database that cannot be written is tried again."""
GATHER_SECONDS = 0.1
CLOSE_SECONDS = 3.0
PATIENCE_MILLISECONDS = 15_000
"""After so long without a beat of any node, nobody was there."""

_log = structlog.get_logger("heartbeat")


class Heartbeat:
    """Beats for as long as the node is open. `alone`: no other node can be alive.
    `clocks_changed` is called with the tables whose clocks stood still."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        alone: bool,
        clocks_changed: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        self._database = database
        self._health = database.health
        self._now = now
        # Before the first beat whoever is alone knows that nobody was there, however short it was.
        self._patience = 0 if alone else PATIENCE_MILLISECONDS
        self._clocks_changed = clocks_changed
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._beat()
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        """Leave word of when this was."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._health.trouble is None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._note()

    async def _run(self) -> None:
        while True:
            await self._pause()
            await self._beat()

    async def _pause(self) -> None:
        if self._health.trouble is not None:
            await asyncio.sleep(TROUBLED_SECONDS)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BEAT_SECONDS):
                await self._health.suspected.wait()
                # Where one command fails others do: one attempt is for all of them.
                await asyncio.sleep(GATHER_SECONDS)

    async def _beat(self) -> None:
        suspected = self._health.trouble is not None or self._health.suspected.is_set()
        self._health.suspected.clear()
        try:
            if suspected:
                await self._try_room()
            changed = await self._note()
            self._health.succeeded()
            await self._clocks_changed(changed)
        except Outage as outage:
            if outage.message.id != BUSY:
                self._health.failed(outage)
        except (TryAgain, IntegrityError):
            # Another node was in the way: it is alive.
            pass
        except Exception:
            _log.exception("a heartbeat failed")

    async def _try_room(self) -> None:
        async with self._database.probing() as connection:
            await write_ballast(connection)
        async with self._database.probing() as connection:
            await drop_ballast(connection)

    async def _note(self) -> list[str]:
        async with self._database.probing() as connection:
            changed = await note_alive(connection, self._now(), self._patience)
        self._patience = PATIENCE_MILLISECONDS
        return changed
