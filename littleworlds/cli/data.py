"""`littleworlds data check FILE` and `data show GAME`: for owners of a box who correct the data."""

import json
import re

import click
from rich.console import Console
from rich.text import Text

from littleworlds.cli.common import data_option, game_words, language_option
from littleworlds.cli.usage import Group
from littleworlds.core.data import KNOWN, read
from littleworlds.core.errors import DataError, OptionError, nearest
from littleworlds.core.registry import load_game, titles
from littleworlds.words import words

_REMARKS = ("id", "known", "note", "look")
"""Fields that are no figures, and are not known in one way or another."""

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


@click.group(cls=Group)
def data() -> None:
    """Look at the component data and check corrections to it."""


@data.command()
@click.argument("file", metavar="FILE")
@language_option
def check(file: str, language: str) -> None:
    """Check a file with corrections against the game that it names."""
    overlay = read(file)
    id = overlay.get("game")
    if not isinstance(id, str) or id not in titles():
        raise DataError("data-no-game", file=file, given=str(id), allowed=list(titles()))
    game = load_game(id, file)
    digest = game.data.digest if game.data else ""
    click.echo(words(language).word("cli-data-good", file=file, game_id=id, digest=digest))


@data.command()
@click.argument("game_id", metavar="GAME")
@click.option("--table", "table_name", default=None)
@data_option
@language_option
@click.option("--json", "as_json", is_flag=True)
def show(
    game_id: str, table_name: str | None, overlay: str | None, language: str, as_json: bool
) -> None:
    """Show every component and how each figure is known, as TOML from which corrections can be copied."""
    game = load_game(game_id, overlay)
    assert game.data is not None
    content = game.data.to_dict()
    if table_name is not None:
        if table_name not in content:
            raise OptionError(
                "cli-unknown-table",
                game_id=game_id,
                given=table_name,
                allowed=nearest(table_name, sorted(content)),
            )
        content = {table_name: content[table_name]}
    if as_json:
        click.echo(json.dumps(content, ensure_ascii=False))
        return
    speak = game_words(game, language)
    sheet = _Sheet()
    sheet.remark(speak.word("cli-data-head", title=speak.word("title")))
    sheet.line(f"game = {_toml(game_id)}")
    for name, value in content.items():
        for row in value if isinstance(value, list) else [value]:
            sheet.line("")
            sheet.line(f"[[{name}]]" if isinstance(value, list) else f"[{name}]", style="bold")
            _show_entry(sheet, row)
    sheet.line("")
    for level in KNOWN:
        sheet.remark(f"{level} = {speak.word('known-' + level)}")


class _Sheet:
    """Lines of TOML, never cut or broken: what is copied from them must be whole."""

    def __init__(self) -> None:
        self._console = Console(highlight=False)

    def line(self, text: str, remark: str = "", style: str = "") -> None:
        printed = Text(text, style=style)
        if remark:
            printed.append(f"  # {remark}", style="dim")
        self._console.print(printed, soft_wrap=True)

    def remark(self, text: str) -> None:
        self._console.print(Text(f"# {text}", style="dim"), soft_wrap=True)


def _show_entry(sheet: _Sheet, fields: object) -> None:
    assert isinstance(fields, dict)
    known = fields.get("known")
    by_field = known if isinstance(known, dict) else {"default": known}
    for field, value in fields.items():
        if field != "known":
            sheet.line(
                f"{_key(field)} = {_toml(value)}",
                "" if field in _REMARKS else _how_known(field, by_field),
            )


def _how_known(field: str, by_field: dict[str, object]) -> str:
    """How a field's figure is known, and its parts where those differ."""
    parts = [
        f"{key.removeprefix(field + '.')}: {word}"
        for key, word in by_field.items()
        if key.startswith(field + ".")
    ]
    return ", ".join([str(by_field.get(field, by_field.get("default", ""))), *parts])


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + " }"
            if value
            else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    # Texts, numbers, true and false are written alike in TOML and JSON.
    return json.dumps(value, ensure_ascii=False)


def _key(field: str) -> str:
    return field if _BARE_KEY.fullmatch(field) else json.dumps(field, ensure_ascii=False)
