"""What many plays of one title at one kind of table add up to, in whole numbers: any order of adding gives the same."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from littleworlds.core.outcome import Outcome
from littleworlds.core.statistics import COUNT, EACH, RUNNING, SUM, WAY, Question, Statistics
from littleworlds.stats.facts import Facts, Noted

WHOLE: Final = "whole"
"""In place of a subject where a curve has none."""


@dataclass
class Sums:
    """The sums from which the worth of subjects in points is worked out: products of how often a seat had one subject and
    another, or one and its points, as differences from the others at its table, times the number of seats."""

    plays: int = 0
    products: dict[str, Counter[str]] = field(default_factory=dict)
    """By subject and another that does not stand before it in the alphabet."""
    points: Counter[str] = field(default_factory=Counter)
    squares: int = 0
    totals: Counter[str] = field(default_factory=Counter)
    """For plays alone, where there are no others: sums of the subjects and of the points, to take means from."""
    score: int = 0

    def add(self, amounts: list[Counter[str]], scores: list[int]) -> None:
        """Take in a play. With others: seats × Σ xy − Σx Σy. Alone: Σ xy, and means are taken off at the end."""
        seats = len(scores)
        self.plays += 1
        self.score += sum(scores)
        whole: Counter[str] = Counter()
        for mine, score in zip(amounts, scores, strict=True):
            self._add(mine, score, seats)
            whole.update(mine)
        self.totals.update(whole)
        if seats > 1:
            self._add(whole, sum(scores), -1)

    def _add(self, amounts: Counter[str], score: int, times: int) -> None:
        """So many times the products of amounts and score."""
        self.squares += times * score * score
        items = sorted(amounts.items())
        for number, (subject, amount) in enumerate(items):
            factor = times * amount
            self.points[subject] += factor * score
            row = self.products.get(subject)
            if row is None:
                row = self.products[subject] = Counter()
            for other, more in items[number:]:
                row[other] = row.get(other, 0) + factor * more

    def merge(self, other: "Sums") -> None:
        self.plays += other.plays
        for subject, row in other.products.items():
            self.products.setdefault(subject, Counter()).update(row)
        self.points.update(other.points)
        self.totals.update(other.totals)
        self.squares += other.squares
        self.score += other.score


@dataclass
class Tally:
    """One question: amounts by subject, round and whether the seat won; or the values of a curve; how many seats there were."""

    amounts: Counter[tuple[str, int, bool]] = field(default_factory=Counter)
    seats: Counter[tuple[str, int, bool]] = field(default_factory=Counter)
    """How many seats reached a round, under `""`, and of how many a value is known in it."""
    ways: Counter[str] = field(default_factory=Counter)
    sums: Sums = field(default_factory=Sums)

    def merge(self, other: "Tally") -> None:
        self.amounts.update(other.amounts)
        self.seats.update(other.seats)
        self.ways.update(other.ways)
        self.sums.merge(other.sums)


@dataclass
class Table:
    """All plays of a title with so many seats."""

    game: str
    seats: int
    plays: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    scores: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Points of a seat, and whether it won."""
    victories: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By seat and how many shared it."""
    leads: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By seat, points ahead of the best other."""
    margins: Counter[int] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)
    grades: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Tally] = field(default_factory=dict)

    def add(self, statistics: Statistics, outcome: Outcome, facts: Facts, actions: int) -> None:
        """Take in a play."""
        winners = outcome.winners
        self.plays += 1
        self.lengths[actions] += 1
        self.rounds[max(facts.rounds)] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[score, seat in winners] += 1
            if self.seats > 1:
                self.leads[seat, score - _best(outcome.scores, seat)] += 1
        for seat in winners:
            self.victories[seat, len(winners)] += 1
        self.decided[_decided(outcome)] += 1
        if outcome.grade:
            self.grades[outcome.grade] += 1
        if self.seats > 1 and winners:
            self.margins[outcome.scores[winners[0]] - _best(outcome.scores, winners[0])] += 1
        for number, question in enumerate(statistics.questions):
            tally = self.tallies.setdefault(question.id, Tally())
            if question.kind == WAY:
                tally.ways[facts.ways[number]] += 1
            elif question.kind in (COUNT, SUM):
                _count(tally, question, facts.noted[number], outcome)
            else:
                _draw(tally, question, facts.noted[number], facts.rounds, winners)

    def merge(self, other: "Table") -> None:
        self.plays += other.plays
        self.lengths.update(other.lengths)
        self.rounds.update(other.rounds)
        self.scores.update(other.scores)
        self.victories.update(other.victories)
        self.leads.update(other.leads)
        self.margins.update(other.margins)
        self.decided.update(other.decided)
        self.grades.update(other.grades)
        for id, tally in other.tallies.items():
            self.tallies.setdefault(id, Tally()).merge(tally)


def _best(scores: list[int], seat: int) -> int:
    return max(score for other, score in enumerate(scores) if other != seat)


def _decided(outcome: Outcome) -> str:
    """How a play was won: by points, by a tie-break, shared; alone, won or lost or only counted."""
    if len(outcome.scores) == 1:
        return "counted" if outcome.won is None else "won" if outcome.won else "lost"
    if len(outcome.winners) != 1:
        return "shared"
    best = max(outcome.scores)
    if outcome.scores[outcome.winners[0]] < best:
        return "other"
    return "points" if outcome.scores.count(best) == 1 else "tie"


def _count(tally: Tally, question: Question, noted: list[Noted], outcome: Outcome) -> None:
    winners = outcome.winners
    amounts: list[Counter[str]] = []
    for seat, mine in enumerate(noted):
        won = seat in winners
        had: Counter[str] = Counter()
        for (subject, round), amount in mine.items():
            tally.amounts[subject, round, won] += amount
            had[subject] += amount
        amounts.append(had)
    if question.kind == COUNT:
        tally.sums.add(amounts, outcome.scores)


def _draw(
    tally: Tally, question: Question, noted: list[Noted], rounds: list[int], winners: list[int]
) -> None:
    """Add the values of a curve at the end of every round."""
    for seat, mine in enumerate(noted):
        won = seat in winners
        subjects = {subject for subject, _ in mine} if question.subjects else {""}
        for round in range(1, rounds[seat] + 1):
            tally.seats["", round, won] += 1
        for subject in subjects:
            value = question.start
            for round in range(1, rounds[seat] + 1):
                value = _next_value(question, value, mine.get((subject, round)))
                if value is not None:
                    tally.amounts[subject, round, won] += value
                    tally.seats[subject or WHOLE, round, won] += 1


def _next_value(question: Question, value: int | None, told: int | None) -> int | None:
    """The value of a curve one round later."""
    if question.kind == EACH:
        return told or 0
    if question.kind == RUNNING:
        return (value or 0) + (told or 0)
    return value if told is None else told
