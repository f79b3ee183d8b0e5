"""How a round begins and ends, and where the play is over."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.rules import draft
from littleworlds.games.wonderful_world.rules.phases import BETWEEN, OVER, PLANNING

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def begin_round(state: "WorldState", chance: Chance, tell: list[Event] | None) -> bool:
    """Deal a hand to every seat; in solo play the pools are drawn one by one. True when cards were
    drawn."""
    state.round += 1
    state.step = -1
    if tell is not None:
        tell.append(events.round_begins(state))
    if state.seats == 1:
        state.phase = PLANNING
        state.taken = 0
        state.areas[0].done = False
        return False
    draft.deal_hands(state, chance, tell)
    return True


def end_round(state: "WorldState", chance: Chance, tell: list[Event] | None) -> bool:
    """After the last step of production: the next round begins, unless this was the last one."""
    for area in state.areas:
        area.produced = 0
    if tell is not None:
        tell.append(events.round_over(state))
    if state.round == state.cards.rounds:
        state.phase = OVER
        state.step = -1
        if tell is not None:
            tell += events.play_over(state)
        return False
    if state.halting:
        state.phase = BETWEEN
        return False
    return begin_round(state, chance, tell)
