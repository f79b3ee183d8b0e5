"""It's a Wonderful World: the title with its data, and the way to everything in this folder."""

from typing import Final, cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.errors import OptionError
from littleworlds.core.event import Event
from littleworlds.core.features import Features
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.option import Option, Options, choice
from littleworlds.core.outcome import SheetLine
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.statistics import Statistics
from littleworlds.core.thing import ActionLabel, Thing
from littleworlds.core.weights import read_weights
from littleworlds.games.wonderful_world import (
    actions,
    describe,
    encode,
    policy,
    reasons,
    scoring,
    search,
    statistics,
    things,
)
from littleworlds.games.wonderful_world.data.cards import GAME_ID, Cards
from littleworlds.games.wonderful_world.data.kinds import FACES
from littleworlds.games.wonderful_world.data.scenarios import NO_SCENARIO
from littleworlds.games.wonderful_world.gestures import gestures
from littleworlds.games.wonderful_world.perspective import WorldPerspective
from littleworlds.games.wonderful_world.rules import setup
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values import lead
from littleworlds.games.wonderful_world.view import WorldView

RULES_VERSION: Final = 1


@final
class WonderfulWorld(Game):
    """One to five empires that draft, build and produce for four rounds."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        cards = self.cards
        scenarios = [NO_SCENARIO] + [scenario.id for scenario in cards.scenarios]
        options = [
            choice("face", FACES, FACES[0], settled_by="scenario"),
            choice("scenario", scenarios, NO_SCENARIO, [1]),
        ]
        super().__init__(
            GAME_ID,
            data,
            cards.min_seats,
            cards.max_seats,
            int(cards.num_actions),
            RULES_VERSION,
            options,
        )
        self.learn(read_weights(GAME_ID))

    def default(self, option: Option, seats: int, given: Options) -> int | str | bool:
        if option.id == "face" and given.get("scenario", NO_SCENARIO) != NO_SCENARIO:
            return FACES[1]
        return option.default

    def cross_check(self, seats: int, options: Options) -> None:
        scenario = options.get("scenario", NO_SCENARIO)
        if scenario != NO_SCENARIO and options["face"] != FACES[1]:
            raise OptionError("scenario-face", game=GAME_ID, scenario=str(scenario))

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> WorldState:
        return setup.deal(self, self.cards, seats, chance, options, tell)

    def empty(self, snapshot: Snapshot) -> WorldState:
        seats = cast(int, snapshot["seats"])
        face = cast(int, snapshot["face"])
        return setup.begin(self, self.cards, seats, face, cast(int, snapshot["scenario"]))

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> WorldPerspective:
        return WorldPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return describe.describe(self.cards, cast(WorldView, view), action)

    def things(self, view: View) -> list[Thing]:
        return things.things(self.cards, cast(WorldView, view))

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        return gestures(perspective)

    def points(self, perspective: Perspective) -> list[SheetLine]:
        state = perspective.world()
        assert isinstance(state, WorldState)
        return scoring.sheet_so_far(state)

    def candidates(self, view: View, ref: str) -> list[i64]:
        return reasons.candidates(self.cards, cast(WorldView, view), ref)

    def statistics(self) -> Statistics:
        return statistics.statistics(self.cards)

    def max_steps(self, seats: int) -> int:
        """Random play takes about 100 decisions alone, 170 at two seats and 80 more with each
        further one; never twice as many."""
        return 400 + 200 * seats

    def stage(self, state: State) -> i64:
        assert isinstance(state, WorldState)
        return search.stage(state)

    def method(self, state: State) -> Method:
        assert isinstance(state, WorldState)
        return search.method(state)

    def sensible(self, state: State, seat: i64) -> list[i64]:
        assert isinstance(state, WorldState)
        return policy.sensible(state, seat)

    def quick(self, state: State, seat: i64) -> i64:
        assert isinstance(state, WorldState)
        return policy.quick(state, seat)

    def tables(self) -> list[str]:
        return encode.tables(self.cards)

    def table(self, state: State) -> i64:
        assert isinstance(state, WorldState)
        return encode.table(state)

    def features(self) -> list[str]:
        return encode.names()

    def encode(self, state: State, seat: i64, out: Features) -> None:
        assert isinstance(state, WorldState)
        encode.encode(state, seat, out)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, WorldState)
        return lead.value(state, seat)
