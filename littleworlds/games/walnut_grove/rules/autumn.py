"""Autumn: one after the other the pawns walk round the town. The order, and the end of each turn.

The walk itself is in `walking`, what it costs in `tolls`, what is done at its end in `arrival`.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules.phases import AUTUMN, GO, NOTHING

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def walking_order(state: "WalnutState") -> list[i64]:
    """Seats in the order of an autumn that began now: the pawn farthest from the first toll
    building begins; where two stand together, who came first."""
    distance = state.cards.town.distance
    order: list[i64] = []
    for seat in state.arrivals:
        own = distance[state.farms[seat].place]
        at = len(order)
        while at > 0 and distance[state.farms[order[at - 1]].place] < own:
            at -= 1
        order.insert(at, seat)
    return order


def open_autumn(state: "WalnutState", tell: list[Event] | None) -> None:
    """The order is fixed now, and does not change while the pawns walk."""
    state.season = AUTUMN
    state.turn = 0
    order = walking_order(state)
    state.order = order
    state.farms[order[0]].asked = GO
    if tell is not None:
        tell.append(events.autumn_order(state))


def end_turn(state: "WalnutState", seat: i64) -> None:
    """The next in the order plays; after the last one nobody is asked, and the winter may come."""
    state.farms[seat].asked = NOTHING
    state.turn += 1
    if state.turn < state.seats:
        state.farms[state.order[state.turn]].asked = GO
