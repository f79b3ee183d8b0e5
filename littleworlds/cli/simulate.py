"""`littleworlds simulate`: many plays between bots, added up."""

import json
import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from littleworlds.arena.simulation import Result, Series, run, summary
from littleworlds.bots.registry import check, specs
from littleworlds.cli.common import data_option, parse_options, table_options
from littleworlds.core.errors import FileError, OptionError
from littleworlds.core.registry import game as load_game


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=int, default=None, help="How many seats; the number of bots if those are given.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many plays.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same plays.")
@click.option("--bots", default="", metavar="A,B,…", help=f"One bot per seat ({', '.join(specs())}); all random by default.")
@click.option("--rotate", is_flag=True, help="Move the bots on by one seat each play.")
@table_options
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes share the work.")
@click.option("--records", type=click.Path(), default=None, metavar="DIR", help="Write the record of every play there.")
@data_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def simulate(
    game_id: str, seats: int | None, count: int, seed: int, bots: str, rotate: bool, options: tuple[str, ...], jobs: int,
    records: str | None, overlay: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play many times and show what comes of it."""
    game = load_game(game_id, overlay)
    players = [check(spec.strip()) for spec in bots.split(",")] if bots else []
    seats = seats if seats is not None else len(players) or game.min_seats
    settled = game.settle(seats, parse_options(game, options))
    if players and len(players) != seats:
        raise OptionError("bot-count", given=len(players), seats=seats)
    if records is not None:
        _make_folder(records)
    series = Series(
        game_id, seats, count, seed, tuple(players or ["random"] * seats), rotate, settled,
        game.data.overlay if game.data else None, records,
    )  # fmt: skip
    start = time.perf_counter()
    results = _run_with_progress(series, jobs)
    found = {**summary(series, results), "seconds": round(time.perf_counter() - start, 3)}
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _show(found)


def _make_folder(records: str) -> None:
    try:
        Path(records).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise FileError("file-unwritable", file=records, why=problem.strerror or str(problem)) from None


def _run_with_progress(series: Series, jobs: int) -> list[Result]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(series.game, total=series.games)
        return run(series, jobs, lambda done: progress.advance(task, done))


def _show(found: dict[str, object]) -> None:
    console = Console()
    console.print(
        f"{found['game']}: {found['games']} plays at {found['seats']} seats, seed {found['seed']}; "
        f"{found['mean_actions']} actions per play, {found['shared']} shared victories, {found['seconds']} s"
    )
    table = Table("seat", "wins", "mean score", "entrant", "wins (entrant)", "mean score (entrant)")
    columns = [found[key] for key in ("wins", "mean_score", "bots", "bot_wins", "bot_mean_score")]
    rows = zip(*(column for column in columns if isinstance(column, list)), strict=True)
    for seat, row in enumerate(rows):
        table.add_row(str(seat), *(f"{value:.2f}" if isinstance(value, float) else str(value) for value in row))
    console.print(table)
    for key in ("won", "grades"):
        if key in found:
            console.print(f"{key}: {found[key]}")
