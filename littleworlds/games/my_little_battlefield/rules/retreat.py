"""Retreat: units that lose a sector go to a neighbouring one of their side, or to their reserve."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import RETREAT, TARGET
from littleworlds.games.my_little_battlefield.data.cards import RENOWN
from littleworlds.games.my_little_battlefield.data.grid import CELLS

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def begin(state: "BattleState", side: i64, cell: i64, count: i64) -> None:
    """So many units of a side have to leave a cell."""
    state.retreat_side = side
    state.retreat_cell = cell
    state.retreat_left = count


def targets(state: "BattleState") -> i64:
    """Where the next unit may retreat: among the adjacent sectors that its side controls and that
    have room, those nearest to its own board. If there are none, it goes to the reserve."""
    side = state.retreat_side
    cards = state.cards
    own = state.army(side)
    kind = cards.kind_of[own.unit_at(state.retreat_cell)]
    if kind == RENOWN and side == state.field.rooted_side:
        return 0
    free = cards.grid.adjacent[state.retreat_cell] & own.controlled & ~own.closed[kind]
    if not cards.retreat_into_occupied:
        free &= ~state.army(1 - side).present
    row = cards.grid.home[side]
    for _ in range(3):
        if free & row:
            return free & row
        row = row << 3 if side == 0 else row >> 3
    return 0


def legal_targets(state: "BattleState") -> list[i64]:
    return state.field.lists.retreat[targets(state)][:]


def choose_target(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    cell = action - RETREAT
    if not RETREAT <= action < TARGET or not targets(state) >> cell & 1:
        raise state.illegal("not-now", action)
    retreat(state, cell, tell)


def retreat(state: "BattleState", target: i64, tell: list[Event] | None) -> None:
    """Take the next unit that has to retreat to a cell or to the reserve."""
    side = state.retreat_side
    own = state.army(side)
    cell = state.retreat_cell
    unit = own.unit_at(cell)
    own.put(state.cards, unit, target)
    state.retreat_left -= 1
    if state.retreat_left == 0:
        begin(state, 0, 0, 0)
    state.touch(cell)
    if target < CELLS:
        state.touch(target)
    if tell is not None:
        tell.append(events.retreated(state, side, unit, cell, target))
