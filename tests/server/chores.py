"""Tasks for the server's other processes, in a module that those processes can import."""

import time

import littleworlds as lw


def refuse(given: str) -> bytes:
    raise lw.RecordError("record-step", line=7, given=given, inner=lw.IllegalAction("play-is-over"))


def nap(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"awake"
