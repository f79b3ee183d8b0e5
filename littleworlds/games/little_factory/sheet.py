"""The end of the play: the score sheet, building by building."""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.outcome import Outcome, SheetLine, ranked

if TYPE_CHECKING:
    from littleworlds.games.little_factory.rules import FactoryState


def outcome(state: "FactoryState") -> Outcome:
    """Most points win, and equal ones share. Whoever reaches the goal ends the play, so that nobody else can have reached it."""
    cards = state.cards
    lines: list[SheetLine] = []
    for seat in range(state.seats):
        for design in state.fronts[seat]:
            building = design - cards.resources
            about: Args = {"building": name(cards.ids[design])}
            lines.append(
                SheetLine(player(seat), Message("sheet-building", about), cards.points[building])
            )
            if state.earned[building] > 0:
                lines.append(
                    SheetLine(
                        player(seat), Message("sheet-tokens", about), int(state.earned[building])
                    )
                )
    return ranked([int(state.points(seat)) for seat in range(state.seats)], lines)
