"""The database: SQLite beside the server, or a PostgreSQL by URL. One writer at a time where the
database has room for one only.

SQLite runs with a write-ahead log and `synchronous=FULL`: a move that was acknowledged survives a
power cut too, not only a crash of the server. The log writer makes that affordable by putting the
moves of many tables into one commit, and `append` by doing that commit in one visit to the writer's
thread. The write-ahead log is carried over into the file in the background, so that no move waits
for it.
"""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar

from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.storage import model
from littleworlds.server.storage.engines import (
    Pool,
    postgres_pools,
    sqlite_connect,
    sqlite_file,
    sqlite_pools,
)
from littleworlds.server.storage.health import Health
from littleworlds.server.storage.opening import open_database
from littleworlds.server.storage.outage import SILENT, Outage, outage
from littleworlds.server.storage.sqlite_appender import Appender, Statements


class Clash(Exception):
    """A key of the database forbids what was to be written."""


class _Holding:
    """A task has a connection, for as long as `on` says so."""

    on = True


_holding: ContextVar[_Holding | None] = ContextVar("holding", default=None)


class Database:
    """Connections for reading and for writing. Parameters of statements never show in an error,
    hence not in a log.

    What the database cannot do is raised as an Outage. Nobody takes a second connection before the
    first is given back: a crowd that did would wait for itself.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.health = Health()
        self._pools = sqlite_pools(url) if self.is_sqlite else postgres_pools(url)
        self._one_writer = asyncio.Lock()
        self._appender = Appender(sqlite_connect(url)) if self.is_sqlite else None
        file = sqlite_file(url) if self.is_sqlite else None
        self._folder = None if file is None else file.parent

    async def open(self, create: bool = True) -> None:
        """Bring the database to this version; CannotStart if it cannot be used. Without `create`, a
        SQLite file must be there."""
        await open_database(self.url, create)

    async def close(self) -> None:
        if self._appender is not None:
            await self._appender.close()
        await self._pools.close()

    # --- connections ------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._connected(self._pools.reading) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back if it raises."""
        self.health.check()
        async with self._transaction(self._pools.writing) as connection:
            yield connection

    @asynccontextmanager
    async def reading_tables(self) -> AsyncIterator[AsyncConnection]:
        """For tables that are played at: their moves do not wait for people in the lobby."""
        async with self._connected(self._pools.tables) as connection:
            yield connection

    @asynccontextmanager
    async def committing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of what is done at a table, which does not wait for people in the lobby
        either."""
        self.health.check()
        async with self._transaction(self._pools.log) as connection:
            yield connection

    async def append(self, statements: Statements) -> None:
        """The same for a few statements, each with many sets of parameters; a Clash if a key
        forbids it."""
        self.health.check()
        try:
            if self._appender is None:
                async with self._transaction(self._pools.log) as connection:
                    for statement, parameters in statements:
                        await connection.execute(statement, parameters)
            else:
                with self._alone(), self._telling():
                    async with self._pools.log.limiter.slot(), self._one_writer:
                        await self._appender.run(statements)
        except (IntegrityError, sqlite3.IntegrityError) as refused:
            raise Clash from refused

    @asynccontextmanager
    async def probing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is tried whatever is known about the database's health."""
        async with self._transaction(self._pools.log) as connection:
            yield connection

    @asynccontextmanager
    async def _connected(self, pool: Pool) -> AsyncIterator[AsyncConnection]:
        self.health.check(SILENT)
        with self._alone(), self._telling():
            async with pool.limiter.slot(), pool.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self, pool: Pool) -> AsyncIterator[AsyncConnection]:
        with self._alone(), self._telling():
            async with (
                pool.limiter.slot(),
                self._one_writer if self.is_sqlite else contextlib.nullcontext(),
                pool.engine.begin() as connection,
            ):
                yield connection

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Refuse a second connection to a task that has one, and to those that it has started
        meanwhile."""
        holder = _holding.get()
        if holder is not None and holder.on:
            raise RuntimeError("a second connection was asked for while one is held")
        mine = _Holding()
        token = _holding.set(mine)
        try:
            yield
        finally:
            mine.on = False
            _holding.reset(token)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Tell an outage as what it is, and have the database looked at."""
        try:
            yield
        except Exception as problem:
            told = outage(problem, self._folder)
            if told is None:
                raise
            if isinstance(told, Outage):
                self.health.suspect(told)
            raise told from problem

    # --- what it keeps ----------------------------------------------------------------------------

    async def tend(self) -> None:
        """Carry a SQLite's write-ahead log over into its file, without holding up writers."""
        if self.is_sqlite:
            async with self.reading() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def signing_key(self) -> bytes:
        """The key under which all nodes sign tokens; drawn when the database is new."""
        try:
            async with self.writing() as connection:
                known = await connection.scalar(
                    select(model.settings.c.value).where(model.settings.c.key == "signing-key")
                )
                if known is None:
                    known = secrets.token_hex(32)
                    await connection.execute(
                        insert(model.settings).values(key="signing-key", value=known)
                    )
        except IntegrityError:
            # Another node was first.
            return await self.signing_key()
        return bytes.fromhex(known)
