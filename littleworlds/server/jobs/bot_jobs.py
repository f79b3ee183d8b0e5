"""Bots and hints in processes of their own, so that the event loop never waits for a thought.

A worker gets a view, the title and the data overlay, and answers in notation. It never sees a state, a secret or the database: what
a seat may not know its bot cannot know.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog

from littleworlds.bots import Budget, make
from littleworlds.core.game import Game
from littleworlds.server.errors import TryAgain
from littleworlds.server.jobs.fair_gate import FairGate
from littleworlds.server.jobs.game_cache import cached_game
from littleworlds.server.jobs.processes import Processes
from littleworlds.server.jobs.worker import Limits, Overrun
from littleworlds.server.metrics import BOT_QUEUE, BOT_SECONDS

GRACE_SECONDS = 20.0
"""A bot that is so much over its budget does not look at it any more."""
LASTING_SECONDS = 60.0
"""How long a thought may last on a busy machine, besides what it computes."""
LEAST_SECONDS = 0.1
"""However many wait, a bot may think for so long."""
MOVES_AT_ONCE = 2
"""So many bots move at a time: thoughts may come faster than moves are committed, and people move too."""

_log = structlog.get_logger("bots")


class BotJobs:
    """Processes that choose actions. People get thoughts in turn, and each of their tables too: how many
    tables with bots one person has makes no difference to the others."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        limits = Limits(seconds + GRACE_SECONDS, seconds + LASTING_SECONDS, modules=(__name__,))
        self._processes = Processes(count, limits)
        self._moves = FairGate(MOVES_AT_ONCE)

    def stop(self) -> None:
        self._processes.stop()

    async def close(self) -> None:
        await self._processes.close()

    async def choose(
        self,
        owner: str,
        table: str,
        game: Game,
        view: object,
        spec: str,
        seed: int,
        *,
        advising: bool = False,
    ) -> str:
        """The notation of what a bot would play from this view. `owner` is the person on whose account
        it thinks; `advising`, if somebody asks for its advice."""
        overlay = (
            None
            if game.data is None or game.data.overlay is None
            else msgspec.json.encode(game.data.overlay)
        )
        seconds = thinking_time(self._seconds, self._count, self._processes.waiting())
        budget = Budget(seconds=seconds, advising=advising)
        task = (game.id, overlay, msgspec.json.encode(view), spec, seed, budget)
        asked = time.perf_counter()
        BOT_QUEUE.inc()
        try:
            return await self._processes.run(owner, table, choose, *task)
        except Overrun:
            _log.warning("a bot does not answer", game=game.id, bot=spec)
            raise TryAgain("bot-silent") from None
        finally:
            BOT_QUEUE.dec()
            BOT_SECONDS.observe(time.perf_counter() - asked)

    @asynccontextmanager
    async def moving(self, owner: str, table: str) -> AsyncIterator[None]:
        """Wait until it is a bot's turn to move, and move in the block."""
        with BOT_QUEUE.track_inprogress():
            async with self._moves.passing(owner, table):
                yield


def thinking_time(seconds: float, processes: int, waiting: int) -> float:
    """How long the next thought may take: the more wait, the shorter. So five strong bots at each of twenty tables think less, and the
    others do not wait for them."""
    return max(min(LEAST_SECONDS, seconds), seconds * processes / (processes + waiting))


def choose(
    game_id: str, overlay: bytes | None, view: bytes, spec: str, seed: int, budget: Budget
) -> str:
    """Runs in a worker: a bot's answer to a view."""
    game = cached_game(game_id, overlay)
    perspective = game.perspective(msgspec.json.decode(view))
    return game.notation(make(spec, seed).choose(perspective, budget))
