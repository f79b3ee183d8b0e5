"""Answers as data: for JSON as they are, for CSV one flat table per question."""

import csv
import io

from littleworlds.arena.intervals import Interval
from littleworlds.stats.answers import Answer, Label, Value
from littleworlds.stats.tally import Table

_DIGITS = 6

Plain = str | int | float | None | list["Plain"] | dict[str, "Plain"]


def to_dict(answer: Answer) -> dict[str, Plain]:
    """Everything, for JSON. Labels are messages: an id and its arguments."""
    return {
        "id": answer.id,
        "heading": _label(answer.heading),
        "rows_are": _label(answer.rows_are),
        "note": answer.note,
        "chart": answer.chart,
        "columns": [
            {"id": one.id, "form": one.form, "label": _label(one.label)} for one in answer.columns
        ],
        "rows": [
            {
                "key": row.key,
                "label": _label(row.label),
                "values": [_value(value) for value in row.values],
            }
            for row in answer.rows
        ],
    }


def to_csv(table: Table, answer: Answer) -> str:
    """One question: a row per subject, an interval in three columns."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    wide = [
        any(isinstance(row.values[number], Interval) for row in answer.rows)
        for number in range(len(answer.columns))
    ]
    heading = ["game", "seats", "plays", "subject"]
    for column, has_bounds in zip(answer.columns, wide, strict=True):
        id = column.id.replace("-", "_")
        heading += [id, f"{id}_low", f"{id}_high"] if has_bounds else [id]
    writer.writerow(heading)
    for row in answer.rows:
        cells: list[str | int | float] = [table.game, table.seats, table.plays, row.key]
        for value, has_bounds in zip(row.values, wide, strict=True):
            cells += _cells(value, has_bounds)
        writer.writerow(cells)
    return text.getvalue()


def _cells(value: Value, wide: bool) -> list[str | int | float]:
    if isinstance(value, Interval):
        return [round(one, _DIGITS) for one in value]
    single: str | int | float = "" if value is None else round(value, _DIGITS)
    return [single, "", ""] if wide else [single]


def _label(label: Label) -> Plain:
    args: dict[str, Plain] = dict(label.args)
    return {"id": label.id, "args": args}


def _value(value: Value) -> Plain:
    if isinstance(value, Interval):
        return [round(one, _DIGITS) for one in value]
    return value if value is None or isinstance(value, int) else round(value, _DIGITS)
