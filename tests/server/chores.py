"""Tasks for the server's other processes, in a module that those processes can import."""

import os
import threading
import time

import littleworlds as lw


def refuse(given: str) -> bytes:
    raise lw.RecordError("record-step", line=7, given=given, inner=lw.IllegalAction("play-is-over"))


def nap(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"awake"


def spin() -> bytes:
    while True:
        pass


def bloat() -> bytes:
    kept = []
    while True:
        kept.append(bytearray(2**24))


def die(marker: str) -> bytes:
    """Dies at the first call, and lives at the next ones."""
    if not os.path.exists(marker):
        with open(marker, "w"):
            os._exit(1)
    return b"alive"


def die_always() -> bytes:
    os._exit(1)


def priority() -> int:
    """Of the thread that does the job."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def compute_until(lowest: int) -> int:
    """Compute until the priority is so low, or for ten seconds at the most."""
    end = time.thread_time() + 10
    while priority() < lowest and time.thread_time() < end:
        sum(range(10_000))
    return priority()


def name(who: str) -> bytes:
    return who.encode()
