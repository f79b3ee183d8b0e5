"""What a card brings to an empire: points, pieces, and the cubes that it will produce."""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FINANCIER, GENERAL, KRYSTALLIUM
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane, slot
from littleworlds.games.wonderful_world.values.weights import Weights


def card_worth(cards: Cards, area: Area, weights: Weights, design: i64, rounds: i64) -> float:
    """What a card is worth if it is finished with so many rounds of production to come."""
    points = cards.points[design]
    later = float(rounds)
    more = weights.more
    worth = float(points.flat)
    type: i64 = cards.type_of[design]
    for counted in range(5):
        each = lane(points.combos, counted)
        if each > 0:
            own = 1.0 if counted == type else 0.0
            worth += float(each) * (float(lane(area.types, counted)) + own + more[counted] * later)
    if points.general > 0:
        worth += float(points.general) * (float(area.generals) + more[5] * later)
    if points.financier > 0:
        worth += float(points.financier) * (float(area.financiers) + more[6] * later)
    worth += float(lane(area.combos, type))
    bonus = cards.bonus[design]
    if bonus != 0:
        krystallium = weights.krystallium_early * (1.0 if rounds > 0 else 0.3)
        worth += krystallium * float(slot(bonus, KRYSTALLIUM))
        worth += float(slot(bonus, GENERAL) * (cards.character_points + area.general_points))
        worth += float(slot(bonus, FINANCIER) * (cards.character_points + area.financier_points))
    if rounds == 0:
        return worth
    return worth + _production(cards, area, weights, design, type, rounds)


def _production(
    cards: Cards, area: Area, weights: Weights, design: i64, type: i64, rounds: i64
) -> float:
    """What the cubes are worth that a card adds in so many rounds."""
    added = cards.output[design] + area.gains[type]
    worth = 0.0
    for resource in range(5):
        count = lane(added, resource)
        if count > 0:
            worth += float(count) * cube_worth(weights, resource, rounds)
    each: i64 = cards.yield_each[design]
    if each > 0:
        counted: i64 = cards.yield_type[design]
        own = 1.0 if counted == type else 0.0
        worth += (
            float(each)
            * (float(lane(area.types, counted)) + own + weights.yielding)
            * cube_worth(weights, cards.yield_resource[design], rounds)
        )
    return worth


def cube_worth(weights: Weights, resource: i64, rounds: i64) -> float:
    """What one cube of a resource per round is worth over the rounds to come."""
    return weights.middle[resource] * float(rounds - 1) + weights.last[resource]
