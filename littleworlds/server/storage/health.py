"""Whether the database can be written, as the last attempt has shown. While it cannot, moves are
refused with the reason at once."""

import asyncio
import time

import structlog

from littleworlds.server.storage.outage import BUSY, Outage

_log = structlog.get_logger("database")


class Health:
    """What is known about the database. Failures raise a suspicion; the attempt that follows
    decides."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        """Why the database cannot be written: the id of a message."""
        self.suspected = asyncio.Event()
        self._since = 0.0

    def check(self, *reasons: str) -> None:
        """Raise the Outage that lasts; with `reasons`, only if it is one of them."""
        if self.trouble is not None and (not reasons or self.trouble in reasons):
            raise Outage(self.trouble)

    def suspect(self, outage: Outage) -> None:
        """Somebody could not use the database. That it is busy is not the database's fault."""
        if outage.message.id != BUSY:
            self.suspected.set()

    def failed(self, outage: Outage) -> None:
        """An attempt to write has failed. It is logged when that begins."""
        if self.trouble is None:
            self._since = time.monotonic()
            _log.error(
                "the database cannot be written",
                reason=outage.message.id,
                problem=_first_line(outage.__cause__),
            )
        self.trouble = outage.message.id

    def succeeded(self) -> None:
        """An attempt to write has succeeded. It is logged if that ends an outage."""
        if self.trouble is not None:
            _log.warning(
                "the database can be written again",
                reason=self.trouble,
                seconds=round(time.monotonic() - self._since, 1),
            )
        self.trouble = None


def _first_line(problem: BaseException | None) -> str:
    """What the driver says."""
    original = getattr(problem, "orig", None) or problem
    return f"{type(original).__name__}: {original}".partition("\n")[0]
