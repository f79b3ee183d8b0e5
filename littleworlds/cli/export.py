"""`littleworlds export`: the decisions of many records as one flat table."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from littleworlds.cli.common import check_writable, language_option
from littleworlds.cli.extras import require
from littleworlds.cli.manual import Command
from littleworlds.cli.progress import counting
from littleworlds.cli.prose import print_sentence
from littleworlds.cli.stats_tables import show_broken
from littleworlds.cli.usage import WholeNumber
from littleworlds.core.errors import OptionError, RecordError
from littleworlds.core.record_file import record_files
from littleworlds.words import words


@click.command(cls=Command)
@click.argument("paths", metavar="FILE", nargs=-1, required=True)
@click.option("--parquet", required=True, type=click.Path(), metavar="FILE")
@click.option("--jobs", type=WholeNumber(1, 1000), default=None)
@language_option
def export(paths: tuple[str, ...], parquet: str, jobs: int | None, language: str) -> None:
    """Write every decision of many plays to a Parquet file."""
    require("parquet")
    # Imported here: it is part of an extra.
    from littleworlds.stats.decisions import export_parquet

    files = record_files([Path(path) for path in paths])
    if not files:
        raise OptionError("stats-nothing", file=paths[0])
    check_writable(parquet)
    with counting(words(language).word("stats-reading")) as progress:
        found, rows = export_parquet(
            files, Path(parquet), language, jobs or os.cpu_count() or 1, progress
        )
    show_broken(found.broken, found.unfinished, language)
    if not found.plays:
        raise RecordError("stats-no-plays", file=paths[0])
    told = words(language).word("export-done", plays=found.plays, rows=rows, file=parquet)
    print_sentence(Console(highlight=False), Text(told))
