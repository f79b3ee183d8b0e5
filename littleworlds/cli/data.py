"""`littleworlds data check FILE` and `data show GAME`: for owners of a box who correct the data."""

import json

import click
from rich.console import Console
from rich.table import Table

from littleworlds.cli.common import data_option, game_words, language_of_place, language_option
from littleworlds.core.data import KNOWN, read
from littleworlds.core.errors import DataError
from littleworlds.core.registry import game as load_game
from littleworlds.core.registry import titles
from littleworlds.words import words


@click.group()
def data() -> None:
    """Look at the component data and check corrections to it."""


@data.command()
@click.argument("file")
def check(file: str) -> None:
    """Check a file with corrections against the game that it names."""
    overlay = read(file)
    id = overlay.get("game")
    if not isinstance(id, str) or id not in titles():
        raise DataError("data-no-game", file=file, given=str(id), allowed=list(titles()))
    game = load_game(id, file)
    digest = game.data.digest if game.data else ""
    click.echo(words(language_of_place()).word("cli-data-good", file=file, game_id=id, digest=digest))


@data.command()
@click.argument("game_id", metavar="GAME")
@click.option("--table", "table_name", default=None, help="Only this table.")
@data_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="The data in force as one JSON object.")
def show(game_id: str, table_name: str | None, overlay: str | None, language: str, as_json: bool) -> None:
    """Show every component and how each figure is known."""
    game = load_game(game_id, overlay)
    assert game.data is not None
    content = game.data.plain()
    if table_name is not None:
        if table_name not in content:
            raise DataError("data-unknown-table", file=game_id, given=table_name, allowed=sorted(content))
        content = {table_name: content[table_name]}
    if as_json:
        click.echo(json.dumps(content, ensure_ascii=False))
        return
    console = Console()
    for name, value in content.items():
        rows = value if isinstance(value, list) else [value]
        _show_table(console, name, [row for row in rows if isinstance(row, dict)])
    speak = game_words(game, language)
    for level in KNOWN:
        console.print(f"[bold]{level}[/]: {speak.word('known-' + level)}")


def _show_table(console: Console, name: str, rows: list[dict[str, object]]) -> None:
    fields = list(dict.fromkeys(field for row in rows for field in row if field not in ("known", "note")))
    table = Table(*fields, "known", title=name, title_justify="left")
    for row in rows:
        known = row.get("known")
        spelled = ", ".join(f"{key}: {value}" for key, value in known.items()) if isinstance(known, dict) else str(known)
        table.add_row(*(_cell(row.get(field, "")) for field in fields), spelled)
    console.print(table)


def _cell(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_cell(item)}" for key, item in value.items())
    if isinstance(value, list):
        return "; ".join(_cell(item) for item in value)
    return str(value)
