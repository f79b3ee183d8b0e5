"""Little Tavern."""

from littleworlds.core.data import Data
from littleworlds.core.game import Game


def make(data: Data) -> Game:
    """The title with this data."""
    from littleworlds.games.little_tavern.game import LittleTavern

    return LittleTavern(data)
