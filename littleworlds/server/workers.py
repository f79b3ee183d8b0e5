"""Bots and hints in processes of their own, at the lowest priority, so that the event loop never waits for a thought.

A worker gets a view, the title and the data overlay, and answers in notation. It never sees a state, a secret or the database: what
a seat may not know its bot cannot know.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import msgspec

from littleworlds.bots import Budget, make
from littleworlds.core.game import Game
from littleworlds.core.registry import game as load_game
from littleworlds.server.metrics import BOT_QUEUE, BOT_SECONDS


class Workers:
    """A pool of processes that choose actions."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, game: Game, view: object, spec: str, seed: int) -> str:
        """The notation of what a bot would play with these eyes."""
        overlay = None if game.data is None or game.data.overlay is None else msgspec.json.encode(game.data.overlay)
        asked = time.perf_counter()
        BOT_QUEUE.inc()
        try:
            return await self._run(choose, game.id, overlay, msgspec.json.encode(view), spec, seed, self._seconds)
        finally:
            BOT_QUEUE.dec()
            BOT_SECONDS.observe(time.perf_counter() - asked)

    async def _run(self, task: Callable[..., str], *args: Any) -> str:
        """Run a task in the pool; once more in a new pool if a worker died."""
        for last in (False, True):
            if self._pool is None:
                # Spawned, not forked: a copy of this process would hold its sockets and its secrets.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._count, context, _begin, (os.getpid(),))
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, task, *args)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
        raise AssertionError


def choose(game_id: str, overlay: bytes | None, view: bytes, spec: str, seed: int, seconds: float) -> str:
    """Runs in a worker: a bot's answer to a view."""
    game = _game(game_id, overlay)
    perspective = game.perspective(msgspec.json.decode(view))
    return game.notation(make(spec, seed).choose(perspective, Budget(seconds=seconds)))


def _begin(parent: int) -> None:
    """A worker yields to everything else, leaves Ctrl-C to the server, and ends when the server is gone."""
    if hasattr(os, "nice"):
        os.nice(19)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with(parent)


def _end_with(parent: int) -> None:
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@lru_cache(maxsize=16)
def _game(id: str, overlay: bytes | None) -> Game:
    return load_game(id, None if overlay is None else msgspec.json.decode(overlay))
