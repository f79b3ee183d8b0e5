"""What every bot is: made per seat and play, asked for one action at a time."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from littleworlds.core.perspective import Perspective


class Budget(NamedTuple):
    """What one decision may cost; None where nothing is set."""

    seconds: float | None = None
    """How long to think."""
    iterations: int | None = None
    """How much to think, however long that takes."""
    limit: float | None = None
    """After so many seconds the answer no longer counts. It does not change how a bot thinks."""
    advising: bool = False
    """Whether somebody asks for advice. A level then has none of the lapses that make it a fair opponent."""


class Bot(ABC):
    """A player that answers with a legal action."""

    @abstractmethod
    def choose(self, perspective: Perspective, budget: Budget) -> int:
        """One of `perspective.legal()`."""

    def close(self) -> None:
        """The play is over, or given up. A bot that holds anything lets go of it."""


class BotFault(Exception):
    """A bot that cannot be played with: it ended, was silent or answered nonsense. The text says which, in English, for
    whoever wrote the bot."""
