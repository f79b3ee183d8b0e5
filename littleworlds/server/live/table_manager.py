"""All tables that this process has in memory.

Tables come when somebody asks for them and leave when nobody does. From time to time the manager looks
around: for notices that were lost, for bots whose node is gone, for tables that nobody watches any more.
"""

import asyncio
import contextlib
import time

import msgspec
import structlog
from sqlalchemy import select, update

from littleworlds.core.data import read
from littleworlds.core.errors import Error, GameError, UnknownGame
from littleworlds.core.game import Game
from littleworlds.core.registry import load_game, own_titles
from littleworlds.server.config import Config
from littleworlds.server.errors import NotFound, TryAgain
from littleworlds.server.gc_policy import GcPolicy
from littleworlds.server.live.bus import Notice
from littleworlds.server.live.node import Node
from littleworlds.server.live.silence import drop_removed
from littleworlds.server.live.table import Table
from littleworlds.server.live.viewer import WITHDRAWN
from littleworlds.server.messages.parts import Result
from littleworlds.server.metrics import TABLES
from littleworlds.server.people.tokens import Signer
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import StoredTable, find_table, is_id

LOOK_SECONDS = 3.0
TEND_SECONDS = 1.0
PRESENCE_ROUNDS = 5
"""Every so many looks around, other nodes are told again who is present here."""
ORPHAN_MILLISECONDS = 8_000
"""A bot that has owed a move for so long has lost its node."""
AT_ONCE = 500
"""So many tables are compared with the database by one query."""

_log = structlog.get_logger("manager")


class TableManager(Node):
    """A node with its tables: what the routes and the sockets work with."""

    def __init__(self, config: Config) -> None:
        super().__init__(config, self._hear, self._show_clocks)
        self.gc_policy = GcPolicy()
        self.tables: dict[str, Table] = {}
        self.overlays = _overlays(config.overlays)
        self._games: dict[tuple[str, str], Game] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await super().open()
        self.signer = Signer(await self.database.signing_key())
        self._tasks = [
            asyncio.create_task(self._look_around(), name="looking around"),
            asyncio.create_task(self._tend(), name="tending"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await super().close()

    # --- tables -----------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table with this id, brought into memory if it is not there."""
        if id in self.tables:
            return self.tables[id]
        if not is_id(id):
            raise NotFound("no-such-table", given=id[:20])
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.tables:
                    async with self.database.reading() as connection:
                        stored = await find_table(connection, id)
                    await self._admit(stored)
        finally:
            # Also for a table that does not exist: strangers may ask for as many as they like.
            self._loading.pop(id, None)
        return self.tables[id]

    async def _admit(self, stored: StoredTable) -> None:
        settings = stored.settings
        game = self.game(settings.game, settings.overlay)
        digest = game.data.digest if game.data else "none"
        if stored.status == "playing" and (
            digest != settings.data or settings.rules not in (game.rules_version, *game.replays)
        ):
            stored = await self._close_play(stored)
        self.tables[settings.id] = Table(self, stored, game)
        TABLES.set(len(self.tables))

    async def _close_play(self, stored: StoredTable) -> StoredTable:
        """The rules or the data have changed in a way that this play cannot follow: it ends here, with
        its record."""
        result = Result(how="closed", secret=stored.settings.secret.hex())
        values = {
            "status": "closed",
            "result": msgspec.json.encode(result).decode(),
            "awaits": "",
            "awaits_bot": False,
        }
        this = model.tables.c.id == stored.settings.id
        async with self.database.writing() as connection:
            await connection.execute(update(model.tables).where(this).values(values))
        return stored._replace(status="closed", result=result)

    def game(self, id: str, overlay: dict[str, object] | None = None) -> Game:
        """A title, with an overlay or as the box has it; made once. To people a broken one is none: what is wrong with it is
        for whoever runs the server."""
        key = (id, "" if overlay is None else msgspec.json.encode(overlay, order="sorted").decode())
        if key not in self._games:
            try:
                self._games[key] = load_game(id, overlay)
            except GameError as problem:
                _log.warning("a title cannot be loaded", why=str(problem))
                raise UnknownGame("unknown-game", given=id, allowed=list(own_titles())) from None
        return self._games[key]

    def forget(self, table: Table) -> None:
        """Let a table leave the memory."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            TABLES.set(len(self.tables))

    async def refresh(self, id: str) -> None:
        """A table's row has changed: tell everybody who watches it, and let its bots think."""
        if id in self.tables:
            live = self.tables[id]
            async with live.lock:
                await live.reread()
        self.tell_changed(id)
        await self.wake_bots(id)

    async def wake_bots(self, id: str) -> None:
        """Let the bots of a table think that has just begun, or whose seats have changed hands."""
        table = await self.table(id)
        state = table.state
        if state.status == "playing" and any(seat.person is None for seat in state.seats):
            await table.wake_bots()

    # --- other nodes ------------------------------------------------------------------------------

    async def _hear(self, notice: Notice) -> None:
        if notice.kind == "catch-up":
            await self._catch_up()
            return
        if notice.kind == "withdrawn":
            await self._drop_withdrawn({notice.person})
            return
        table = self.tables.get(notice.table)
        if table is None:
            return
        if notice.kind == "log":
            await table.catch_up(notice.seq)
        elif notice.kind == "chat":
            await table.chat.show(notice.seq)
        elif notice.kind == "silenced":
            await drop_removed(self.database, table)
        elif notice.kind == "presence":
            if table.presence.hear(notice.node, notice.present, notice.onlookers):
                table.broadcast.tell_presence()
        else:
            async with table.lock:
                await table.reread()

    async def withdraw(self, person: str) -> None:
        """A person's older tokens hold no longer: sockets that came with them are closed, at every
        node."""
        self.tell_withdrawn(person)
        await self._drop_withdrawn({person})

    async def _drop_withdrawn(self, people: set[str]) -> None:
        """Close the sockets of these people that came with tokens of an earlier epoch."""
        epochs: dict[str, int] = {}
        columns, known = model.people.c, sorted(people)
        for start in range(0, len(known), AT_ONCE):
            query = select(columns.id, columns.epoch)
            these = columns.id.in_(known[start : start + AT_ONCE])
            async with self.database.reading() as connection:
                rows = (await connection.execute(query.where(these))).all()
            epochs.update((id, epoch) for id, epoch in rows)
        for table in list(self.tables.values()):
            for viewer in list(table.viewers):
                if viewer.person in people and epochs.get(viewer.person) != viewer.epoch:
                    viewer.drop(WITHDRAWN)

    async def _show_clocks(self, tables: list[str]) -> None:
        """Clocks have stood still: whoever watches them sees them as they are now."""
        for id in tables:
            if id in self.tables:
                live = self.tables[id]
                async with live.lock:
                    await live.reread()
            self.tell_changed(id)

    async def _catch_up(self) -> None:
        """Compare the tables in memory with the database: for notices that were lost, and for an
        operator's commands, which give none."""
        known = list(self.tables)
        columns = model.tables.c
        query = select(columns.id, columns.seq, columns.status, columns.touched)
        for start in range(0, len(known), AT_ONCE):
            these = columns.id.in_(known[start : start + AT_ONCE])
            async with self.database.reading() as connection:
                rows = (await connection.execute(query.where(these))).all()
            for id, *row in rows:
                table = self.tables.get(id)
                if table is not None and table.behind(*row):
                    async with table.lock:
                        # Perhaps it was only a commit of our own, on disk and not yet noted here.
                        if table.behind(*row):
                            await table.reread()

    # --- looking around ---------------------------------------------------------------------------

    async def _look_around(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            rounds += 1
            try:
                self._evict()
                await self._catch_up()
                await self._wake_overdue_bots()
                if rounds % PRESENCE_ROUNDS == 0:
                    await self._drop_withdrawn(self._people_here())
                    for table in list(self.tables.values()):
                        if table.viewers:
                            table.broadcast.tell_nodes_presence()
            except TryAgain:
                # The database's health is told elsewhere, once.
                pass
            except Exception:
                _log.exception("looking around failed")

    def _people_here(self) -> set[str]:
        """Who holds a socket at this node."""
        viewers = [viewer for table in self.tables.values() for viewer in table.viewers]
        return {viewer.person for viewer in viewers if viewer.person is not None}

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(TEND_SECONDS)
            with contextlib.suppress(TryAgain):
                await self.database.tend()
            if self.gc_policy.due:
                self.gc_policy.collect()

    def _evict(self) -> None:
        long_ago = time.monotonic() - self.config.idle_seconds
        for table in list(self.tables.values()):
            over = table.state.status not in ("open", "playing")
            if table.idle and (table.used < long_ago or over):
                self.forget(table)

    async def _wake_overdue_bots(self) -> None:
        """Bots that owe a move and of which nobody thinks: here, or at any table of the database."""
        for table in list(self.tables.values()):
            if table.bots.overdue and (not self.bus.shared or table.quiet(LOOK_SECONDS)):
                table.bots.begin()
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
        async with self.database.reading() as connection:
            orphans = (await connection.execute(query)).scalars().all()
        for id in orphans:
            with contextlib.suppress(Error):
                await (await self.table(id)).wake_bots()


def _overlays(files: list[str]) -> dict[str, dict[str, object]]:
    """The owner's corrections, by game; each is tried, so that a mistake is told when the server
    starts."""
    overlays: dict[str, dict[str, object]] = {}
    for file in files:
        overlay = read(file)
        id = str(overlay.get("game", ""))
        load_game(id, overlay)
        overlays[id] = overlay
    return overlays
