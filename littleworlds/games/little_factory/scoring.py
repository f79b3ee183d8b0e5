"""Points, and the score sheet, building by building."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.message import Args, Message, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.little_factory.refs import card_name
from littleworlds.games.little_factory.rules.phases import OVER

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def points(state: "FactoryState", seat: i64) -> i64:
    """Influence printed on the buildings, and tokens beside them."""
    cards = state.cards
    total: i64 = 0
    for design in state.fronts[seat]:
        building = design - cards.resources
        total += cards.points[building] + state.earned[building]
    return total


def outcome(state: "FactoryState") -> Outcome:
    """Most points win, and equal ones share. Who reaches the goal ends the play, so nobody else can
    have reached it."""
    if state.phase != OVER:
        raise Error("not-over-yet")
    return ranked([int(points(state, seat)) for seat in range(state.seats)], sheet_so_far(state))


def sheet_so_far(state: "FactoryState") -> list[SheetLine]:
    """Building by building, as it stands: nothing is hidden."""
    cards = state.cards
    lines: list[SheetLine] = []
    for seat in range(state.seats):
        for design in state.fronts[seat]:
            building = design - cards.resources
            about: Args = {"building": card_name(cards, design)}
            printed = cards.points[building]
            lines.append(SheetLine(player(seat), Message("sheet-building", about), printed))
            tokens = int(state.earned[building])
            if tokens > 0:
                lines.append(SheetLine(player(seat), Message("sheet-tokens", about), tokens))
    return lines
