"""Processes beside the server, at the lowest priority, so that the event loop never waits for long work."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

Answer = TypeVar("Answer")

PRIORITY = 19
"""As `nice` counts. At 5 or 10 the slowest of a hundred moves took up to twice the tenth of a second that is allowed, with 1,000 tables
and busy cores. The price is paid by bots and films on a machine that is busy with other things: there they are slow."""


class Processes:
    """So many processes: started when they are first needed, started anew if one dies, gone when the server closes."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, task: Callable[..., Answer], *args: Any) -> Answer:
        """Run a task in one of them; once more in new ones if a process died."""
        for last in (False, True):
            if self._closed:
                raise asyncio.CancelledError
            if self._pool is None:
                # Spawned, not forked: a copy of this process would hold its sockets and its secrets.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._count, context, _begin, (os.getpid(),))
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last and not self._closed:
                    raise
        raise asyncio.CancelledError

    async def close(self) -> None:
        """End them, whatever they are at, and wait until they are gone: the system keeps their locks for them until then."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _begin(parent: int) -> None:
    """A process yields to everything else, leaves Ctrl-C to the server, and ends when the server is gone."""
    if hasattr(os, "nice"):
        os.nice(PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with(parent)


def _end_with(parent: int) -> None:
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
