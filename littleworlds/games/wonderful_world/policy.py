"""What a player does by habit, and what nobody would think of: for bots that finish a draft or a round in thought."""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.rules.phases import DRAFT, EMPIRE
from littleworlds.games.wonderful_world.search import draws_next
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import SLOT_BITS, SLOT_MASK, lane
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.card_worth import card_worth
from littleworlds.games.wonderful_world.values.weights import ALONE, TABLE

_PIECE: Final = 0.35
"""What a slot of a card costs that the empire's own production fills."""
_DEAR: Final = 0.75
"""What one costs that it does not."""


def sensible(state: WorldState, seat: i64) -> list[i64]:
    """All but giving up a card under construction, which is hardly ever worth the cubes on it.
    Alone, whoever has used up a pool draws the next one first: pieces can be put to use later."""
    cards = state.cards
    if draws_next(state):
        return [cards.draw]
    actions = state.legal(seat)
    for action in actions:
        if cards.discard_base <= action < cards.take_base:
            return [other for other in actions if not cards.discard_base <= other < cards.take_base]
    return actions


def quick(state: WorldState, seat: i64) -> i64:
    """Pick and build what brings most for its cubes, put cubes on cards, and be done. Alone, and
    where characters are to be chosen, there is no habit."""
    area = state.areas[seat]
    if state.seats == 1 or state.phase == EMPIRE or area.choosing:
        return -1
    if state.phase == DRAFT:
        return best_card(state, area, area.hand)
    cards = state.cards
    if area.left > 0:
        return cards.cube_base + area.cube * cards.targets + _site_for(state, area)
    if area.drafted:
        return _plan(state, area)
    return cards.done


def best_card(state: WorldState, area: Area, designs: list[i64]) -> i64:
    """The card that brings most for its cubes."""
    best = designs[0]
    most = -1.0e9
    for design in designs:
        worth = appeal(state, area, design)
        if worth > most:
            most = worth
            best = design
    return best


def appeal(state: WorldState, area: Area, design: i64) -> float:
    """What a card brings, less what its slots cost this empire."""
    cards = state.cards
    rounds = cards.rounds - state.round
    weights = ALONE if state.seats == 1 else TABLE
    worth = card_worth(cards, area, weights, design, rounds)
    slots = cards.cost[design]
    for kind in range(8):
        need = (slots >> (SLOT_BITS * kind)) & SLOT_MASK
        if need > 0:
            made = lane(area.output, kind) if kind < 5 else 0
            worth -= _PIECE * float(min(need, made)) + _DEAR * float(max(need - made, 0))
    return worth


def _plan(state: WorldState, area: Area) -> i64:
    """Build the first drafted card if it is worth its cubes, else recycle it."""
    cards = state.cards
    design = area.drafted[0]
    base = cards.build_base if appeal(state, area, design) > 0.0 else cards.recycle_base
    return base + design


def _site_for(state: WorldState, area: Area) -> i64:
    """Where a cube in hand goes: the card that lacks least, or the empire card."""
    cards = state.cards
    shift = SLOT_BITS * area.cube
    best = cards.sites
    least: i64 = 1000
    at: i64 = 0
    for missing in area.missing:
        if (missing >> shift) & SLOT_MASK and not area.is_twin(cards, at):
            lacking: i64 = 0
            rest = missing
            while rest > 0:
                lacking += rest & SLOT_MASK
                rest >>= SLOT_BITS
            if lacking < least:
                least = lacking
                best = area.sites[at]
        at += 1
    return best
