"""Sockets that were away, and looks at the past: what they missed is told from memory or from the log.

A long log is played again in a process of its own, so that nobody's move waits for it.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from littleworlds.server.errors import Refusal, TooLate
from littleworlds.server.jobs import replay_tasks
from littleworlds.server.jobs.replay_jobs import Lane
from littleworlds.server.live.broadcast import Broadcast
from littleworlds.server.live.commands import Commands
from littleworlds.server.live.table_state import TableState
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.log.log_line import PlayLog
from littleworlds.server.log.log_reader import read_log
from littleworlds.server.log.logged_play import RECENT
from littleworlds.server.messages.parts import Step

SHORT = 200
"""A log of so many lines is played again at once, in some milliseconds."""


class Missed(NamedTuple):
    """What the lines up to `upto` tell each seat of a socket that was away for long."""

    upto: int
    steps: dict[int | None, list[Step]]


class CatchingUp:
    """Brings single sockets of one table to the present, or shows them the past."""

    def __init__(self, state: TableState, broadcast: Broadcast, commands: Commands) -> None:
        self._state = state
        self._broadcast = broadcast
        self._commands = commands

    async def missed(self, viewer: Viewer) -> Missed | None:
        """What a socket has missed for longer than the play in memory remembers; None if that will
        know it. It may take a while, and is refused if too much waits already: call it without
        the lock."""
        state, since = self._state, viewer.seen
        if since is None or state.status in ("open", "closed"):
            return None
        if state.logged is not None and (
            since > state.logged.seq or state.logged.told_since(since) is not None
        ):
            return None
        log = await self._whole_log()
        if since >= len(log.lines) - RECENT:
            return None
        answer = await self._replayed(
            viewer.shown_seats[0], replay_tasks.steps_since, log, since, viewer.shown_seats
        )
        return _missed(log, viewer, answer)

    async def show_position(self, viewer: Viewer, missed: Missed | None) -> None:
        """Send a socket the position with every step since the line that it has seen."""
        state = self._state
        logged = await state.built()
        since = viewer.seen
        if since is not None and since > logged.seq and state.status == "playing":
            await self._commands.reload()
            logged = await state.built()
        told = [] if since is None else logged.told_since(since)
        earlier: dict[int | None, list[Step]] = {}
        if since is not None and told is None:
            # Lines since the log was read are remembered; if there were too many even for that, the
            # others wait.
            if missed is None or logged.told_since(missed.upto) is None:
                log = await self._whole_log()
                answer = replay_tasks.steps_since(log, since, viewer.shown_seats, state.game)
                missed = _missed(log, viewer, answer)
            told, earlier = logged.told_since(missed.upto), missed.steps
        for seat in viewer.shown_seats:
            viewer.push(self._broadcast.frame(logged, seat, told, viewer.things, earlier.get(seat)))
        viewer.seen = logged.seq
        state.forget_play()

    async def look(self, seq: int, seat: int | None, things: bool) -> bytes:
        """The table as a seat, or an onlooker, saw it after a line of the log: also after a line that
        was undone later."""
        state = self._state
        if state.status in ("open", "closed"):
            raise TooLate("table-not-started" if state.status == "open" else "play-is-over")
        async with state.node.database.reading() as connection:
            lines = await read_log(connection, state.id, upto=seq)
        if len(lines) != seq:
            raise Refusal("no-such-line", given=seq, high=len(lines))
        # Only the lines up to that one are played, so that nothing that came later can be in the view.
        log = state.play_log(lines)
        now = state.node.now()
        return await self._replayed(
            seat, replay_tasks.moment, log, seat, state.stored.result, now, things
        )

    async def _whole_log(self) -> PlayLog:
        async with self._state.node.database.reading() as connection:
            return self._state.play_log(await read_log(connection, self._state.id))

    async def _replayed(
        self, asks: int | None, task: Callable[..., bytes], log: PlayLog, *args: object
    ) -> bytes:
        """Play a log again for a seat or (None) an onlooker: here if it is short."""
        state = self._state
        if len(log.lines) <= SHORT:
            return task(log, *args, game=state.game)
        person = None if asks is None else state.seats[asks].person
        # Onlookers need no name to come, so those of one table have one share.
        lane, owner = (Lane.VISITORS, state.id) if person is None else (Lane.PLAYERS, person)
        return await state.node.replay_jobs.run(lane, owner, task, log, *args)


def _missed(log: PlayLog, viewer: Viewer, answer: bytes) -> Missed:
    steps = msgspec.json.decode(answer, type=list[list[Step]])
    return Missed(len(log.lines), dict(zip(viewer.shown_seats, steps, strict=True)))
