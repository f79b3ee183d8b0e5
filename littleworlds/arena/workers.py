"""Processes that play for a tournament: each is handed one play at a time.

A pool of the standard library would do, but for one thing: it cannot be left in the middle of a play without complaints on the
screen, and a play can take minutes.
"""

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import NoReturn

from littleworlds.arena.result import Result, play_fixture
from littleworlds.arena.tournament import Fixture, Tournament
from littleworlds.core.errors import Error
from littleworlds.core.registry import load_game

_PATIENCE = 5.0
"""Seconds in which a process lets go of its bots when it is told to end."""


class WorkerDied(Error):
    """A process that played was ended from outside. What it played is lost, nothing else."""


class Worker:
    """One process, and the pipe to it."""

    def __init__(self, tournament: Tournament) -> None:
        # Spawned, not forked: whoever leads the tournament may have threads.
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self._process = context.Process(target=_work, args=(tournament, there), daemon=True)
        self._process.start()
        there.close()

    def hand(self, fixture: Fixture) -> None:
        self.pipe.send(fixture)

    def result(self) -> Result:
        """What the play came to that was handed over last."""
        try:
            answer = self.pipe.recv()
        except EOFError:
            raise WorkerDied("arena-worker-died") from None
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, Result)
        return answer

    def end(self) -> None:
        """Leave the play under way, if there is one."""
        self._process.terminate()
        self._process.join(_PATIENCE)
        self._process.kill()
        self._process.join()
        self.pipe.close()


def play_on(jobs: int, tournament: Tournament, todo: Iterator[Fixture]) -> Generator[Result]:
    """Make the plays on so many processes; the results as they come. Plays are taken one by one, so that few are under way when
    there is nothing more to do."""
    workers: dict[Connection, Worker] = {}
    try:
        idle: list[Worker] = []
        busy: list[Connection] = []
        while True:
            while (idle or len(workers) < jobs) and (fixture := next(todo, None)) is not None:
                worker = idle.pop() if idle else Worker(tournament)
                workers[worker.pipe] = worker
                worker.hand(fixture)
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


def _work(tournament: Tournament, pipe: Connection) -> None:
    """In the process: play what comes until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    game = load_game(tournament.game, tournament.overlay)
    try:
        while True:
            fixture = pipe.recv()
            try:
                pipe.send(play_fixture(tournament, game, fixture))
            except Exception as problem:
                pipe.send(problem)
    except (EOFError, OSError):
        return


def _leave(signum: int, frame: FrameType | None) -> NoReturn:
    """Not at once, so that the play lets go of its bots and no program goes on by itself."""
    raise SystemExit
