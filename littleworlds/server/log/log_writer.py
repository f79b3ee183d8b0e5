"""The one way into the log of moves: commits are grouped, so that one wait for the disk serves every
table that moved meanwhile.

While a commit is under way the entries of other tables gather, and go together into the next one.
Nothing is delayed on purpose: an idle server commits a single move at once. If a group is refused,
each of its entries is tried alone, so that the one in conflict is the only one to fail.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.log.log_line import LogLine
from littleworlds.server.metrics import COMMITS, COMMITTED
from littleworlds.server.storage import model
from littleworlds.server.storage.database import Clash, Database
from littleworlds.server.storage.outage import Outage

GROUP = 400
"""At most so many tables per commit."""


Write = Callable[[AsyncConnection], Awaitable[None]]
"""Something to be written inside a transaction."""


class TableStatus(NamedTuple):
    """What is kept beside the log for listing: whose turn it is and the clocks."""

    seq: int
    awaits: str
    awaits_bot: bool
    clocks: str | None
    touched: int


class LogEntry(NamedTuple):
    """What one command adds: lines of one table, how the table then stands, and what else is written in
    the same transaction."""

    lines: list[LogLine]
    status: TableStatus
    also: Sequence[Write] = ()


class Conflict(Exception):
    """The log has gone on elsewhere: another node wrote this place first, or this command before."""


_INSERT = insert(model.moves)
_UPDATE = (
    update(model.tables)
    .where(model.tables.c.id == bindparam("of_table"))
    .values({name: bindparam("to_" + name) for name in TableStatus._fields})
)


class LogWriter:
    """Takes entries and commits them in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[LogEntry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="log writer")

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, entry: LogEntry) -> None:
        """Return once the entry is on disk. Conflict if its place is taken, an Outage if the
        database could not do it."""
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
            group.sort(key=lambda one: one[0].lines[0].table)
            try:
                await self._commit([entry for entry, _ in group])
                for _, future in group:
                    _resolve(future, None)
            except Outage as outage:
                # None of them would do better alone.
                for _, future in group:
                    _resolve(future, Outage(outage.message.id))
            except Exception:
                for entry, future in group:
                    _resolve(future, await self._commit_alone(entry))
            finally:
                done = {id(future) for _, future in group}
                self._waiting = [one for one in self._waiting if id(one[1]) not in done]

    async def _commit_alone(self, entry: LogEntry) -> Exception | None:
        """After a group was refused: what is wrong with this entry, if anything is."""
        try:
            await self._commit([entry])
        except (Clash, IntegrityError):
            return Conflict()
        except Exception as problem:
            return problem
        return None

    async def _commit(self, entries: list[LogEntry]) -> None:
        lines = [line._asdict() for entry in entries for line in entry.lines]
        statuses = [_parameters(entry) for entry in entries]
        writes = [write for entry in entries for write in entry.also]
        if not writes:
            await self._database.append([(_INSERT, lines), (_UPDATE, statuses)])
        else:
            async with self._database.committing() as connection:
                await connection.execute(_INSERT, lines)
                await connection.execute(_UPDATE, statuses)
                for write in writes:
                    await write(connection)
        COMMITS.inc()
        COMMITTED.inc(len(lines))


def _parameters(entry: LogEntry) -> dict[str, Any]:
    named = {"to_" + name: value for name, value in entry.status._asdict().items()}
    return {"of_table": entry.lines[0].table, **named}


def _resolve(future: "asyncio.Future[None]", problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
