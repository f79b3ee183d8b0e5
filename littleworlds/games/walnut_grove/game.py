"""Walnut Grove: the title with its data."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.thing import ActionLabel, Picture, Thing
from littleworlds.games.walnut_grove import actions, drawing, present, setup, snapshot, values
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.perspective import WalnutPerspective
from littleworlds.games.walnut_grove.rules import WalnutState
from littleworlds.games.walnut_grove.things import Fixtures, things
from littleworlds.games.walnut_grove.tiles import GAME_ID
from littleworlds.games.walnut_grove.view import WalnutView

RULES_VERSION = 1


@final
class WalnutGrove(Game):
    """Eight years on a farm: land that grows tile by tile, and a town where others were faster."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        self.fixtures = Fixtures(self.cards)
        super().__init__(
            GAME_ID,
            data,
            self.cards.min_seats,
            self.cards.max_seats,
            int(self.cards.num_actions),
            RULES_VERSION,
        )

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> WalnutState:
        return setup.set_up(self.cards, seats, chance, tell)

    def load(self, snapshot_: Snapshot) -> WalnutState:
        return snapshot.load(self.cards, snapshot_)

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> WalnutPerspective:
        return WalnutPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return present.describe(self.cards, cast(WalnutView, view), action)

    def things(self, view: View) -> list[Thing]:
        return things(self.fixtures, cast(WalnutView, view))

    def picture(self, view: View) -> Picture | None:
        return drawing.picture(self.cards, cast(WalnutView, view))

    def max_steps(self, seats: int) -> int:
        """A year takes a seat a few tiles, five figures, a walk with its tolls and payments, and a winter."""
        return 60 * int(self.cards.years) * seats

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, WalnutState)
        return values.value(state, seat)
