"""Walking: to a stop with a free space, at most all around the town; or staying where one is."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules import autumn, tolls
from littleworlds.games.walnut_grove.rules.refusals import not_now

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def legal_ways(state: "WalnutState", seat: i64) -> list[i64]:
    """Stops to go to, passing, and repaying a help tile beforehand."""
    cards = state.cards
    stops = cards.town.stops
    capacity = cards.town.capacity
    base = cards.actions.go_base
    others: list[i64] = [0] * stops
    number: i64 = 0
    for other in state.farms:
        if number != seat and other.place < stops:
            others[other.place] += 1
        number += 1
    actions: list[i64] = [base + stop for stop in range(stops) if others[stop] < capacity[stop]]
    actions.append(cards.actions.pass_by)
    if state.farms[seat].can_repay(cards):
        actions.append(cards.actions.repay)
    return actions


def _has_space(state: "WalnutState", seat: i64, stop: i64) -> bool:
    """Whether a pawn may come to a stop; its own space there is free for it, after a whole lap."""
    others: i64 = 0
    number: i64 = 0
    for farm in state.farms:
        if farm.place == stop and number != seat:
            others += 1
        number += 1
    return others < state.cards.town.capacity[stop]


def go(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Walk to a stop, or pass. (To repay a help tile first is not done here.)"""
    cards = state.cards
    town = cards.town
    farm = state.farms[seat]
    if action == cards.actions.pass_by:
        if tell is not None:
            tell.append(events.passed(seat))
        autumn.end_turn(state, seat)
        return
    stop = action - cards.actions.go_base
    if not 0 <= stop < town.stops:
        raise not_now(state, farm, action)
    if not _has_space(state, seat, stop):
        raise state.illegal("stop-full", action, {"stop": name(town.stop_ids[stop])})
    farm.route = town.tolls_between(farm.place, stop)
    farm.passed = 0
    farm.place = stop
    state.arrivals = [other for other in state.arrivals if other != seat] + [seat]
    if tell is not None:
        tell.append(events.went(state, seat, stop))
    tolls.ask_toll(state, seat, tell)
