"""How a database is opened: the drivers' options, and how many connections each kind of work gets.

Requests of people share most of them. Tables that are played at read through some of their own, and
the log is written through one more, so that no crowd in the lobby holds up a move.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from littleworlds.server.storage.limiter import WAIT_SECONDS, Limiter

CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 10.0
"""A PostgreSQL that takes longer for one statement counts as silent."""
LOCK_SECONDS = 5.0
"""For so long a SQLite waits for another process, such as an operator's command."""


class Pool(NamedTuple):
    """An engine, and a limit as high as its number of connections: who waits does so before it."""

    engine: AsyncEngine
    limiter: Limiter


class Pools(NamedTuple):
    """Connections by what they are for."""

    reading: Pool
    writing: Pool
    tables: Pool
    """Reading for tables that are played at."""
    log: Pool
    """Writing what is done at tables."""

    async def close(self) -> None:
        for engine in dict.fromkeys(pool.engine for pool in self):
            await engine.dispose()


def sqlite_pools(url: str) -> Pools:
    writer = _sqlite_engine(url, 1)
    return Pools(
        reading=Pool(_sqlite_engine(url, 3), Limiter(3)),
        writing=Pool(writer, Limiter(1)),
        tables=Pool(_sqlite_engine(url, 2), Limiter(2)),
        # The file has room for one writer. The log's queue is its own: behind the lock that the two
        # share, it waits for one other transaction at most.
        log=Pool(writer, Limiter(1)),
    )


def postgres_pools(url: str) -> Pools:
    people = Pool(_postgres_engine(url, 8), Limiter(8))
    return Pools(
        reading=people,
        writing=people,
        tables=Pool(_postgres_engine(url, 3), Limiter(3)),
        log=Pool(_postgres_engine(url, 2), Limiter(2)),
    )


def sqlite_connect(url: str, with_pragmas: bool = True) -> Callable[[], sqlite3.Connection]:
    """Opens a SQLite file without an engine: for the same URL the same file. Without pragmas nothing
    in it changes."""
    parsed = make_url(url)
    args, options = parsed.get_dialect()().create_connect_args(parsed)
    options = {**options, "isolation_level": None}

    def connect() -> sqlite3.Connection:
        connection: sqlite3.Connection = sqlite3.connect(args[0], **options)
        if with_pragmas:
            _set_pragmas(connection, None)
        return connection

    return connect


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite URL; None for one in the form of a URI, which SQLite reads by itself."""
    parsed = make_url(url)
    by_uri = "uri" in parsed.query
    return None if by_uri or parsed.database is None else Path(parsed.database)


def patient_engine(url: str) -> AsyncEngine:
    """One connection for migrations, which may take as long as they need."""
    if url.startswith("sqlite"):
        return _sqlite_engine(url, 1)
    return _postgres_engine(url, 1, {"timeout": CONNECT_SECONDS})


def address_of(url: URL) -> str:
    """Where a PostgreSQL is, without a password."""
    host = url.host or url.query.get("host") or "localhost"
    return f"{host}:{url.port or 5432}"


def _sqlite_engine(url: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, pool_timeout=WAIT_SECONDS, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # The background carries the log over long before it has 20,000 pages; the limit is for a server
    # that never rests.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={int(LOCK_SECONDS * 1000)}",
        "wal_autocheckpoint=20000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgres_engine(url: str, size: int, options: dict[str, Any] | None = None) -> AsyncEngine:
    answers = {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS}
    return create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=WAIT_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=answers if options is None else options,
    )
