"""One process beside the server: it gets a job through a pipe, answers, and gets the next.

Its limits hold whatever a job does, also in code that never looks at a clock. The system counts the
time that the process computes, which runs no faster on a busy machine, and ends it.
"""

import importlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from littleworlds.server.jobs.priority import hold_back, in_a_thread, step_back

START_SECONDS = 120.0
"""Within this time a new process is ready, or it is given up."""
_BURIAL_SECONDS = 5.0
_LOOKS = 0.05
"""Once in so many seconds a job is looked at, until it is done or has stepped back."""
_TIME_IS_UP = getattr(signal, "SIGPROF", None)


class Limits(NamedTuple):
    """What one job may cost."""

    seconds: float
    """Of computing."""
    lasting: float
    """Seconds until its end, and much more: a process of low priority has to wait for the others."""
    memory: int | None = None
    """In bytes; None for as many as there are."""
    modules: tuple[str, ...] = ()
    """What the jobs need: loaded before the first of them, while the process still has an ordinary priority."""


class Overrun(Exception):
    """A job went beyond its limits and was ended."""


class Died(Exception):
    """The process has died for another reason."""


class Worker:
    """A process that does one job after the other. `work` and `end` are for one thread at a time; `kill`
    may come from any thread."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self._killed = False

    def work(self, task: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What the task returns, or raise what it raises. Overrun if it goes beyond the limits, Died if
        the process ends in another way."""
        try:
            pipe = self._ready()
            pipe.send((task, args))
            self._let_others_go_first(pipe)
            answer = self._receive(pipe, self._limits.lasting)
        except (EOFError, OSError) as problem:
            if self._died_of() == _TIME_IS_UP:
                raise Overrun from None
            raise Died from problem
        if isinstance(answer, MemoryError):
            # A process that has run out of memory is not fit for another job.
            self.end()
            raise Overrun
        if isinstance(answer, BaseException):
            raise answer
        return answer[0]

    def kill(self) -> None:
        """End the process now, whatever it is at, and start no other."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """End the process and forget it."""
        with self._lock:
            process, self._process = self._process, None
        if self._pipe is not None:
            self._pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def _ready(self) -> Connection:
        """The pipe to a process that waits for a job."""
        if self._process is not None and self._pipe is not None and self._process.is_alive():
            return self._pipe
        self.end()
        # Spawned, not forked: a copy of this process would hold its sockets and its secrets.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=_live, args=(there, os.getpid(), self._limits), daemon=True
        )
        with self._lock:
            if self._killed:
                raise EOFError
            process.start()
            self._process, self._pipe = process, here
        there.close()
        self._receive(here, START_SECONDS)
        return here

    def _let_others_go_first(self, pipe: Connection) -> None:
        """Watch a job until it is done or has computed for so long that it steps back."""
        process = self._process
        end = time.monotonic() + self._limits.lasting
        while process is not None and process.pid is not None and time.monotonic() < end:
            if pipe.poll(_LOOKS) or hold_back(process.pid):
                return

    def _receive(self, pipe: Connection, seconds: float) -> Any:
        if not pipe.poll(seconds):
            self.end()
            raise Overrun
        return pipe.recv()

    def _died_of(self) -> int | None:
        """The signal that ended a process whose pipe is closed."""
        process, code = self._process, None
        if process is not None:
            process.join(_BURIAL_SECONDS)
            code = process.exitcode
        self.end()
        return -code if code is not None and code < 0 else None


# --- in the process -------------------------------------------------------------------------------


def _live(pipe: Connection, parent: int, limits: Limits) -> None:
    """Yield to everything else, leave Ctrl-C to the server, end when the server is gone."""
    for module in limits.modules:
        importlib.import_module(module)
    step_back()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if limits.memory is not None:
        _limit_memory(limits.memory)
    pipe.send("ready")
    while True:
        try:
            task, args = pipe.recv()
        except EOFError:
            return
        pipe.send(in_a_thread(partial(_attempt, task, args, limits.seconds)))


def _attempt(
    task: Callable[..., Any], args: tuple[Any, ...], seconds: float
) -> tuple[Any] | Exception:
    _set_timer(seconds)
    try:
        return (task(*args),)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error
    finally:
        _set_timer(0)


def _set_timer(seconds: float) -> None:
    """After so much computing the system ends this process; 0 takes that back."""
    if _TIME_IS_UP is not None:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory(most: int) -> None:
    try:
        import resource
    except ImportError:
        # Only the time is limited where the system cannot do more.
        return
    _, high = resource.getrlimit(resource.RLIMIT_DATA)
    if high == resource.RLIM_INFINITY or most < high:
        resource.setrlimit(resource.RLIMIT_DATA, (most, high))


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)
