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
from littleworlds.core.errors import UnknownGame, nearest
from littleworlds.core.game import Game


def titles() -> list[str]:
    """The ids of all titles, in alphabetical order."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(littleworlds.games.__path__) if module.ispkg)


def game(id: str, data: str | Path | Mapping[str, object] | None = None) -> Game:
    """The title with this id; `data` is an owner's overlay, a file or its content. See `docs/data.md`."""
    if id not in titles():
        raise UnknownGame("unknown-game", given=id, allowed=nearest(id, titles()))
    package = importlib.import_module("littleworlds.games." + id.replace("-", "_"))
    folder = importlib.resources.files(package) / "data"
    overlay = read(data) if isinstance(data, str | Path) else data
    made: Game = package.make(Data(id, folder, overlay, str(data) if isinstance(data, str | Path) else "overlay"))
    return made
