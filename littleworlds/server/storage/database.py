"""The database: SQLite beside the server, or a PostgreSQL by URL. One writer at a time where the database has room for one only.

SQLite runs with a write-ahead log and `synchronous=FULL`: a move that was acknowledged survives a power cut too, not only a crash of
the server. The log writer makes that affordable by putting the moves of many tables into one commit, and `append` by doing that commit in
one visit to the writer's thread. The write-ahead log is carried over into the file in the background, so that no move waits for it.
"""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import ClauseElement, Connection, Executable, event, insert, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from littleworlds.server.storage import model

_MIGRATION_LOCK = 7_361_204
"""Any number: the name of the lock under which one node at a time migrates a PostgreSQL."""


class Clash(Exception):
    """A key of the database forbids what was to be written."""


SILENT = (SQLAlchemyError, sqlite3.Error, OSError)
"""What a database that does not answer raises."""


class _Appender:
    """SQLite's own driver in a thread of its own: a whole transaction per visit, where the async driver needs one per statement."""

    def __init__(self, url: str) -> None:
        self._path = url.removeprefix("sqlite+aiosqlite:///")
        self._thread = ThreadPoolExecutor(1, "appender")
        self._connection: sqlite3.Connection | None = None
        self._spelled: dict[Executable, str] = {}

    async def run(self, statements: list[tuple[Executable, list[dict[str, Any]]]]) -> None:
        spelled = [(self._spell(statement), parameters) for statement, parameters in statements]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, spelled)

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def _spell(self, statement: Executable) -> str:
        if statement not in self._spelled:
            assert isinstance(statement, ClauseElement)
            self._spelled[statement] = str(
                statement.compile(dialect=sqlite.dialect(paramstyle="named"))
            )
        return self._spelled[statement]

    def _transact(self, statements: list[tuple[str, list[dict[str, Any]]]]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            _set_pragmas(self._connection, None)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, parameters in statements:
                self._connection.executemany(statement, parameters)
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise


class Database:
    """Connections for reading and for writing. Parameters of statements never show in an error, hence not in a log."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._engines = _sqlite_engines(url) if self.is_sqlite else _postgres_engines(url)
        self._readers, self._writer = self._engines
        self._one_writer = asyncio.Lock()
        self._appender = _Appender(url) if self.is_sqlite else None

    async def open(self) -> None:
        """Bring the database to this version."""
        async with self._writer.connect() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    text("SELECT pg_advisory_lock(:key)"), {"key": _MIGRATION_LOCK}
                )
            try:
                await connection.run_sync(_migrate)
                await connection.commit()
            finally:
                if not self.is_sqlite:
                    await connection.execute(
                        text("SELECT pg_advisory_unlock(:key)"), {"key": _MIGRATION_LOCK}
                    )

    async def close(self) -> None:
        if self._appender is not None:
            await self._appender.close()
        for engine in dict.fromkeys(self._engines):
            await engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back if it raises."""
        async with (
            self._one_writer if self.is_sqlite else contextlib.nullcontext(),
            self._writer.begin() as connection,
        ):
            yield connection

    async def append(self, statements: list[tuple[Executable, list[dict[str, Any]]]]) -> None:
        """A transaction of a few statements, each with many sets of parameters; a Clash if a key forbids it."""
        try:
            if self._appender is not None:
                async with self._one_writer:
                    await self._appender.run(statements)
                return
            async with self._writer.begin() as connection:
                for statement, parameters in statements:
                    await connection.execute(statement, parameters)
        except (IntegrityError, sqlite3.IntegrityError) as refused:
            raise Clash from refused

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


def _sqlite_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    path = Path(url.removeprefix("sqlite+aiosqlite:///"))
    path.parent.mkdir(parents=True, exist_ok=True)
    readers = create_async_engine(url, pool_size=3, max_overflow=0, hide_parameters=True)
    writer = create_async_engine(
        url, pool_size=1, max_overflow=0, pool_timeout=60, hide_parameters=True
    )
    for engine in (readers, writer):
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return readers, writer


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # The background carries the log over long before it has 20,000 pages; the limit is for a server that never rests.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=15000",
        "wal_autocheckpoint=20000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgres_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    engine = create_async_engine(
        url, pool_size=6, max_overflow=4, pool_pre_ping=True, hide_parameters=True
    )
    return engine, engine


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
