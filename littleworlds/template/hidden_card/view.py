"""What a seat knows, written field by field: what is not written here is not shown."""

from typing import TYPE_CHECKING

from littleworlds.core import EVERYONE, View

from . import scoring

if TYPE_CHECKING:
    from .state import Position


def view(state: "Position", seat: int | None) -> View:
    """The first six keys are in the view of every game, the others are this game's own."""
    actors = [int(actor) for actor in state.actors()]
    shown = [seat in (owner, EVERYONE) or not actors for owner in range(state.seats)]
    return {
        "seat": seat,
        "seats": state.seats,
        "options": {},
        "actors": actors,
        "over": not actors,
        "scores": scoring.scores(state),
        "deck_size": len(state.deck),
        "hands": [card if shown[owner] else "" for owner, card in enumerate(state.hands)],
        "drawn": list(state.drawn),
        "bets": list(state.bets),
    }
