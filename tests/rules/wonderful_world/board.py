"""Positions as a test wants them: areas by the names of their cards, draws by name, actions in notation.

>>> world = planning(area(drafted="zeppelin tank_division"), area())
>>> world.act(0, "build zeppelin").sites(0)
['zeppelin']
"""

import os
from collections.abc import Iterator
from typing import cast

import pytest

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot
from littleworlds.games.wonderful_world.data.kinds import FACES, KINDS
from littleworlds.games.wonderful_world.game import WonderfulWorld
from littleworlds.games.wonderful_world.rules.phases import PHASES
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.view import AreaView, WorldView

LONG = bool(os.environ.get("LW_LONG"))

ALIKE = "republic_of_europe_b"
"""Face B, the same for all empires: 2 materials, 1 energy, 1 science, no points."""


def title(**overlay: object) -> WonderfulWorld:
    """The title; keywords are the tables of an owner's overlay."""
    return cast(
        WonderfulWorld,
        lw.game("wonderful-world", {"game": "wonderful-world", **overlay} if overlay else None),
    )


TITLE = title()
CARDS = TITLE.cards
SEATS = (1, 2, 3, 4, 5)

Saved = dict[str, object]


def numbers(words: str) -> list[int]:
    """Designs by their ids."""
    return [CARDS.number_of[word] for word in words.split()]


def area(
    empire: str = ALIKE,
    hand: str = "",
    drafted: str = "",
    sites: str = "",
    built: str = "",
    krystallium: int = 0,
    general: int = 0,
    financier: int = 0,
    cubes: int = 0,
    left: str = "",
    produced: int | None = None,
    choosing: bool = False,
    done: bool = False,
) -> Saved:
    """An area. A site is a design with what lies on it: `mega_drill+energy+materials`; `left` is what
    is to be placed: `3 energy`, all that the step has brought unless `produced` says otherwise."""
    taken: list[int] = []
    missing: list[int] = []
    for word in sorted(sites.split(), key=lambda word: CARDS.number_of[word.split("+")[0]]):
        design, *pieces = word.split("+")
        number = CARDS.number_of[design]
        site = int(CARDS.site_base[number])
        while site in taken:
            site += 1
        taken.append(site)
        missing.append(
            int(CARDS.cost[number]) - sum(1 << 4 * KINDS.index(piece) for piece in pieces)
        )
    count, _, resource = left.partition(" ")
    return {
        "empire": CARDS.empire_ids.index(empire),
        "hand": sorted(numbers(hand)),
        "drafted": numbers(drafted),
        "sites": taken,
        "missing": missing,
        "built": numbers(built),
        "krystallium": krystallium,
        "generals": general,
        "financiers": financier,
        "cubes": cubes,
        "pick": -1,
        "cube": KINDS.index(resource) if resource else 0,
        "left": int(count or 0),
        "produced": int(count or 0) if produced is None else produced,
        "choosing": choosing,
        "done": done,
    }


def position(
    phase: str,
    *areas: Saved,
    step: str = "",
    round: int = 1,
    picks: int = 0,
    scenario: str = "",
    discards: str = "",
) -> "World":
    """A position of so many seats; cards that lie nowhere are in the deck. More copies than the box holds are allowed."""
    used = numbers(discards)
    for one in areas:
        used += (
            cast(list[int], one["hand"])
            + cast(list[int], one["drafted"])
            + cast(list[int], one["built"])
        )
        used += [CARDS.design_of[site] for site in cast(list[int], one["sites"])]
    deck = [int(design) for design in CARDS.design_of]
    for design in used:
        if design in deck:
            deck.remove(design)
    snapshot: Snapshot = {
        "seats": len(areas),
        "face": FACES.index(CARDS.empire_ids[cast(int, areas[0]["empire"])][-1].upper()),
        "scenario": [one.id for one in CARDS.scenarios].index(scenario) if scenario else -1,
        "deck": deck,
        "discards": numbers(discards),
        "fresh": [],
        "shown": [],
        "areas": list(areas),
        "phase": PHASES.index(phase),
        "round": round,
        "step": KINDS.index(step) if step else -1,
        "picks": picks,
        "taken": CARDS.pools,
        "given": 0,
    }
    return World(cast(WorldState, TITLE.load(snapshot)))


def planning(*areas: Saved, round: int = 1) -> "World":
    """The planning of a round."""
    return position("planning", *areas, round=round)


def placing(step: str, *areas: Saved, round: int = 1) -> "World":
    """The placing of a step, its cubes counted."""
    return position("placing", *areas, step=step, round=round)


def drafting(*hands: str, round: int = 1, picks: int = 0) -> "World":
    """A draft with these hands."""
    return position("draft", *[area(hand=hand) for hand in hands], round=round, picks=picks)


class World:
    """A position that is acted on in notation. `told` and `final` are what the last action gave."""

    def __init__(self, state: WorldState) -> None:
        self.state = state
        self.told: list[Event] = []
        self.final = False

    def act(self, seat: int, text: str, drawn: str = "", seed: int = 0) -> "World":
        """One or more actions of a seat, apart by `;`. `drawn` names the cards that it draws from the deck, otherwise the seed draws."""
        for action in TITLE.parse_all(text):
            chance = lw.Recorded(self._outcomes(drawn)) if drawn else lw.Seeded(seed)
            self.told = []
            self.final = self.state.apply(seat, action, chance, self.told)
        return self

    def finish(self, *seats: int) -> "World":
        """These seats have nothing more to do in this phase."""
        for seat in seats:
            if not self.state.areas[seat].done:
                self.act(seat, "done")
        return self

    def _outcomes(self, drawn: str) -> list[tuple[int, int]]:
        deck = list(self.state.deck)
        outcomes: list[tuple[int, int]] = []
        for design in numbers(drawn):
            outcomes.append((deck.index(design), len(deck)))
            deck.remove(design)
        return outcomes

    def legal(self, seat: int) -> list[str]:
        return [TITLE.notation(action) for action in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> WorldView:
        return self.state.view(seat)

    def area(self, seat: int) -> AreaView:
        return self.view()["areas"][seat]

    def sites(self, seat: int) -> list[str]:
        return [site["design"] for site in self.area(seat)["sites"]]

    def missing(self, seat: int, design: str, ordinal: int = 1) -> dict[str, int]:
        return next(
            site["missing"]
            for site in self.area(seat)["sites"]
            if (site["design"], site["ordinal"]) == (design, ordinal)
        )

    def built(self, seat: int) -> list[str]:
        return self.area(seat)["built"]

    def pieces(self, seat: int) -> tuple[int, int, int]:
        """Krystallium, generals, financiers."""
        area = self.area(seat)
        return area["krystallium"], area["general"], area["financier"]

    def asked(self, seat: int) -> str:
        prompt = self.state.prompt(seat)
        assert prompt is not None
        return prompt.message.id

    def told_to(self, seat: int | None, message: str) -> list[Args]:
        """The arguments of the messages with this id that a seat heard of the last action."""
        heard = [event.seen_by(seat) for event in self.told]
        return [said.args for said in heard if said.id == message]

    @property
    def actors(self) -> list[int]:
        return [int(seat) for seat in self.state.actors()]

    @property
    def phase(self) -> str:
        return self.view()["phase"]

    @property
    def step(self) -> str | None:
        return self.view()["step"]

    @property
    def discards(self) -> list[str]:
        return self.view()["discards"]


def new(seats: int, seed: int = 0, options: Options | None = None) -> World:
    """A play at its first decision."""
    return World(cast(WorldState, TITLE.setup(seats, lw.Seeded(seed), options)))


def refused(world: World, seat: int, text: str, message: str) -> lw.IllegalAction:
    """That an action is refused with this message, draws nothing, tells nothing and changes nothing."""
    before = world.state.dump()
    told: list[Event] = []
    with pytest.raises(lw.IllegalAction) as problem:
        world.state.apply(seat, TITLE.parse(text), lw.Recorded([]), told)
    assert problem.value.message.id == message
    assert world.state.dump() == before
    assert told == []
    assert str(problem.value)
    return problem.value


def ended(*areas: Saved, round: int = 4, scenario: str = "") -> World:
    """The end of a play with these empires: everybody is done with the last step."""
    world = position("placing", *areas, step="exploration", round=round, scenario=scenario)
    for seat in range(len(areas)):
        world.finish(seat)
    return world


def random_play(
    seats: int, seed: int, options: Options | None = None
) -> Iterator[tuple[World, int, str]]:
    """A random play: the position, and the decision that is about to be taken. At the end once more, with seat -1."""
    print(f"seats {seats}, seed {seed}, options {options}")
    chance = lw.Seeded(seed)
    world = World(cast(WorldState, TITLE.setup(seats, chance, options)))
    while actors := world.state.actors():
        seat = int(actors[chance.index(len(actors))])
        actions = world.state.legal(seat)
        action = int(actions[chance.index(len(actions))])
        yield world, seat, TITLE.notation(action)
        world.told = []
        world.final = world.state.apply(seat, action, chance, world.told)
    yield world, -1, ""
