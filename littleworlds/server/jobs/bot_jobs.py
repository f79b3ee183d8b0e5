"""Bots and hints in processes of their own, so that the event loop never waits for a thought.

A worker gets a view, the title and the data overlay, and answers in notation. It never sees a state, a secret or the database: what
a seat may not know its bot cannot know.
"""

import time

import msgspec

from littleworlds.bots import Budget, make
from littleworlds.core.game import Game
from littleworlds.server.jobs.game_cache import cached_game
from littleworlds.server.jobs.processes import Processes
from littleworlds.server.metrics import BOT_QUEUE, BOT_SECONDS


class BotJobs:
    """Processes that choose actions."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._processes = Processes(count)

    async def close(self) -> None:
        await self._processes.close()

    async def choose(self, game: Game, view: object, spec: str, seed: int) -> str:
        """The notation of what a bot would play from this view."""
        overlay = (
            None
            if game.data is None or game.data.overlay is None
            else msgspec.json.encode(game.data.overlay)
        )
        asked = time.perf_counter()
        BOT_QUEUE.inc()
        try:
            return await self._processes.run(
                choose, game.id, overlay, msgspec.json.encode(view), spec, seed, self._seconds
            )
        finally:
            BOT_QUEUE.dec()
            BOT_SECONDS.observe(time.perf_counter() - asked)


def choose(
    game_id: str, overlay: bytes | None, view: bytes, spec: str, seed: int, seconds: float
) -> str:
    """Runs in a worker: a bot's answer to a view."""
    game = cached_game(game_id, overlay)
    perspective = game.perspective(msgspec.json.decode(view))
    return game.notation(make(spec, seed).choose(perspective, Budget(seconds=seconds)))
