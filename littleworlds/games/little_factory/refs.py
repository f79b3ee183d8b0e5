"""References: how the things of Little Factory are named for boards, the same in events, things and actions."""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.little_factory.cards import Cards

SHELVES: Final = ["shelf:1", "shelf:2", "shelf:3", "shelf:buildings"]
PILES: Final = ["", "pile:2", "pile:3", "pile:buildings"]
DISCARDS: Final = ["", "discard:2", "discard:3"]
TOKENS: Final = "tokens:middle"


def offer(cards: Cards, design: i64) -> str:
    """A stack of resources in the middle."""
    return "offer:" + cards.ids[design]


def hand(cards: Cards, seat: i64, design: i64) -> str:
    """The cards of one resource in a hand."""
    return f"hand:{seat}/{cards.ids[design]}"


def building(cards: Cards, design: i64) -> str:
    """A building, wherever it stands."""
    return "building:" + cards.ids[design]


def available(cards: Cards, design: i64) -> str:
    """A card in the middle, of either sort."""
    return offer(cards, design) if design < cards.resources else building(cards, design)


def front(seat: i64) -> str:
    """The place before a player: buildings, tokens, hand."""
    return f"front:{seat}"


def whole_hand(seat: i64) -> str:
    return f"hand:{seat}"
