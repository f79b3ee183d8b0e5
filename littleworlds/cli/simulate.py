"""`littleworlds simulate`: many plays between bots, added up."""

import json
import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from littleworlds.arena.simulation import Result, Series, run, summary
from littleworlds.bots.registry import check_any
from littleworlds.cli.common import (
    data_option,
    game_words,
    language_option,
    make_folder,
    parse_options,
    table_options,
    write,
)
from littleworlds.cli.manual import Command
from littleworlds.cli.prose import Prose
from littleworlds.cli.usage import WholeNumber
from littleworlds.core.errors import OptionError
from littleworlds.core.registry import load_game
from littleworlds.words import Words


@click.command(cls=Command)
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=WholeNumber(), default=None)
@click.option("--games", "count", type=WholeNumber(1), default=100, show_default=True)
@click.option("--seed", type=WholeNumber(), default=0, show_default=True)
@click.option("--bots", default="", metavar="A,B,…")
@click.option("--rotate", is_flag=True)
@table_options
@click.option("--jobs", type=WholeNumber(1, 1000), default=1, show_default=True)
@click.option("--records", type=click.Path(), default=None, metavar="FOLDER")
@data_option
@language_option
@click.option("--json", "as_json", is_flag=True)
def simulate(
    game_id: str, seats: int | None, count: int, seed: int, bots: str, rotate: bool, options: tuple[str, ...], jobs: int,
    records: str | None, overlay: str | None, language: str, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play many times and show what comes of it."""
    game = load_game(game_id, overlay)
    players = [check_any(spec.strip()) for spec in bots.split(",")] if bots else []
    seats = seats if seats is not None else len(players) or game.min_seats
    settled = game.check_options(seats, parse_options(game, options))
    if players and len(players) != seats:
        example = ",".join(["greedy", "random", "random", "random", "random"][:seats])
        raise OptionError("bot-count", given=len(players), seats=seats, example=example)
    if records is not None:
        make_folder(records)
    series = Series(
        game_id, seats, count, seed, tuple(players or ["random"] * seats), rotate, settled,
        game.data.overlay if game.data else None, records is not None,
    )  # fmt: skip
    start = time.perf_counter()
    results = _run_with_progress(series, jobs, records)
    totals = {**summary(series, results), "seconds": round(time.perf_counter() - start, 3)}
    if as_json:
        click.echo(json.dumps(totals, ensure_ascii=False))
    else:
        _show(totals, game_words(game, language))


def _run_with_progress(series: Series, jobs: int, records: str | None) -> list[Result]:
    begun: set[str] = set()

    def keep(name: str, text: str) -> None:
        write(Path(records or "") / name, text, onto=name in begun)
        begun.add(name)

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(series.game, total=series.games)
        return run(series, jobs, lambda done: progress.advance(task, done), keep)


def _show(totals: dict[str, object], speak: Words) -> None:
    console = Console()
    figures = {
        key: _figure(totals[key], speak) for key in ("games", "seats", "seed", "shared", "seconds")
    }
    _say(
        console,
        speak.word(
            "cli-simulated",
            game_id=str(totals["game"]),
            actions=_figure(totals["mean_actions"], speak),
            **figures,
        ),
    )
    names = ("seat", "wins", "score", "entrant", "entrant-wins", "entrant-score")
    table = Table(*(speak.word(f"cli-column-{name}") for name in names))
    columns = [totals[key] for key in ("wins", "mean_score", "bots", "bot_wins", "bot_mean_score")]
    rows = zip(*(column for column in columns if isinstance(column, list)), strict=True)
    for seat, row in enumerate(rows):
        table.add_row(str(seat), *(_figure(value, speak, ".2f") for value in row))
    console.print(table)
    if "won" in totals:
        _say(console, speak.word("cli-plays-won", count=str(totals["won"])))
    grades = totals.get("grades")
    if isinstance(grades, dict):
        graded = [
            speak.word("cli-plays-graded", grade=speak.word(grade), count=str(n))
            for grade, n in grades.items()
        ]
        _say(console, speak.list(graded))


def _say(console: Console, text: str) -> None:
    console.print(Prose(console.render_str(text)))


def _figure(value: object, speak: Words, form: str = "") -> str:
    if not isinstance(value, float):
        return str(value)
    return format(value, form).replace(".", "," if speak.language == "fr" else ".")
