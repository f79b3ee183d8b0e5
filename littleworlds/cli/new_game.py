"""`littleworlds new-game NAME`: a tiny complete game in a folder of its own, to begin from.

The game lies in `littleworlds/template` as it is written: a package that can be read, checked and played.
A new one is a copy of it with another name.
"""

import importlib.util
import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import click

from littleworlds.cli.common import language_option, make_folder, this_program, write
from littleworlds.cli.manual import Command
from littleworlds.core.errors import FileError, OptionError
from littleworlds.core.registry import titles
from littleworlds.words import words

_NAME: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME: Final = 40
"""As much as the server takes for an id."""
_TEMPLATE_NAME: Final = "hidden-card"
_KINDS: Final = (".ftl", ".md", ".py", ".toml")
"""The files of the template; what a tool may have left beside them is none."""


@click.command("new-game", cls=Command)
@click.argument("name", metavar="NAME")
@language_option
def new_game(name: str, language: str) -> None:
    """Write a tiny complete game into a folder of this name, to begin from."""
    _check(name)
    files = {
        _renamed(path, name): _renamed(text, name)
        for path, text in _read(resources.files("littleworlds") / "template")
    }
    for path, text in files.items():
        file = Path(name, path)
        make_folder(file.parent)
        write(file, text)
    click.echo(words(language).word("cli-new-game", folder=name, program=this_program()))


def _check(name: str) -> None:
    """Refuse what cannot be the name of a game, before anything is written."""
    package = name.replace("-", "_")
    if _NAME.fullmatch(name) is None or len(name) > _LONGEST_NAME or keyword.iskeyword(package):
        raise OptionError("new-game-name", given=name[:_LONGEST_NAME], high=_LONGEST_NAME)
    if name in titles():
        raise OptionError("new-game-exists", given=name)
    if importlib.util.find_spec(package) is not None:
        raise OptionError("new-game-package", given=package)
    if Path(name).exists():
        raise FileError("new-game-folder", given=name)


def _read(folder: Traversable, within: str = "") -> list[tuple[str, str]]:
    """Every file of the template: its path in it, and its text."""
    found: list[tuple[str, str]] = []
    for item in sorted(folder.iterdir(), key=lambda one: one.name):
        if item.is_dir() and not item.name.startswith((".", "_")):
            found += _read(item, f"{within}{item.name}/")
        elif item.name.endswith(_KINDS):
            found.append((within + item.name, item.read_text(encoding="utf-8")))
    return found


def _renamed(text: str, name: str) -> str:
    """A text of the template with the new name in each of its spellings."""
    for spell in (_id, _package, _title, _class):
        text = text.replace(spell(_TEMPLATE_NAME), spell(name))
    return text


def _id(name: str) -> str:
    return name


def _package(name: str) -> str:
    return name.replace("-", "_")


def _title(name: str) -> str:
    return name.replace("-", " ").title()


def _class(name: str) -> str:
    return _title(name).replace(" ", "")
