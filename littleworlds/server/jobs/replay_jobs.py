"""Plays are played again in processes of their own, so that nobody's move waits for another's replay. The tasks are in `replay_tasks`.

They are not the bots' processes: a thought may take seconds, and a bot may not know what a replay shows.

There are two lanes, each with its own process. One is for those who sit at a table: they resume, look
back, or fetch the record of their play. The other is for everybody else, and for what people upload. So
whatever comes from outside, a player never waits for it.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any

import msgspec

from littleworlds.core.errors import Error, RecordError
from littleworlds.server.errors import TooMuch, TryAgain
from littleworlds.server.jobs import replay_tasks
from littleworlds.server.jobs.processes import Processes
from littleworlds.server.jobs.worker import Limits, Overrun
from littleworlds.server.messages.parts import Problem, problem
from littleworlds.server.metrics import REPLAY_QUEUE

MOST_WAITING = 96
"""So many tasks may wait in a lane; whoever comes then is asked to come again."""
MOST_EACH = 24
"""So many of them may be one person's."""
LASTING_SECONDS = 60.0
"""How long a task may last on a busy machine, besides what it computes."""
MEMORY = 512 * 2**20
"""What a task may hold, in bytes."""


class Lane(Enum):
    """Who asks: somebody who sits at the table, or anybody else."""

    PLAYERS = "players"
    VISITORS = "visitors"


class ReplayJobs:
    """Runs tasks that answer with bytes."""

    def __init__(self, seconds: float) -> None:
        limits = Limits(seconds, seconds + LASTING_SECONDS, MEMORY, (replay_tasks.__name__,))
        self._lanes = {lane: Processes(1, limits) for lane in Lane}

    def stop(self) -> None:
        for processes in self._lanes.values():
            processes.stop()

    async def close(self) -> None:
        for processes in self._lanes.values():
            await processes.close()

    async def run(self, lane: Lane, owner: str, task: Callable[..., bytes], *args: Any) -> bytes:
        """The answer of a task that is done for somebody. An Error if it refused, TryAgain if too many
        wait already, TooMuch if it takes too much time or memory."""
        processes = self._lanes[lane]
        if processes.waiting() >= MOST_WAITING or processes.waiting_for(owner) >= MOST_EACH:
            raise TryAgain("replays-busy")
        with REPLAY_QUEUE.labels(lane.value).track_inprogress():
            try:
                refused, answer = await processes.run(owner, "", _attempt, task, *args)
            except Overrun:
                raise TooMuch("replay-too-long") from None
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
