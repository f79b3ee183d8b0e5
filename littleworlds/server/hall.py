"""The hall: every table that this process has in memory, and what all of them share.

Tables come when somebody asks for them and leave when nobody does. From time to time the hall looks around: for notices that were
lost, for bots whose node is gone, for tables that nobody watches any more.
"""

import asyncio
import contextlib
import secrets
import time

import msgspec
import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from littleworlds.core.data import read
from littleworlds.core.errors import Error
from littleworlds.core.game import Game
from littleworlds.core.registry import load_game
from littleworlds.server import model, thinking
from littleworlds.server.bus import Bus, Notice
from littleworlds.server.collector import Collector
from littleworlds.server.config import Config
from littleworlds.server.frames import Result
from littleworlds.server.journal import Journal
from littleworlds.server.metrics import TABLES
from littleworlds.server.projector import Projector
from littleworlds.server.settings import Found, find
from littleworlds.server.storage import Storage
from littleworlds.server.table import Table
from littleworlds.server.tokens import Signer
from littleworlds.server.workers import Workers

LOOK_SECONDS = 3.0
TEND_SECONDS = 1.0
ORPHAN_MILLISECONDS = 8_000
"""A bot that has owed a move for so long has lost its node."""

_log = structlog.get_logger("hall")


class Hall:
    """What the routes and the sockets work with."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.storage = Storage(config.database)
        self.journal = Journal(self.storage)
        self.bus = Bus(config.bus, secrets.token_hex(6), self._hear)
        self.workers = Workers(config.bot_workers, config.bot_seconds)
        self.projector = Projector()
        self.collector = Collector()
        self.tables: dict[str, Table] = {}
        self.overlays = _overlays(config.overlays)
        self._games: dict[tuple[str, str], Game] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._looking: asyncio.Task[None] | None = None
        self._tending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        self.signer = Signer(await self.storage.signing_key())
        self.journal.open()
        await self.bus.open()
        self._looking = asyncio.create_task(self._look_around(), name="hall")
        self._tending = asyncio.create_task(self._tend(), name="tending")

    async def close(self) -> None:
        """Finish what was begun; nothing that was acknowledged is only here."""
        for task in (self._looking, self._tending):
            if task is not None:
                task.cancel()
        await self.bus.close()
        await self.journal.close()
        await self.workers.close()
        await self.projector.close()
        await self.storage.close()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table with this id, brought into memory if it is not there."""
        if id in self.tables:
            return self.tables[id]
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            if id not in self.tables:
                async with self.storage.reading() as connection:
                    found = await find(connection, id)
                await self._admit(found)
        self._loading.pop(id, None)
        return self.tables[id]

    async def _admit(self, found: Found) -> None:
        game = self.game(found.settings.game, found.settings.overlay)
        table = Table(self, found, game)
        digest = game.data.digest if game.data else "none"
        rules = found.settings.rules
        if table.status == "playing" and (
            digest != found.settings.data or rules not in (game.rules_version, *game.replays)
        ):
            await self._close_table(table)
        self.tables[table.id] = table
        TABLES.set(len(self.tables))

    async def _close_table(self, table: Table) -> None:
        """The rules or the data have changed in a way that this play cannot follow: it ends here, with its record."""
        table.status, table.result = (
            "closed",
            Result(how="closed", secret=table.settings.secret.hex()),
        )
        text = msgspec.json.encode(table.result).decode()
        async with self.storage.writing() as connection:
            values = {"status": "closed", "result": text, "awaits": "", "awaits_bot": False}
            await connection.execute(
                update(model.tables).where(model.tables.c.id == table.id).values(values)
            )

    def game(self, id: str, overlay: dict[str, object] | None = None) -> Game:
        """A title, with an overlay or as the box has it; made once."""
        key = (id, "" if overlay is None else msgspec.json.encode(overlay, order="sorted").decode())
        if key not in self._games:
            self._games[key] = load_game(id, overlay)
        return self._games[key]

    def forget(self, table: Table) -> None:
        """Let a table leave the memory."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            TABLES.set(len(self.tables))

    # --- other nodes ------------------------------------------------------------------------------------------------------

    def told(self, table: Table) -> None:
        """A table has moved on here."""
        self.bus.publish(Notice(table.id, table.seq))

    def changed(self, table: str, kind: str = "table", seq: int = 0) -> None:
        """A table's row, or its chat, has changed here."""
        self.bus.publish(Notice(table, seq, kind))

    def tell_presence(self, table: Table) -> None:
        seats, onlookers = table.attendance.here()
        self.bus.publish(Notice(table.id, kind="presence", present=seats, onlookers=onlookers))

    async def _hear(self, notice: Notice) -> None:
        if notice.kind == "catch-up":
            await self._catch_up()
            return
        table = self.tables.get(notice.table)
        if table is None:
            return
        if notice.kind == "log":
            await table.catch_up(notice.seq)
        elif notice.kind == "chat":
            await table.talk.show(notice.seq)
        elif notice.kind == "presence":
            if table.attendance.hear(notice.node, notice.present, notice.onlookers):
                table.tell_presence()
        else:
            async with table.lock:
                await table.reread()

    async def _catch_up(self) -> None:
        """Compare the tables in memory with the database: for notices that were lost, and for an operator's commands, which give none."""
        known = list(self.tables)
        for start in range(0, len(known), 500):
            columns = model.tables.c
            query = select(columns.id, columns.seq, columns.status, columns.touched)
            async with self.storage.reading() as connection:
                rows = (
                    await connection.execute(
                        query.where(columns.id.in_(known[start : start + 500]))
                    )
                ).all()
            for id, *row in rows:
                table = self.tables.get(id)
                if table is not None and table.behind(*row):
                    async with table.lock:
                        # Perhaps it was only a commit of our own, on disk already and not yet noted here.
                        if table.behind(*row):
                            await table.reread()

    # --- looking around ---------------------------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            rounds += 1
            try:
                self._evict()
                await self._catch_up()
                await self._wake_bots()
                if rounds % 5 == 0:
                    for table in list(self.tables.values()):
                        if table.watchers:
                            self.tell_presence(table)
            except Exception:
                _log.exception("looking around failed")

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(TEND_SECONDS)
            with contextlib.suppress(SQLAlchemyError):
                await self.storage.tend()
            if self.collector.due:
                self.collector.search()

    def _evict(self) -> None:
        long_ago = time.monotonic() - self.config.idle_seconds
        for table in list(self.tables.values()):
            if table.idle and (table.used < long_ago or table.status not in ("open", "playing")):
                self.forget(table)

    async def _wake_bots(self) -> None:
        """Bots that owe a move and of which nobody thinks: here, or at any table of the database."""
        for table in list(self.tables.values()):
            if thinking.is_due(table) and (not self.bus.shared or table.quiet(LOOK_SECONDS)):
                thinking.consider(table)
        columns = model.tables.c
        query = (
            select(columns.id)
            .where(
                columns.status == "playing",
                columns.awaits_bot,
                columns.touched < self.now() - ORPHAN_MILLISECONDS,
            )
            .limit(20)
        )
        async with self.storage.reading() as connection:
            orphans = (await connection.execute(query)).scalars().all()
        for id in orphans:
            with contextlib.suppress(Error):
                table = await self.table(id)
                async with table.lock:
                    await table.running()
                thinking.consider(table)


def _overlays(files: list[str]) -> dict[str, dict[str, object]]:
    """The owner's corrections, by game; each is tried, so that a mistake is told when the server starts."""
    found: dict[str, dict[str, object]] = {}
    for file in files:
        overlay = read(file)
        id = str(overlay.get("game", ""))
        load_game(id, overlay)
        found[id] = overlay
    return found
