"""Which actions a thing could be chosen for, so that the rules can say why not."""

from littleworlds.core.native import i64
from littleworlds.games.little_tavern.actions import (
    DRAW_CHARACTER,
    DRAW_EVENT,
    GIVE,
    SEAT,
    pick_base,
)
from littleworlds.games.little_tavern.data.cards import Cards
from littleworlds.games.little_tavern.refs import CHARACTER_PILE, EVENT_PILE
from littleworlds.games.little_tavern.view import TavernView


def candidates(cards: Cards, view: TavernView, ref: str) -> list[i64]:
    """Every action that is chosen by selecting a thing; none for discards and the card in hand."""
    if view["seat"] is None or view["seat"] < 0:
        return []
    if ref == CHARACTER_PILE:
        return [DRAW_CHARACTER]
    if ref == EVENT_PILE:
        return [DRAW_EVENT]
    kind, _, id = ref.partition(":")
    if kind == "table":
        return [SEAT + int(id), GIVE + int(id)]
    if kind == "purse":
        return [GIVE + int(id)]
    if kind == "card":
        for table, guests in enumerate(view["tables"]):
            if id in guests:
                return [pick_base(cards) + table * cards.kinds + cards.kind_of[cards.guest_of[id]]]
    return []
