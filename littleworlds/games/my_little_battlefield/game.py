"""My Little Battlefield: the title with its data, and the way to everything else in this folder."""

from typing import Final, cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.errors import OptionError
from littleworlds.core.event import Event
from littleworlds.core.features import Features
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import name
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.option import Options, choice, flag, number
from littleworlds.core.outcome import SheetLine
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.statistics import Statistics
from littleworlds.core.thing import ActionLabel, Picture, Thing
from littleworlds.core.weights import read_weights
from littleworlds.games.my_little_battlefield import (
    actions,
    describe,
    encode,
    picture,
    reasons,
    rule_text,
    scoring,
    search,
    statistics,
    things,
)
from littleworlds.games.my_little_battlefield.data.cards import GAME_ID, Cards
from littleworlds.games.my_little_battlefield.gestures import answers, offered
from littleworlds.games.my_little_battlefield.perspective import BattlePerspective
from littleworlds.games.my_little_battlefield.rules import setup
from littleworlds.games.my_little_battlefield.rules.phases import OFFER_FOLLOW
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.values import lead
from littleworlds.games.my_little_battlefield.view import BattleView

RULES_VERSION: Final = 1


@final
class MyLittleBattlefield(Game):
    """Two commanders, or one against the rules, for nine sectors."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        self.lists = actions.Lists(self.cards)
        scenarios = [scenario.id for scenario in self.cards.scenarios]
        boards = [board.id for board in self.cards.adversaries]
        options = [
            choice("scenario", scenarios, scenarios[0]),
            choice("ai_board", boards, boards[0], seats=[1]),
            flag("faction_powers", False),
            flag("fair_layout", False),
            number("second_player_command", 0, 3, 0, seats=[2]),
            choice("side_a", ["seat_0", "seat_1", "drawn"], "seat_0", seats=[2]),
        ]
        super().__init__(
            GAME_ID,
            data,
            1,
            2,
            actions.num_actions(self.cards),
            RULES_VERSION,
            options,
            secrets=False,
        )
        self.learn(read_weights(GAME_ID))

    def cross_check(self, seats: int, options: Options) -> None:
        scenario = self.cards.scenario_of(options)
        if options["fair_layout"] is True and scenario.grid:
            raise OptionError("fixed-layout", game=GAME_ID, scenario=name(scenario.id))

    def deal(
        self, seats: int, chance: Chance, options: Options, tell: list[Event] | None
    ) -> BattleState:
        return setup.deal(self, self.cards, self.lists, seats, chance, options, tell)

    def empty(self, snapshot: Snapshot) -> BattleState:
        return setup.empty(self, self.cards, self.lists, snapshot)

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> BattlePerspective:
        return BattlePerspective(self, self.cards, self.lists, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        only = self._only_copy(view) if action == actions.FOLLOW else None
        return only or describe.describe(self.cards, cast(BattleView, view), action)

    def _only_copy(self, view: View) -> ActionLabel | None:
        """Following, where the die on offer has one use and whoever looks is asked; None otherwise."""
        perspective = self.perspective(view)
        world = perspective.world()
        assert isinstance(world, BattleState)
        is_asked = world.phase == OFFER_FOLLOW and world.first() == perspective.seat
        return answers.only_copy(world, perspective.seat) if is_asked else None

    def things(self, view: View) -> list[Thing]:
        return things.things(self.cards, cast(BattleView, view))

    def brief_notes(self) -> list[str] | None:
        return rule_text.STEPS

    def picture(self, view: View) -> Picture:
        return picture.picture(cast(BattleView, view))

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        world = perspective.world()
        assert isinstance(world, BattleState)
        return offered.gestures(world, perspective.seat)

    def points(self, perspective: Perspective) -> list[SheetLine]:
        world = perspective.world()
        assert isinstance(world, BattleState)
        return scoring.sheet(world)

    def candidates(self, view: View, ref: str) -> list[i64]:
        found = reasons.candidates(self.cards, cast(BattleView, view), ref)
        only = self._only_copy(view)
        copied = only is not None and any(ref in slot for slot in only.slots)
        return [actions.FOLLOW, *found] if copied else found

    def statistics(self) -> Statistics:
        return statistics.statistics(self.cards)

    def max_steps(self, seats: int) -> int:
        """Random armies push pawns to and fro, for hundreds of turns of a dozen decisions."""
        return 60_000

    def stage(self, state: State) -> i64:
        assert isinstance(state, BattleState)
        return search.stage(state)

    def method(self, state: State) -> Method:
        assert isinstance(state, BattleState)
        return search.method(state)

    def tables(self) -> list[str]:
        scenarios = [scenario.id for scenario in self.cards.scenarios]
        return [f"{seats} {id}" for seats in ("solo", "2 seats") for id in scenarios]

    def table(self, state: State) -> i64:
        assert isinstance(state, BattleState)
        return encode.table(state)

    def features(self) -> list[str]:
        return encode.names()

    def encode(self, state: State, seat: i64, out: Features) -> None:
        assert isinstance(state, BattleState)
        encode.encode(state, seat, out)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BattleState)
        return lead.value(state, seat)
