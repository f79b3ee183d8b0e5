"""Little Factory: the title with its data, and the way to everything else in this folder."""

from typing import Final, cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.event import Event
from littleworlds.core.features import Features
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.level import Level
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.outcome import SheetLine
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.statistics import Statistics
from littleworlds.core.thing import ActionLabel, Thing
from littleworlds.core.weights import read_weights
from littleworlds.games.little_factory import (
    actions,
    describe,
    encode,
    reasons,
    scoring,
    search,
    statistics,
    things,
)
from littleworlds.games.little_factory.data.cards import GAME_ID, Cards
from littleworlds.games.little_factory.gestures import gestures
from littleworlds.games.little_factory.perspective import FactoryPerspective
from littleworlds.games.little_factory.rules import setup
from littleworlds.games.little_factory.state.position import FactoryState
from littleworlds.games.little_factory.values import lead
from littleworlds.games.little_factory.view import FactoryView

RULES_VERSION: Final = 1


@final
class LittleFactory(Game):
    """A valley full of goods for two to four traders who turn them into better ones, into buildings
    and into influence."""

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
        self.learn(read_weights(GAME_ID))

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> FactoryState:
        return setup.deal(self, self.cards, seats, chance, tell)

    def empty(self, snapshot: Snapshot) -> FactoryState:
        return setup.begin(self, self.cards, cast(int, snapshot["seats"]))

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> FactoryPerspective:
        return FactoryPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return describe.describe(self.cards, cast(FactoryView, view), action)

    def things(self, view: View) -> list[Thing]:
        return things.things(self.cards, cast(FactoryView, view))

    def brief_notes(self) -> list[str] | None:
        return ["note-tokens", "note-activated"]

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        return gestures(perspective)

    def points(self, perspective: Perspective) -> list[SheetLine]:
        state = perspective.world()
        assert isinstance(state, FactoryState)
        return scoring.sheet_so_far(state)

    def candidates(self, view: View, ref: str) -> list[i64]:
        return reasons.candidates(self.cards, cast(FactoryView, view), ref)

    def statistics(self) -> Statistics:
        return statistics.statistics(self.cards)

    def max_steps(self, seats: int) -> int:
        """The rules set no end: level-I cards can be swapped for ever. Of 5,000 random plays the
        longest took 1,630 steps at two seats, 2,147 at three and 2,276 at four (515, 696 and 874 in
        the mean); this leaves a wide margin."""
        return 3_000 * seats

    def stage(self, state: State) -> i64:
        assert isinstance(state, FactoryState)
        return search.stage(state)

    def level(self, number: i64) -> Level:
        return search.LEVELS[number]

    def method(self, state: State) -> Method:
        assert isinstance(state, FactoryState)
        return search.method(state)

    def tables(self) -> list[str]:
        low, high = self.cards.min_seats, self.cards.max_seats
        return [f"{seats} seats" for seats in range(low, high + 1)]

    def table(self, state: State) -> i64:
        assert isinstance(state, FactoryState)
        return state.seats - self.cards.min_seats

    def features(self) -> list[str]:
        return encode.names(self.cards)

    def encode(self, state: State, seat: i64, out: Features) -> None:
        assert isinstance(state, FactoryState)
        encode.encode(state, seat, out)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, FactoryState)
        return lead.value(state, seat)
