"""Processes that play for a tournament or a course: each is handed one piece of work at a time.

A pool of the standard library would do, but for one thing: it cannot be left in the middle of a play without complaints on the
screen, and a play can take minutes.
"""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Generic, NoReturn, TypeVar, cast

from littleworlds.core.errors import Error

_PATIENCE = 5.0
"""Seconds in which a process lets go of its bots when it is told to end."""


Piece = TypeVar("Piece")
Done = TypeVar("Done")
Start = Callable[[], Callable[[Piece], Done]]
"""Called once in each process: makes what does the pieces of work. It travels there, so it is a function of a module, with arguments
bound to it if need be."""


class WorkerDied(Error):
    """A process that played was ended from outside. What it played is lost, nothing else."""


class Worker(Generic[Piece, Done]):
    """One process, and the pipe to it."""

    def __init__(self, start: Start[Piece, Done]) -> None:
        # Spawned, not forked: whoever leads the tournament may have threads.
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self._process = context.Process(target=_work, args=(start, there), daemon=True)
        self._process.start()
        there.close()

    def hand(self, piece: Piece) -> None:
        self.pipe.send(piece)

    def result(self) -> Done:
        """What came of the piece that was handed over last."""
        try:
            answer = self.pipe.recv()
        except EOFError:
            raise WorkerDied("arena-worker-died") from None
        if isinstance(answer, BaseException):
            raise answer
        return cast(Done, answer)

    def end(self) -> None:
        """Leave the play under way, if there is one."""
        self._process.terminate()
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()
        self.pipe.close()


def play_on(jobs: int, start: Start[Piece, Done], todo: Iterator[Piece]) -> Generator[Done]:
    """Do the pieces on so many processes, on one in this one; the results as they come. Pieces are taken one by one, so that few are
    under way when there is nothing more to do."""
    if jobs == 1:
        yield from map(start(), todo)
        return
    workers: dict[Connection, Worker[Piece, Done]] = {}
    try:
        idle: list[Worker[Piece, Done]] = []
        busy: list[Connection] = []
        while True:
            while (idle or len(workers) < jobs) and (piece := next(todo, None)) is not None:
                worker = idle.pop() if idle else Worker(start)
                workers[worker.pipe] = worker
                worker.hand(piece)
                busy.append(worker.pipe)
            if not busy:
                return
            for pipe in [one for one in wait(busy) if isinstance(one, Connection)]:
                busy.remove(pipe)
                idle.append(workers[pipe])
                yield workers[pipe].result()
    finally:
        for worker in workers.values():
            worker.end()


def _work(start: Start[Piece, Done], pipe: Connection) -> None:
    """In the process: do what comes until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    work = start()
    try:
        while True:
            piece = pipe.recv()
            try:
                pipe.send(work(piece))
            except Exception as problem:
                pipe.send(problem)
    except (EOFError, OSError):
        return


def _leave(signum: int, frame: FrameType | None) -> NoReturn:
    """Not at once, so that the play lets go of its bots and no program goes on by itself."""
    raise SystemExit
