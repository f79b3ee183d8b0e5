"""Positions of My Little Battlefield as a test wants them: units by cell, pawns by cell, dice by name.

>>> battle = position(a="standard b2", gauge={"b2": 1}, dice="defence")
>>> battle.act("defend b2").pawn("b2")
2
"""

import json
import os
from collections.abc import Sequence
from typing import cast

import pytest

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield.data.cards import FACES, KINDS
from littleworlds.games.my_little_battlefield.data.grid import BOARD, CELL_IDS, PLACE_IDS, RESERVE
from littleworlds.games.my_little_battlefield.game import MyLittleBattlefield
from littleworlds.games.my_little_battlefield.rules import setup
from littleworlds.games.my_little_battlefield.rules.phases import ROLL_DICE, ROLL_FOR_AI, TURN
from littleworlds.games.my_little_battlefield.state.army import Army
from littleworlds.games.my_little_battlefield.state.battlefield import Battlefield
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.view import BattleView

LONG = bool(os.environ.get("LW_LONG"))

FIELD = "farmland camp forest plain ford hill graveyard outpost village"
"""The sectors of the usual test position, from `a1` on."""


def title(**overlay: object) -> MyLittleBattlefield:
    """The title; keywords are the tables of an owner's overlay."""
    given = {"game": "my-little-battlefield", **overlay} if overlay else None
    return cast(MyLittleBattlefield, lw.game("my-little-battlefield", given))


TITLE = title()


class Battle:
    """A position that is acted on in notation. `told` and `final` are what the last action gave."""

    def __init__(self, state: BattleState, game: MyLittleBattlefield = TITLE) -> None:
        self.state = state
        self.game = game
        self.told: list[Event] = []
        self.final = False

    def act(self, text: str, *rolled: str, seat: int | None = None) -> "Battle":
        """One action; `rolled` names the faces that dice fall on, in order."""
        chance = lw.Recorded(
            [(int(self.game.cards.face_by_index.index(FACES.index(face))), 6) for face in rolled]
        )
        self.told = []
        actor = self.asked if seat is None else seat
        self.final = self.state.apply(actor, self.game.parse(text), chance, self.told)
        assert chance.drawn == len(rolled), f"{text!r} rolled {chance.drawn} dice, not {rolled}"
        self.state_is_sound()
        return self

    def acts(self, *texts: str) -> "Battle":
        for text in texts:
            self.act(text)
        return self

    def state_is_sound(self) -> None:
        assert self.state.audit() == []
        for tally in self.state.tallies():
            assert tally.low <= tally.value <= tally.high, tally
        seen = json.loads(json.dumps(self.view))
        assert self.game.perspective(seen).world().dump() == self.state.dump()

    @property
    def asked(self) -> int:
        return int(self.state.first())

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def view(self) -> BattleView:
        return self.state.view(None)

    def legal(self, word: str = "") -> list[str]:
        """The legal actions in notation; only those that begin with a word, if it is given."""
        names = (
            [self.game.notation(action) for action in self.state.legal(self.asked)]
            if self.asked >= 0
            else []
        )
        return [name for name in names if name.startswith(word)]

    def prompt(self) -> tuple[str, Args]:
        prompt = self.state.prompt(self.asked)
        assert prompt is not None
        return prompt.message.id, prompt.message.args

    def pawn(self, cell: str) -> int | None:
        """Where the pawn of a cell is: above 0 on side A's part."""
        return self.view["sectors"][CELL_IDS.index(cell)]["gauge"]

    def control(self, cell: str) -> str | None:
        return self.view["sectors"][CELL_IDS.index(cell)]["control"]

    def units(self, side: str) -> str:
        """Where a side's units are, in order: `standard b2 standard reserve elite board renown board`."""
        return " ".join(
            f"{unit['kind']} {unit['place']}"
            for unit in self.view["armies"]["ab".index(side)]["units"]
        )

    def at(self, cell: str) -> str:
        """Who stands in a cell: `a:standard b:elite`."""
        return " ".join(
            f"{army['side']}:{unit['kind']}"
            for army in self.view["armies"]
            for unit in army["units"]
            if unit["place"] == cell
        )

    def resources(self, side: str) -> tuple[int, int]:
        army = self.view["armies"]["ab".index(side)]
        return army["morale"], army["command"]

    def power(self, side: str) -> int:
        return self.view["armies"]["ab".index(side)]["power"]

    @property
    def dice(self) -> str:
        return " ".join(face for face in FACES for _ in range(self.view["dice"][face]))

    def heard(self, message: str) -> list[Args]:
        """The arguments of the messages with this id of the last action."""
        return [event.message.args for event in self.told if event.message.id == message]


def position(
    a: str = "",
    b: str = "",
    gauge: dict[str, int] | None = None,
    dice: str = "",
    active: str = "a",
    resources_a: tuple[int, int] = (2, 1),
    resources_b: tuple[int, int] = (2, 0),
    power: tuple[int, int] = (1, 1),
    field: str = FIELD,
    options: Options | None = None,
    seats: int = 2,
    turns: tuple[int, int] = (0, 0),
    game: MyLittleBattlefield = TITLE,
) -> Battle:
    """A moment of a turn: the active side has these dice to use, or is to roll if there are none.

    Units are given as `kind place kind place …`; those not named wait in the reserve (standard; in solo all of side B) or on the board.
    Side B has no command unless it is given some, so that nobody is offered to follow where that is not the point.
    """
    settled = game.check_options(seats, options or {})
    sectors = game.cards.scenario_of(settled).grid or [
        game.cards.sector_ids.index(id) for id in field.split()
    ]
    ground = Battlefield(
        game.cards,
        game.lists,
        seats,
        settled,
        1 if settled.get("side_a") == "seat_1" else 0,
        sectors,
    )
    armies = [
        _army(game, a, resources_a, power[0], False),
        _army(game, b, resources_b, power[1], seats == 1),
    ]
    for number, army in enumerate(armies):
        army.faction = number if seats == 2 or number == 0 else -1
        army.turns = turns[number]
    state = setup.begin(game, game.cards, ground, armies[0], armies[1], "ab".index(active))
    state.pawns = armies[0].present | armies[1].present
    for cell, space in (gauge or {}).items():
        state.pawns |= 1 << CELL_IDS.index(cell)
        state.gauge[CELL_IDS.index(cell)] = space
    for face in dice.split():
        state.dice[FACES.index(face)] += 1
    state.recount()
    if seats == 1 and active == "b":
        assert ground.adversary is not None
        state.phase, state.ai_dice = ROLL_FOR_AI, ground.adversary.dice[state.b.power]
    else:
        state.phase = TURN if dice else ROLL_DICE
    state.asked = ground.seat_of[state.active]
    battle = Battle(state, game)
    battle.state_is_sound()
    return battle


def solo(
    a: str = "",
    b: str = "",
    ai_board: str = "stray_militia",
    scenario: str = "pitched_battle",
    **settings: object,
) -> Battle:
    """A moment of the adversary's turn, its next die about to be rolled, unless `active` says otherwise."""
    options: Options = {"ai_board": ai_board, "scenario": scenario}
    given: dict[str, object] = {
        "active": "b",
        "resources_a": (0, 0),
        "resources_b": (0, 0),
        **settings,
    }
    return position(a, b, options=options, seats=1, **given)  # type: ignore[arg-type]


def _army(
    game: MyLittleBattlefield, units: str, resources: tuple[int, int], power: int, ai: bool
) -> Army:
    cards = game.cards
    army = Army([RESERVE if ai or kind == 0 else BOARD for kind in cards.kind_of], [])
    words = units.split()
    moved: list[int] = []
    for kind, place in zip(words[::2], words[1::2], strict=True):
        unit = next(u for u, of in enumerate(cards.kind_of) if KINDS[of] == kind and u not in moved)
        moved.append(unit)
        army.put(cards, unit, PLACE_IDS.index(place))
    army.count(cards)
    army.morale, army.command = resources
    army.power = power
    return army


def refused(battle: Battle, text: str, message: str, seat: int | None = None) -> lw.IllegalAction:
    """That an action is refused with this message, draws nothing, tells nothing and changes nothing."""
    before = battle.state.dump()
    told: list[Event] = []
    with pytest.raises(lw.IllegalAction) as problem:
        battle.state.apply(
            battle.asked if seat is None else seat, battle.game.parse(text), lw.Recorded([]), told
        )
    assert problem.value.message.id == message
    assert battle.state.dump() == before
    assert told == []
    assert str(problem.value)
    return problem.value


def fresh(
    seats: int = 2,
    outcomes: Sequence[tuple[int, int]] | None = None,
    seed: int = 1,
    **options: int | str | bool,
) -> Battle:
    """A set-up as the game makes it."""
    chance: lw.Seeded | lw.Recorded = (
        lw.Seeded(seed) if outcomes is None else lw.Recorded(list(outcomes))
    )
    return Battle(cast(BattleState, TITLE.setup(seats, chance, dict(options))))
