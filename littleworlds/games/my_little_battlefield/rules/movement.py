"""Movement: from the reserve or a quiet sector of one's own to an adjacent sector with room."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import MOVE, POWER, TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.data.cards import RENOWN
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, BIT, CELLS, OUT, RESERVE
from littleworlds.games.my_little_battlefield.data.scenarios import BY_EXIT, BY_RESERVE

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


# --- what may move ------------------------------------------------------------------------------


def legal_moves(state: "BattleState", side: i64, barred: i64) -> list[i64]:
    """All movements of a side; equal units in one place are one action."""
    field = state.field
    cards = state.cards
    lists = field.lists.move
    own = state.a if side == 0 else state.b
    enemy = state.b if side == 0 else state.a
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
            actions += lists[source][room & _landing(state, side, kind) if rooted else room]
        elif leaving >> place & 1 and not (rooted and kind == RENOWN):
            actions += lists[source][cards.grid.adjacent[place] & ~closed[kind] & ~barred]
            if way_out >> place & 1:
                actions.append(MOVE + source * TARGETS_OF_MOVE + RESERVE)
    return actions


def can_move(state: "BattleState", side: i64, barred: i64, into_reserve: bool) -> bool:
    """Whether a side has any movement; into the enemy reserve only if that is to count."""
    field = state.field
    cards = state.cards
    own = state.a if side == 0 else state.b
    enemy = state.b if side == 0 else state.a
    leaving = own.controlled & ~enemy.present & ~barred
    rooted = field.rooted_side == side
    number: i64 = -1
    for place in own.units:
        number += 1
        kind = cards.kind_of[number]
        if place == RESERVE:
            room = cards.grid.home[side] & ~own.closed[kind] & ~barred
            if room & _landing(state, side, kind) if rooted else room:
                return True
        elif place < RESERVE and leaving >> place & 1 and not (rooted and kind == RENOWN):
            if cards.grid.adjacent[place] & ~own.closed[kind] & ~barred:
                return True
            if into_reserve and field.way_out[side] >> place & 1:
                return True
    return False


def is_legal_move(state: "BattleState", side: i64, action: i64) -> bool:
    """Whether an action is a movement of a side that the rules allow."""
    if not MOVE <= action < POWER:
        return False
    cards = state.cards
    own = state.a if side == 0 else state.b
    enemy = state.b if side == 0 else state.a
    barred = state.barred()
    source = (action - MOVE) // TARGETS_OF_MOVE
    target = (action - MOVE) % TARGETS_OF_MOVE
    if source >= CELLS:
        unit = own.unit_of(cards, source - CELLS, RESERVE)
        if unit < 0 or target >= CELLS:
            return False
        room = cards.grid.home[side] & _landing(state, side, source - CELLS)
    else:
        unit = own.unit_at(source)
        leaving = own.controlled & ~enemy.present & ~barred
        if unit < 0 or not leaving >> source & 1 or _is_rooted(state, side, cards.kind_of[unit]):
            return False
        if target == RESERVE:
            return state.field.way_out[side] >> source & 1 != 0
        room = cards.grid.adjacent[source]
    room &= ~own.closed[cards.kind_of[unit]] & ~barred
    return room >> target & 1 != 0


def _is_rooted(state: "BattleState", side: i64, kind: i64) -> bool:
    """Whether a scenario forbids a side's unit to move from where it stands."""
    return kind == RENOWN and side == state.field.rooted_side


def _landing(state: "BattleState", side: i64, kind: i64) -> i64:
    """The cells that a unit may enter from the reserve: any, unless a scenario roots it in one."""
    return BIT[state.field.scenario.rooted] if _is_rooted(state, side, kind) else ALL_CELLS


def deployable(state: "BattleState", side: i64, cell: i64) -> list[i64]:
    """The kinds in the reserve that a special rule may put in a cell, wherever it lies."""
    own = state.army(side)
    cards = state.cards
    kinds: list[i64] = []
    for kind in range(len(cards.zone)):
        room = _landing(state, side, kind) & ~own.closed[kind] & ~state.barred()
        if own.in_reserve(cards, kind) and room >> cell & 1:
            kinds.append(kind)
    return kinds


# --- moving -------------------------------------------------------------------------------------


def move(state: "BattleState", side: i64, action: i64, tell: list[Event] | None) -> None:
    """Carry out a movement that has been found legal."""
    own = state.a if side == 0 else state.b
    source = (action - MOVE) // TARGETS_OF_MOVE
    target = (action - MOVE) % TARGETS_OF_MOVE
    if source >= CELLS:
        unit = own.unit_of(state.cards, source - CELLS, RESERVE)
    else:
        unit = own.unit_at(source)
    march(state, side, unit, target, tell)


def march(
    state: "BattleState", side: i64, unit: i64, target: i64, tell: list[Event] | None
) -> None:
    """Take a unit to a cell, or through the enemy reserve."""
    own = state.a if side == 0 else state.b
    source = own.units[unit]
    if source < CELLS and state.rule >= 0:
        state.touch(source)
    if target == RESERVE:
        _break_out(state, side, unit, tell)
        return
    own.put(state.cards, unit, target)
    state.pawns |= BIT[target]
    if state.rule >= 0:
        state.touch(target)
    if tell is not None:
        tell.append(events.marched(state, side, unit, source, target))


def _break_out(state: "BattleState", side: i64, unit: i64, tell: list[Event] | None) -> None:
    """Into the enemy reserve: the battle is over, or the unit scores and is gone where the scenario
    counts exits."""
    field = state.field
    own = state.army(side)
    own.put(state.cards, unit, OUT)
    if field.exit_side == side:
        own.exited += field.scenario.exit[state.cards.kind_of[unit]]
        if field.exit_goal > 0 and own.exited >= field.exit_goal:
            state.ended = BY_EXIT
    else:
        state.ended = BY_RESERVE
    if tell is not None:
        tell.append(events.broke_out(state, side, unit))
