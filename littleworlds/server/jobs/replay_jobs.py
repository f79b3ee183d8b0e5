"""Plays are played again in a process of its own, so that nobody's move waits for another's replay. The tasks are in `replay_tasks`.

It is not one of the bots' processes: a thought may take seconds, and a bot may not know what a replay shows.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from littleworlds.core.errors import Error, RecordError
from littleworlds.server.errors import TryAgain
from littleworlds.server.jobs.processes import Processes
from littleworlds.server.messages.parts import Problem, problem

MOST_WAITING = 32
"""So many tasks may wait; whoever comes then is asked to come again."""


class ReplayJobs:
    """Runs tasks that answer with bytes."""

    def __init__(self) -> None:
        self._processes = Processes(1)
        self._waiting = 0

    async def close(self) -> None:
        await self._processes.close()

    async def run(self, task: Callable[..., bytes], *args: Any) -> bytes:
        """The task's answer; an Error if it refused, TryAgain if too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise TryAgain("replays-busy")
        self._waiting += 1
        try:
            refused, answer = await self._processes.run(_attempt, task, *args)
        finally:
            self._waiting -= 1
        if refused:
            raise _error(msgspec.json.decode(answer, type=Problem))
        return answer


def _attempt(task: Callable[..., bytes], *args: Any) -> tuple[bool, bytes]:
    """Runs in the process: the answer, or (True) the problem, which travels in the form that goes to clients."""
    try:
        return False, task(*args)
    except Error as error:
        return True, msgspec.json.encode(problem(error))


def _error(told: Problem) -> Error:
    inner = None if told.why is None else _error(told.why)
    return RecordError(told.id, game=told.game, inner=inner, **told.args)
