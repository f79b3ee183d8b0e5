"""How a search thinks about Little Tavern."""

from typing import Final

from littleworlds.core.level import USUAL, Level
from littleworlds.core.method import PLAY_OUT, Method
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.rules.phases import OVER
from littleworlds.games.little_tavern.state.position import TavernState

METHOD: Final = Method(PLAY_OUT)
"""A tree over everybody's decisions, valued in the middle of a round, won 39 % of plays at four seats with 1,000 positions and 28 %
with 40,000; playouts to the end of the round win more, and the more of them the better: docs/bots.md has the figures."""

LEVELS: Final = [
    USUAL[0],
    Level(missed=0.35, misjudged=0.6),
    Level(nodes=24, seconds=0.4),
    Level(nodes=150, seconds=0.8),
    Level(nodes=2000, seconds=2.5),
]
"""In playouts. A glance goes far here: the usual easy would be as good as medium, 48 % (39 to 58) of pairs at four seats. So each
ranks before the one below, two against two: easy in 58 % (55 to 62) of pairs of 300 plays, medium in 60 % (53 to 67) of 60, hard in
59 % (54 to 63) of 400 of a model."""


def stage(state: TavernState) -> i64:
    """A turn."""
    return -1 if state.phase == OVER else state.turn


def method(state: TavernState) -> Method:
    """Luck is everywhere and coins are real only when a round ends: so every decision is judged there."""
    return METHOD
