"""Usual answers that can cost nothing: the table gives them by itself after a pause that can be stopped.

They are ordinary moves. Until one is made the step before it can be taken back; whoever wants to answer
alone stops the pause.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakMethod

import structlog

from littleworlds.core.errors import Error
from littleworlds.server.live.table_state import TableState

_log = structlog.get_logger("table")


Answer = Callable[[int, str], Awaitable[None]]
"""Answers for a seat the question of this version."""


class Pause(NamedTuple):
    """A question that waits for its usual answer: which one, and when (the server's milliseconds) it is given; None if the pause
    was stopped."""

    version: str
    until: int | None


class Pauses:
    """The pauses of one table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._give: WeakMethod[Answer] | None = None
        self._pauses: dict[int, Pause] = {}
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def end_with(self, give: Answer) -> None:
        """Call this method when a pause is over. It is held weakly: what it belongs to holds the pauses."""
        self._give = WeakMethod(give)

    @property
    def pending(self) -> bool:
        return bool(self._waiting)

    def until(self, seat: int) -> int | None:
        """When the seat's question is answered by itself, if it is."""
        return self._pauses[seat].until if seat in self._pauses else None

    def review(self) -> None:
        """Look at what is asked now: new questions begin their pause, old ones are forgotten. Call it whenever the position has
        changed, before it is shown."""
        due = self._due()
        for seat in [seat for seat in self._pauses if seat not in due]:
            self._forget(seat)
        for seat, version in due.items():
            if seat not in self._pauses or self._pauses[seat].version != version:
                self._forget(seat)
                self._begin(seat, version)

    def hold(self, seat: int, version: str) -> None:
        """Stop a pause: the seat answers this question itself."""
        if seat in self._pauses and self._pauses[seat].version == version:
            self._forget(seat)
            self._pauses[seat] = Pause(version, None)

    def _due(self) -> dict[int, str]:
        """The seats that the table could answer for, with the versions of their questions."""
        state = self._state
        logged = state.logged
        if logged is None or state.status != "playing" or not state.settings.pauses.usual_answers:
            return {}
        due: dict[int, str] = {}
        for seat in logged.actors:
            if state.bot_at(seat) is None:
                prompt = logged.play.state.prompt(seat)
                if prompt is not None and prompt.harmless:
                    due[seat] = logged.version(seat)
        return due

    def _begin(self, seat: int, version: str) -> None:
        state = self._state
        wished = state.settings.pauses.usual
        pause = state.node.config.usual_pause if wished is None else wished
        self._pauses[seat] = Pause(version, state.node.now() + int(pause * 1000))
        name = f"usual answer {state.id}/{seat}"
        self._waiting[seat] = asyncio.create_task(self._wait(seat, version, pause), name=name)

    def _forget(self, seat: int) -> None:
        self._pauses.pop(seat, None)
        waiting = self._waiting.pop(seat, None)
        if waiting is not None and waiting is not asyncio.current_task():
            waiting.cancel()

    async def _wait(self, seat: int, version: str, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            give = None if self._give is None else self._give()
            if give is not None:
                await give(seat, version)
        except Error:
            # Things moved on meanwhile, or the database is away: the question is still there to be answered.
            pass
        except Exception:
            _log.exception("a usual answer failed", table=self._state.id, seat=seat)
        finally:
            if self._waiting.get(seat) is asyncio.current_task():
                del self._waiting[seat]
