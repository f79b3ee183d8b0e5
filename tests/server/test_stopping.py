"""A server that is told to stop at an awkward moment stops."""

import asyncio
import contextlib
import signal

from littleworlds.server.stopping import exit_cleanly, on_stop


def test_a_signal_whose_exit_was_swallowed_is_raised_again_for_whoever_listens_next() -> None:
    before = signal.getsignal(signal.SIGTERM)
    heard: list[int] = []
    stopped: list[bool] = []

    async def serve() -> None:
        with on_stop(lambda: stopped.append(True)):
            await asyncio.sleep(0)

    try:
        exit_cleanly()
        # As a callback of the garbage collector would do.
        with contextlib.suppress(SystemExit):
            signal.raise_signal(signal.SIGTERM)
        signal.signal(signal.SIGTERM, lambda number, _frame: heard.append(number))
        asyncio.run(serve())
        assert (heard, stopped) == ([signal.SIGTERM], [True])
        exit_cleanly()
        signal.signal(signal.SIGTERM, lambda number, _frame: heard.append(number))
        asyncio.run(serve())
        assert heard == [signal.SIGTERM], "told once, not for the next server too"
    finally:
        exit_cleanly()
        signal.signal(signal.SIGTERM, before)
