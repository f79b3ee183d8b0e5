"""How the processes beside the server yield to it, and to whatever else the machine does.

What takes long yields to everything. But most jobs are short, a bot's quick decision or the record of a play, and on a machine that is
busy with other things the lowest priority is one part in seventy of a core: such a job would take seconds. So each job begins a little
below the ordinary priority, in a thread of its own, and steps back for good once it has computed for a while. The table that chose these
figures is in docs/server.md; `bench/load/priorities.py` makes it again.
"""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

Answer = TypeVar("Answer")

FIRST: Final = 2
"""As `nice` counts: what a job begins with."""
LOWEST: Final = 19
QUICK_SECONDS: Final = 0.25
"""Of computing, after which a job steps back."""

_BY_THREAD: Final = sys.platform == "linux"
"""Elsewhere a priority is a whole process's and cannot be raised again: there every job has the lowest."""


def step_back() -> None:
    """Give this process the priority with which its jobs begin. On Linux also let whoever waits for an event go first, as the
    server's loop does."""
    if _BY_THREAD:
        os.nice(FIRST)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(LOWEST)


def in_a_thread(job: Callable[[], Answer]) -> Answer:
    """What the job answers; it must not raise. A thread begins with the priority of whoever starts it, whatever became of the one
    before."""
    if not _BY_THREAD:
        return job()
    answers: list[Answer] = []
    thread = threading.Thread(target=lambda: answers.append(job()))
    thread.start()
    thread.join()
    return answers[0]


def hold_back(process: int) -> bool:
    """Let the job of a process step back if it has computed for a while. False as long as it may go on as it is. Called from outside:
    in the process itself compiled code lets no other thread come between."""
    if not _BY_THREAD:
        return True
    lowered = False
    for thread in Path(f"/proc/{process}/task").glob("*"):
        with suppress(OSError):
            if int(thread.name) != process and _computed(thread) >= QUICK_SECONDS:
                os.setpriority(os.PRIO_PROCESS, int(thread.name), LOWEST)
                lowered = True
    return lowered


def _computed(thread: Path) -> float:
    """Seconds that a thread has computed."""
    fields = (thread / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
