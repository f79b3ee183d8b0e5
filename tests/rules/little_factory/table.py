"""Positions of Little Factory as a test wants them: hands, buildings and rows by the names of their cards, draws by name too.

>>> factory = position("cotton sheep", "wood", middle="thread")
>>> factory.act("produce thread reveal sheep").hands[0]
['cotton', 'thread', 'sheep']
"""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.state import Snapshot, State
from littleworlds.games.little_factory.game import LittleFactory
from littleworlds.games.little_factory.rules import turn
from littleworlds.games.little_factory.rules.phases import PHASES
from littleworlds.games.little_factory.state.position import FactoryState
from littleworlds.games.little_factory.view import FactoryView

SEATS = (2, 3, 4)

GAMES = 300 if os.environ.get("LW_LONG") else 6
"""Random games per seat count."""

LEVEL_1 = ["wood", "wheat", "clay", "stone", "cotton"]
LEVEL_2 = ["brick", "charcoal", "cut_stone", "flour", "thread", "plank", "sheep", "cow", "fish"]
LEVEL_3 = [
    "cloth",
    "milk",
    "fishing_rod",
    "iron",
    "stone_wall",
    "barrel",
    "leather",
    "meat",
    "bread",
]
RESOURCES = LEVEL_1 + LEVEL_2 + LEVEL_3


def title(**overlay: object) -> LittleFactory:
    """The title; keywords are the tables of an owner's overlay."""
    return cast(
        LittleFactory,
        lw.game("little-factory", {"game": "little-factory", **overlay} if overlay else None),
    )


TITLE = title()
BUILDINGS = TITLE.cards.ids[len(RESOURCES) :]


class Factory:
    """A position that is acted on in notation. `told` and `final` are what the last action gave."""

    def __init__(self, state: State, game: LittleFactory = TITLE) -> None:
        assert isinstance(state, FactoryState)
        self.state = state
        self.game = game
        self.told: list[Event] = []
        self.final = False

    def act(self, *texts: str, drawn: str = "", seat: int | None = None) -> "Factory":
        """One action after the other. `drawn` names what the last one reveals, in order."""
        for text in texts:
            outcomes = indices(self, drawn.split()) if text == texts[-1] else []
            chance = lw.Recorded(outcomes)
            self.told = []
            self.final = self.state.apply(
                self.actor if seat is None else seat, self.game.parse(text), chance, self.told
            )
            assert chance.drawn == len(outcomes), (
                f"{text!r} drew {chance.drawn} cards, not {drawn!r}"
            )
        return self

    def go_on(self) -> "Factory":
        """Whatever has one answer is done without asking."""
        turn.go_on(self.state, None)
        return self

    @property
    def actor(self) -> int:
        return int(self.state.first())

    def legal(self, start: str = "") -> list[str]:
        """The legal actions whose notation begins like that."""
        actions = self.state.legal(self.state.first())
        texts = [self.game.notation(action) for action in actions]
        return [text for text in texts if text.startswith(start)]

    def heard(self, message: str) -> list[Args]:
        """The arguments of the messages with this id that the last action told."""
        return [event.message.args for event in self.told if event.message.id == message]

    @property
    def view(self) -> FactoryView:
        return self.state.view(None)

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def hands(self) -> list[list[str]]:
        return self.view["hands"]

    @property
    def fronts(self) -> list[list[str]]:
        return self.view["fronts"]

    @property
    def points(self) -> list[int]:
        return self.view["scores"]

    @property
    def goods(self) -> dict[str, int]:
        return self.view["goods"]

    @property
    def discards(self) -> list[str]:
        return self.view["discards"]["2"] + self.view["discards"]["3"]

    @property
    def asked(self) -> tuple[str, Args]:
        prompt = self.state.prompt(self.state.first())
        assert prompt is not None
        return prompt.message.id, prompt.message.args

    @property
    def winners(self) -> list[int]:
        return self.state.outcome().winners


def position(
    *hands: str,
    fronts: Sequence[str] = (),
    middle: str = "",
    discards: str = "",
    level_1: str | None = None,
    earned: dict[str, int] | None = None,
    active: int = 0,
    phase: str = "act",
    tiles: Sequence[int] = (),
    activated: str = "",
    emptied: bool = False,
    game: LittleFactory = TITLE,
) -> Factory:
    """A position with these hands and these buildings before the players.

    `middle` names what lies face up of levels II and III and in the street; level I has whatever is in no hand, unless `level_1` says
    otherwise. The rest lies in the piles, or nowhere with `emptied`.
    """
    cards = game.cards
    seats = len(hands)
    copies = cards.copies_at(seats)
    number = cards.number
    held = Counter(id for hand in hands for id in hand.split())
    shown, thrown = Counter(middle.split()), Counter(discards.split())
    offer = [0] * cards.designs
    for id, count in shown.items():
        offer[number[id]] = count
    for card in range(cards.first_2):
        offer[card] = copies[card] - held[cards.ids[card]]
    if level_1 is not None:
        for card in range(cards.first_2):
            offer[card] = level_1.split().count(cards.ids[card])
    built = {id for front in fronts for id in front.split()}
    piles: list[list[int]] = [[], [], [], []]
    for card in range(cards.first_2, cards.resources):
        id = cards.ids[card]
        left = copies[card] - offer[card] - held[id] - thrown[id]
        assert left >= 0, f"there are not so many {id}"
        piles[cards.shelf[card]] += [card] * (0 if emptied else left)
    piles[3] = (
        []
        if emptied
        else [
            design
            for design in cards.special
            if offer[design] == 0 and cards.ids[design] not in built
        ]
    )
    tokens = [0] * cards.buildings
    for id, count in (earned or {}).items():
        tokens[number[id] - cards.resources] = count
    used = sum(2 ** int(number[id] - cards.resources) for id in activated.split())
    snapshot: Snapshot = {
        "seats": seats,
        "offer": offer,
        "discards": [thrown[cards.ids[card]] for card in range(cards.resources)],
        "piles": piles,
        "hands": [sorted(number[id] for id in hand.split()) for hand in hands],
        "fronts": [
            sorted(number[id] for id in (fronts[seat] if seat < len(fronts) else "").split())
            for seat in range(seats)
        ],
        "earned": tokens,
        "tiles": [*tiles, *[0] * (seats - len(tiles))],
        "box": [
            design
            for design in cards.initial
            if offer[design] == 0 and cards.ids[design] not in built
        ],
        "active": active,
        "phase": PHASES.index(phase),
        "after": PHASES.index("wrap"),
        "turn": 7,
        "budget": 0,
        "paid": 0,
        "taken": 0,
        "used": used,
    }
    return Factory(game.load(snapshot), game)


def indices(factory: Factory, drawn: Sequence[str]) -> list[tuple[int, int]]:
    """The outcomes that make these cards come up, in this order."""
    cards = factory.game.cards
    piles = [list(pile) for pile in factory.state.piles]
    outcomes: list[tuple[int, int]] = []
    for id in drawn:
        design = cards.number[id]
        shelf = cards.shelf[design]
        if not piles[shelf]:
            thrown = factory.state.discards
            piles[shelf] = [
                c
                for c in range(cards.resources)
                if cards.shelf[c] == shelf
                for _ in range(thrown[c])
            ]
        outcomes.append((piles[shelf].index(design), len(piles[shelf])))
        piles[shelf].remove(design)
    return outcomes


def refused(factory: Factory, text: str, reason: str, seat: int | None = None) -> lw.IllegalAction:
    """That an action is refused for a reason, and changes and tells nothing."""
    before = factory.state.dump()
    assert text not in factory.legal() or seat is not None
    with pytest.raises(lw.IllegalAction) as problem:
        factory.act(text, seat=seat)
    assert problem.value.message.id == reason
    assert factory.state.dump() == before
    assert factory.told == []
    return problem.value


def random_play(
    seats: int, seed: int, game: LittleFactory = TITLE
) -> Iterator[tuple[FactoryState, int, str, list[Event]]]:
    """A random play: the state before each step, who acts, what in notation, and the events it told (filled in afterwards)."""
    chance = lw.Seeded(seed)
    choices = lw.Seeded(seed + 1_000_000)
    state = game.setup(seats, chance)
    assert isinstance(state, FactoryState)
    while (seat := int(state.first())) >= 0:
        actions = state.legal(seat)
        action = actions[choices.index(len(actions))]
        told: list[Event] = []
        before = state.copy()
        state.apply(seat, action, chance, told)
        yield before, seat, game.notation(action), told
