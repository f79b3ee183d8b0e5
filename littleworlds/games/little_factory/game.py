"""Little Factory: the title with its data."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.thing import ActionLabel, Thing
from littleworlds.games.little_factory import actions, present, refill, tellings, values
from littleworlds.games.little_factory.cards import GAME_ID, STREET, Cards
from littleworlds.games.little_factory.perspective import FactoryPerspective
from littleworlds.games.little_factory.rules import FactoryState
from littleworlds.games.little_factory.snapshot import saved
from littleworlds.games.little_factory.view import FactoryView

RULES_VERSION = 1


@final
class LittleFactory(Game):
    """A valley full of goods for two to four traders who turn them into better ones, into buildings and into influence."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        super().__init__(
            GAME_ID,
            data,
            self.cards.min_seats,
            self.cards.max_seats,
            int(self.cards.num_actions),
            RULES_VERSION,
            secrets=False,
        )

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> FactoryState:
        cards = self.cards
        copies = cards.copies_at(seats)
        offer: list[i64] = [0] * cards.designs
        shown: list[i64] = [0] * 4
        for card in range(cards.first_2):
            offer[card] = copies[card]
            shown[0] += 1 if copies[card] > 0 else 0
        box = cards.initial[:]
        initial: list[i64] = []
        for _ in range(seats + cards.extra_initial):
            initial.append(box.pop(chance.index(len(box))))
            offer[initial[-1]] = 1
            shown[STREET] += 1
        first = chance.index(seats)
        tiles: list[i64] = [0] * seats
        for place in range(seats):
            tiles[(first + place) % seats] = cards.tiles[place]
        piles: list[list[i64]] = [
            [],
            _pile(copies, cards.first_2, cards.first_3),
            _pile(copies, cards.first_3, cards.resources),
        ]
        piles.append(cards.special[:])
        hands: list[list[i64]] = [[] for _ in range(seats)]
        fronts: list[list[i64]] = [[] for _ in range(seats)]
        earned: list[i64] = [0] * cards.buildings
        state = FactoryState(
            cards,
            offer,
            shown,
            [0] * cards.resources,
            piles,
            hands,
            fronts,
            earned,
            tiles,
            box,
            first,
        )
        if tell is not None:
            tell.append(Event("begins", {"who": player(first), "coins": int(cards.tiles[0])}))
            tellings.initial(tell, cards, initial)
        refill.refill(state, chance, tell)
        state.go_on(tell)
        return state

    def load(self, snapshot: Snapshot) -> FactoryState:
        content = saved(snapshot)
        active, phase, after, turn, budget, paid, taken, used = content["scalars"]
        state = FactoryState(
            self.cards, content["offer"], content["shown"], content["discards"], content["piles"], content["hands"],
            content["fronts"], content["earned"], content["tiles"], content["box"], active,
        )  # fmt: skip
        state.phase = phase
        state.after = after
        state.turn = turn
        state.budget = budget
        state.paid = paid
        state.taken = taken
        state.used = used
        return state.copy()

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> FactoryPerspective:
        return FactoryPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return present.describe(self.cards, cast(FactoryView, view), action)

    def things(self, view: View) -> list[Thing]:
        return present.things(self.cards, cast(FactoryView, view))

    def max_steps(self, seats: int) -> int:
        """The rules set no end: level-I cards can be swapped for ever. Of 5,000 random plays the longest took 1,630 steps at two
        seats, 2,147 at three and 2,276 at four (515, 696 and 874 in the mean); this leaves a wide margin."""
        return 3_000 * seats

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, FactoryState)
        return values.value(state, seat)


def _pile(copies: list[i64], low: i64, high: i64) -> list[i64]:
    pile: list[i64] = []
    for card in range(low, high):
        for _ in range(copies[card]):
            pile.append(card)
    return pile
