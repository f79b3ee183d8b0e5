"""`littleworlds bench`: how fast the engine runs here. `make bench` compares several installations in one run."""

import json
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from littleworlds.arena.speed import is_compiled, measure
from littleworlds.cli.common import language_option
from littleworlds.cli.manual import Command
from littleworlds.cli.usage import Number
from littleworlds.core.registry import titles
from littleworlds.words import words

_MICROSECONDS: Final = ("copy_us", "view_us", "sample_us", "search_us")


@click.command(cls=Command)
@click.argument("game_ids", metavar="GAME", nargs=-1)
@click.option("--seconds", type=Number(0.01), default=0.5, show_default=True)
@language_option
@click.option("--json", "as_json", is_flag=True)
def bench(game_ids: tuple[str, ...], seconds: float, language: str, as_json: bool) -> None:
    """Measure random play, copies, views, samples and search, per CPU-second."""
    rows = [row for id in game_ids or titles() for row in measure(id, seconds)]
    if as_json:
        for row in rows:
            click.echo(json.dumps(row))
        return
    speak = words(language)
    names = ("game", "seats", "decisions", "copy", "view", "sample", "search")
    table = Table(
        *(speak.word(f"cli-column-{name}") for name in names),
        title=speak.word("cli-compiled" if is_compiled() else "cli-interpreted"),
        pad_edge=False,
        padding=0,
    )
    for column in (0, 2):
        table.columns[column].no_wrap = True
    for row in rows:
        figures = (f"{row[key]:,.2f}" for key in _MICROSECONDS)
        table.add_row(str(row["game"]), str(row["seats"]), f"{row['decisions']:,.0f}", *figures)
    Console().print(table)
