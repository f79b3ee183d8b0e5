"""Finds the titles: every folder under `littleworlds.games` is one, and holds `make(data) -> Game` in its `__init__`.

A title is loaded when it is asked for, so that a broken data file of one does not stop the others.
"""

import importlib
import importlib.resources
import pkgutil
from collections.abc import Mapping
from pathlib import Path

import littleworlds.games
from littleworlds.core.data import Data, read
from littleworlds.core.errors import DataError, UnknownGame, nearest
from littleworlds.core.game import Game
from littleworlds.core.record import Record


def titles() -> list[str]:
    """The ids of all titles, in alphabetical order."""
    return sorted(
        module.name.replace("_", "-")
        for module in pkgutil.iter_modules(littleworlds.games.__path__)
        if module.ispkg
    )


def load_game(id: str, data: str | Path | Mapping[str, object] | None = None) -> Game:
    """The title with this id; `data` is an owner's overlay, a file or its content. See `docs/data.md`."""
    if id not in titles():
        raise UnknownGame("unknown-game", given=id, allowed=nearest(id, titles()))
    package = importlib.import_module("littleworlds.games." + id.replace("-", "_"))
    folder = importlib.resources.files(package) / "data"
    overlay = read(data) if isinstance(data, str | Path) else data
    file = str(data) if isinstance(data, str | Path) else "overlay"
    made: Game = package.make(Data(id, folder, overlay, file))
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
