"""Leads one play between bots: asks them, takes the time, and ends the play if one of them cannot be played with."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple

from littleworlds.bots.bot import Bot, BotFault, Budget
from littleworlds.core.play import Play


class Timing(NamedTuple):
    """What the decisions of one seat took."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def plus(self, seconds: float) -> "Timing":
        return Timing(self.decisions + 1, self.seconds + seconds, max(self.worst, seconds))


class Fault(NamedTuple):
    """Whose fault it is that a play ended early, and what the matter was."""

    seat: int
    why: str


def lead(play: Play, bots: list[Bot], limit: float | None) -> tuple[list[Timing], Fault | None]:
    """Play to the end, or to the first fault: a bot that fails, answers nonsense or needs more than `limit` seconds."""
    timings = [Timing() for _ in bots]
    try:
        while (seat := int(play.state.first())) >= 0:
            perspective = play.game.perspective(play.state.view(seat))
            start = time.perf_counter()
            try:
                with _alarm(limit):
                    action = bots[seat].choose(perspective, Budget(limit=limit))
            except BotFault as fault:
                return timings, Fault(seat, str(fault))
            except Exception as problem:
                # Whatever a bot does wrong is its own loss, never the end of the tournament.
                return timings, Fault(seat, f"failed: {type(problem).__name__}: {problem}")
            timings[seat] = timings[seat].plus(time.perf_counter() - start)
            if action not in perspective.legal():
                return timings, Fault(seat, f"answered {action}, which is not a legal action")
            play.act(seat, action)
        return timings, None
    finally:
        for bot in bots:
            bot.close()


@contextmanager
def _alarm(limit: float | None) -> Iterator[None]:
    """Interrupt whoever thinks for longer. Only a process's main thread can be interrupted, and not everywhere; elsewhere
    programs keep their limit by themselves, and bots of the library are trusted."""
    main = threading.current_thread() is threading.main_thread()
    if limit is None or not main or not hasattr(signal, "SIGALRM"):
        yield
        return

    def interrupt(signum: int, frame: FrameType | None) -> None:
        raise BotFault(f"did not answer within {limit:g} s")

    before = signal.signal(signal.SIGALRM, interrupt)
    # A little later than the limit, so that a program is found late by its own clock, which can say more.
    signal.setitimer(signal.ITIMER_REAL, limit + 0.25)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
