"""Everything on the table that a seat sees, for people; from the view alone."""

from typing import cast

from littleworlds.core import Message, Thing, View, name, player


def things(view: View) -> list[Thing]:
    """The deck, and before each player the bet and up to two cards."""
    found = [Thing("pile:deck", Message("thing-deck"), count=cast(int, view["deck_size"]))]
    for seat, bet in enumerate(cast(list[int], view["bets"])):
        place = f"player:{seat}"
        notes = [Message("note-bet", {"coins": bet})]
        found.append(Thing(place, Message("thing-player", {"who": player(seat)}), notes=notes))
        hand, drawn = (cast(list[str], view[key])[seat] for key in ("hands", "drawn"))
        found.append(Thing(f"hand:{seat}", _card(hand), place))
        if drawn:
            found.append(Thing(f"drawn:{seat}", _card(drawn), place))
    return found


def _card(card: str) -> Message:
    """A card by its name; one that this seat does not know is just hidden."""
    return Message("thing-card", {"card": name(card)}) if card else Message("thing-hidden")
