"""Supremacy: the characters for whoever alone produces most in a step."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.data.kinds import GENERAL
from littleworlds.games.wonderful_world.state.area import Area

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def decide(state: "WorldState", tell: list[Event] | None) -> None:
    """Give the characters of this step to the winner, who may have to choose."""
    winner = _winner(state)
    if winner < 0:
        if tell is not None:
            tell.append(events.no_supremacy(state))
        return
    rewards = state.cards.rewards[state.step]
    area = state.areas[winner]
    if len(rewards) > 1:
        area.choosing = True
        if tell is not None:
            tell.append(events.supremacy_choice(state, winner))
        return
    area.gain(rewards[0], state.cards.supremacy)
    if tell is not None:
        tell.append(events.supremacy(state, winner, rewards[0]))


def _winner(state: "WorldState") -> i64:
    """The one seat with most cubes; -1 if seats are equal, or if a solo player has too few."""
    best: i64 = 0
    winner: i64 = -1
    seat: i64 = 0
    for area in state.areas:
        if area.left > best:
            best = area.left
            winner = seat
        elif area.left == best:
            winner = -1
        seat += 1
    if state.seats == 1 and best < state.cards.solo_supremacy:
        return -1
    return winner


def legal_characters(state: "WorldState", actions: list[i64]) -> None:
    """The characters that the winner chooses from."""
    base = state.cards.take_base - GENERAL
    for kind in state.cards.rewards[state.step]:
        actions.append(base + kind)


def take(state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
    """Choose the character of a supremacy."""
    kind = action - state.cards.take_base + GENERAL
    for reward in state.cards.rewards[state.step]:
        if reward == kind:
            area.choosing = False
            area.gain(kind, state.cards.supremacy)
            if tell is not None:
                tell.append(events.supremacy(state, seat, kind))
            return
    raise state.illegal("take-first", action)
