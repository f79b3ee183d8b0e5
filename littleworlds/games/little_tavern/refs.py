"""References and names of things: how views, events and boards call a card, a table, a purse."""

from typing import Final

from littleworlds.core.message import name, specified
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.data.cards import Cards

CHARACTER_PILE: Final = "pile:characters"
EVENT_PILE: Final = "pile:events"
DISCARD: Final = "discard:characters"
ROUND: Final = "round:now"

_FACE_DOWN: Final = "face_down"


def guest_ref(cards: Cards, guest: i64) -> str:
    return card_ref(cards.guest_ids[guest])


def card_ref(id: str) -> str:
    return "card:" + id


def table_ref(seat: i64) -> str:
    return f"table:{seat}"


def purse_ref(seat: i64) -> str:
    return f"purse:{seat}"


def event_ref(event: str) -> str:
    return "event:" + event


def guest_name(cards: Cards, guest: i64) -> str:
    """A guest's character as the argument of a message; one who lies face down has no other name."""
    if guest >= cards.size:
        return name(_FACE_DOWN)
    return name(cards.character_ids[cards.kind_of[guest]])


def mystery_name(cards: Cards, card: i64) -> str:
    """A face-down guest as the argument of a message to somebody who knows its card."""
    return specified(_FACE_DOWN, cards.character_ids[cards.kind_of[card]])


def clan_name(cards: Cards, clan: i64) -> str:
    return name(cards.clan_ids[clan])
