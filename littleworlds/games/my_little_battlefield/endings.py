"""Points, ends and victory."""

from littleworlds.core.errors import Error
from littleworlds.core.message import Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.my_little_battlefield.grid import ALL_CELLS, CELLS
from littleworlds.games.my_little_battlefield.marks import sector_name, who
from littleworlds.games.my_little_battlefield.phases import OVER
from littleworlds.games.my_little_battlefield.position import Position
from littleworlds.games.my_little_battlefield.scenarios import (
    ATTACKER_ON_END,
    BURN,
    BY_CONTROL,
    BY_COUNTER,
    BY_GAUGE,
    BY_POINTS,
    BY_TURNS,
    MOST_POINTS,
    OBJECTIVES,
    PRINTED,
    UNSCORED,
)


def power_points(position: Position, side: i64) -> i64:
    """The points of the present level of power."""
    adversary = position.field.adversary
    level = position.army(side).power
    if side == 1 and adversary is not None:
        return adversary.points[level]
    return position.field.cards.level_points[level]


def cell_points(position: Position, side: i64, cell: i64) -> i64:
    """What a cell brings a side now."""
    field = position.field
    scenario = field.scenario
    held = position.army(side).controlled >> cell & 1
    if scenario.scoring == PRINTED:
        return field.points[cell] * held
    if scenario.scoring == OBJECTIVES:
        return scenario.objectives[side][cell] * held
    if scenario.scoring != BURN:
        return 0
    if not scenario.burnable >> cell & 1:
        return scenario.other_points * held
    burnt = position.burnt >> cell & 1
    if side == scenario.attacker:
        return scenario.burnt_points[cell] * burnt
    if burnt or (scenario.kept_needs_control >> cell & 1 and not held):
        return 0
    return scenario.kept_points[cell]


def score(position: Position, side: i64) -> i64:
    """The points of a side now. Where a scenario counts none, one for the side that would win if the battle ended here."""
    scenario = position.field.scenario
    if scenario.victory != MOST_POINTS:
        return 1 if _objective_winner(position) == side else 0
    total: i64 = power_points(position, side) if scenario.scores_power else 0
    field = position.field
    if scenario.scoring == PRINTED:
        for cell in field.cards.grid.cells_of[position.army(side).controlled]:
            total += field.points[cell]
        return total
    # What the defender keeps from burning may count without control; everywhere else only sectors held do.
    counted: i64 = ALL_CELLS if scenario.scoring == BURN else position.army(side).controlled
    for cell in field.cards.grid.cells_of[counted]:
        total += cell_points(position, side, cell)
    return total


def _objective_winner(position: Position) -> i64:
    """Who wins a scenario that is not decided by points, if it ends now."""
    scenario = position.field.scenario
    defender = position.field.defender
    if scenario.victory == ATTACKER_ON_END:
        return scenario.attacker if position.ended == scenario.victory_end else defender
    pawn = position.gauge[scenario.victory_cell]
    if pawn == 0:
        return defender
    return 0 if pawn > 0 else 1


def end_of_turn(position: Position) -> i64:
    """What ends the battle at the end of the active side's turn; -1 if nothing does. The first end of the scenario's list that holds."""
    field = position.field
    attacking = position.active == field.scenario.attacker
    for end in field.turn_ends:
        kind = end.kind
        if kind == BY_POINTS:
            held = position.reached or score(position, position.active) >= end.value
        elif kind == BY_TURNS:
            held = position.a.turns >= end.value and position.b.turns >= end.value
        elif kind == BY_GAUGE:
            pawn = position.gauge[end.cell]
            held = attacking and (pawn >= 0 if field.scenario.attacker == 0 else pawn <= 0)
        elif kind == BY_CONTROL:
            held = attacking and position.army(position.active).controlled >> end.cell & 1 != 0
        else:
            held = kind == BY_COUNTER and position.counter >= end.value
        if held:
            return kind
    return -1


def tie_breaks(position: Position, side: i64) -> list[int]:
    """What decides between equal points: sectors, power, resources; or who defends."""
    if position.field.scenario.tie_to_defender:
        return [1 if side == position.field.defender else 0]
    if position.field.scenario.victory != MOST_POINTS:
        return []
    army = position.army(side)
    sectors = sum(1 for cell in range(CELLS) if army.controlled >> cell & 1)
    return [sectors, int(army.power), int(army.morale + army.command)]


def outcome(position: Position) -> Outcome:
    """How the battle ended, the adversary's sheet included."""
    if position.phase != OVER:
        raise Error("not-over-yet")
    field = position.field
    sheet = _sheet(position, 0) + _sheet(position, 1)
    scores = [int(score(position, side)) for side in range(2)]
    ties = [tie_breaks(position, side) for side in range(2)]
    if field.solo:
        # Equal to the last tie-break is no victory: who plays alone has to do better than the adversary.
        won = [scores[0], *ties[0]] > [scores[1], *ties[1]]
        return ranked(scores[:1], sheet, ties[:1], won)
    if field.seat_a == 1:
        scores.reverse()
        ties.reverse()
    return ranked(scores, sheet, ties)


def _sheet(position: Position, side: i64) -> list[SheetLine]:
    field = position.field
    scenario = field.scenario
    adversary = field.adversary
    owner = (
        name(adversary.id) if side == 1 and adversary is not None else player(field.seat_of(side))
    )
    if scenario.victory != MOST_POINTS or scenario.scoring == UNSCORED:
        won = score(position, side)
        message = "sheet-objective" if won else "sheet-objective-missed"
        return [
            SheetLine(
                owner,
                Message(message, {"scenario": name(scenario.id), "who": who(position, side)}),
                int(won),
            )
        ]
    lines: list[SheetLine] = []
    for cell in range(CELLS):
        points = int(cell_points(position, side, cell))
        if points:
            burnt = position.burnt >> cell & 1 and side == scenario.attacker
            label = Message(
                "sheet-burnt" if burnt else "sheet-sector", {"sector": sector_name(position, cell)}
            )
            lines.append(SheetLine(owner, label, points))
    if scenario.scores_power or not lines:
        level = int(position.army(side).power)
        points = int(power_points(position, side)) if scenario.scores_power else 0
        lines.append(
            SheetLine(
                owner,
                Message(
                    "sheet-power" if scenario.scores_power else "sheet-nothing", {"level": level}
                ),
                points,
            )
        )
    return lines
