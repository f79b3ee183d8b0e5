"""Movement: from the reserve or a controlled sector without enemies, to an adjacent sector with room."""

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import MOVE, TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.cards import RENOWN
from littleworlds.games.my_little_battlefield.grid import ALL_CELLS, CELLS, OUT, RESERVE
from littleworlds.games.my_little_battlefield.marks import sector_name, sector_ref, unit_name, unit_ref, who
from littleworlds.games.my_little_battlefield.position import Position
from littleworlds.games.my_little_battlefield.scenarios import BY_EXIT, BY_RESERVE


def moves(position: Position, side: i64, barred: i64) -> list[i64]:
    """All movements of a side as actions; equal units in one place are one action."""
    field = position.field
    kind_of = field.cards.kind_of
    lists = field.lists.move
    own = position.army(side)
    closed = own.closed
    leaving = leavable(position, side) & ~barred
    home = field.cards.grid.home[side] & ~barred
    actions: list[i64] = []
    last: i64 = -1
    number: i64 = 0
    for place in own.units:
        kind = kind_of[number]
        number += 1
        source = place if place < CELLS else CELLS + kind
        if place > RESERVE or source == last:
            continue
        last = source
        if place == RESERVE:
            actions += lists[source][home & ~closed[kind] & landing(position, side, kind)]
        elif leaving >> place & 1 and not is_rooted(position, side, kind):
            actions += lists[source][field.cards.grid.adjacent[place] & ~closed[kind] & ~barred]
            if can_break_out(position, side, place):
                actions.append(MOVE + source * TARGETS_OF_MOVE + RESERVE)
    return actions


def can_move(position: Position, side: i64, barred: i64) -> bool:
    return len(moves(position, side, barred)) > 0


def leavable(position: Position, side: i64) -> i64:
    """The cells that a side's units may leave: controlled, and without enemies."""
    return position.army(side).controlled & ~position.army(1 - side).present


def is_rooted(position: Position, side: i64, kind: i64) -> bool:
    """Whether a scenario forbids a side's unit to move from where it stands."""
    return kind == RENOWN and side == position.field.defender and position.field.scenario.rooted >= 0


def landing(position: Position, side: i64, kind: i64) -> i64:
    """The cells that a unit in the reserve may be put in: any, unless a scenario roots it in one place."""
    one: i64 = 1
    return one << position.field.scenario.rooted if is_rooted(position, side, kind) else ALL_CELLS


def can_break_out(position: Position, side: i64, cell: i64) -> bool:
    """Whether a unit that may leave this cell may go on into the enemy reserve."""
    field = position.field
    if not field.cards.grid.home[1 - side] >> cell & 1:
        return False
    return field.reserve_ends or field.exit_side == side


def mover(position: Position, side: i64, source: i64, target: i64, barred: i64) -> i64:
    """The unit that a movement takes, or -1 if it is not allowed."""
    field = position.field
    cards = field.cards
    own = position.army(side)
    if source >= CELLS:
        unit = own.unit_of(cards, source - CELLS, RESERVE)
        if unit < 0 or target >= CELLS:
            return -1
        room = cards.grid.home[side] & landing(position, side, source - CELLS)
    else:
        unit = own.unit_at(source)
        if unit < 0 or not (leavable(position, side) & ~barred) >> source & 1 or is_rooted(position, side, cards.kind_of[unit]):
            return -1
        if target == RESERVE:
            return unit if can_break_out(position, side, source) else -1
        room = cards.grid.adjacent[source]
    room &= ~own.closed[cards.kind_of[unit]] & ~barred
    return unit if room >> target & 1 else -1


def deployable(position: Position, side: i64, cell: i64, barred: i64) -> list[i64]:
    """The kinds in the reserve that a special rule may put in a cell, wherever it lies."""
    own = position.army(side)
    cards = position.field.cards
    found: list[i64] = []
    for kind in range(len(cards.zone)):
        if own.in_reserve(cards, kind) and (landing(position, side, kind) & ~own.closed[kind] & ~barred) >> cell & 1:
            found.append(kind)
    return found


def march(position: Position, side: i64, unit: i64, target: i64, tell: list[Event] | None) -> None:
    """Take a unit to a cell, or through the enemy reserve."""
    own = position.army(side)
    source = own.units[unit]
    if source < CELLS:
        position.touch(source)
    if target == RESERVE:
        _break_out(position, side, unit, tell)
        return
    one: i64 = 1
    own.put(position.field.cards, unit, target)
    position.pawns |= one << target
    position.touch(target)
    if tell is not None:
        kind = position.field.cards.kind_of[unit]
        args: Args = {"who": who(position, side), "unit": unit_name(position, side, kind), "target": sector_name(position, target)}
        refs = [unit_ref(position, side, unit), sector_ref(target)]
        if source < CELLS:
            args["sector"] = sector_name(position, source)
        tell.append(Event("moved" if source < CELLS else "deployed", args, refs))


def _break_out(position: Position, side: i64, unit: i64, tell: list[Event] | None) -> None:
    """Into the enemy reserve: where the scenario counts exits the unit scores and is gone, elsewhere the battle is over."""
    field = position.field
    own = position.army(side)
    kind = field.cards.kind_of[unit]
    own.put(field.cards, unit, OUT)
    if field.exit_side == side:
        own.exited += field.scenario.exit[kind]
        if field.exit_goal > 0 and own.exited >= field.exit_goal:
            position.ended = BY_EXIT
    else:
        position.ended = BY_RESERVE
    if tell is not None:
        args: Args = {
            "who": who(position, side), "unit": unit_name(position, side, kind), "other": who(position, 1 - side),
            "points": int(own.exited),
        }  # fmt: skip
        tell.append(Event("left-battle" if field.exit_side == side else "reached-reserve", args, [unit_ref(position, side, unit)]))
