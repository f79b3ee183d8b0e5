"""Chooses by the piece of search that the title names for the position."""

from littleworlds.core.chance import Seeded
from littleworlds.core.method import PLAN, PLAY_OUT, TREE
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.search.halving import halve
from littleworlds.search.meter import Meter
from littleworlds.search.planning import plan_turn
from littleworlds.search.playing_out import compare
from littleworlds.search.tree import grow


def think(perspective: Perspective, meter: Meter, chance: Seeded) -> i64:
    """One of `perspective.legal()`."""
    actions = perspective.legal()
    if len(actions) == 1:
        return actions[0]
    method = perspective.game.method(perspective.world())
    if method.kind == PLAN:
        return plan_turn(perspective, method, meter, chance)
    if method.kind == TREE:
        return grow(perspective, method, meter, chance)
    if method.kind == PLAY_OUT:
        return compare(perspective, meter, chance)
    return halve(perspective, method, meter, chance)
