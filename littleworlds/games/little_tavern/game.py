"""Little Tavern: the title with its data, and the way to everything else in this folder."""

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
from littleworlds.games.little_tavern import (
    actions,
    describe,
    encode,
    gestures,
    policy,
    reasons,
    scoring,
    search,
    statistics,
    things,
)
from littleworlds.games.little_tavern.data.cards import GAME_ID, Cards
from littleworlds.games.little_tavern.perspective import TavernPerspective
from littleworlds.games.little_tavern.rules import setup
from littleworlds.games.little_tavern.state.position import TavernState
from littleworlds.games.little_tavern.values import lead, prospects
from littleworlds.games.little_tavern.view import TavernView

RULES_VERSION: Final = 1


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
        self.learn(read_weights(GAME_ID))

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> TavernState:
        return setup.deal(self, self.cards, seats, chance, tell)

    def empty(self, snapshot: Snapshot) -> TavernState:
        return setup.begin(self, self.cards, cast(int, snapshot["seats"]), 0)

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> TavernPerspective:
        return TavernPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return describe.describe(self.cards, cast(TavernView, view), action)

    def things(self, view: View) -> list[Thing]:
        return things.things(self.cards, cast(TavernView, view))

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        state = perspective.world()
        assert isinstance(state, TavernState)
        view = cast(TavernView, perspective.view)
        return gestures.gestures(self.cards, perspective, view, state.phase)

    def points(self, perspective: Perspective) -> list[SheetLine]:
        state = perspective.world()
        assert isinstance(state, TavernState)
        return scoring.sheet(state)

    def candidates(self, view: View, ref: str) -> list[i64]:
        return reasons.candidates(self.cards, cast(TavernView, view), ref)

    def statistics(self) -> Statistics:
        return statistics.statistics(self.cards)

    def max_steps(self, seats: int) -> int:
        """A round has at most 5 turns per seat and 7 for the events, and seldom are there more than
        five rounds."""
        return 60 * (5 * seats + 7)

    def stage(self, state: State) -> i64:
        assert isinstance(state, TavernState)
        return search.stage(state)

    def level(self, number: i64) -> Level:
        return search.LEVELS[number]

    def method(self, state: State) -> Method:
        assert isinstance(state, TavernState)
        return search.method(state)

    def play_out(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        assert isinstance(state, TavernState)
        policy.play_out(state, seat, action, chance)

    def prospect(self, state: State, seat: i64) -> float:
        assert isinstance(state, TavernState)
        return prospects.prospect(state, seat)

    def tables(self) -> list[str]:
        low, high = self.cards.min_seats, self.cards.max_seats
        return [f"{seats} seats" for seats in range(low, high + 1)]

    def table(self, state: State) -> i64:
        assert isinstance(state, TavernState)
        return state.seats - self.cards.min_seats

    def features(self) -> list[str]:
        return encode.names(self.cards)

    def encode(self, state: State, seat: i64, out: Features) -> None:
        assert isinstance(state, TavernState)
        encode.encode(state, seat, out)

    def values(self, state: State, seats: i64) -> list[float]:
        assert isinstance(state, TavernState)
        return lead.values(state)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, TavernState)
        return lead.value(state, seat)
