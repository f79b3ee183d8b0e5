"""How sure a figure is: 95 % intervals, and a wider one for whoever looks again and again."""

from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

SURE: Final = 1.96
"""Standard deviations on either side for 95 %."""

WATCHED: Final = 2.9
"""The same for a figure that is looked at after every play, up to a thousand plays, until it is clear. With 1.96 a pair of
equals would be called unequal in a third of all series; with this one in 20 (`tests/arena/test_intervals.py` counts it)."""


class Interval(NamedTuple):
    """A figure with its bounds."""

    mean: float
    low: float
    high: float

    def clears(self, mark: float) -> bool:
        """Whether the mark lies outside."""
        return not self.low <= mark <= self.high


def share_interval(shares: list[float], width: float = SURE) -> Interval:
    """Of the part of plays that was won, by Wilson's formula, which holds near 0 and 1 too. Shared victories make it a little
    wider than it need be."""
    return wilson(sum(shares), len(shares), width)


def wilson(won: float, plays: int, width: float = SURE) -> Interval:
    """The same from sums."""
    if plays == 0:
        return Interval(0.0, 0.0, 1.0)
    mean = won / plays
    squared = width * width
    middle = (mean + squared / (2 * plays)) / (1 + squared / plays)
    reach = width * sqrt(mean * (1 - mean) / plays + squared / (4 * plays * plays))
    reach /= 1 + squared / plays
    return Interval(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(values: list[float]) -> Interval | None:
    """Of a mean, such as points of lead; None where there are fewer than two values."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    reach = SURE * sqrt(variance(values, mean) / len(values))
    return Interval(mean, mean - reach, mean + reach)
