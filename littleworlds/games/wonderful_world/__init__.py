"""It's a Wonderful World."""

from littleworlds.core.data import Data
from littleworlds.core.game import Game


def make(data: Data) -> Game:
    """The title with this data."""
    from littleworlds.games.wonderful_world.game import WonderfulWorld

    return WonderfulWorld(data)
