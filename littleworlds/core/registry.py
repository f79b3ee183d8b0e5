"""Finds the titles: those of this package, those that other packages install, and those in a folder of the author's own.

A title is a package with `make(data) -> Game`. It is known by its id, `walnut-grove`, and called as a package `walnut_grove`:

- every package under `littleworlds.games`;
- every entry point of the group `littleworlds.games`, whose name is the id and whose value the package;
- every package in the folder that the environment variable `LITTLEWORLDS_GAMES` names.

A title is loaded when it is asked for, so that a broken one does not stop the others.
"""

import importlib
import importlib.resources
import importlib.util
import os
import pkgutil
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import littleworlds.games
from littleworlds.core.data import Data, read
from littleworlds.core.errors import DataError, Error, GameError, UnknownGame, nearest
from littleworlds.core.game import Game
from littleworlds.core.record import Record

FOLDER_VARIABLE: Final = "LITTLEWORLDS_GAMES"
ENTRY_POINTS: Final = "littleworlds.games"

_MAKES: Final = re.compile(r"^(def make\b|from .+ import .*\bmake\b)", re.MULTILINE)
"""How the opening file of a package in the folder says that it is a title: other packages may lie there too."""


class Title(NamedTuple):
    """Where a title was found."""

    id: str
    package: str
    folder: str
    """Where the package lies, if that is known without importing it."""
    foreign: bool
    loose: bool = False
    """Whether it is in the author's folder, where Python would not look for it."""


def titles() -> list[str]:
    """The ids of all titles, in alphabetical order; a GameError if two have the same, or if the folder is missing."""
    return sorted(_found())


def own_titles() -> list[str]:
    """The ids of the titles that come with this package."""
    return sorted(title.id for title in _own())


def load_game(id: str, data: str | Path | Mapping[str, object] | None = None) -> Game:
    """The title with this id; `data` is an owner's overlay, a file or its content. See `docs/data.md`."""
    title, package = _title(id), package_of(id)
    overlay = read(data) if isinstance(data, str | Path) else data
    file = str(data) if isinstance(data, str | Path) else "overlay"
    with _blaming(title):
        made = _made(package, Data(id, importlib.resources.files(package) / "data", overlay, file))
    if made.id != id:
        raise GameError("game-other-id", game_id=id, given=made.id, place=_place(title))
    if overlay is not None and (faulty := made.faulty_notation()):
        # Notation is made of words of the data: a correction that makes it ambiguous would make records that nobody can replay.
        raise DataError("data-notation", file=file, given=faulty)
    return made


def game_of(record: Record, data: str | Path | Mapping[str, object] | None = None) -> Game:
    """The title that a record names, with the record's own overlay or with `data` in its place; a RecordError that names the line if there
    is no such title or if the record's overlay cannot be used."""
    try:
        return load_game(record.game, record.overlay if data is None else data)
    except UnknownGame as problem:
        raise record.refused("game", problem) from None
    except DataError as problem:
        if data is not None:
            raise
        raise record.refused("overlay", problem) from None


def package_of(id: str) -> ModuleType:
    """The package of a title; a GameError if it cannot be imported."""
    title = _title(id)
    with _blaming(title):
        return _import(title)


def files_of(id: str) -> Traversable:
    """The files of a title: its data, its words, its rules page."""
    return importlib.resources.files(package_of(id))


@contextmanager
def _blaming(title: Title) -> Iterator[None]:
    """Any fault in the code of a title from elsewhere is an error that says so; one of our own is a fault of this program."""
    try:
        yield
    except Error:
        raise
    except Exception as problem:
        if not title.foreign:
            raise
        raise broken(title.id, problem) from problem


def _title(id: str) -> Title:
    found = _found()
    if id not in found:
        raise UnknownGame("unknown-game", given=id, allowed=nearest(id, sorted(found)))
    return found[id]


def _found() -> dict[str, Title]:
    named = os.environ.get(FOLDER_VARIABLE, "")
    return _search(os.path.abspath(named) if named else "")


@cache
def _search(folder: str) -> dict[str, Title]:
    """All titles by their ids. What is installed does not change while a program runs."""
    found: dict[str, Title] = {}
    for title in (*_own(), *_installed(), *_in_folder(folder)):
        other = found.setdefault(title.id, title)
        # Whoever works on a title may have it installed and in the folder: that is one title.
        if other is not title and not _same(other, title):
            raise GameError(
                "game-twice", game_id=title.id, first=_place(other), second=_place(title)
            )
    return found


def _own() -> Iterator[Title]:
    for module in pkgutil.iter_modules(littleworlds.games.__path__):
        if module.ispkg:
            package = f"{littleworlds.games.__name__}.{module.name}"
            yield Title(_id(module.name), package, "", foreign=False)


def _installed() -> Iterator[Title]:
    # Imported here: it takes longer than the rest of this package's imports together.
    from importlib.metadata import entry_points

    for point in entry_points(group=ENTRY_POINTS):
        yield Title(point.name, point.module, _folder_of(point.module), foreign=True)


def _folder_of(package: str) -> str:
    """Where a package lies, found without importing it; "" if it is not there or lies inside another."""
    if "." in package:
        return ""
    spec = importlib.util.find_spec(package)
    return "" if spec is None or spec.origin is None else os.path.dirname(spec.origin)


def _in_folder(folder: str) -> Iterator[Title]:
    if folder == "":
        return
    if not os.path.isdir(folder):
        raise GameError("games-folder", variable=FOLDER_VARIABLE, given=folder)
    for package in sorted(Path(folder).iterdir()):
        if package.name.isidentifier() and _makes_a_game(package / "__init__.py"):
            yield Title(_id(package.name), package.name, str(package), foreign=True, loose=True)


def _makes_a_game(file: Path) -> bool:
    try:
        return _MAKES.search(file.read_text(encoding="utf-8")) is not None
    except (OSError, UnicodeDecodeError):
        return False


def _import(title: Title) -> ModuleType:
    if not title.loose:
        return importlib.import_module(title.package)
    known = sys.modules.get(title.package)
    if known is not None:
        if not _same(title, title._replace(folder=os.path.dirname(known.__file__ or ""))):
            raise GameError("game-name-taken", game_id=title.id, place=title.folder)
        return known
    return _import_from_folder(title)


def _import_from_folder(title: Title) -> ModuleType:
    """Import a package by its place, under its own name: nothing else in its folder can then be taken for a library."""
    file = os.path.join(title.folder, "__init__.py")
    spec = importlib.util.spec_from_file_location(
        title.package, file, submodule_search_locations=[title.folder]
    )
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[title.package] = package
    try:
        spec.loader.exec_module(package)
    except BaseException:
        del sys.modules[title.package]
        raise
    return package


def _made(package: ModuleType, data: Data) -> Game:
    made = package.make(data)
    if not isinstance(made, Game):
        raise TypeError(f"make(data) gave no Game but {made!r}")
    return made


def _same(one: Title, other: Title) -> bool:
    return one.folder != "" and os.path.realpath(one.folder) == os.path.realpath(other.folder)


def _place(title: Title) -> str:
    return title.folder or title.package


def broken(id: str, problem: Exception) -> GameError:
    """The error that says of a title what went wrong in it."""
    title = _title(id)
    place = _place(title)
    if isinstance(problem, Error):
        return GameError("game-broken", inner=problem, game_id=id, place=place)
    why = f"{type(problem).__name__}: {problem}".rstrip(".")
    return GameError("game-broken", game_id=id, place=place, why=f"{why}{_line(title, problem)}.")


def _line(title: Title, problem: Exception) -> str:
    """The last line of the title that Python went through, since its author will see no more than one sentence."""
    frames = traceback.extract_tb(problem.__traceback__)
    own = [frame for frame in frames if title.folder and frame.filename.startswith(title.folder)]
    if not own:
        return ""
    return f" ({os.path.relpath(own[-1].filename, title.folder)}:{own[-1].lineno})"


def _id(package: str) -> str:
    return package.replace("_", "-")
