"""Little Tavern: the title with its data."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.thing import Described, Thing
from littleworlds.games.little_tavern import actions, present, values
from littleworlds.games.little_tavern.cards import Cards
from littleworlds.games.little_tavern.ledger import load
from littleworlds.games.little_tavern.perspective import TavernPerspective
from littleworlds.games.little_tavern.rules import GAME_ID, TavernState
from littleworlds.games.little_tavern.view import TavernView

RULES_VERSION = 1


@final
class LittleTavern(Game):
    """A tavern of three to five waiters who want the generous guests and pass on the others."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        super().__init__(
            GAME_ID,
            data,
            self.cards.min_seats,
            self.cards.max_seats,
            actions.num_actions(self.cards),
            RULES_VERSION,
        )

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> TavernState:
        cards = self.cards
        coins: list[i64] = [cards.start_coins] * seats
        tables: list[list[i64]] = [[] for _ in range(seats)]
        first = chance.index(seats)
        if tell is not None:
            tell.append(Event("begins", {"who": player(first), "coins": int(cards.start_coins)}))
        return TavernState(
            cards,
            coins,
            tables,
            list(range(cards.size)),
            cards.event_pile,
            first,
            [],
            [],
            [],
            [],
            [],
        )

    def load(self, snapshot: Snapshot) -> TavernState:
        return load(self.cards, snapshot)

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> TavernPerspective:
        return TavernPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> Described:
        return present.describe(self.cards, cast(TavernView, view), action)

    def things(self, view: View) -> list[Thing]:
        return present.things(self.cards, cast(TavernView, view))

    def max_steps(self, seats: int) -> int:
        """A round has at most 5 turns per seat and 7 for the events, and seldom are there more than five rounds."""
        return 60 * (5 * seats + 7)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, TavernState)
        return values.value(state, seat)
