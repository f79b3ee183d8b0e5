"""Processes beside the server, at the lowest priority, so that the event loop never waits for long work.

Each process has one job at a time. The others wait here, in a queue that serves everybody in turn, and
not in a pipe where nothing could be done about them. A job that takes too much time or memory is ended
with its process, which is replaced: it fails, and the jobs that wait behind it go on.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from littleworlds.server.errors import TryAgain
from littleworlds.server.jobs.fair_queue import FairQueue
from littleworlds.server.jobs.worker import Died, Limits, Overrun, Worker

Answer = TypeVar("Answer")


class _Job:
    """A task that waits for a process or runs in one."""

    def __init__(self, task: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.task = task
        self.args = args
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Processes:
    """So many processes: started when they are first needed, replaced when one dies, gone when the
    server closes."""

    def __init__(self, count: int, limits: Limits) -> None:
        self._workers = [Worker(limits) for _ in range(count)]
        self._idle = list(self._workers)
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(count, "jobs")
        self._stopped = threading.Event()

    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._queue)

    def waiting_for(self, owner: str) -> int:
        """How many jobs of one owner wait for a process."""
        return self._queue.waiting_for(owner)

    async def run(self, owner: str, table: str, task: Callable[..., Answer], *args: Any) -> Answer:
        """Run a task for somebody when it is their turn. Overrun if it goes beyond the limits, TryAgain
        if the server is told to stop before it is done."""
        if self._stopped.is_set():
            raise TryAgain("server-stopping")
        job = _Job(task, args)
        self._queue.put(owner, table, job)
        self._start_next()
        try:
            answer: Answer = await job.answer
            return answer
        finally:
            self._queue.remove(owner, table, job)

    def stop(self) -> None:
        """End everything at once: those who wait are told, and the processes are killed."""
        self._stopped.set()
        while (job := self._queue.take()) is not None:
            _fail(job, TryAgain("server-stopping"))
        for worker in self._workers:
            worker.kill()

    async def close(self) -> None:
        """Stop, and wait until the processes are gone."""
        self.stop()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._threads.shutdown()
        for worker in self._workers:
            worker.end()

    def _start_next(self) -> None:
        while self._idle and (job := self._queue.take()) is not None:
            running = asyncio.create_task(self._serve(self._idle.pop(), job))
            self._running.add(running)
            running.add_done_callback(self._running.discard)

    async def _serve(self, worker: Worker, job: _Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._threads, self._work, worker, job)
            if not job.answer.done():
                job.answer.set_result(answer)
        except Exception as error:
            _fail(job, TryAgain("server-stopping") if self._stopped.is_set() else error)
        finally:
            self._idle.append(worker)
            self._start_next()

    def _work(self, worker: Worker, job: _Job) -> Any:
        """In a thread: what a process answers. One that dies is replaced, and the job tried once more; a
        job under which two have died is taken to be the reason."""
        for _ in range(2):
            if self._stopped.is_set():
                break
            with contextlib.suppress(Died):
                return worker.work(job.task, job.args)
        raise Overrun


def _fail(job: _Job, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)
