"""How good a position is, for bots: the lead in points, and what dice, units, pawns and resources are likely to bring."""

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.army import Army
from littleworlds.games.my_little_battlefield.endings import outcome, score
from littleworlds.games.my_little_battlefield.field import Field
from littleworlds.games.my_little_battlefield.grid import BIT, BOARD, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.phases import OVER, ROLL_DICE
from littleworlds.games.my_little_battlefield.position import Position
from littleworlds.games.my_little_battlefield.scenarios import (
    BURN,
    MOST_POINTS,
    OBJECTIVES,
    PRINTED,
)

_VICTORY = 40.0
_DIE = 0.45
"""What a die that is still to be used brings on the average."""
_ROLL = 4.0
"""As many dice as the side that is about to roll counts for having."""
_DICE_OF_LEVEL = 1.6
"""What one more die per turn is worth."""
_MORALE = 0.40
_COMMAND = 0.45
_UNIT = [0.9, 2.6, 3.4]
"""What a unit is worth that can be used, by kind."""
_ON_THE_FIELD = 0.5
_PROGRESS = 0.55
"""What a pawn just below control counts for, in parts of the sector's points; the less the farther it is."""
_PRESENCE = 0.25
_INTRUDER = 0.15
_ROLE = 9.0
"""What the sector that decides a scenario counts as, where points do not decide."""
_ELSEWHERE = 0.35
"""What the other sectors count for there, in parts of their points."""
_PATH = 0.8
"""What the sectors on the attacker's way count for besides, at two steps from its goal; twice that at one."""
_PATH_BY_POINTS = 0.5
"""The same where points decide as well."""
_MARCH = 0.4
"""What each step brings that an attacker's unit is nearer to its goal than the farthest corner."""
_STRENGTH = [1.0, 1.8, 2.2]
"""How much more that counts for stronger units, by kind."""
_GATE = 5.0
"""What the home row counts for besides, where the enemy wants to leave through it."""
_EXIT = 6.0
_WAY_OUT = 0.8


def value(position: Position, seat: i64) -> float:
    """The lead of a seat over the other side, in points to be expected; far above or below that once the battle is decided."""
    field = position.field
    side: i64 = 0 if field.solo or seat == field.seat_a else 1
    if position.phase == OVER:
        result = outcome(position)
        if result.won is None and len(result.winners) > 1:
            return 0.0
        return _VICTORY if seat in result.winners else -_VICTORY
    goals = _goals(position)
    lead = _worth(position, side, goals) - _worth(position, 1 - side, goals)
    dice = _DIE * (
        _ROLL if position.phase == ROLL_DICE else float(position.left + position.rolling)
    )
    return lead + dice if position.active == side else lead - dice


def _goals(position: Position) -> i64:
    """The cells that an attacker has to reach: those that still can burn, or the one that decides the scenario."""
    field = position.field
    scenario = field.scenario
    if scenario.attacker < 0:
        return 0
    if scenario.scoring == BURN:
        return scenario.burnable & ~position.burnt
    goals: i64 = BIT[scenario.victory_cell] if scenario.victory_cell >= 0 else 0
    for end in field.ends:
        if end.cell >= 0:
            goals |= BIT[end.cell]
    return goals


def _nearness(field: Field, cell: i64, goals: i64) -> float:
    """By how many steps a cell is nearer to the nearest goal than the farthest corner from it can be."""
    best: i64 = 0
    for goal in field.cards.grid.cells_of[goals]:
        best = max(best, 4 - field.cards.grid.steps[cell][goal])
    return float(best)


def _worth(position: Position, side: i64, goals: i64) -> float:
    own = position.army(side)
    field = position.field
    scored = field.scenario.victory == MOST_POINTS
    attacks = goals != 0 and side == field.scenario.attacker
    worth = float(score(position, side)) if scored else 0.0
    for cell in range(CELLS):
        worth += _cell(position, side, cell, own, _points(position, side, cell, goals), scored)
    number: i64 = 0
    for place in own.units:
        kind = field.cards.kind_of[number]
        number += 1
        if place < BOARD:
            worth += _UNIT[kind] if place == RESERVE else _UNIT[kind] + _ON_THE_FIELD
        if attacks and place < RESERVE:
            worth += _MARCH * _STRENGTH[kind] * _nearness(field, place, goals)
    worth += _MORALE * _useful(own.morale) + _COMMAND * _useful(own.command)
    worth += _DICE_OF_LEVEL * float(field.cards.level_dice[own.power])
    return worth + _EXIT * float(own.exited)


def _useful(amount: i64) -> float:
    """Resources beyond what the next purchases take are worth less."""
    return float(amount) if amount <= 4 else 4.0 + 0.4 * float(amount - 4)


def _cell(
    position: Position, side: i64, cell: i64, own: Army, points: float, scored: bool
) -> float:
    """What a sector promises a side: by how far its pawn has come, and whether a unit can bring it further."""
    field = position.field
    top = field.category[cell]
    pawn = position.gauge[cell] if side == 0 else -position.gauge[cell]
    present = own.present >> cell & 1 != 0
    if pawn == top:
        worth = 0.0 if scored else points
        if position.army(1 - side).present >> cell & 1:
            worth -= _INTRUDER * points
    else:
        share = float(pawn + top) / float(2 * top)
        worth = _PROGRESS * points * share * share
        if present:
            worth += _PRESENCE * points * share
    if present and field.exit_side == side:
        worth += (
            _WAY_OUT * float(field.cards.grid.distance[side][cell]) * (1.5 if pawn == top else 1.0)
        )
    return worth


def _points(position: Position, side: i64, cell: i64, goals: i64) -> float:
    """What holding a sector counts for, if not by itself then for what it leads to."""
    field = position.field
    scenario = field.scenario
    if scenario.scoring == PRINTED:
        return float(field.points[cell])
    if scenario.scoring == OBJECTIVES:
        return float(scenario.objectives[side][cell]) + _ELSEWHERE
    if scenario.scoring != BURN:
        if goals >> cell & 1:
            return _ROLE
        gate = (
            _GATE
            if field.exit_side == 1 - side and field.cards.grid.home[side] >> cell & 1
            else 0.0
        )
        return (
            _ELSEWHERE * float(field.points[cell]) + _PATH * _way(field, side, cell, goals) + gate
        )
    if not scenario.burnable >> cell & 1:
        return float(scenario.other_points) + _PATH_BY_POINTS * _way(field, side, cell, goals)
    if position.burnt >> cell & 1:
        return 0.0
    return float(scenario.burnt_points[cell] + scenario.kept_points[cell])


def _way(field: Field, side: i64, cell: i64, goals: i64) -> float:
    """How much a cell helps an attacker on the way: 2 beside a goal, 1 a step farther."""
    return max(0.0, _nearness(field, cell, goals) - 1.0) if side == field.scenario.attacker else 0.0
