"""SQLite's own driver in a thread of its own: a whole transaction per visit, where the async driver
needs one visit per statement."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import ClauseElement, Executable
from sqlalchemy.dialects import sqlite

Statements = list[tuple[Executable, list[dict[str, Any]]]]
"""A few statements, each with many sets of parameters."""


class Appender:
    """Commits short transactions, one after the other. `connect` opens the file as everybody
    else does."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "appender")
        self._connection: sqlite3.Connection | None = None
        self._spelled: dict[Executable, str] = {}

    async def run(self, statements: Statements) -> None:
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
            self._connection = self._connect()
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, parameters in statements:
                self._connection.executemany(statement, parameters)
            self._connection.execute("COMMIT")
        except BaseException:
            # A full disk has ended the transaction by itself.
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
