"""When in a turn something can be done: what is said to whoever comes too early or too late."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import IllegalAction
from littleworlds.core.native import i64
from littleworlds.games.little_factory.rules.phases import ACT, PAY, TAKE, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def not_this_moment(state: "FactoryState", action: i64) -> IllegalAction:
    """Why the phase of the turn does not allow an action."""
    if state.phase == PAY or state.phase == TAKE:
        return state.illegal("exchange-first", action)
    if state.phase == WRAP:
        return state.illegal("action-done", action)
    if state.phase == ACT:
        return state.illegal("discard-first", action)
    return state.illegal("reveal-first", action)
