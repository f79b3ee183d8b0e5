"""`littleworlds arena`: a tournament between bots, with figures that say how sure they are. `littleworlds compare` puts two of
them side by side."""

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Final

import click

from littleworlds.arena.comparison import compare as compare_standings
from littleworlds.arena.figures import to_csv, to_dict
from littleworlds.arena.result import Result
from littleworlds.arena.result_file import ResultFile, read_results, usual_path
from littleworlds.arena.runner import Player, run
from littleworlds.arena.standings import Standings, standings
from littleworlds.arena.tournament import Tournament
from littleworlds.bots.registry import check_any
from littleworlds.cli.arena_tables import show_changes, show_standings
from littleworlds.cli.common import (
    check_writable,
    command,
    data_option,
    game_words,
    language_option,
    parse_options,
    table_options,
    today,
)
from littleworlds.cli.extras import require
from littleworlds.cli.manual import Command
from littleworlds.cli.progress import counting
from littleworlds.cli.usage import Number, WholeNumber, one_of
from littleworlds.core.errors import OptionError
from littleworlds.core.game import Game
from littleworlds.core.registry import load_game
from littleworlds.words import Words

PLACES: Final = ("here", "ray")
"""Where a tournament can be played: on the processes of this machine, or on a cluster."""


@click.command(cls=Command)
@click.argument("game_id", metavar="GAME")
@click.option("--bots", required=True, metavar="A,B,…")
@click.option("--against", default="", metavar="BOT")
@click.option("--seats", type=WholeNumber(), default=None)
@click.option("--games", "count", type=WholeNumber(1), default=100, show_default=True)
@click.option("--until-clear", is_flag=True)
@click.option("--least", type=Number(0, 1), default=None)
@click.option("--seed", type=WholeNumber(), default=0, show_default=True)
@table_options
@click.option("--limit", type=Number(0.01, 3600), default=10.0, show_default=True)
@click.option("--jobs", type=WholeNumber(1, 1000), default=None)
@click.option("--on", "where", default="here", metavar="[here|ray]", callback=one_of(PLACES))
@click.option("--results", type=click.Path(), default=None, metavar="FILE")
@click.option("--plot", type=click.Path(), default=None, metavar="FILE")
@data_option
@language_option
@click.option("--json", "as_json", is_flag=True)
@click.option("--csv", "as_csv", is_flag=True)
def arena(
    game_id: str, bots: str, against: str, seats: int | None, count: int, until_clear: bool, least: float | None, seed: int,
    options: tuple[str, ...], limit: float, jobs: int | None, where: str, results: str | None, plot: str | None,
    overlay: str | None, language: str, as_json: bool, as_csv: bool,
) -> None:  # fmt: skip
    """Let bots meet and say who is better, and how sure that is."""
    game = load_game(game_id, overlay)
    if plot is not None:
        _check_plot(plot)
    player = _player(where, jobs)
    tournament = _tournament(game, bots, against, seats, count, seed, options, limit)
    mark = (tournament.even_share if least is None else least) if until_clear else None
    path = Path(results) if results is not None else usual_path(tournament)
    words = game_words(game, language)
    played = _run(tournament, path, jobs or os.cpu_count() or 1, mark, words, player)
    table = standings(tournament, played)
    if plot is not None:
        from littleworlds.arena.plots import plot as draw

        draw(tournament, table, words, Path(plot))
    if as_json:
        told = {"date": today(), "command": command(), **to_dict(tournament, table)}
        click.echo(json.dumps(told, ensure_ascii=False))
    elif as_csv:
        click.echo(to_csv(table), nl=False)
    else:
        show_standings(tournament, table, path, words)
    sys.exit(0 if _holds(table, tournament, least) else 1)


@click.command(cls=Command)
@click.argument("before", metavar="FILE")
@click.argument("after", metavar="FILE")
@language_option
@click.option("--json", "as_json", is_flag=True)
def compare(before: str, after: str, language: str, as_json: bool) -> None:
    """Compare the results of two tournaments pair by pair."""
    (first, _), (second, tournament) = (_read(Path(path)) for path in (before, after))
    changes = compare_standings(first, second)
    if not changes:
        raise OptionError("compare-nothing", first=before, second=after)
    if as_json:
        rows = [
            {
                "first": one.first,
                "second": one.second,
                "before": [one.before.plays, *one.before.share],
                "after": [one.after.plays, *one.after.share],
                "difference": list(one.difference),
            }
            for one in changes
        ]
        click.echo(json.dumps(rows, ensure_ascii=False))
    else:
        show_changes(changes, game_words(load_game(tournament.game, tournament.overlay), language))


def _tournament(
    game: Game, bots: str, against: str, seats: int | None, count: int, seed: int,
    options: tuple[str, ...], limit: float,
) -> Tournament:  # fmt: skip
    entrants = tuple(check_any(spec.strip()) for spec in bots.split(","))
    opponent = check_any(against) if against else ""
    everybody = [*entrants, *([opponent] if opponent else [])]
    doubled = [bot for bot in everybody if everybody.count(bot) > 1]
    if doubled:
        raise OptionError("arena-doubled", given=doubled[0])
    fewest = max(2, game.min_seats) if game.max_seats > 1 else 1
    seats = fewest if seats is None else seats
    settled = game.check_options(seats, parse_options(game, options))
    if len(everybody) < 2 and seats > 1:
        raise OptionError("arena-alone", given=entrants[0])
    overlay = game.data.overlay if game.data else None
    return Tournament(game.id, seats, entrants, count, seed, opponent, settled, overlay, limit)


def _check_plot(path: str) -> None:
    """Say before the tournament that there will be no picture."""
    if Path(path).suffix not in (".svg", ".png"):
        raise OptionError("plot-format", given=path)
    require("plots")
    check_writable(path)


def _player(where: str, jobs: int | None) -> Player | None:
    """Who makes the plays, if not this machine."""
    if where == "here":
        return None
    require("ray")
    # Imported here: it is part of an extra, and it takes its time.
    from littleworlds.arena.cluster import play_on_cluster

    return partial(play_on_cluster, jobs=jobs)


def _run(
    tournament: Tournament, path: Path, jobs: int, mark: float | None, words: Words,
    player: Player | None,
) -> list[Result]:  # fmt: skip
    file = ResultFile(path, tournament)
    try:
        with counting(words.word("title")) as show:
            return run(tournament, file, jobs, mark, show, player)
    except KeyboardInterrupt:
        kept = words.word("arena-kept", count=len(file.results), file=str(path))
        click.echo(kept, err=True)
        raise
    finally:
        file.close()


def _holds(table: Standings, tournament: Tournament, least: float | None) -> bool:
    """Whether nobody failed, and whether the first bot wins as often as asked for, with its interval clear of the mark."""
    if any(row.faults for row in table.bots):
        return False
    claimed = [row for row in table.pairs if row.first == tournament.bots[0]]
    return least is None or all(row.share.low >= least for row in claimed)


def _read(path: Path) -> tuple[Standings, Tournament]:
    """A result file with what it adds up to."""
    heading, results = read_results(path)
    games = 1 + max((one.number for one in results), default=0)
    tournament = heading.tournament(games)
    results.sort(key=lambda one: (one.number, one.pairing))
    return standings(tournament, results), tournament
