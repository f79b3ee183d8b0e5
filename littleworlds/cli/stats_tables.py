"""The tables of `littleworlds stats` on the terminal."""

from typing import Final

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from littleworlds.cli.prose import print_sentence
from littleworlds.stats.answers import Answer, Row
from littleworlds.stats.portions import Broken
from littleworlds.stats.tally import Table
from littleworlds.stats.wording import cell_text, heading_text, label_text
from littleworlds.words import Words, words

_NAMED: Final = 20
"""So many broken records are named; the rest is counted."""

_FIRST: Final = 12
_LAST: Final = 6
"""Of a long table the first and the last rows are shown."""

_COLUMNS: Final = 9
_LEFT_OUT: Final = "histogram"


def show_broken(broken: list[Broken], unfinished: int, language: str) -> None:
    """What was left out, on the error stream."""
    say = words(language).word
    for one in broken[:_NAMED]:
        click.echo(say("stats-broken", file=one.file, play=one.play, why=one.why), err=True)
    if broken:
        click.echo(say("stats-broken-count", count=len(broken)), err=True)
    if unfinished:
        click.echo(say("stats-unfinished", count=unfinished), err=True)


def show_answers(table: Table, answers: list[Answer], words: Words) -> None:
    """All answers about one kind of table."""
    console = Console(highlight=False)
    heading = words.word(
        "stats-table", title=words.word("title"), seats=table.seats, plays=table.plays
    )
    print_sentence(console, Text(heading, style="bold"))
    for answer in answers:
        if answer.chart != _LEFT_OUT and len(answer.columns) < _COLUMNS:
            _show(console, answer, words)
    for note in dict.fromkeys(answer.note for answer in answers if answer.note):
        print_sentence(console, Text(words.word(note), style="dim"))


def _show(console: Console, answer: Answer, words: Words) -> None:
    grid = Grid(title=heading_text(answer, words), title_justify="left", title_style="bold")
    grid.add_column(label_text(answer.rows_are, words), overflow="fold")
    for column in answer.columns:
        grid.add_column(label_text(column.label, words), justify="right", overflow="fold")
    rows = _shown(answer.rows)
    for row in rows:
        if row is None:
            grid.add_row("…", *("" for _ in answer.columns))
            continue
        cells = (
            cell_text(value, column.form, words)
            for column, value in zip(answer.columns, row.values, strict=True)
        )
        grid.add_row(label_text(row.label, words), *cells)
    console.print(grid)


def _shown(rows: tuple[Row, ...]) -> list[Row | None]:
    if len(rows) <= _FIRST + _LAST + 1:
        return list(rows)
    return [*rows[:_FIRST], None, *rows[-_LAST:]]
