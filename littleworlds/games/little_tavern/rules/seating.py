"""Drawing a character and seating a guest: what a turn and the event cards have in common."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.little_tavern import events
from littleworlds.games.little_tavern.actions import SEAT

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def draw_character(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    """Take a character from the pile in hand, for all to see."""
    state.drawn = state.pile.pop(chance.index(len(state.pile)))
    if tell is not None:
        tell.append(events.drew(state))


def legal_tables(state: "TavernState", but: i64) -> list[i64]:
    """The tables with a free chair, other than `but`."""
    actions: list[i64] = []
    chairs = state.cards.chairs
    seat: i64 = 0
    for table in state.tables:
        if len(table) < chairs and seat != but:
            actions.append(SEAT + seat)
        seat += 1
    return actions


def open_table(state: "TavernState", action: i64, but: i64) -> i64:
    """The table that an action names; refused if it is `but` or has no free chair."""
    table = action - SEAT
    if not 0 <= table < state.seats or table == but:
        raise state.illegal("not-now", action)
    if state.is_full(table):
        raise state.illegal("table-full", action, {"owner": player(table)})
    return table


def take_seat(state: "TavernState", table: i64, tell: list[Event] | None) -> None:
    guest = state.drawn
    state.drawn = -1
    state.tables[table].append(guest)
    if tell is not None:
        tell.append(events.seated(state, guest, table))
