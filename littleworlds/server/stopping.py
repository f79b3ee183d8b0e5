"""What happens at the very moment when the server is told to stop.

Uvicorn first waits for the requests under way, and ends the application after that. A request that
waits for long work would hold it up for as long as it may; so long work is dropped when the signal
comes, and the request is answered with a refusal.
"""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = [signal.SIGINT, signal.SIGTERM]
_heard_before: list[int] = []
"""Signals that came before anybody but `exit_cleanly` listened."""


@contextmanager
def on_stop(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` in the event loop as soon as a signal comes, besides what is done about it anyway."""
    if threading.current_thread() is not threading.main_thread():
        # Only there can signals be listened to.
        yield
        return
    loop = asyncio.get_running_loop()
    before: dict[signal.Signals, Any] = {one: signal.getsignal(one) for one in SIGNALS}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for one in SIGNALS:
        signal.signal(one, heard)
    for number in _heard_before:
        signal.raise_signal(number)
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def exit_cleanly() -> None:
    """Make a stop by SIGTERM end with code 0: uvicorn raises the signal again once all is closed.

    A signal that comes before uvicorn listens ends the process at once. If it comes in the middle of a
    callback of Python's own, which swallows what is raised, `on_stop` raises it again.
    """
    _heard_before.clear()

    def leave(number: int, _frame: FrameType | None) -> None:
        _heard_before.append(number)
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, leave)
