"""What several commands share: arguments, options, and the words of the place."""

import shlex
import shutil
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click

from littleworlds.bots.registry import is_spec
from littleworlds.cli.language import language_asked
from littleworlds.cli.usage import one_of
from littleworlds.core.data import LANGUAGES
from littleworlds.core.errors import FileError, OptionError
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.registry import titles
from littleworlds.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])


def data_option(command: Command) -> Command:
    return click.option("--data", "overlay", metavar="FILE")(command)


def table_options(command: Command) -> Command:
    return click.option("--option", "options", metavar="ASSIGNMENT", multiple=True)(command)


def language_option(command: Command) -> Command:
    return click.option(
        "--lang",
        "language",
        metavar=f"[{'|'.join(LANGUAGES)}]",
        default=language_asked,
        callback=one_of(LANGUAGES, "unknown-language"),
    )(command)


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


def game_words(
    game: Game, language: str, players: list[str] | None = None, reader: int | None = None
) -> Words:
    """The words of one game with the names of its components."""
    return Words(
        language,
        game.id if game.id in titles() else "",
        game.names.get(language, {}),
        players or (),
        reader,
    )


YOU = "you"
"""How a person at the keyboard is named among the players."""

_NAMELESS = (YOU, "-", "")
"""How a record names somebody who gave no name."""


def player_names(words: Words, players: list[str], alone: int | None = None) -> list[str]:
    """What the players are called: bots by their spec and number, people by their name or else by their number, the person `alone` at
    the table as "you"."""
    names = []
    for seat, player in enumerate(players):
        if seat == alone:
            names.append(words.word("cli-you"))
        elif not is_person(player):
            # A bot's kind serves as its name, and sentences begin with names.
            kind = words.word("bot-kind", bot=player.replace(":", "-"), spec=player)
            named = kind[:1].upper() + kind[1:]
            names.append(words.word("cli-bot", number=seat + 1, bot=named))
        else:
            names.append(
                words.word("cli-person", number=seat + 1) if player in _NAMELESS else player
            )
    return names


def is_person(player: str) -> bool:
    """Whether a player of a record is a person: whoever is no bot."""
    return not is_spec(player)


def this_program() -> str:
    """The words with which this program was started, for a command that works in the same place."""
    started = sys.argv[0]
    if Path(started).name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m littleworlds"
    name = Path(started).name
    on_path = shutil.which(name)
    return (
        name
        if on_path is not None and Path(on_path).absolute() == Path(started).absolute()
        else shlex.quote(started)
    )


def command() -> str:
    """The command as it was given, without where the program lies."""
    return shlex.join(["littleworlds", *sys.argv[1:]])


def today() -> str:
    """The date, for what is kept."""
    return datetime.now(UTC).date().isoformat()


def write(path: str | Path, text: str, onto: bool = False) -> None:
    """Write a text file, or `onto` the end of one, or say in a sentence why not."""
    try:
        with Path(path).open("a" if onto else "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as problem:
        raise _unwritable(path, problem) from None


def check_writable(path: str | Path) -> None:
    """Say now, before a whole play, that it could not be written there. What lies there stays as it is."""
    there_before = Path(path).exists()
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
        if not there_before:
            Path(path).unlink()
    except OSError as problem:
        raise _unwritable(path, problem) from None


def make_folder(path: str | Path) -> None:
    """Make a folder if it is not there, or say in a sentence why not."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise _unwritable(path, problem) from None


def _unwritable(path: str | Path, problem: OSError) -> FileError:
    return FileError("file-unwritable", file=str(path), why=problem.strerror or str(problem))
