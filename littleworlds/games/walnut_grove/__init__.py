"""Walnut Grove."""

from littleworlds.core.data import Data
from littleworlds.core.game import Game


def make(data: Data) -> Game:
    """The title with this data."""
    from littleworlds.games.walnut_grove.game import WalnutGrove

    return WalnutGrove(data)
