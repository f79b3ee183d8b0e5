"""Two result files side by side: what changed between them, pair by pair."""

from math import sqrt
from typing import NamedTuple

from littleworlds.arena.intervals import SURE, Interval
from littleworlds.arena.standings import PairRow, Standings


class Change(NamedTuple):
    """A pair in both tournaments: its share before and after, and the difference with its interval."""

    first: str
    second: str
    before: PairRow
    after: PairRow
    difference: Interval


def compare(before: Standings, after: Standings) -> list[Change]:
    """The pairs that both have, in the order of the second."""
    known = {(row.first, row.second): row for row in before.pairs}
    return [
        Change(row.first, row.second, known[row.first, row.second], row,
               _difference(known[row.first, row.second], row))
        for row in after.pairs
        if (row.first, row.second) in known
    ]  # fmt: skip


def _difference(before: PairRow, after: PairRow) -> Interval:
    spread = sqrt(_variance(before) + _variance(after))
    mean = after.share.mean - before.share.mean
    return Interval(mean, mean - SURE * spread, mean + SURE * spread)


def _variance(row: PairRow) -> float:
    """Of a share, never nought: after ten victories in ten plays the eleventh is not certain."""
    mean = (row.share.mean * row.plays + 2) / (row.plays + 4)
    return mean * (1 - mean) / (row.plays + 4)
