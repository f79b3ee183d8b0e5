"""What several commands share: arguments, options, and the words of the place."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from littleworlds.core.data import LANGUAGES
from littleworlds.core.errors import FileError, OptionError
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.registry import titles
from littleworlds.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])


def data_option(command: Command) -> Command:
    return click.option("--data", "overlay", metavar="FILE", help="Corrections to the component data (see docs/data.md).")(command)


def table_options(command: Command) -> Command:
    return click.option(
        "--option", "options", metavar="NAME=VALUE", multiple=True, help="An option of the table; may be given several times."
    )(command)


def language_option(command: Command) -> Command:
    return click.option(
        "--lang", "language", type=click.Choice(LANGUAGES), default=language_of_place, help="The language of what is shown."
    )(command)


def language_of_place() -> str:
    """French where the environment says so, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def parse_options(game: Game, given: tuple[str, ...]) -> Options:
    """The options of a command line; an OptionError for what makes no sense."""
    options: Options = {}
    known = {option.id: option for option in game.options}
    for text in given:
        id, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option-form", given=text)
        options[id] = known[id].parse(value) if id in known else value
    return options


def game_words(game: Game, language: str, players: list[str] | None = None, reader: int | None = None) -> Words:
    """The words of one game with the names of its components."""
    return Words(language, game.id if game.id in titles() else "", game.names.get(language, {}), players or (), reader)


YOU = "you"
"""How a person at the keyboard is named among the players."""


def player_names(words: Words, players: list[str], alone: int | None = None) -> list[str]:
    """What the players are called: bots by their spec and number, people by their number, the person `alone` at the table as "you"."""
    names = []
    for seat, player in enumerate(players):
        key = "cli-you" if seat == alone else "cli-person" if player == YOU else "cli-bot"
        names.append(words.word(key, number=seat + 1, bot=player))
    return names


def write(path: str | Path, text: str) -> None:
    """Write a text file, or say in a sentence why not."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise FileError("file-unwritable", file=str(path), why=problem.strerror or str(problem)) from None
