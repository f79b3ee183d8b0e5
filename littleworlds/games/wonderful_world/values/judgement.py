"""What a seat may come to, judged by hand.

The empire is carried on to the end in thought, with a plan for its cubes (`plan.py`), and with the
characters that its production will earn.
"""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.kinds import GENERAL
from littleworlds.games.wonderful_world.rules.phases import DRAFT
from littleworlds.games.wonderful_world.scoring import points
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.plan import Plan
from littleworlds.games.wonderful_world.values.weights import ALONE, EMPIRES, ORDERS, TABLE, Weights


def weights_for(state: WorldState) -> Weights:
    """Those of whoever plays alone, or those of tables."""
    return ALONE if state.seats == 1 else TABLE


def judged(state: WorldState, seat: i64) -> float:
    """The points that a seat may come to before the end of the play."""
    weights = weights_for(state)
    return _outlook(state, state.areas[seat], weights) + _supremacies(state, seat, weights)


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
