"""Combat: which dice do something in which sector, the pawn on its gauge, control, and retreat."""

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.cards import MOST_CATEGORY, RENOWN
from littleworlds.games.my_little_battlefield.effects import WILD
from littleworlds.games.my_little_battlefield.grid import BIT, BOARD, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.marks import (
    sector_name,
    sector_ref,
    unit_name,
    unit_ref,
    who,
)
from littleworlds.games.my_little_battlefield.position import Position


def fronts(position: Position, side: i64, barred: i64) -> i64:
    """The cells where a side's attack die does something, and nine bits higher those where its defence die does."""
    own = position.a if side == 0 else position.b
    enemy = position.b if side == 0 else position.a
    field = position.field
    fitting = field.cards.fitting
    category = field.category
    gauge = position.gauge
    enemies = enemy.present
    found: i64 = 0
    for cell in field.cards.grid.cells_of[own.present & ~enemy.shielded & ~barred]:
        pawn = gauge[cell] if side == 0 else -gauge[cell]
        # As `fitting_index`, spelled out: this is asked at every step.
        faces: i64 = fitting[
            ((category[cell] * 2 + (enemies >> cell & 1)) << 4) + pawn + MOST_CATEGORY
        ]
        if faces != 0 and own.swapping >> cell & 1:
            faces = 3
        found |= ((faces & 1) | ((faces & 2) << 8)) * BIT[cell]
    return found


def fits(position: Position, side: i64, cell: i64, face: i64, barred: i64) -> bool:
    """Whether a result of this face (or any, if it is wild) does something in a cell."""
    own = position.a if side == 0 else position.b
    enemy = position.b if side == 0 else position.a
    if not (own.present & ~enemy.shielded & ~barred) >> cell & 1:
        return False
    field = position.field
    pawn = position.gauge[cell] if side == 0 else -position.gauge[cell]
    # As `fitting_index`, spelled out again.
    faces: i64 = field.cards.fitting[
        ((field.category[cell] * 2 + (enemy.present >> cell & 1)) << 4) + pawn + MOST_CATEGORY
    ]
    if face == WILD or own.swapping >> cell & 1:
        return faces != 0
    return faces >> face & 1 != 0


def strike(position: Position, side: i64, cell: i64, tell: list[Event] | None) -> None:
    """One combat result that fits: in a controlled sector an enemy unit has to go, elsewhere the pawn moves."""
    own = position.a if side == 0 else position.b
    if own.controlled >> cell & 1:
        if tell is not None:
            args: Args = {
                "who": who(position, side),
                "sector": sector_name(position, cell),
                "other": who(position, 1 - side),
            }
            tell.append(Event("repelled", args, [sector_ref(cell)]))
        begin_retreat(position, 1 - side, cell, 1)
    else:
        shift(position, side, cell, 1, tell)


def shift(position: Position, side: i64, cell: i64, steps: i64, tell: list[Event] | None) -> None:
    """Move a pawn in a side's favour; whoever loses or takes control by it is told, and enemies of a new owner retreat."""
    mask = BIT[cell]
    own = position.a if side == 0 else position.b
    enemy = position.b if side == 0 else position.a
    top = position.field.category[cell]
    before = position.gauge[cell] if side == 0 else -position.gauge[cell]
    after = before + steps
    if after > top:
        after = top
    position.gauge[cell] = after if side == 0 else -after
    if position.rule >= 0:
        position.touch(cell)
    if tell is not None:
        args: Args = {
            "who": who(position, side), "sector": sector_name(position, cell), "steps": int(after - before),
            "space": abs(int(after)), "whose": who(position, side if after >= 0 else 1 - side),
        }  # fmt: skip
        tell.append(Event("pawn-moved" if after else "pawn-at-zero", args, [sector_ref(cell)]))
    if enemy.controlled & mask:
        enemy.controlled &= ~mask
        if tell is not None:
            lost: Args = {"who": who(position, 1 - side), "sector": sector_name(position, cell)}
            tell.append(Event("control-lost", lost, [sector_ref(cell)]))
    if after == top:
        own.controlled |= mask
        if tell is not None:
            taken: Args = {"who": who(position, side), "sector": sector_name(position, cell)}
            tell.append(Event("control-taken", taken, [sector_ref(cell)]))
        if enemy.present & mask:
            begin_retreat(position, 1 - side, cell, enemy.count_at(cell))
        burn(position, side, cell, tell)


def regress(position: Position, side: i64, cell: i64, steps: i64, tell: list[Event] | None) -> None:
    """Move a pawn of a side back towards 0, never past it, where that side has not taken control."""
    before = position.gauge[cell] if side == 0 else -position.gauge[cell]
    after = max(0, before - steps)
    position.gauge[cell] = after if side == 0 else -after
    position.touch(cell)
    if tell is not None:
        args: Args = {
            "who": who(position, side),
            "sector": sector_name(position, cell),
            "space": int(after),
        }
        tell.append(Event("pawn-back", args, [sector_ref(cell)]))


def burn(position: Position, side: i64, cell: i64, tell: list[Event] | None) -> None:
    """In a scenario of fire, what the attacker takes burns for good; when nothing is left to burn the battle may be over."""
    scenario = position.field.scenario
    mask = BIT[cell]
    if side != scenario.attacker or not scenario.burnable & mask or position.burnt & mask:
        return
    position.burnt |= mask
    if tell is not None:
        tell.append(Event("burnt", {"sector": sector_name(position, cell)}, [sector_ref(cell)]))
    if position.burnt == scenario.burnable and position.field.burnt_end >= 0:
        position.ended = position.field.burnt_end


def begin_retreat(position: Position, side: i64, cell: i64, count: i64) -> None:
    position.retreat_side = side
    position.retreat_cell = cell
    position.retreat_left = count


def retreat_targets(position: Position) -> i64:
    """Where the next unit may retreat: among the adjacent sectors that its side controls and that have room, those nearest to its
    own board. If there are none, it goes to the reserve."""
    side = position.retreat_side
    field = position.field
    grid = field.cards.grid
    own = position.army(side)
    kind = field.cards.kind_of[own.unit_at(position.retreat_cell)]
    if kind == RENOWN and side == field.rooted_side:
        return 0
    free = grid.adjacent[position.retreat_cell] & own.controlled & ~own.closed[kind]
    if not field.cards.retreat_into_occupied:
        free &= ~position.army(1 - side).present
    row: i64 = 7 if side == 0 else 448
    for _ in range(3):
        if free & row:
            return free & row
        row = row << 3 if side == 0 else row >> 3
    return 0


def retreat(position: Position, target: i64, tell: list[Event] | None) -> None:
    """Take the next unit that has to retreat to a cell or to the reserve."""
    side = position.retreat_side
    own = position.army(side)
    cell = position.retreat_cell
    unit = own.unit_at(cell)
    own.put(position.field.cards, unit, target)
    position.retreat_left -= 1
    position.touch(cell)
    if target < CELLS:
        position.touch(target)
    if tell is not None:
        kind = position.field.cards.kind_of[unit]
        args: Args = {
            "who": who(position, side), "unit": unit_name(position, side, kind), "sector": sector_name(position, cell),
        }  # fmt: skip
        refs = [unit_ref(position, side, unit), sector_ref(cell)]
        if target < CELLS:
            args["target"] = sector_name(position, target)
            refs.append(sector_ref(target))
        tell.append(Event("retreated" if target < CELLS else "retreated-reserve", args, refs))


def arrive(position: Position, side: i64, kind: i64, tell: list[Event] | None) -> None:
    """A new unit comes from the command board to the reserve, if one is still waiting there."""
    own = position.army(side)
    unit = own.unit_of(position.field.cards, kind, BOARD)
    if unit < 0:
        return
    own.put(position.field.cards, unit, RESERVE)
    if tell is not None:
        args: Args = {"who": who(position, side), "unit": unit_name(position, side, kind)}
        tell.append(Event("unit-arrived", args, [unit_ref(position, side, unit)]))
