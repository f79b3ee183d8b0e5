"""Little Factory."""

from littleworlds.core.data import Data
from littleworlds.core.game import Game


def make(data: Data) -> Game:
    """The title with this data."""
    from littleworlds.games.little_factory.game import LittleFactory

    return LittleFactory(data)
