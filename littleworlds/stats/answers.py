"""Answers as tables without words: every heading and label is a message, every figure a number, perhaps with its interval.

The terminal, CSV, JSON, the page and the browser app all show these; none of them works anything out.
"""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Final

from littleworlds.arena.intervals import SURE, Interval, wilson
from littleworlds.core.statistics import COUNT, LEVEL, SUM, WAY, Question, Statistics
from littleworlds.stats.tally import WHOLE, Table, Tally
from littleworlds.stats.worth import worths

Value = float | int | Interval | None

_SEEN: Final = 0.1
"""A round that fewer of the seats reach is left out of curves."""

_BARS: Final = 20
"""A distribution has about so many steps."""

_POINTS: Final = 24
"""A curve has at most about so many."""

_ROUNDS: Final = 12
"""Round by round is told where there are no more."""

_SHAPE: Final = ("mean", "least", "quarter", "median", "three-quarters", "most")


@dataclass(frozen=True)
class Label:
    """A message with its arguments, as they stand in JSON."""

    id: str
    args: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True)
class Column:
    """What the figures below are, and how they are written: count, number, mean (of points), signed or share."""

    id: str
    form: str
    label: Label


@dataclass(frozen=True)
class Row:
    key: str
    label: Label
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Answer:
    """One table. `chart` says which picture shows it best: bars of a column, curves, a histogram, or none."""

    id: str
    heading: Label
    rows_are: Label
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    chart: str = ""
    note: str = ""
    """The message that says how to read it, if that is not plain."""
    by_round: bool = False
    """Whether its columns are rounds."""


def answers(table: Table, statistics: Statistics) -> list[Answer]:
    """All that is known of a table: what holds for every title, then the title's own questions in their order."""
    found = [_lengths(table), _won(table)]
    if table.seats > 1:
        found.append(_seats(table))
    found += [_scores(table), _points(table)]
    for question in statistics.questions:
        tally = table.tallies.get(question.id, Tally())
        if question.kind == WAY:
            found.append(_ways(table, question, tally))
        elif question.kind in (COUNT, SUM):
            found += _counted(table, question, tally)
        else:
            found.append(_curve(table, question, tally))
    return [one for one in found if one.rows]


# --- for every title ----------------------------------------------------------------------------


def _lengths(table: Table) -> Answer:
    rows = [Row("decisions", Label("stats-decisions"), _shape(table.lengths))]
    if len(table.rounds) > 1 or 1 not in table.rounds:
        rows.append(Row("rounds", Label("stats-rounds"), _shape(table.rounds)))
    return Answer("length", Label("stats-length"), Label("stats-counted"), _shapes(), tuple(rows))


def _scores(table: Table) -> Answer:
    groups = {
        "winners": _chosen(table.scores, True),
        "others": _chosen(table.scores, False),
        "all": _summed(table.scores),
        "margin": table.margins,
    }
    rows = [Row(id, Label(f"stats-{id}"), _shape(group)) for id, group in groups.items() if group]
    return Answer("scores", Label("stats-scores"), Label("stats-whose"), _shapes(), tuple(rows))


def _points(table: Table) -> Answer:
    """How often each score was reached, in steps that leave some twenty of them."""
    everybody = _summed(table.scores)
    if not everybody:
        return Answer("points", Label("stats-points"), Label("stats-points"), (), ())
    low, high = min(everybody), max(everybody)
    step = max(1, -(-(high - low + 1) // _BARS))
    rows = []
    for first in range(low, high + 1, step):
        label = Label("stats-from-to", (("low", first), ("high", first + step - 1)))
        if step == 1:
            label = Label("stats-number", (("number", first),))
        shares = tuple(
            sum(scores[score] for score in range(first, first + step)) / max(1, scores.total())
            for scores in (_chosen(table.scores, True), _chosen(table.scores, False))
        )
        rows.append(Row(str(first), label, shares))
    columns = (_column("winners", "share"), _column("others", "share"))
    heading = Label("stats-distribution")
    return Answer("points", heading, Label("stats-points"), columns, tuple(rows), "histogram")


def _seats(table: Table) -> Answer:
    rows = []
    for seat in range(table.seats):
        victories = sum(
            count / shared for (one, shared), count in table.victories.items() if one == seat
        )
        leads = Counter({lead: n for (one, lead), n in table.leads.items() if one == seat})
        values = (wilson(victories, table.plays), 1 / table.seats, _mean_interval(leads))
        label = Label("stats-seat", (("number", seat + 1),))
        rows.append(Row(str(seat), label, values))
    columns = (_column("won", "share"), _column("even", "share"), _column("lead", "signed"))
    return Answer(
        "seats", Label("stats-seats"), Label("stats-place"), columns, tuple(rows), "bars:won",
        "stats-seats-note",
    )  # fmt: skip


def _won(table: Table) -> Answer:
    rows = [
        _part(way, Label(f"stats-won-{way}"), count, table.plays)
        for way, count in table.decided.most_common()
    ]
    rows += [
        _part(grade, Label(grade), count, table.plays)
        for grade, count in table.grades.most_common()
    ]
    columns = (_column("plays", "count"), _column("share", "share"))
    return Answer("won", Label("stats-won"), Label("stats-how"), columns, tuple(rows))


def _part(key: str, label: Label, count: int, plays: int) -> Row:
    return Row(key, label, (count, wilson(count, plays)))


# --- the title's own ----------------------------------------------------------------------------


def _ways(table: Table, question: Question, tally: Tally) -> Answer:
    rows = [
        _part(way or "none", _subject(question, way or "none"), count, table.plays)
        for way, count in tally.ways.most_common()
    ]
    columns = (_column("plays", "count"), _column("share", "share"))
    return Answer(
        question.id, _heading(question), Label("stats-how"), columns, tuple(rows), "bars:share"
    )


def _counted(table: Table, question: Question, tally: Tally) -> list[Answer]:
    """How much winners and others had, when, and what one more was worth; then round by round, if there are few rounds."""
    worth = worths(tally.sums, table.seats) if question.kind == COUNT else {}
    rows = []
    for subject in sorted({subject for subject, _, _ in tally.amounts}):
        values: list[Value] = []
        for won in (True, False):
            seats = _chosen(table.scores, won).total()
            total = _rounds_of(tally, subject, won).total()
            values.append(total / seats if seats else None)
        if question.kind == COUNT:
            values += [_mean(_rounds_of(tally, subject)), worth.get(subject)]
        rows.append(Row(subject.lstrip("@"), _subject(question, subject), tuple(values)))
    rows = _ordered(rows)
    columns = [_column("winners", "number"), _column("others", "number")]
    if question.kind == COUNT:
        columns += [_column("round", "number"), _column("worth", "signed")]
    chart, note = ("bars:worth", "stats-worth-note") if question.kind == COUNT else ("pairs", "")
    found = Answer(
        question.id, _heading(question), Label("stats-subject"), tuple(columns), tuple(rows), chart,
        note,
    )  # fmt: skip
    return [found, *_by_round(table, question, tally, found)]


def _by_round(table: Table, question: Question, tally: Tally, whole: Answer) -> list[Answer]:
    """How much a seat had of each subject in each round, in the order of the whole."""
    rounds = sorted({round for _, round, _ in tally.amounts})
    if not 1 < len(rounds) <= _ROUNDS:
        return []
    subjects = {subject.lstrip("@"): subject for subject, _, _ in tally.amounts}
    rows = []
    for row in whole.rows:
        amounts = _rounds_of(tally, subjects[row.key])
        values = tuple(amounts[round] / (table.plays * table.seats) for round in rounds)
        rows.append(Row(row.key, row.label, values))
    columns = tuple(
        Column(f"round-{one}", "number", Label("stats-number", (("number", one),)))
        for one in rounds
    )
    id = f"{question.id}-rounds"
    return [Answer(id, whole.heading, whole.rows_are, columns, tuple(rows), by_round=True)]


def _curve(table: Table, question: Question, tally: Tally) -> Answer:
    """Means of winners and others after each round."""
    total = {won: tally.seats["", 1, won] for won in (True, False)}
    subjects = sorted({subject for subject, _, _ in tally.amounts})
    last = max((round for _, round, _ in tally.seats), default=0)
    rows = []
    step = -(-last // _POINTS)
    for subject in subjects:
        for round in [*range(1, last, step), last]:
            reached = sum(tally.seats["", round, won] for won in (True, False))
            if reached < _SEEN * sum(total.values()):
                continue
            values = tuple(
                _curve_value(question, tally, subject, round, won) for won in (True, False)
            )
            rows.append(
                Row(f"{subject.lstrip('@')}/{round}", _moment(question, subject, round), values)
            )
    columns = (_column("winners", "number"), _column("others", "number"))
    return Answer(
        question.id, _heading(question), Label("stats-round"), columns, tuple(rows), "curves"
    )


def _curve_value(
    question: Question, tally: Tally, subject: str, round: int, won: bool
) -> float | None:
    """The mean of the seats of which a value is known; a seat that was told nothing of a count has counted nothing."""
    known = tally.seats[subject or WHOLE, round, won]
    if question.kind != LEVEL:
        known = tally.seats["", round, won]
    return tally.amounts[subject, round, won] / known if known else None


def _heading(question: Question) -> Label:
    return Label(f"stats-{question.id}")


def _subject(question: Question, subject: str) -> Label:
    if subject.startswith("@"):
        return Label("stats-component", (("name", subject),))
    return Label(f"stats-{question.id}-{subject}" if subject else "stats-all-of-it")


def _moment(question: Question, subject: str, round: int) -> Label:
    if subject:
        return Label("stats-component-round", (("name", subject), ("round", round)))
    return Label("stats-number", (("number", round),))


# --- figures ------------------------------------------------------------------------------------


def _column(id: str, form: str) -> Column:
    return Column(id, form, Label(f"stats-column-{id}"))


def _shapes() -> tuple[Column, ...]:
    return tuple(_column(id, "mean") for id in _SHAPE)


def _shape(values: Counter[int]) -> tuple[Value, ...]:
    """Mean, least, quartiles, most."""
    return (
        _mean_interval(values),
        min(values),
        *(_quantile(values, part) for part in (0.25, 0.5, 0.75)),
        max(values),
    )


def _quantile(values: Counter[int], part: float) -> int:
    left = part * sum(values.values())
    for value in sorted(values):
        left -= values[value]
        if left <= 0:
            return value
    return max(values)


def _mean(values: Counter[int]) -> float | None:
    count = sum(values.values())
    return sum(value * n for value, n in values.items()) / count if count > 0 else None


def _mean_interval(values: Counter[int]) -> Interval | None:
    count = sum(values.values())
    if count < 2:
        mean = _mean(values)
        return None if mean is None else Interval(mean, mean, mean)
    total = sum(value * n for value, n in values.items())
    squares = sum(value * value * n for value, n in values.items())
    mean = total / count
    reach = SURE * sqrt(max(0.0, (squares - total * mean) / (count - 1)) / count)
    return Interval(mean, mean - reach, mean + reach)


def _ordered(rows: list[Row]) -> list[Row]:
    """First what is surely worth more than the others, last what is surely worth less, in between what nobody can tell: so a
    rare subject leads nothing. Where nothing is said about worth, by what winners had more."""
    worth = [row.values[-1] for row in rows if isinstance(row.values[-1], Interval)]
    mean = sum(one.mean for one in worth) / len(worth) if worth else 0.0

    def weight(row: Row) -> tuple[float, float, str]:
        last = row.values[-1]
        if isinstance(last, Interval):
            sure = max(0.0, last.low - mean) + min(0.0, last.high - mean)
            return -sure, -last.mean, row.key
        return 0.0, _plain(row.values[1]) - _plain(row.values[0]), row.key

    return sorted(rows, key=weight)


def _plain(value: Value) -> float:
    return 0.0 if value is None or isinstance(value, Interval) else float(value)


def _rounds_of(tally: Tally, subject: str, won: bool | None = None) -> Counter[int]:
    """Amounts by round, of winners, of others or of both."""
    found: Counter[int] = Counter()
    for (one, round, winner), amount in tally.amounts.items():
        if one == subject and won in (None, winner):
            found[round] += amount
    return found


def _chosen(scores: Counter[tuple[int, bool]], won: bool) -> Counter[int]:
    return Counter({score: n for (score, one), n in scores.items() if one == won})


def _summed(scores: Counter[tuple[int, bool]]) -> Counter[int]:
    total: Counter[int] = Counter()
    for (score, _), count in scores.items():
        total[score] += count
    return total
