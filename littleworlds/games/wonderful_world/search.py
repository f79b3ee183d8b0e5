"""How a search thinks about a round of It's a Wonderful World."""

from typing import Final

from littleworlds.core.method import HALVE, PLAN, Method
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.rules.phases import BETWEEN, DRAFT, PLANNING
from littleworlds.games.wonderful_world.state.position import WorldState

_DRAFT: Final = Method(HALVE, candidates=5)
_ROUND: Final = Method(PLAN, width=20)
_ALONE: Final = Method(PLAN, width=20, answers=16, answer_width=6, turns=2, lucks=4)
"""Plans are played on through the next draws: what a free slot is good for shows when cards have come. docs/bots.md has the figures."""


def stage(state: WorldState) -> i64:
    """A draft, and the rest of the round. Alone a plan ends before cards are drawn, where it can be
    held against others whatever will come; and with the planning, so that all of them end there."""
    if state.phase >= BETWEEN:
        return -1
    if state.phase <= DRAFT:
        return 4 * state.round
    if state.seats > 1 or state.phase != PLANNING:
        return 4 * state.round + 1
    return 4 * state.round + (2 if draws_next(state) else 3)


def draws_next(state: WorldState) -> bool:
    """Alone: whether the player owes a draw, of a pool or of what an exchange shows."""
    if state.seats > 1 or state.phase != PLANNING or state.shown:
        return False
    if state.given == state.cards.paid:
        return True
    area = state.areas[0]
    used_up = not area.drafted and area.left == 0 and state.given == 0
    return used_up and state.taken < state.cards.pools


def method(state: WorldState) -> Method:
    """A draft is finished by everybody; the rest of the round is one's own and is planned to its end, alone also through the draws
    that follow."""
    if state.phase <= DRAFT:
        return _DRAFT
    return _ROUND if state.seats > 1 else _ALONE
