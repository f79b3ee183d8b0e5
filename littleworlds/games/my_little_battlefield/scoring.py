"""Points and victory: what a side has now, the score sheet, and the outcome."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.message import Message, name
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, CELLS
from littleworlds.games.my_little_battlefield.data.scenarios import (
    ATTACKER_ON_END,
    BURN,
    MOST_POINTS,
    OBJECTIVES,
    PRINTED,
    UNSCORED,
    Scenario,
)
from littleworlds.games.my_little_battlefield.refs import sector_name, who
from littleworlds.games.my_little_battlefield.rules.phases import OVER

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


# --- points -------------------------------------------------------------------------------------


def score(state: "BattleState", side: i64) -> i64:
    """The points of a side now. Where a scenario counts none: 1 for the side that would win if the
    battle ended here."""
    scenario = state.field.scenario
    if scenario.victory != MOST_POINTS:
        return 1 if _objective_winner(state) == side else 0
    total: i64 = _power_points(state, side) if scenario.scores_power else 0
    if scenario.scoring == PRINTED:
        points = state.field.points
        for cell in state.cards.grid.cells_of[(state.a if side == 0 else state.b).controlled]:
            total += points[cell]
        return total
    # What the defender keeps from burning may count without control; everywhere else only sectors
    # held do.
    counted: i64 = ALL_CELLS if scenario.scoring == BURN else state.army(side).controlled
    for cell in state.cards.grid.cells_of[counted]:
        total += _cell_points(state, side, cell)
    return total


def _power_points(state: "BattleState", side: i64) -> i64:
    """The points of the present level of power."""
    adversary = state.field.adversary
    level = state.army(side).power
    if side == 1 and adversary is not None:
        return adversary.points[level]
    return state.cards.level_points[level]


def points_of_level(state: "BattleState", side: i64) -> i64:
    """The points that the present level of power brings beyond the one below it."""
    if not state.field.scenario.scores_power:
        return 0
    adversary = state.field.adversary
    level = state.army(side).power
    points = state.cards.level_points
    if side == 1 and adversary is not None:
        points = adversary.points
    return points[level] - points[level - 1]


def points_of_control(state: "BattleState", side: i64, cell: i64) -> i64:
    """The points that a side has only while it controls a cell: those it gains with control, and
    loses with it."""
    scenario = state.field.scenario
    if scenario.victory != MOST_POINTS:
        return 0
    if scenario.scoring == BURN and scenario.burnable >> cell & 1:
        if side == scenario.attacker or not scenario.kept_needs_control >> cell & 1:
            return 0
    return state.field.worth(side, cell, state.burnt)


def kept_points(state: "BattleState", cell: i64) -> i64:
    """The points that a defender has from a cell that does not burn, whoever controls it."""
    scenario = state.field.scenario
    return 0 if scenario.kept_needs_control >> cell & 1 else scenario.kept_points[cell]


def _cell_points(state: "BattleState", side: i64, cell: i64) -> i64:
    """What a cell brings a side now."""
    field = state.field
    held = state.army(side).controlled >> cell & 1
    burnt = state.burnt >> cell & 1
    return points_of_cell(field.scenario, field.points[cell], side, cell, held, burnt)


def points_of_cell(
    scenario: Scenario, printed: i64, side: i64, cell: i64, held: i64, burnt: i64
) -> i64:
    """What a cell with so many points printed on it brings a side that holds it or does not."""
    if scenario.scoring == PRINTED:
        return printed * held
    if scenario.scoring == OBJECTIVES:
        return scenario.objectives[side][cell] * held
    if scenario.scoring != BURN:
        return 0
    if not scenario.burnable >> cell & 1:
        return scenario.other_points * held
    if side == scenario.attacker:
        return scenario.burnt_points[cell] * burnt
    if burnt or (scenario.kept_needs_control >> cell & 1 and not held):
        return 0
    return scenario.kept_points[cell]


def _objective_winner(state: "BattleState") -> i64:
    """Who wins a scenario that is not decided by points, if it ends now."""
    scenario = state.field.scenario
    defender = state.field.defender
    if scenario.victory == ATTACKER_ON_END:
        return scenario.attacker if state.ended == scenario.victory_end else defender
    pawn = state.gauge[scenario.victory_cell]
    if pawn == 0:
        return defender
    return 0 if pawn > 0 else 1


# --- the outcome --------------------------------------------------------------------------------


def outcome(state: "BattleState") -> Outcome:
    """How the battle ended, the adversary's sheet included."""
    if state.phase != OVER:
        raise Error("not-over-yet")
    field = state.field
    lines = sheet(state)
    scores = [int(score(state, side)) for side in range(2)]
    ties = [_tie_breaks(state, side) for side in range(2)]
    if field.solo:
        # Equal to the last tie-break is no victory: who plays alone has to do better than the
        # adversary.
        won = [scores[0], *ties[0]] > [scores[1], *ties[1]]
        return ranked(scores[:1], lines, ties[:1], won)
    if field.seat_a == 1:
        scores.reverse()
        ties.reverse()
    return ranked(scores, lines, ties)


def _tie_breaks(state: "BattleState", side: i64) -> list[int]:
    """What decides between equal points: sectors, power, resources; or who defends."""
    if state.field.scenario.tie_to_defender:
        return [1 if side == state.field.defender else 0]
    if state.field.scenario.victory != MOST_POINTS:
        return []
    army = state.army(side)
    sectors = sum(1 for cell in range(CELLS) if army.controlled >> cell & 1)
    return [sectors, int(army.power), int(army.morale + army.command)]


def sheet(state: "BattleState") -> list[SheetLine]:
    """What the points of both sides are made of, now and at the end."""
    return _sheet(state, 0) + _sheet(state, 1)


def _sheet(state: "BattleState", side: i64) -> list[SheetLine]:
    scenario = state.field.scenario
    owner = who(state, side)
    if scenario.victory != MOST_POINTS or scenario.scoring == UNSCORED:
        won = int(score(state, side))
        message = "sheet-objective" if won else "sheet-objective-missed"
        label = Message(message, {"scenario": name(scenario.id), "who": owner})
        return [SheetLine(owner, label, won)]
    lines: list[SheetLine] = []
    for cell in range(CELLS):
        points = int(_cell_points(state, side, cell))
        if points:
            burnt = state.burnt >> cell & 1 and side == scenario.attacker
            message = "sheet-burnt" if burnt else "sheet-sector"
            label = Message(message, {"sector": sector_name(state, cell)})
            lines.append(SheetLine(owner, label, points))
    if scenario.scores_power or not lines:
        points = int(_power_points(state, side)) if scenario.scores_power else 0
        message = "sheet-power" if scenario.scores_power else "sheet-nothing"
        label = Message(message, {"level": int(state.army(side).power)})
        lines.append(SheetLine(owner, label, points))
    return lines
