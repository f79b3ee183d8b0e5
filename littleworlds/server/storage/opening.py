"""Opening a database when a server starts: what is wrong with it is said in one sentence, before
anything is served."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from littleworlds.server.errors import CannotStart
from littleworlds.server.storage.engines import (
    address_of,
    patient_engine,
    sqlite_connect,
    sqlite_file,
)
from littleworlds.server.storage.outage import FULL, READ_ONLY, outage

_MIGRATION_LOCK = 7_361_204
"""Any number: the name of the lock under which one node at a time migrates a PostgreSQL."""

_SYSTEM_ERRORS = {FULL: errno.ENOSPC, READ_ONLY: errno.EACCES}

_POSTGRES_MESSAGES = {
    "3D": "database-missing",
    "28": "database-denied",
    "42501": "database-denied",
}
"""By SQLSTATE, or its class: what a PostgreSQL that answers does not give."""


async def open_database(url: str, create: bool) -> None:
    """Bring a database to this version; CannotStart if it cannot be used."""
    if url.startswith("sqlite"):
        _check_file(url, create)
    try:
        await _migrate(url)
    except CommandError:
        raise CannotStart("database-newer", database=_name(url)) from None
    except Exception as problem:
        # Errors of PostgreSQL's driver while a connection is made come as they are.
        known = isinstance(problem, SQLAlchemyError | OSError) or hasattr(problem, "sqlstate")
        if not known:
            raise
        raise _why_not(url, problem) from problem


async def _migrate(url: str) -> None:
    engine = patient_engine(url)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                # It is given back with the connection.
                await connection.execute(
                    text("SELECT pg_advisory_lock(:key)"), {"key": _MIGRATION_LOCK}
                )
            await connection.run_sync(_upgrade)
            await connection.commit()
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# --- what is wrong --------------------------------------------------------------------------------


def _check_file(url: str, create: bool) -> None:
    """Whether a SQLite file can be opened at all; it is made if it may be."""
    file = sqlite_file(url)
    if file is not None and not create and not file.exists():
        raise CannotStart("database-missing", database=str(file))
    try:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            # SQLite does not say why it cannot open a file, the system does.
            with file.open("ab"):
                pass
        with closing(sqlite_connect(url, with_pragmas=False)()) as connection:
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            names = [name for (name,) in tables]
    except (OSError, sqlite3.Error) as problem:
        raise _why_not(url, problem) from problem
    if names and "alembic_version" not in names:
        # The file of another program, which does not expect our tables in it.
        raise CannotStart("database-foreign", database=_name(url))


def _why_not(url: str, problem: Exception) -> CannotStart:
    original = problem.orig if isinstance(problem, DBAPIError) else problem
    code, state = (getattr(original, name, None) for name in ("sqlite_errorcode", "sqlstate"))
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return CannotStart("database-foreign", database=_name(url))
    if isinstance(state, str):
        message = _POSTGRES_MESSAGES.get(state) or _POSTGRES_MESSAGES.get(state[:2])
        if message is not None:
            return CannotStart(message, database=_name(url))
    file = sqlite_file(url) if url.startswith("sqlite") else None
    told = outage(problem, file.parent if file is not None else None)
    if not url.startswith("sqlite") and told is not None:
        return CannotStart("database-unreachable", database=_name(url))
    number = _SYSTEM_ERRORS.get(told.message.id) if told is not None else None
    why = os.strerror(number) if number is not None else None
    if why is None and isinstance(original, OSError):
        # A folder cannot be made where a file is.
        in_the_way = isinstance(original, FileExistsError)
        why = os.strerror(errno.ENOTDIR) if in_the_way else original.strerror
    return CannotStart("database-unusable", database=_name(url), why=why or _first_line(original))


def _name(url: str) -> str:
    """A database in a sentence: its file, or where it is; never a password."""
    parsed = make_url(url)
    if url.startswith("sqlite"):
        return parsed.database or ""
    return f"postgresql://{address_of(parsed)}/{parsed.database or ''}"


def _first_line(problem: object) -> str:
    return str(problem).partition("\n")[0]
