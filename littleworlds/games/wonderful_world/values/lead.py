"""The lead in points that a position may come to.

The own empire is carried on to the end in thought, with a plan for its cubes (`plan.py`). Others
are valued roughly, by what they have and produce.
"""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.kinds import GENERAL
from littleworlds.games.wonderful_world.rules.phases import DRAFT, OVER
from littleworlds.games.wonderful_world.scoring import owed_cards, points
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.plan import Plan
from littleworlds.games.wonderful_world.values.weights import (
    AHEAD,
    BEHIND,
    IDLE,
    IMPOSED,
    KRYSTALLIUM_EARLY,
    KRYSTALLIUM_LAST,
    MIDDLE,
    MORE,
    ORDERS,
    UNPICKED,
)


def value(state: WorldState, seat: i64) -> float:
    """The lead of `seat` over the best other. In solo play its points; an imposed card counts
    against them until it is built."""
    best = 0.0
    first = True
    for other, area in enumerate(state.areas):
        if other != seat:
            rough = _rough(state, area)
            if first or rough > best:
                best = rough
                first = False
    own = state.areas[seat]
    lost = IMPOSED * float(len(owed_cards(state)))
    if state.phase == OVER:
        return float(points(state.cards, own)) - best - lost
    return _outlook(state, own) + _supremacies(state, seat) - best - lost


def _rough(state: WorldState, area: Area) -> float:
    """What another seat may come to."""
    worth = float(points(state.cards, area))
    if state.phase == OVER:
        return worth
    rounds = state.cards.rounds - state.round
    worth += KRYSTALLIUM_EARLY * float(area.krystallium)
    for resource in range(5):
        times = rounds + (1 if resource > state.step else 0)
        worth += MIDDLE * float(times * lane(area.output, resource))
    return worth


def _supremacies(state: WorldState, seat: i64) -> float:
    """Characters that production will earn."""
    cards = state.cards
    own = state.areas[seat]
    later = float(cards.rounds - state.round)
    worth = 0.0
    for resource in range(5):
        count = lane(own.output, resource)
        if count == 0:
            continue
        ahead = state.seats > 1 or count >= cards.solo_supremacy
        for other, area in enumerate(state.areas):
            if other != seat and lane(area.output, resource) >= count:
                ahead = False
        kind = cards.rewards[resource][0]
        added = own.general_points if kind == GENERAL else own.financier_points
        each = float(cards.character_points + added)
        times = later + (1.0 if resource > state.step else 0.0)
        worth += each * times * (AHEAD if ahead else BEHIND)
    return worth


def _outlook(state: WorldState, area: Area) -> float:
    """What an empire may come to by itself."""
    cards = state.cards
    rounds = cards.rounds - state.round
    later = float(rounds)
    krystallium = KRYSTALLIUM_EARLY if rounds > 0 else KRYSTALLIUM_LAST
    worth = float(points(cards, area)) + 0.2 * krystallium * float(area.cubes)
    for type in range(5):
        worth += float(lane(area.combos, type)) * MORE * later
    worth += float(area.general_points + area.financier_points) * MORE * later
    idle = IDLE
    if state.phase == DRAFT:
        idle += UNPICKED * float(cards.drafted - state.picks) / float(cards.drafted)
    return worth + _best_order(Plan(state, area), krystallium, idle)


def _best_order(plan: Plan, krystallium: float, idle: float) -> float:
    """What the cards bring if they are given their cubes in the best of the orders that are tried:
    most worth per cube first, then with scarce cubes counting more."""
    best = plan.value(plan.order(False), krystallium, idle)
    order = plan.order(True)
    for first in range(ORDERS):
        worth = plan.value(order[:], krystallium, idle)
        if worth > best:
            best = worth
        if first < len(order):
            order.append(order.pop(first))
        else:
            break
    return best
