"""It's a Wonderful World: the title with its data."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.data import Data
from littleworlds.core.errors import OptionError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.option import Option, Options, choice
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.thing import ActionLabel, Thing
from littleworlds.games.wonderful_world import (
    actions,
    present,
    snapshots,
    solo,
    table,
    telling,
    values,
)
from littleworlds.games.wonderful_world.area import new_area
from littleworlds.games.wonderful_world.cards import FACES, GAME_ID, Cards
from littleworlds.games.wonderful_world.perspective import WorldPerspective
from littleworlds.games.wonderful_world.rules import WorldState
from littleworlds.games.wonderful_world.view import WorldView

RULES_VERSION = 1

NO_SCENARIO = "none"


@final
class WonderfulWorld(Game):
    """One to five empires that draft, build and produce for four rounds."""

    def __init__(self, data: Data) -> None:
        self.cards = Cards(data)
        scenarios = [NO_SCENARIO] + [scenario.id for scenario in self.cards.scenarios]
        options = [choice("face", FACES, FACES[0]), choice("scenario", scenarios, NO_SCENARIO, [1])]
        cards = self.cards
        super().__init__(
            GAME_ID,
            data,
            cards.min_seats,
            cards.max_seats,
            int(cards.num_actions),
            RULES_VERSION,
            options,
        )

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
        cards = self.cards
        areas = [new_area() for _ in range(seats)]
        scenario = -1
        for number, one in enumerate(cards.scenarios):
            if options.get("scenario") == one.id:
                scenario = number
        deck: list[i64] = list(cards.design_of)
        state = WorldState(
            cards, areas, FACES.index(str(options["face"])), scenario, deck, [], [], []
        )
        if seats == 1:
            areas[0].done = False
            if scenario >= 0:
                solo.impose(state, tell)
            return state
        empires = cards.faces[state.face][:]
        for seat, area in enumerate(areas):
            area.found(cards, empires.pop(chance.index(len(empires))))
            if tell is not None:
                tell.append(telling.founded(state, seat))
        state.begin_round(chance, tell)
        return state

    def load(self, snapshot: Snapshot) -> WorldState:
        return snapshots.load(self.cards, snapshot)

    def notation(self, action: i64) -> str:
        self.check_action(action)
        return actions.notation(self.cards, action)

    def perspective(self, view: View) -> WorldPerspective:
        return WorldPerspective(self, self.cards, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return present.describe(self.cards, cast(WorldView, view), action)

    def things(self, view: View) -> list[Thing]:
        return table.things(self.cards, cast(WorldView, view))

    def max_steps(self, seats: int) -> int:
        """Random play takes about 100 decisions alone, 170 at two seats, and 80 more with each further one; never twice as many."""
        return 400 + 200 * seats

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, WorldState)
        return values.value(state, seat)
