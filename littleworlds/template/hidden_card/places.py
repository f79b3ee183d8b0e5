"""Where every card lies, and what is hidden from whom. The kit compares views and samples with it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Position


def places(state: "Position") -> dict[str, list[str]]:
    """Each place with the cards in it: every card of the box lies somewhere, once."""
    hands = {f"hand {seat}": [card] for seat, card in enumerate(state.hands)}
    return {"deck": state.deck, "table": [card for card in state.drawn if card], **hands}


def hidden(state: "Position", seat: int | None) -> list[list[str]]:
    """Until all have drawn, a seat knows what deck and others' hands hold together, but not what lies where."""
    others = [f"hand {other}" for other in range(state.seats) if other != seat]
    return [["deck", *others]] if state.actors() else []
