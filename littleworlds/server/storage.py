"""The database: SQLite beside the server, or a PostgreSQL by URL. One writer at a time where the database has room for one only.

SQLite runs with a write-ahead log and `synchronous=FULL`: a move that was acknowledged survives a power cut too, not only a crash of
the server. The journal makes that affordable by putting the moves of many tables into one commit.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from littleworlds.server import model

_MIGRATION_LOCK = 7_361_204
"""Any number: the name of the lock under which one node at a time migrates a PostgreSQL."""


class Storage:
    """Connections for reading and for writing."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._engines = _sqlite_engines(url) if self.is_sqlite else _postgres_engines(url)
        self._readers, self._writer = self._engines

    async def open(self) -> None:
        """Bring the database to this version."""
        async with self._writer.connect() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _MIGRATION_LOCK})
            try:
                await connection.run_sync(_migrate)
                await connection.commit()
            finally:
                if not self.is_sqlite:
                    await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _MIGRATION_LOCK})

    async def close(self) -> None:
        for engine in dict.fromkeys(self._engines):
            await engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back if it raises."""
        async with self._writer.begin() as connection:
            yield connection

    async def signing_key(self) -> bytes:
        """The key under which all nodes sign tokens; drawn when the database is new."""
        try:
            async with self.writing() as connection:
                known = await connection.scalar(select(model.settings.c.value).where(model.settings.c.key == "signing-key"))
                if known is None:
                    known = secrets.token_hex(32)
                    await connection.execute(insert(model.settings).values(key="signing-key", value=known))
        except IntegrityError:
            # Another node was first.
            return await self.signing_key()
        return bytes.fromhex(known)


def _sqlite_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    path = Path(url.removeprefix("sqlite+aiosqlite:///"))
    path.parent.mkdir(parents=True, exist_ok=True)
    readers = create_async_engine(url, pool_size=3, max_overflow=0)
    writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
    for engine in (readers, writer):
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return readers, writer


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgres_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    engine = create_async_engine(url, pool_size=6, max_overflow=4, pool_pre_ping=True)
    return engine, engine


def _migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
