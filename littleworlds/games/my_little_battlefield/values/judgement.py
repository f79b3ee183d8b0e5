"""What a side may come to, judged by hand: its points, and what the rest may still bring."""

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.cards import Cards
from littleworlds.games.my_little_battlefield.data.grid import BIT, BOARD, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.scenarios import (
    BURN,
    MOST_POINTS,
    OBJECTIVES,
    PRINTED,
)
from littleworlds.games.my_little_battlefield.rules.phases import ROLL_DICE
from littleworlds.games.my_little_battlefield.scoring import score
from littleworlds.games.my_little_battlefield.state.army import Army
from littleworlds.games.my_little_battlefield.state.position import BattleState

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
"""What a pawn just below control counts for, in parts of the sector's points; the less the farther
it is."""
_PRESENCE = 0.25
_INTRUDER = 0.15
_ROLE = 9.0
"""What the sector that decides a scenario counts as, where points do not decide."""
_ELSEWHERE = 0.35
"""What the other sectors count for there, in parts of their points."""
_PATH = 0.8
"""What the sectors on the attacker's way count for besides, at two steps from its goal; twice that
at one."""
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


def prospect(state: BattleState, side: i64) -> float:
    """What a side may come to, in points."""
    worth = _worth(state, side, _goals(state))
    if state.active != side:
        return worth
    dice = _ROLL if state.phase == ROLL_DICE else float(state.left + state.rolling)
    return worth + _DIE * dice


def _goals(state: BattleState) -> i64:
    """The cells that an attacker has to reach: what can burn, or what decides the scenario."""
    field = state.field
    scenario = field.scenario
    if scenario.attacker < 0:
        return 0
    if scenario.scoring == BURN:
        return scenario.burnable & ~state.burnt
    goals: i64 = BIT[scenario.victory_cell] if scenario.victory_cell >= 0 else 0
    for end in field.ends:
        if end.cell >= 0:
            goals |= BIT[end.cell]
    return goals


def _nearness(cards: Cards, cell: i64, goals: i64) -> float:
    """How many steps a cell is nearer to the nearest goal than a far corner is."""
    best: i64 = 0
    for goal in cards.grid.cells_of[goals]:
        best = max(best, 4 - cards.grid.steps[cell][goal])
    return float(best)


def _worth(state: BattleState, side: i64, goals: i64) -> float:
    own = state.army(side)
    cards = state.cards
    field = state.field
    scored = field.scenario.victory == MOST_POINTS
    attacks = goals != 0 and side == field.scenario.attacker
    worth = float(score(state, side)) if scored else 0.0
    for cell in range(CELLS):
        worth += _cell(state, side, cell, own, _points(state, side, cell, goals), scored)
    number: i64 = 0
    for place in own.units:
        kind = cards.kind_of[number]
        number += 1
        if place < BOARD:
            worth += _UNIT[kind] if place == RESERVE else _UNIT[kind] + _ON_THE_FIELD
        if attacks and place < RESERVE:
            worth += _MARCH * _STRENGTH[kind] * _nearness(cards, place, goals)
    worth += _MORALE * _useful(own.morale) + _COMMAND * _useful(own.command)
    worth += _DICE_OF_LEVEL * float(cards.level_dice[own.power])
    return worth + _EXIT * float(own.exited)


def _useful(amount: i64) -> float:
    """Resources beyond what the next purchases take are worth less."""
    return float(amount) if amount <= 4 else 4.0 + 0.4 * float(amount - 4)


def _cell(
    state: BattleState, side: i64, cell: i64, own: Army, points: float, scored: bool
) -> float:
    """What a sector promises a side: by how far its pawn has come, and whether a unit is there."""
    field = state.field
    top = field.category[cell]
    pawn = state.gauge[cell] if side == 0 else -state.gauge[cell]
    present = own.present >> cell & 1 != 0
    if pawn == top:
        worth = 0.0 if scored else points
        if state.army(1 - side).present >> cell & 1:
            worth -= _INTRUDER * points
    else:
        share = float(pawn + top) / float(2 * top)
        worth = _PROGRESS * points * share * share
        if present:
            worth += _PRESENCE * points * share
    if present and field.exit_side == side:
        rows = float(state.cards.grid.distance[side][cell])
        worth += _WAY_OUT * rows * (1.5 if pawn == top else 1.0)
    return worth


def _points(state: BattleState, side: i64, cell: i64, goals: i64) -> float:
    """What holding a sector counts for, if not by itself then for what it leads to."""
    field = state.field
    scenario = field.scenario
    if scenario.scoring == PRINTED:
        return float(field.points[cell])
    if scenario.scoring == OBJECTIVES:
        return float(scenario.objectives[side][cell]) + _ELSEWHERE
    if scenario.scoring != BURN:
        if goals >> cell & 1:
            return _ROLE
        worth = _ELSEWHERE * float(field.points[cell]) + _PATH * _way(state, side, cell, goals)
        if field.exit_side == 1 - side and state.cards.grid.home[side] >> cell & 1:
            return worth + _GATE
        return worth
    if not scenario.burnable >> cell & 1:
        return float(scenario.other_points) + _PATH_BY_POINTS * _way(state, side, cell, goals)
    if state.burnt >> cell & 1:
        return 0.0
    return float(scenario.burnt_points[cell] + scenario.kept_points[cell])


def _way(state: BattleState, side: i64, cell: i64, goals: i64) -> float:
    """How much a cell helps an attacker on the way: 2 beside a goal, 1 a step farther."""
    if side != state.field.scenario.attacker:
        return 0.0
    return max(0.0, _nearness(state.cards, cell, goals) - 1.0)
