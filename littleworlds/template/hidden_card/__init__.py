"""Hidden Card."""

from littleworlds.core import Data, Game

from .game import HiddenCard


def make(data: Data) -> Game:
    """The title with this data; this is how Little Worlds finds it."""
    return HiddenCard(data)
