"""A live table: one owner per process for its play and its sockets.

It holds the parts that do the work, each with one purpose, and the lock under which commands go one
after the other. The parts never hold the table, so that it is freed as soon as it is left.
"""

import asyncio
import time

from littleworlds.core.game import Game
from littleworlds.core.state import View
from littleworlds.server.errors import TooLate
from littleworlds.server.frames import frame_builder
from littleworlds.server.live.bot_turns import BotTurns
from littleworlds.server.live.broadcast import Broadcast
from littleworlds.server.live.catching_up import CatchingUp
from littleworlds.server.live.chat import Chat
from littleworlds.server.live.commands import Command, Commands, changes_seats
from littleworlds.server.live.node import Node
from littleworlds.server.live.pauses import Pauses
from littleworlds.server.live.presence import Presence
from littleworlds.server.live.table_state import TableState
from littleworlds.server.live.usual_answers import UsualAnswers
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.messages.from_client import Hold, Try, Why
from littleworlds.server.messages.from_server import Because, Done, Tried
from littleworlds.server.messages.parts import TableInfo, said
from littleworlds.server.metrics import LATENCY
from littleworlds.server.storage.table_store import StoredTable


class Table:
    """A table in memory."""

    def __init__(self, node: Node, stored: StoredTable, game: Game) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.state = TableState(node, stored, game, self.viewers)
        self.presence = Presence(self.viewers)
        self.chat = Chat(node.database, self.id, self.viewers)
        self.pauses = Pauses(self.state)
        self.broadcast = Broadcast(self.state, self.presence, self.pauses)
        self._commands = Commands(self.state, self.broadcast, self.presence)
        self._catching_up = CatchingUp(self.state, self.broadcast, self._commands)
        self.bots = BotTurns(self.state, self._commands, self.lock)
        self._usual_answers = UsualAnswers(self.state, self._commands, self.bots, self.lock)
        self.pauses.end_with(self._usual_answers.give)

    @property
    def id(self) -> str:
        return self.state.id

    def info(self) -> TableInfo:
        """The table from outside, as it stands."""
        return self.state.info(self.presence.seats())

    # --- commands ---------------------------------------------------------------------------------

    async def command(self, asked: Command, person: str | None) -> Done:
        """Carry out a command of a seat's owner and answer once it is on disk."""
        began = time.perf_counter()
        # A socket may go away in the middle; what has been begun is finished.
        done = await asyncio.shield(self._command(asked, person))
        LATENCY.observe(time.perf_counter() - began)
        return done

    async def _command(self, asked: Command, person: str | None) -> Done:
        async with self.lock:
            self.used = time.monotonic()
            done, line = await self._commands.carry_out(asked, person)
            if line is not None:
                self.bots.begin(line)
            return done

    # --- sockets ----------------------------------------------------------------------------------

    async def join(self, viewer: Viewer) -> None:
        """A socket comes: the table, the position with what it has missed, and the chat."""
        self.used = time.monotonic()
        # Before the lock: it may take a while, and the others play on.
        missed = await self._catching_up.missed(viewer)
        async with self.lock:
            self.viewers.add(viewer)
            self.broadcast.show_table_to(viewer)
            if self.state.status == "open":
                # Who waits for the others sees the set-up too.
                viewer.seen = -1
            elif self.state.status != "closed":
                await self.state.built()
                self.pauses.review()
                await self._catching_up.show_position(viewer, missed)
        if not viewer.muted:
            await self.chat.show_all(viewer)
        self.broadcast.tell_presence()

    def leave(self, viewer: Viewer) -> None:
        """A socket goes."""
        self.viewers.discard(viewer)
        self.presence.left(viewer)
        self.used = time.monotonic()
        self.broadcast.tell_presence()

    async def try_out(self, asked: Try, things: bool) -> Tried:
        """What actions of a seat would lead to; they are tried outside the lock, so that nobody's move waits."""
        view = await self._asked_view(asked.seat, asked.version)
        actions = [self.game.parse(notation) for notation in asked.actions]
        return frame_builder.tried(self.game, view, actions, things, asked.command)

    async def why_not(self, asked: Why) -> Because:
        """Why a seat cannot choose a thing now."""
        view = await self._asked_view(asked.seat, None)
        reason = self.game.why_not(view, asked.ref)
        return Because(
            command=asked.command, ref=asked.ref, reason=None if reason is None else said(reason)
        )

    async def hold(self, asked: Hold) -> None:
        """Stop the pause before a seat's usual answer, and show that it was."""
        async with self.lock:
            logged = await self.state.running()
            if logged.version(asked.seat) != asked.version:
                raise TooLate("move-stale")
            self.pauses.hold(asked.seat, asked.version)
            self.broadcast.show_position()

    async def _asked_view(self, seat: int, version: str | None) -> View:
        """A seat's view; refused if it is not asked the question of this version any more."""
        self.used = time.monotonic()
        async with self.lock:
            logged = await self.state.running()
            if version is not None and (not version or logged.version(seat) != version):
                raise TooLate("move-stale")
            return logged.play.state.view(seat)

    async def look(self, seq: int, seat: int | None, things: bool) -> bytes:
        """The table as a seat, or an onlooker, saw it after a line of the log."""
        self.used = time.monotonic()
        return await self._catching_up.look(seq, seat, things)

    # --- what other nodes and the lobby have changed ----------------------------------------------

    async def catch_up(self, seq: int) -> None:
        """Another node has written: read what it wrote and show it."""
        async with self.lock:
            if self.state.status == "playing" and seq > self.state.seq:
                await self.reread()

    def behind(self, seq: int, status: str, touched: int) -> bool:
        """Whether the table's row says that others have changed it: moved, sat down, deleted a person,
        ended it."""
        state = self.state
        return seq > state.seq or status != state.status or touched > state.stored.touched

    async def reread(self) -> None:
        """Read on in the log, and the row of the table again: somebody moved, sat down, was deleted,
        started, asked for a rematch. Call it with the lock held."""
        seated = self.state.seats
        lines = await self.state.read_on()
        if self.state.status == "playing" and self.viewers:
            await self.state.built()
        for viewer in self.viewers:
            # A seat may have changed hands: who lost it looks on from now.
            viewer.seats = [
                seat for seat in viewer.seats if self.state.seats[seat].person == viewer.person
            ]
        reseated = changes_seats(lines) or self.state.seats != seated
        if not lines or reseated or self.state.status != "playing":
            self.broadcast.show_table()
        self.broadcast.show_position()
        if self.state.status != "playing":
            self.bots.begin()

    async def wake_bots(self) -> None:
        """Let the bots think that are asked: the play has just begun, seats have changed hands, or the
        node where they thought is gone."""
        async with self.lock:
            if self.state.status == "playing":
                await self.state.built()
        self.bots.begin()

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost but time if this left the memory."""
        busy = self.bots.thinking or self.pauses.pending or self.lock.locked()
        return not self.viewers and not busy

    def quiet(self, seconds: float) -> bool:
        """Whether nothing has happened for so long."""
        return self.state.node.now() - self.state.stored.touched > seconds * 1000
