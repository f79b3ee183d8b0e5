"""An attack that goes on until it is told to stop, in a process of its own.

Whoever attacks has a computer of their own, so where times are measured this process yields to the
server's: what others wait for is the server, not the processor that the attack would take from it.
"""

import asyncio
import multiprocessing
import os
import queue
from collections import Counter
from collections.abc import Awaitable, Callable
from multiprocessing.synchronize import Event
from pathlib import Path
from types import TracebackType

from attack.scale import LONG
from server.harness import PATIENCE, Server

Attack = Callable[[Server, "Tally"], Awaitable[None]]


class Tally:
    """What an attack got, by what it was answered."""

    def __init__(self, begun: Event) -> None:
        self.answers: Counter[str] = Counter()
        self._begun = begun

    def add(self, answer: object) -> None:
        self.answers[str(answer)] += 1
        self.ready()

    def ready(self) -> None:
        """The others may begin to play."""
        self._begun.set()


class Flood:
    """Runs an attack while the context lasts; afterwards `answers` says how it went."""

    def __init__(self, attack: Attack, server: Server) -> None:
        self.name = (attack.__doc__ or "").strip().rstrip(".")
        context = multiprocessing.get_context("spawn")
        self._begun, self._stop = context.Event(), context.Event()
        self._results: multiprocessing.Queue[Counter[str]] = context.Queue()
        self._process = context.Process(
            target=_run, args=(attack, server.port, self._begun, self._stop, self._results)
        )
        self.answers: Counter[str] = Counter()

    def __enter__(self) -> "Flood":
        """Returns when the attack is under way."""
        self._process.start()
        if not self._begun.wait(PATIENCE):
            self._process.kill()
            raise AssertionError("the attack does not begin")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        self._stop.set()
        try:
            self.answers = self._results.get(timeout=PATIENCE)
        except queue.Empty:
            assert kind is not None, "the attack has failed"
        finally:
            self._process.join(PATIENCE)
            self._process.kill()
            self._process.join()


def _run(
    attack: Attack,
    port: int,
    begun: Event,
    stop: Event,
    results: "multiprocessing.Queue[Counter[str]]",
) -> None:
    os.nice(10 if LONG else 0)
    tally = Tally(begun)
    asyncio.run(_until(stop, attack(Server(Path(), port=port), tally)))
    results.put(tally.answers)


async def _until(stop: Event, attacking: Awaitable[None]) -> None:
    task = asyncio.ensure_future(attacking)
    while not stop.is_set() and not task.done():
        await asyncio.sleep(0.05)
    if task.done():
        await task
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
