"""Movement: from the reserve or a controlled sector without enemies, to an adjacent sector with room."""

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import MOVE, TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.cards import RENOWN
from littleworlds.games.my_little_battlefield.grid import ALL_CELLS, BIT, CELLS, OUT, RESERVE
from littleworlds.games.my_little_battlefield.marks import (
    sector_name,
    sector_ref,
    unit_name,
    unit_ref,
    who,
)
from littleworlds.games.my_little_battlefield.position import Position
from littleworlds.games.my_little_battlefield.scenarios import BY_EXIT, BY_RESERVE


def moves(position: Position, side: i64, barred: i64) -> list[i64]:
    """All movements of a side as actions; equal units in one place are one action."""
    field = position.field
    cards = field.cards
    lists = field.lists.move
    own = position.a if side == 0 else position.b
    enemy = position.b if side == 0 else position.a
    closed = own.closed
    leaving = own.controlled & ~enemy.present & ~barred
    way_out = field.way_out[side]
    rooted = field.rooted_side == side
    actions: list[i64] = []
    seen: i64 = 0
    number: i64 = -1
    for place in own.units:
        number += 1
        if place > RESERVE:
            continue
        kind = cards.kind_of[number]
        source = place if place < RESERVE else CELLS + kind
        if seen >> source & 1:
            continue
        seen |= BIT[source]
        if place == RESERVE:
            room = cards.grid.home[side] & ~closed[kind] & ~barred
            actions += lists[source][room & landing(position, side, kind) if rooted else room]
        elif leaving >> place & 1 and not (rooted and kind == RENOWN):
            actions += lists[source][cards.grid.adjacent[place] & ~closed[kind] & ~barred]
            if way_out >> place & 1:
                actions.append(MOVE + source * TARGETS_OF_MOVE + RESERVE)
    return actions


def can_move(position: Position, side: i64, barred: i64, into_reserve: bool) -> bool:
    """Whether a side has any movement; into the enemy reserve only if that is to count."""
    field = position.field
    cards = field.cards
    own = position.a if side == 0 else position.b
    enemy = position.b if side == 0 else position.a
    leaving = own.controlled & ~enemy.present & ~barred
    rooted = field.rooted_side == side
    number: i64 = -1
    for place in own.units:
        number += 1
        kind = cards.kind_of[number]
        if place == RESERVE:
            room = cards.grid.home[side] & ~own.closed[kind] & ~barred
            if room & landing(position, side, kind) if rooted else room:
                return True
        elif place < RESERVE and leaving >> place & 1 and not (rooted and kind == RENOWN):
            if cards.grid.adjacent[place] & ~own.closed[kind] & ~barred:
                return True
            if into_reserve and field.way_out[side] >> place & 1:
                return True
    return False


def leavable(position: Position, side: i64) -> i64:
    """The cells that a side's units may leave: controlled, and without enemies."""
    return position.army(side).controlled & ~position.army(1 - side).present


def is_rooted(position: Position, side: i64, kind: i64) -> bool:
    """Whether a scenario forbids a side's unit to move from where it stands."""
    return kind == RENOWN and side == position.field.rooted_side


def landing(position: Position, side: i64, kind: i64) -> i64:
    """The cells that a unit in the reserve may be put in: any, unless a scenario roots it in one place."""
    return BIT[position.field.scenario.rooted] if is_rooted(position, side, kind) else ALL_CELLS


def unit_from(position: Position, side: i64, source: i64) -> i64:
    """The unit that a movement takes, where it has been found to be allowed."""
    own = position.a if side == 0 else position.b
    return (
        own.unit_of(position.field.cards, source - CELLS, RESERVE)
        if source >= CELLS
        else own.unit_at(source)
    )


def mover(position: Position, side: i64, source: i64, target: i64, barred: i64) -> i64:
    """The unit that a movement takes, or -1 if it is not allowed."""
    field = position.field
    cards = field.cards
    own = position.a if side == 0 else position.b
    if source >= CELLS:
        unit = own.unit_of(cards, source - CELLS, RESERVE)
        if unit < 0 or target >= CELLS:
            return -1
        room = cards.grid.home[side] & landing(position, side, source - CELLS)
    else:
        unit = own.unit_at(source)
        if (
            unit < 0
            or not (leavable(position, side) & ~barred) >> source & 1
            or is_rooted(position, side, cards.kind_of[unit])
        ):
            return -1
        if target == RESERVE:
            return unit if field.way_out[side] >> source & 1 else -1
        room = cards.grid.adjacent[source]
    room &= ~own.closed[cards.kind_of[unit]] & ~barred
    return unit if room >> target & 1 else -1


def deployable(position: Position, side: i64, cell: i64, barred: i64) -> list[i64]:
    """The kinds in the reserve that a special rule may put in a cell, wherever it lies."""
    own = position.army(side)
    cards = position.field.cards
    found: list[i64] = []
    for kind in range(len(cards.zone)):
        if (
            own.in_reserve(cards, kind)
            and (landing(position, side, kind) & ~own.closed[kind] & ~barred) >> cell & 1
        ):
            found.append(kind)
    return found


def march(position: Position, side: i64, unit: i64, target: i64, tell: list[Event] | None) -> None:
    """Take a unit to a cell, or through the enemy reserve."""
    own = position.a if side == 0 else position.b
    source = own.units[unit]
    if source < CELLS and position.rule >= 0:
        position.touch(source)
    if target == RESERVE:
        _break_out(position, side, unit, tell)
        return
    own.put(position.field.cards, unit, target)
    position.pawns |= BIT[target]
    if position.rule >= 0:
        position.touch(target)
    if tell is not None:
        kind = position.field.cards.kind_of[unit]
        args: Args = {
            "who": who(position, side),
            "unit": unit_name(position, side, kind),
            "target": sector_name(position, target),
        }
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
        tell.append(
            Event(
                "left-battle" if field.exit_side == side else "reached-reserve",
                args,
                [unit_ref(position, side, unit)],
            )
        )
