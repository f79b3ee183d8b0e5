"""The title, and the way to everything else in this folder."""

from typing import cast

from littleworlds.core import ActionLabel, Chance, Data, Game, Options, Tell, Thing, View, i64

from . import actions, describe, rules, things
from .data.cards import Cards
from .perspective import CardPerspective
from .state import Position


class HiddenCard(Game):
    """Two to four players bet on a card that nobody else has seen, and draw a second one."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        super().__init__(data.game, data, 2, 4, 1 + self.cards.highest_bet, rules_version=1)

    def deal(self, seats: int, chance: Chance, options: Options, tell: Tell) -> Position:
        return rules.deal(Position(self, seats), chance, tell)

    def empty(self, snapshot: dict[str, object]) -> Position:
        return Position(self, cast(int, snapshot["seats"]))

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(action)

    def perspective(self, view: View) -> CardPerspective:
        return CardPerspective(self, view)

    def things(self, view: View) -> list[Thing]:
        return things.things(view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return describe.describe(action)

    def max_steps(self, seats: int) -> int:
        return 2 * seats
