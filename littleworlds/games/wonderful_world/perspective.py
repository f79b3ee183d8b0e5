"""The world as one seat may imagine it, rebuilt from its view alone."""

from typing import Final, cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FACES, KINDS
from littleworlds.games.wonderful_world.data.scenarios import NO_SCENARIO
from littleworlds.games.wonderful_world.rules.phases import PHASES
from littleworlds.games.wonderful_world.state.area import Area, new_area
from littleworlds.games.wonderful_world.state.lanes import in_slot
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.view import AreaView, SiteView, WorldView

_UNKNOWN_PICK: Final = -2


@final
class WorldPerspective(Perspective):
    """Reads the view once; each sample is a copy with the secrets dealt: the hands that the seat
    has not held, and the picks of others."""

    def __init__(self, game: Game, cards: Cards, view: View) -> None:
        super().__init__(game, view)
        known = cast(WorldView, view)
        self._template = _template(game, cards, known)
        self._unseen: list[i64] = []
        """Seats whose hands are unknown."""
        self._sizes: list[i64] = []
        """How many cards each of them holds."""
        self._guessed: list[i64] = []
        """Seats whose hands are known but for the pick that they have made of them."""
        for seat, area in enumerate(known["areas"]):
            if area["hand"] is None:
                self._unseen.append(seat)
                self._sizes.append(area["hand_size"])
            if area["picked"] and area["pick"] is None:
                self._guessed.append(seat)

    def sample(self, chance: Chance) -> WorldState:
        world = self._template.copy()
        if self._unseen:
            deck = self._template.deck[:]
            number: i64 = 0
            for seat in self._unseen:
                area = world.areas[seat]
                size = self._sizes[number] + (1 if area.pick != -1 else 0)
                hand = area.hand
                for _ in range(size):
                    hand.append(deck.pop(chance.index(len(deck))))
                hand.sort()
                number += 1
            world.deck = deck
        for seat in self._guessed:
            area = world.areas[seat]
            area.pick = area.hand.pop(chance.index(len(area.hand)))
        return world


def _template(game: Game, cards: Cards, view: WorldView) -> WorldState:
    """The state with everything that the seat has not seen still in the deck."""
    areas = [_area(cards, area) for area in view["areas"]]
    discards = _numbers(cards, view["discards"])
    fresh = _numbers(cards, view["fresh"])
    shown = _numbers(cards, view["shown"])
    seen = discards + fresh + shown
    for area in areas:
        seen += area.hand + area.drafted + area.built
        seen += [cards.design_of[site] for site in area.sites]
        if area.pick >= 0:
            seen.append(area.pick)
    scenario = view["options"].get("scenario", NO_SCENARIO)
    ids = [one.id for one in cards.scenarios]
    template = WorldState(
        game,
        cards,
        areas,
        FACES.index(str(view["options"]["face"])),
        -1 if scenario == NO_SCENARIO else ids.index(str(scenario)),
        _without(cards, seen),
        discards,
        fresh,
        shown,
    )
    template.phase = PHASES.index(view["phase"])
    template.round = view["round"]
    template.step = -1 if view["step"] is None else KINDS.index(view["step"])
    template.picks = view["picks"]
    template.taken = view["taken"]
    template.given = view["given"]
    return template


def _without(cards: Cards, seen: list[i64]) -> list[i64]:
    """The deck without the cards that were seen, in ascending order."""
    left = [int(count) for count in cards.copies_of]
    for design in seen:
        left[design] -= 1
    deck: list[i64] = []
    for design in range(cards.size):
        deck += [design] * left[design]
    return deck


def _area(cards: Cards, view: AreaView) -> Area:
    area = new_area()
    if view["empire"] is not None:
        area.take_empire(cards, cards.empire_ids.index(view["empire"]))
    for id in view["built"]:
        area.build(cards, cards.number_of[id])
    area.hand = [] if view["hand"] is None else _numbers(cards, view["hand"])
    area.drafted = _numbers(cards, view["drafted"])
    area.sites = [
        cards.site_base[cards.number_of[site["design"]]] + site["ordinal"] - 1
        for site in view["sites"]
    ]
    area.missing = [_missing(site) for site in view["sites"]]
    area.krystallium = view["krystallium"]
    area.generals = view["general"]
    area.financiers = view["financier"]
    area.cubes = view["cubes"]
    area.cube = KINDS.index(view["cube"])
    area.left = view["left"]
    area.produced = view["produced"]
    area.choosing = view["choosing"]
    area.done = view["done"]
    if view["picked"]:
        area.pick = _UNKNOWN_PICK if view["pick"] is None else cards.number_of[view["pick"]]
    return area


def _missing(site: SiteView) -> i64:
    slots: i64 = 0
    for kind, count in site["missing"].items():
        slots += in_slot(count, KINDS.index(kind))
    return slots


def _numbers(cards: Cards, ids: list[str]) -> list[i64]:
    return [cards.number_of[id] for id in ids]
