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
    ALONE,
    EMPIRES,
    IMPOSED,
    ORDERS,
    TABLE,
    Weights,
)


def value(state: WorldState, seat: i64) -> float:
    """The lead of `seat` over the best other. In solo play its points; an imposed card counts
    against them until it is built."""
    weights = ALONE if state.seats == 1 else TABLE
    best = 0.0
    first = True
    for other, area in enumerate(state.areas):
        if other != seat:
            rough = _rough(state, area, weights)
            if first or rough > best:
                best = rough
                first = False
    own = state.areas[seat]
    lost = IMPOSED * float(len(owed_cards(state)))
    if state.phase == OVER:
        return float(points(state.cards, own)) - best - lost
    return _outlook(state, own, weights) + _supremacies(state, seat, weights) - best - lost


def _rough(state: WorldState, area: Area, weights: Weights) -> float:
    """What another seat may come to."""
    worth = float(points(state.cards, area))
    if state.phase == OVER:
        return worth
    rounds = state.cards.rounds - state.round
    worth += weights.krystallium_early * float(area.krystallium)
    for resource in range(5):
        times = rounds + (1 if resource > state.step else 0)
        worth += weights.middle[4] * float(times * lane(area.output, resource))
    return worth


def _supremacies(state: WorldState, seat: i64, weights: Weights) -> float:
    """Characters that production will earn."""
    cards = state.cards
    own = state.areas[seat]
    later = float(cards.rounds - state.round)
    worth = 0.0
    for resource in range(5):
        count = lane(own.output, resource)
        if count == 0:
            continue
        kind = cards.rewards[resource][0]
        added = own.general_points if kind == GENERAL else own.financier_points
        each = float(cards.character_points + added)
        times = later + (1.0 if resource > state.step else 0.0)
        worth += each * times * _chance(state, seat, resource, count, weights)
    return worth


def _chance(state: WorldState, seat: i64, resource: i64, count: i64, weights: Weights) -> float:
    """How likely a seat that produces so many cubes wins the supremacy in a step to come."""
    if state.seats == 1:
        chance = weights.ahead
        while count < state.cards.solo_supremacy:
            chance *= weights.behind
            count += 1
        return chance
    for other, area in enumerate(state.areas):
        if other != seat and lane(area.output, resource) >= count:
            return weights.behind
    return weights.ahead


def _outlook(state: WorldState, area: Area, weights: Weights) -> float:
    """What an empire may come to by itself."""
    cards = state.cards
    rounds = cards.rounds - state.round
    later = float(rounds)
    krystallium = weights.krystallium_early if rounds > 0 else weights.krystallium_last
    worth = float(points(cards, area)) + 0.2 * krystallium * float(area.cubes)
    for type in range(5):
        worth += float(lane(area.combos, type)) * weights.more[type] * later
    worth += float(area.general_points) * weights.more[5] * later
    worth += float(area.financier_points) * weights.more[6] * later
    if state.seats == 1 and state.round == 1 and state.taken == 0:
        worth += EMPIRES.get(cards.empire_ids[area.empire], 0.0) if area.empire >= 0 else 0.0
    idle = weights.idle
    if state.phase == DRAFT:
        idle += weights.unpicked * float(cards.drafted - state.picks) / float(cards.drafted)
    return worth + _best_order(Plan(state, area, weights), krystallium, idle)


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
