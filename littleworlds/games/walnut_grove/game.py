"""Walnut Grove: the title with its data, and the way to everything else in this folder."""

from typing import Final, cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.event import Event
from littleworlds.core.features import Features
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Message
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.outcome import SheetLine
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.statistics import Statistics
from littleworlds.core.thing import ActionLabel, Picture, Thing
from littleworlds.core.weights import read_weights
from littleworlds.games.walnut_grove import (
    actions,
    brief,
    describe,
    encode,
    picture,
    policy,
    reasons,
    scoring,
    search,
    statistics,
    things,
)
from littleworlds.games.walnut_grove.data.cards import GAME_ID, Cards
from littleworlds.games.walnut_grove.gestures import laying, offered
from littleworlds.games.walnut_grove.perspective.world import WalnutPerspective
from littleworlds.games.walnut_grove.rules import setup
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.games.walnut_grove.values import lead
from littleworlds.games.walnut_grove.view import ONLOOKER, WalnutView

RULES_VERSION: Final = 3


@final
class WalnutGrove(Game):
    """Eight years on a farm: land that grows tile by tile, and a town where others were faster."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        self.fixtures = things.Fixtures(self.cards)
        self.aspects = laying.Aspects(self.cards)
        super().__init__(
            GAME_ID,
            data,
            self.cards.min_seats,
            self.cards.max_seats,
            int(self.cards.actions.count),
            RULES_VERSION,
        )
        self.learn(read_weights(GAME_ID))

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> WalnutState:
        return setup.deal(self, self.cards, seats, chance, tell)

    def empty(self, snapshot: Snapshot) -> WalnutState:
        farms = cast(list[dict[str, int]], snapshot["farms"])
        return setup.empty(self, self.cards, [farm["board"] for farm in farms])

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> WalnutPerspective:
        return WalnutPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return describe.describe(self.cards, cast(WalnutView, view), action)

    def things(self, view: View) -> list[Thing]:
        return things.things(self.fixtures, cast(WalnutView, view))

    def brief(self, view: View) -> list[list[Message]] | None:
        seen = cast(WalnutView, view)
        return brief.brief(self.cards, seen, things.things(self.fixtures, seen))

    def picture(self, view: View) -> Picture | None:
        return picture.picture(self.cards, cast(WalnutView, view))

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        world = perspective.world()
        assert isinstance(world, WalnutState)
        return offered.gestures(world, self.aspects, perspective.seat)

    def points(self, perspective: Perspective) -> list[SheetLine]:
        world = perspective.world()
        assert isinstance(world, WalnutState)
        seat = perspective.view["seat"]
        return scoring.sheet(world, seat if isinstance(seat, int) else ONLOOKER)

    def candidates(self, view: View, ref: str) -> list[i64]:
        return reasons.candidates(self.cards, cast(WalnutView, view), ref)

    def statistics(self) -> Statistics:
        return statistics.statistics(self.cards)

    def max_steps(self, seats: int) -> int:
        """A year is a few tiles, five figures, a walk with its tolls and payments, and a winter."""
        return 60 * int(self.cards.years) * seats

    def stage(self, state: State) -> i64:
        assert isinstance(state, WalnutState)
        return search.stage(state)

    def method(self, state: State) -> Method:
        assert isinstance(state, WalnutState)
        return search.method(state)

    def quick(self, state: State, seat: i64) -> i64:
        assert isinstance(state, WalnutState)
        return policy.quick(state, seat)

    def tables(self) -> list[str]:
        return encode.tables(self.cards)

    def table(self, state: State) -> i64:
        assert isinstance(state, WalnutState)
        return state.seats - 1

    def features(self) -> list[str]:
        return encode.names(self.cards)

    def encode(self, state: State, seat: i64, out: Features) -> None:
        assert isinstance(state, WalnutState)
        encode.encode(state, seat, out)

    def learns_points(self) -> bool:
        return True

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, WalnutState)
        return lead.value(state, seat)
