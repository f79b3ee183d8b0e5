"""Bots by their specs. An unknown spec is an error, never a guess.

Some bots are *listed*: anybody may be given them, at any table of a server. The others run programs or think without limits, and
are for whoever owns the machine: command line, arena, library. What takes specs from strangers calls `check` and `make`, which
know the listed ones alone.
"""

from collections.abc import Callable

from littleworlds.bots.bot import Bot
from littleworlds.bots.greedy import Greedy
from littleworlds.bots.level import PREFIX, SPECS, LevelBot
from littleworlds.bots.program import Program
from littleworlds.bots.random import Random
from littleworlds.bots.search import SPEC, Search
from littleworlds.core.errors import UnknownBot, nearest


def _level(spec: str) -> Callable[[int], Bot]:
    return lambda seed: LevelBot(spec.removeprefix(PREFIX), seed)


_LISTED: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{spec: _level(spec) for spec in SPECS},
}
_PROGRAM = "exec:"


def specs() -> list[str]:
    """The specs of the listed bots, from the weakest level to the strongest, then the others."""
    return [*SPECS, *sorted(set(_LISTED) - set(SPECS))]


def check(spec: str) -> str:
    """The spec as it is if such a bot is listed; an UnknownBot otherwise."""
    if spec not in _LISTED:
        raise UnknownBot("unknown-bot", given=spec, allowed=nearest(spec, specs()))
    return spec


def make(spec: str, seed: int) -> Bot:
    """A listed bot for one seat of one play.

    >>> type(make("random", seed=1)).__name__
    'Random'
    """
    return _LISTED[check(spec)](seed)


def check_any(spec: str) -> str:
    """The spec as it is if there is such a bot, listed or not; an UnknownBot otherwise."""
    if not is_spec(spec):
        allowed = nearest(spec, [*specs(), "search:400ms", f"{_PROGRAM}COMMAND"])
        raise UnknownBot("unknown-bot", given=spec, allowed=allowed)
    return spec


def make_any(spec: str, seed: int) -> Bot:
    """Any bot for one seat of one play. Never for a spec that a stranger gave: `exec:` runs programs."""
    if _is_program(spec):
        return Program(spec.removeprefix(_PROGRAM), seed)
    if SPEC.fullmatch(spec):
        return Search.parse(spec, seed)
    return _LISTED[check_any(spec)](seed)


def is_spec(text: str) -> bool:
    """Whether a player of this name is a bot."""
    return text in _LISTED or _is_program(text) or SPEC.fullmatch(text) is not None


def _is_program(spec: str) -> bool:
    return spec.startswith(_PROGRAM) and spec != _PROGRAM
