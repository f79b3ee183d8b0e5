"""The one way into the log of moves: commits are grouped, so that one wait for the disk serves every table that moved meanwhile.

While a commit is under way the entries of other tables gather, and go together into the next one. Nothing is delayed on purpose:
an idle server commits a single move at once. If a group is refused, each of its entries is tried alone, so that the one in conflict
is the only one to fail.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server import model
from littleworlds.server.errors import TryAgain
from littleworlds.server.lines import Row
from littleworlds.server.metrics import COMMITS, COMMITTED
from littleworlds.server.storage import SILENT, Clash, Storage

GROUP = 400
"""At most so many tables per commit."""


class Standings(NamedTuple):
    """What is kept beside the log for listing: whose turn it is and the clocks."""

    seq: int
    awaits: str
    awaits_bot: bool
    clocks: str | None
    touched: int


class Entry(NamedTuple):
    """What one command adds: lines of one table, how the table then stands, and what else belongs into the same transaction."""

    rows: list[Row]
    standings: Standings
    besides: Callable[[AsyncConnection], Awaitable[None]] | None = None


class Conflict(Exception):
    """The log has gone on elsewhere: another node wrote this place first, or this command before."""


_INSERT = insert(model.moves)
_UPDATE = (
    update(model.tables)
    .where(model.tables.c.id == bindparam("of_table"))
    .values({name: bindparam("to_" + name) for name in Standings._fields})
)


class Journal:
    """Takes entries and commits them in groups."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, entry: Entry) -> None:
        """Return once the entry is on disk. Conflict if its place is taken, TryAgain if the database did not answer."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        self._wake.set()
        await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group = self._waiting[:GROUP]
            if not group:
                self._wake.clear()
                continue
            # One order on every node, so that two groups never wait for each other in a ring.
            group.sort(key=lambda one: one[0].rows[0].table)
            try:
                await self._commit([entry for entry, _ in group])
                for _, future in group:
                    _settle(future, None)
            except Exception:
                for entry, future in group:
                    _settle(future, await self._alone(entry))
            finally:
                done = {id(future) for _, future in group}
                self._waiting = [one for one in self._waiting if id(one[1]) not in done]

    async def _alone(self, entry: Entry) -> Exception | None:
        try:
            await self._commit([entry])
        except (Clash, IntegrityError):
            return Conflict()
        except SILENT:
            return TryAgain("database-silent")
        except Exception as problem:
            return problem
        return None

    async def _commit(self, entries: list[Entry]) -> None:
        rows = [row._asdict() for entry in entries for row in entry.rows]
        standings = [_parameters(entry) for entry in entries]
        besides = [entry.besides for entry in entries if entry.besides is not None]
        if not besides:
            await self._storage.append([(_INSERT, rows), (_UPDATE, standings)])
        else:
            async with self._storage.writing() as connection:
                await connection.execute(_INSERT, rows)
                await connection.execute(_UPDATE, standings)
                for more in besides:
                    await more(connection)
        COMMITS.inc()
        COMMITTED.inc(len(rows))


def _parameters(entry: Entry) -> dict[str, Any]:
    named = {"to_" + name: value for name, value in entry.standings._asdict().items()}
    return {"of_table": entry.rows[0].table, **named}


def _settle(future: "asyncio.Future[None]", problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
