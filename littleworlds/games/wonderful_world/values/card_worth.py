"""What a card brings to an empire: points, pieces, and the cubes that it will produce."""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FINANCIER, GENERAL, KRYSTALLIUM
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane, slot
from littleworlds.games.wonderful_world.values.weights import (
    KRYSTALLIUM_EARLY,
    LAST,
    LAST_ENERGY,
    LAST_EXPLORATION,
    LAST_MATERIALS,
    MIDDLE,
    MIDDLE_RAW,
    MORE,
)


def card_worth(cards: Cards, area: Area, design: i64, rounds: i64) -> float:
    """What a card is worth if it is finished with so many rounds of production to come."""
    points = cards.points[design]
    later = float(rounds)
    worth = float(points.flat)
    type: i64 = cards.type_of[design]
    for counted in range(5):
        each = lane(points.combos, counted)
        if each > 0:
            own = 1.0 if counted == type else 0.0
            worth += float(each) * (float(lane(area.types, counted)) + own + MORE * later)
    worth += float(points.general) * (float(area.generals) + MORE * later)
    worth += float(points.financier) * (float(area.financiers) + MORE * later)
    worth += float(lane(area.combos, type))
    bonus = cards.bonus[design]
    if bonus != 0:
        worth += KRYSTALLIUM_EARLY * float(slot(bonus, KRYSTALLIUM)) * (1.0 if rounds > 0 else 0.3)
        worth += float(slot(bonus, GENERAL) * (cards.character_points + area.general_points))
        worth += float(slot(bonus, FINANCIER) * (cards.character_points + area.financier_points))
    return worth + _production(cards, area, design, type, rounds) if rounds > 0 else worth


def _production(cards: Cards, area: Area, design: i64, type: i64, rounds: i64) -> float:
    """What the cubes are worth that a card adds in so many rounds."""
    added = cards.output[design] + area.gains[type]
    worth = 0.0
    for resource in range(5):
        count = lane(added, resource)
        if count > 0:
            worth += float(count) * cube_worth(resource, rounds)
    each: i64 = cards.yield_each[design]
    if each > 0:
        counted: i64 = cards.yield_type[design]
        own = 1.0 if counted == type else 0.0
        worth += (
            float(each)
            * (float(lane(area.types, counted)) + own + 0.5)
            * cube_worth(cards.yield_resource[design], rounds)
        )
    return worth


def cube_worth(resource: i64, rounds: i64) -> float:
    """What one cube of a resource per round is worth over the rounds to come."""
    before = float(rounds - 1)
    if resource == 0:
        return MIDDLE_RAW * before + LAST_MATERIALS
    if resource == 1:
        return MIDDLE_RAW * before + LAST_ENERGY
    return MIDDLE * before + (LAST_EXPLORATION if resource == 4 else LAST)
