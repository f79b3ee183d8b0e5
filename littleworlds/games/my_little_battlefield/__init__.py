"""My Little Battlefield."""

from littleworlds.core.data import Data
from littleworlds.core.game import Game


def make(data: Data) -> Game:
    """The title with this data."""
    from littleworlds.games.my_little_battlefield.game import MyLittleBattlefield

    return MyLittleBattlefield(data)
