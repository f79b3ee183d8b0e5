"""References and names of things: how events, things and actions call a card, a shelf, a hand."""

from typing import Final

from littleworlds.core.message import counted, name
from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.cards import Cards

SHELVES: Final = ["shelf:1", "shelf:2", "shelf:3", "shelf:buildings"]
PILES: Final = ["", "pile:2", "pile:3", "pile:buildings"]
DISCARDS: Final = ["", "discard:2", "discard:3"]
TOKENS: Final = "tokens:middle"


def offer_ref(cards: Cards, design: i64) -> str:
    """A stack of resources in the middle."""
    return "offer:" + cards.ids[design]


def building_ref(cards: Cards, design: i64) -> str:
    """A building, wherever it stands."""
    return "building:" + cards.ids[design]


def available_ref(cards: Cards, design: i64) -> str:
    """A card in the middle, of either sort."""
    return offer_ref(cards, design) if design < cards.resources else building_ref(cards, design)


def front_ref(seat: i64) -> str:
    """The place before a player: buildings, tokens, hand."""
    return f"front:{seat}"


def tile_ref(seat: i64) -> str:
    return f"tile:{seat}"


def hand_ref(seat: i64) -> str:
    return f"hand:{seat}"


def hand_card_ref(cards: Cards, seat: i64, design: i64) -> str:
    """The cards of one resource in a hand."""
    return f"hand:{seat}/{cards.ids[design]}"


def card_name(cards: Cards, design: i64) -> str:
    return name(cards.ids[design])


def card_names(cards: Cards, designs: list[i64]) -> list[int | str]:
    """Designs as arguments of a message, equal ones together: `2 × Wood`."""
    names: list[int | str] = []
    for design in sorted(set(designs)):
        times = designs.count(design)
        names.append(card_name(cards, design) if times == 1 else counted(times, cards.ids[design]))
    return names
