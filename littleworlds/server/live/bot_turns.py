"""Bots at a table: one that is asked thinks in another process, and moves under the table's lock like
everybody."""

import asyncio

import structlog

from littleworlds.core.chance import derived_seed
from littleworlds.core.errors import Error
from littleworlds.server.live.commands import Change, Commands
from littleworlds.server.live.table_state import TableState
from littleworlds.server.log.log_line import LogLine
from littleworlds.server.log.logged_play import LoggedPlay
from littleworlds.server.messages.from_server import Done

_log = structlog.get_logger("table")


class BotTurns:
    """The bots of one table, and what they are thinking about."""

    def __init__(self, state: TableState, commands: Commands, lock: asyncio.Lock) -> None:
        self._state = state
        self._commands = commands
        self._lock = lock
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        return bool(self._thinking)

    def begin(self, after: LogLine | None = None) -> None:
        """Let the bots that are asked think; a while later if a person has just moved and can still
        take it back. Once the play is over none of them does any more."""
        state = self._state
        if state.status != "playing":
            self._stop()
            return
        if state.logged is None:
            return
        can_be_taken_back = (
            after is not None
            and after.kind == "move"
            and state.bot_at(after.seat) is None
            and state.logged.play.can_undo(after.seat)
        )
        wished = state.settings.pauses.bots
        pause = state.node.config.bot_pause if wished is None else wished
        for seat in state.logged.actors:
            spec = state.bot_at(seat)
            if spec is not None and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(
                    self._think(seat, spec, pause if can_be_taken_back else 0.0),
                    name=f"bot {state.id}/{seat}",
                )

    @property
    def overdue(self) -> bool:
        """Whether a bot is asked and none is thinking: so it is when the node where it thought is
        gone."""
        state = self._state
        if state.logged is None or state.status != "playing" or self._thinking:
            return False
        return any(state.bot_at(seat) is not None for seat in state.logged.actors)

    def _stop(self) -> None:
        for thought in self._thinking.values():
            thought.cancel()
        self._thinking.clear()

    async def _think(self, seat: int, spec: str, pause: float) -> None:
        state = self._state
        try:
            await asyncio.sleep(pause)
            while (question := await self._question(seat)) is not None:
                view, version, seed = question
                owner, jobs = state.settings.host or "", state.node.bot_jobs
                notation = await jobs.choose(owner, state.id, state.game, view, spec, seed)
                async with jobs.moving(owner, state.id), self._lock:
                    if (
                        state.logged is None
                        or state.logged.version(seat) != version
                        or state.bot_at(seat) is None
                    ):
                        continue
                    self._thinking.pop(seat, None)
                    await self._move(seat, notation, version)
                    return
        except (Error, asyncio.CancelledError):
            # Things moved on meanwhile; whoever moved them has seen to the next thought.
            pass
        except Exception:
            _log.exception("a bot failed", table=state.id, seat=seat, bot=spec)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]

    async def _question(self, seat: int) -> tuple[object, str, int] | None:
        """What a bot is asked now: its view, the version of the question, and a seed that tells
        nothing."""
        async with self._lock:
            logged = await self._state.running()
            if seat not in logged.actors or self._state.bot_at(seat) is None:
                return None
            seed = derived_seed(f"{self._state.id} {seat} {logged.seq}")
            return logged.play.state.view(seat), logged.version(seat), seed

    async def _move(self, seat: int, notation: str, version: str) -> None:
        state = self._state

        def change(logged: LoggedPlay) -> Change:
            if state.bot_at(seat) is None:
                return Change([])
            lines = logged.act(seat, None, [notation], version, state.standing, state.node.now())
            return Change(lines)

        lines = await self._commands.commit(change, None)
        assert not isinstance(lines, Done)
        if lines:
            self.begin(lines[0])
