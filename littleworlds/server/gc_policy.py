"""When the interpreter looks for garbage that refers to itself.

A full search looks at everything that lives: with a thousand tables that is most of a second in which nobody's move is answered. So
the interpreter's own full searches are off. Tables are freed without any search; what needs one is mainly what closed sockets leave
behind. The manager therefore searches when the server rests, and otherwise only when as many sockets have been closed as are open.
"""

import gc
import time

from littleworlds.server.metrics import SEARCH_SECONDS

REST_SECONDS = 0.5
"""A server that was asked nothing for so long is resting."""

PAUSE_SECONDS = 10.0
"""A resting server searches no more often than this."""

FEW = 500
"""So many closed sockets are never worth holding up a move."""

_NEVER = 1_000_000


class GcPolicy:
    """Counts what may have left garbage, and decides when it is worth a search."""

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0
        self._asked = 0.0
        self._searched = 0.0

    def take_over(self) -> None:
        """What is loaded now stays and is never looked at again; young garbage is found in small strides as before."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(2_000, 8, _NEVER)
        self._searched = time.monotonic()

    def socket_opened(self) -> None:
        self._open += 1

    def socket_closed(self) -> None:
        self._open -= 1
        self._closed += 1

    def asked(self) -> None:
        """Somebody is waiting for an answer."""
        self._asked = time.monotonic()

    @property
    def due(self) -> bool:
        """Whether now is the time for a full search."""
        if self._closed > max(FEW, self._open):
            return True
        now = time.monotonic()
        return (
            self._closed > 0
            and now - self._asked > REST_SECONDS
            and now - self._searched > PAUSE_SECONDS
        )

    def collect(self) -> None:
        """Search everything."""
        with SEARCH_SECONDS.time():
            gc.collect()
        self._closed = 0
        self._searched = time.monotonic()
