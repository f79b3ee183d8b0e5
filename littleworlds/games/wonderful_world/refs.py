"""References and names of things: how views, events and boards call a card, a site, a pile."""

from typing import Final

from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import KINDS

DECK: Final = "pile:deck"
DISCARDS: Final = "pile:discards"
POOLS: Final = "pile:pools"
"""Solo: the pools still to come."""
FRESH: Final = "pile:fresh"
"""Solo: the discards shuffled into a new deck."""
GOAL: Final = "goal:solo"
"""Solo: the ranks, or the scenario with its medals."""


def empire_ref(seat: i64) -> str:
    return f"empire:{seat}"


def tray_ref(seat: i64) -> str:
    """Where cubes on an empire card wait to become a krystallium."""
    return f"tray:{seat}"


def step_ref(resource: str) -> str:
    """A step of production."""
    return "step:" + resource


def offer_ref(empire: str) -> str:
    """Solo: an empire to choose."""
    return "offer:" + empire


def shown_ref(id: str) -> str:
    """Solo: the cards of a design that were drawn in an exchange."""
    return "shown:" + id


def piece_ref(seat: i64, piece: str) -> str:
    """The krystallium or characters on an empire card."""
    return f"piece:{seat}.{piece}"


def cube_ref(seat: i64, resource: str) -> str:
    """The cubes to be placed."""
    return f"cube:{seat}.{resource}"


def built_ref(seat: i64, id: str) -> str:
    """The built cards of a design."""
    return f"built:{seat}.{id}"


def construction_ref(seat: i64) -> str:
    return f"construction:{seat}"


def site_ref(seat: i64, id: str, ordinal: i64) -> str:
    """A card under construction: owner, design, ordinal."""
    return f"site:{seat}.{id}.{ordinal}"


def slot_ref(seat: i64, id: str, ordinal: i64, kind: str) -> str:
    """The free slots of a kind on a card under construction."""
    return f"slot:{seat}.{id}.{ordinal}.{kind}"


def draft_ref(seat: i64) -> str:
    """The draft area, or the pool of a solo player."""
    return f"draft:{seat}"


def drafted_ref(seat: i64, id: str) -> str:
    """The cards of a design in a draft area or pool."""
    return f"drafted:{seat}.{id}"


def hand_ref(seat: i64) -> str:
    return f"hand:{seat}"


def hand_card_ref(seat: i64, id: str) -> str:
    """The cards of a design in a hand."""
    return f"hand:{seat}.{id}"


def pick_ref(seat: i64) -> str:
    """The card picked and not yet revealed."""
    return f"pick:{seat}"


def card_name(cards: Cards, design: i64) -> str:
    return name(cards.ids[design])


def kind_name(kind: i64) -> str:
    return name(KINDS[kind])
