"""Clients that do not read: what waits for them is kept for a while, and then they are cut off."""

import asyncio

LAST_SECONDS = 1.0


class SendingWatch:
    """Looks from time to time whether a connection with something to send makes progress."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0
        self.transport: asyncio.Transport | None = None

    def begin(self) -> None:
        """Watch, until all is sent; a transport that is closed waits for that too."""
        if self._timer is None and self.transport is not None:
            self._left = self.transport.get_write_buffer_size()
            if self._left:
                self._timer = self._loop.call_later(self._seconds, self._look)

    def cut_off_soon(self) -> None:
        """The server stops: what is closed and still not sent in a moment is given up."""
        self._loop.call_later(LAST_SECONDS, self._cut_off)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut_off(self) -> None:
        if self.transport is not None and self.transport.is_closing():
            self.transport.abort()

    def _look(self) -> None:
        self._timer = None
        if self.transport is None:
            return
        if self.transport.get_write_buffer_size() >= self._left:
            self.transport.abort()
        else:
            self.begin()
