"""Pictures of answers in SVG: drawn here, so that a page needs nothing but itself and their words stay words."""

from html import escape
from typing import Final, NamedTuple

from littleworlds.arena.intervals import Interval
from littleworlds.stats.answers import Answer, Row, Value
from littleworlds.stats.wording import cell_text, figure, label_text
from littleworlds.words import Words

_WIDTH: Final = 720
_NAMES: Final = 220
_LINE: Final = 22
_MOST: Final = 24
"""Bars of a picture; of more rows the first and the last are drawn."""


class Scale(NamedTuple):
    """Where values lie on a line."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        span = (self.high - self.low) or 1.0
        return round(self.start + (value - self.low) / span * (self.end - self.start), 1)


def chart(answer: Answer, words: Words) -> str:
    """The picture that shows an answer best; "" for none. What it shows stands in the table beside it."""
    kind, _, column = answer.chart.partition(":")
    if kind == "bars":
        return _bars(answer, column, words)
    if kind in ("pairs", "histogram"):
        return _pairs(answer, words)
    if kind == "curves":
        return "".join(_curves(answer, subject, words) for subject in _subjects(answer))
    return ""


def drawn_rows(rows: tuple[Row, ...]) -> list[Row]:
    """The rows that a picture has room for: of many the first and the last."""
    half = _MOST // 2
    return list(rows) if len(rows) <= _MOST else [*rows[:half], *rows[-half:]]


def _bars(answer: Answer, column: str, words: Words) -> str:
    """A bar for each row with the interval over it."""
    place = [one.id for one in answer.columns].index(column)
    form = answer.columns[place].form
    rows = [row for row in drawn_rows(answer.rows) if row.values[place] is not None]
    if not rows:
        return ""
    spans = [_span(row.values[place]) for row in rows]
    scale = _scale([bound for span in spans for bound in span])
    parts = [_zero(scale, len(rows))]
    for number, (row, (mean, low, high)) in enumerate(zip(rows, spans, strict=True)):
        y = number * _LINE
        left, right = sorted((scale.at(0), scale.at(mean)))
        parts.append(_name(label_text(row.label, words), y))
        parts.append(
            f'<rect class="first" x="{left}" y="{y + 4}" width="{round(right - left, 1)}" height="14"/>'
        )
        parts.append(f'<path class="bounds" d="M{scale.at(low)} {y + 11}H{scale.at(high)}"/>')
        text = cell_text(mean, form, words)
        parts.append(f'<text class="value" x="{_WIDTH}" y="{y + 15}">{escape(text)}</text>')
    heading = label_text(answer.heading, words)
    about = words.word(
        "stats-picture-bars", what=heading, of=label_text(answer.columns[place].label, words)
    )
    return _svg(len(rows) * _LINE + 4, about, parts)


def _pairs(answer: Answer, words: Words) -> str:
    """Two bars for each row: winners and others."""
    rows = list(answer.rows) if answer.chart == "histogram" else drawn_rows(answer.rows)
    scale = _scale([_plain(value) for row in rows for value in row.values[:2]])
    form = answer.columns[0].form
    parts = [_zero(scale, len(rows))]
    for number, row in enumerate(rows):
        y = number * _LINE
        parts.append(_name(label_text(row.label, words), y))
        for place, css in ((0, "first"), (1, "second")):
            value = _plain(row.values[place])
            left, right = sorted((scale.at(0), scale.at(value)))
            top = y + 3 + 8 * place
            parts.append(
                f'<rect class="{css}" x="{left}" y="{top}" width="{round(right - left, 1)}" height="7"/>'
            )
        text = " / ".join(cell_text(value, form, words) for value in row.values[:2])
        parts.append(f'<text class="value" x="{_WIDTH}" y="{y + 15}">{escape(text)}</text>')
    heading = label_text(answer.heading, words)
    return _svg(len(rows) * _LINE + 4, words.word("stats-picture-pairs", what=heading), parts)


def _curves(answer: Answer, subject: str, words: Words) -> str:
    """Winners as a full line, others as a broken one, over the rounds."""
    rows = [row for row in answer.rows if row.key.rpartition("/")[0] == subject]
    rounds = [int(row.key.rpartition("/")[2]) for row in rows]
    values = [_plain(value) for row in rows for value in row.values]
    if len(rows) < 2:
        return ""
    across = Scale(rounds[0], rounds[-1], 60, _WIDTH - 20)
    upward = Scale(min(0.0, *values), max(values) or 1.0, 170, 20)
    parts = [f'<path class="axis" d="M60 20V170H{_WIDTH - 20}"/>']
    for place, css in ((0, "first"), (1, "second")):
        points = " ".join(
            f"{across.at(round)},{upward.at(_plain(row.values[place]))}"
            for round, row in zip(rounds, rows, strict=True)
            if row.values[place] is not None
        )
        parts.append(f'<polyline class="{css}" points="{points}"/>')
    for value in (upward.low, upward.high):
        text = figure(value, answer.columns[0].form, words)
        parts.append(f'<text class="value" x="52" y="{upward.at(value) + 4}">{escape(text)}</text>')
    step = max(1, len(rounds) // 12)
    for round in rounds[::step]:
        parts.append(f'<text class="mark" x="{across.at(round)}" y="188">{round}</text>')
    what = label_text(answer.heading, words)
    if subject:
        what = words.word("stats-picture-of", what=what, subject="@" + subject)
    title = f'<text class="title" x="60" y="14">{escape(what)}</text>'
    return _svg(196, words.word("stats-picture-curves", what=what), [title, *parts])


def _subjects(answer: Answer) -> list[str]:
    return list(dict.fromkeys(row.key.rpartition("/")[0] for row in answer.rows))


def _scale(values: list[float]) -> Scale:
    return Scale(min(0.0, *values), max(0.0, *values), _NAMES, _WIDTH - 120)


def _span(value: Value) -> tuple[float, float, float]:
    if isinstance(value, Interval):
        return value
    plain = _plain(value)
    return plain, plain, plain


def _plain(value: Value) -> float:
    return 0.0 if value is None else value.mean if isinstance(value, Interval) else float(value)


def _zero(scale: Scale, rows: int) -> str:
    return f'<path class="axis" d="M{scale.at(0)} 0V{rows * _LINE + 2}"/>'


def _name(text: str, y: int) -> str:
    short = text if len(text) <= 32 else text[:31] + "…"
    return f'<text class="name" x="{_NAMES - 8}" y="{y + 15}">{escape(short)}</text>'


def _svg(height: int, about: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(about, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )
