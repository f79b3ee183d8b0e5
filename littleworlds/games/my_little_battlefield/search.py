"""How a search thinks about a turn of My Little Battlefield."""

from typing import Final

from littleworlds.core.method import HALVE, PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.rules.phases import OVER
from littleworlds.games.my_little_battlefield.state.position import BattleState

_ALONE: Final = Method(HALVE)
"""Every action is followed to the end of the adversary's turn: what a die is worth shows when all are used."""
_AGAINST_ANOTHER: Final = Method(PLAN, width=40, narrowed=300, worlds=10, through=True)
"""The dice of a turn are planned together. Plans go on after a roll, in several worlds: what is rolled again is luck, but what is
done with the rest of the dice hangs on it. docs/bots.md has the figures."""


def stage(state: BattleState) -> i64:
    """A side's turn. Offers to follow belong to it, though they are the other's to answer. Alone the
    adversary's turn belongs to the own one: it is the answer."""
    if state.phase == OVER:
        return -1
    return state.b.turns if state.field.solo else state.active


def method(state: BattleState) -> Method:
    """Alone most of what follows an action is the adversary's luck, at two seats it is one's own doing."""
    return _ALONE if state.field.solo else _AGAINST_ANOTHER
