"""Bots by their specs. An unknown spec is an error, never a guess."""

from collections.abc import Callable

from littleworlds.bots.bot import Bot
from littleworlds.bots.greedy import Greedy
from littleworlds.bots.random import Random
from littleworlds.core.errors import UnknownBot, nearest

_MAKERS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


def specs() -> list[str]:
    """The specs that `make` understands."""
    return sorted(_MAKERS)


def check(spec: str) -> str:
    """The spec as it is if there is such a bot; an UnknownBot otherwise."""
    if spec not in _MAKERS:
        raise UnknownBot("unknown-bot", given=spec, allowed=nearest(spec, specs()))
    return spec


def make(spec: str, seed: int) -> Bot:
    """A bot for one seat of one play.

    >>> type(make("random", seed=1)).__name__
    'Random'
    """
    return _MAKERS[check(spec)](seed)
