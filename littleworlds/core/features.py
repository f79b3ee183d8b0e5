"""A position as numbers: each a named feature with a weight, so that what a position is worth is a sum whose parts can be told."""

from math import exp, log
from typing import final

from littleworlds.core.native import i64


@final
class Features:
    """Takes features as a game writes them: adds them up by their weights, and keeps the amounts if asked to."""

    def __init__(self, weights: list[float], keeping: bool = False) -> None:
        self.weights = weights
        self.keeping = keeping
        self.total: float = 0.0
        self.amounts: list[float] = [0.0] * len(weights) if keeping else []

    def add(self, feature: i64, amount: float) -> None:
        """So much more of a feature."""
        self.total += self.weights[feature] * amount
        if self.keeping:
            self.amounts[feature] += amount

    def clear(self) -> None:
        """Begin anew."""
        self.total = 0.0
        if self.keeping:
            self.amounts = [0.0] * len(self.weights)


@final
class Term:
    """A part of what a position is worth, by its name."""

    def __init__(self, name: str, amount: float) -> None:
        self.name = name
        self.amount = amount

    def __repr__(self) -> str:
        return f"{self.name} {self.amount:+.2f}"


def terms(names: list[str], own: Features, value: float) -> list[Term]:
    """The parts of a value that counts these features, the weightiest first, and what the others take off it."""
    parts = [
        Term(names[number], own.weights[number] * amount)
        for number, amount in enumerate(own.amounts)
        if own.weights[number] * amount != 0.0
    ]
    parts.sort(key=_weight, reverse=True)
    return [*parts, Term("others", value - own.total)]


def _weight(term: Term) -> float:
    return abs(term.amount)


def advantage(totals: list[float], seat: i64) -> float:
    """The logarithm of the odds that a seat wins, where each seat's total is the logarithm of its weight among all."""
    most = -1.0e9
    for other in range(len(totals)):
        if other != seat and totals[other] > most:
            most = totals[other]
    others = 0.0
    for other in range(len(totals)):
        if other != seat:
            others += exp(max(-700.0, totals[other] - most))
    return totals[seat] - most - log(others)
