"""`littleworlds stats`: what many records tell, as tables, as CSV, as a page."""

import json
import os
from pathlib import Path

import click

from littleworlds.cli.common import (
    command,
    game_words,
    language_option,
    make_folder,
    today,
    write,
)
from littleworlds.cli.manual import Command
from littleworlds.cli.progress import counting
from littleworlds.cli.stats_tables import show_answers, show_broken
from littleworlds.cli.usage import WholeNumber
from littleworlds.core.errors import OptionError, RecordError
from littleworlds.core.record_file import record_files
from littleworlds.core.registry import load_game
from littleworlds.stats.answers import answers
from littleworlds.stats.page import Page
from littleworlds.stats.plain import to_csv, to_dict
from littleworlds.stats.reading import Read, read_all
from littleworlds.stats.tally import Table
from littleworlds.words import words


@click.command(cls=Command)
@click.argument("paths", metavar="FILE", nargs=-1, required=True)
@click.option("--jobs", type=WholeNumber(1, 1000), default=None)
@click.option("--csv", "csv_folder", type=click.Path(), default=None, metavar="FOLDER")
@click.option("--html", "page", type=click.Path(), default=None, metavar="FILE")
@language_option
@click.option("--json", "as_json", is_flag=True)
def stats(
    paths: tuple[str, ...],
    jobs: int | None,
    csv_folder: str | None,
    page: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Say what the records of many plays tell."""
    files = record_files([Path(path) for path in paths])
    if not files:
        raise OptionError("stats-nothing", file=paths[0])
    with counting(words(language).word("stats-reading")) as progress:
        read = read_all(files, language, jobs or os.cpu_count() or 1, progress)
    show_broken(read.broken, read.unfinished, language)
    if not read.plays:
        raise RecordError("stats-no-plays", file=paths[0])
    if csv_folder is not None:
        _write_csv(read, csv_folder)
    if page is not None:
        _write_page(read, page, language)
    if as_json:
        click.echo(json.dumps(findings(read), ensure_ascii=False))
    else:
        for table in _tables(read):
            game = load_game(table.game)
            show_answers(table, answers(table, game.statistics()), game_words(game, language))


def _tables(read: Read) -> list[Table]:
    return [read.tables[key] for key in sorted(read.tables)]


def findings(read: Read) -> dict[str, object]:
    """Everything as data: by title and seats the answers, and what was left out."""
    return {
        "date": today(),
        "command": command(),
        "tables": [
            {
                "game": table.game,
                "seats": table.seats,
                "plays": table.plays,
                "answers": [
                    to_dict(one) for one in answers(table, load_game(table.game).statistics())
                ],
            }
            for table in _tables(read)
        ],
        "broken": [{"file": one.file, "play": one.play, "why": one.why} for one in read.broken],
        "unfinished": read.unfinished,
    }


def _write_csv(read: Read, folder: str) -> None:
    make_folder(folder)
    for table in _tables(read):
        for answer in answers(table, load_game(table.game).statistics()):
            name = f"{table.game}-{table.seats}-{answer.id}.csv"
            write(Path(folder) / name, to_csv(table, answer))


def _write_page(read: Read, path: str, language: str) -> None:
    page = Page(words(language), command(), today())
    for table in _tables(read):
        game = load_game(table.game)
        page.add(table, answers(table, game.statistics()), game_words(game, language))
    write(path, page.html())
