"""How a search thinks about a turn of My Little Battlefield."""

from typing import Final

from littleworlds.core.method import HALVE, Method
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.rules.phases import OVER
from littleworlds.games.my_little_battlefield.state.position import BattleState

METHOD: Final = Method(HALVE)


def stage(state: BattleState) -> i64:
    """A side's turn. Offers to follow belong to it, though they are the other's to answer. Alone the
    adversary's turn belongs to the own one: it is the answer."""
    if state.phase == OVER:
        return -1
    return state.b.turns if state.field.solo else state.active


def method(state: BattleState) -> Method:
    """Every action is followed to the end of the turn: what a die is worth shows when all are used."""
    return METHOD
