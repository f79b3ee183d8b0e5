"""Little Worlds: five modern board games, exact to their rulebooks, for people and programs.

>>> import littleworlds as lw
>>> lw.game("little-tavern").setup(seats=4, chance=lw.Seeded(7)).actors()
[1]
"""

from littleworlds.core.chance import Chance, Recorded, Sealed, Seeded
from littleworlds.core.errors import (
    DataError,
    Error,
    FileError,
    GameError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    UnknownBot,
    UnknownGame,
)
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.registry import load_game as game
from littleworlds.core.registry import titles

__version__ = "0.1.0"

__all__ = [
    "Chance",
    "DataError",
    "Error",
    "FileError",
    "GameError",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Play",
    "Record",
    "RecordError",
    "Recorded",
    "Sealed",
    "Seeded",
    "UnknownBot",
    "UnknownGame",
    "game",
    "titles",
]
