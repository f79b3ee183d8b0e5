"""What every bot is: made per seat and play, asked for one action at a time."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from littleworlds.core.perspective import Perspective


class Budget(NamedTuple):
    """What one decision may cost; None where nothing is set."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(ABC):
    """A player that answers with a legal action."""

    @abstractmethod
    def choose(self, perspective: Perspective, budget: Budget) -> int:
        """One of `perspective.legal()`."""
