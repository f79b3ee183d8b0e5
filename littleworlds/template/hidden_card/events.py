"""What is told, to everybody and in secret."""

from typing import TYPE_CHECKING

from littleworlds.core import Args, Event, Tell, i64, name, player

if TYPE_CHECKING:
    from .state import Position


def dealt(state: "Position", tell: Tell) -> None:
    """Everybody hears that cards were dealt, and each seat which one it got."""
    if tell is not None:
        secrets: dict[int, Args] = {s: {"card": name(c)} for s, c in enumerate(state.hands)}
        tell.append(Event("dealt", secret_message="dealt-you", secrets=secrets))


def bet(state: "Position", seat: i64, tell: Tell) -> None:
    """So many coins were bet."""
    if tell is not None:
        tell.append(Event("bet", {"who": player(seat), "coins": state.bets[seat]}))


def drew(state: "Position", seat: i64, tell: Tell) -> None:
    """A card was drawn; after the last one the hidden cards are shown."""
    if tell is not None:
        tell.append(Event("drew", {"who": player(seat), "card": name(state.drawn[seat])}))
        for other, card in enumerate(state.hands if not state.actors() else []):
            tell.append(Event("showed", {"who": player(other), "card": name(card)}))
