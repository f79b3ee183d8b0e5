"""One position of a play: where the cards lie and what was bet. A card is its id; "" is none."""

from typing import TYPE_CHECKING

from littleworlds.core import Chance, Outcome, Prompt, State, Tell, View, derived, given, i64

from . import places, rules, scoring, view

if TYPE_CHECKING:
    from .game import HiddenCard


class Position(State):
    """The one state class; the core saves, loads and copies it by its FIELDS."""

    FIELDS = (derived("game"), given("seats"), "deck", "hands", "drawn", "bets")
    game: "HiddenCard"

    def __init__(self, game: "HiddenCard", seats: int) -> None:
        self.game = game
        self.seats = seats
        self.deck = list(game.cards.deck)
        self.hands = [""] * seats
        self.drawn = [""] * seats
        self.bets = [0] * seats

    def actors(self) -> list[i64]:
        """Whoever has not drawn yet, one after the other; nobody once the play is over."""
        return [seat for seat in range(self.seats) if not self.drawn[seat]][:1]

    def legal(self, seat: i64) -> list[i64]:
        return rules.legal(self, seat)

    def apply(self, seat: i64, action: i64, chance: Chance, tell: Tell = None) -> bool:
        return rules.apply(self, seat, action, chance, tell)

    def prompt(self, seat: i64) -> Prompt | None:
        question = Prompt("ask-draw" if self.bets[seat] else "ask-bet")
        return question if seat in self.actors() else None

    def view(self, seat: int | None) -> View:
        return view.view(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def places(self) -> dict[str, list[str]]:
        return places.places(self)

    def hidden(self, seat: int | None) -> list[list[str]]:
        return places.hidden(self, seat)
