"""What a database raises when it cannot do its work, told as what it is: out of reach, busy, full,
read-only, or on a broken disk.

Drivers raise errors of their own, errors of the system, or either in SQLAlchemy's wrapping. This is
the one place that knows them. A key that forbids something is no outage, and neither is a mistake
of ours.
"""

import errno
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

from littleworlds.server.errors import TryAgain

SILENT = "database-silent"
BUSY = "database-busy"
FULL = "database-full"
READ_ONLY = "database-read-only"
DISK = "database-disk"

_ROOM = 65_536
"""A disk with less than this many bytes is full for all that a database needs."""

_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}

_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CANTOPEN: DISK,
    sqlite3.SQLITE_CORRUPT: DISK,
    sqlite3.SQLITE_NOTADB: DISK,
    sqlite3.SQLITE_NOMEM: SILENT,
    sqlite3.SQLITE_INTERRUPT: SILENT,
}
"""By primary result code."""

_POSTGRES = {
    "53100": FULL,
    "25006": READ_ONLY,
    "53300": BUSY,
    "55P03": BUSY,
    "57014": BUSY,
    "58": DISK,
    "XX001": DISK,
    "XX002": DISK,
    "08": SILENT,
    "53": SILENT,
    "57": SILENT,
}
"""By SQLSTATE, or its class."""

_OVERTAKEN = ("40001", "40P01")
"""SQLSTATEs of transactions that got into each other's way: all is well, but this one has to
begin anew."""


class Outage(TryAgain):
    """The database could not do its work. Whether it did is told when the command is sent again."""


def outage(problem: BaseException, folder: Path | None = None) -> TryAgain | None:
    """What an exception of the database means; None if it is no outage. `folder` is where a
    SQLite's file lies."""
    if isinstance(problem, IntegrityError | sqlite3.IntegrityError):
        return None
    if isinstance(problem, NoConnection):
        return Outage(BUSY)
    original = problem.orig if isinstance(problem, DBAPIError) else problem
    code = getattr(original, "sqlite_errorcode", None)
    if isinstance(code, int):
        reason = _SQLITE.get(code & 0xFF)
        if reason == DISK and folder is not None:
            reason = _seen(folder)
        return None if reason is None else Outage(reason)
    state = getattr(original, "sqlstate", None)
    if isinstance(state, str):
        if state in _OVERTAKEN:
            return TryAgain("table-busy")
        reason = _POSTGRES.get(state) or _POSTGRES.get(state[:2])
        if reason is not None:
            return Outage(reason)
        # What PostgreSQL says while a connection is made comes without SQLAlchemy's wrapping.
        if not isinstance(problem, DBAPIError):
            return Outage(SILENT)
    cut = isinstance(problem, DBAPIError) and problem.connection_invalidated
    return Outage(SILENT) if cut or isinstance(original, OSError) else None


def _seen(folder: Path) -> str:
    """Why a disk takes nothing: SQLite says only that it could not write, the system says why."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_ROOM))
            file.flush()
    except OSError as problem:
        return _SYSTEM.get(problem.errno or 0, DISK)
    return DISK
