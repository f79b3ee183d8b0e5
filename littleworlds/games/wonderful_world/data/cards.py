"""The components as typed tables, read once from the data.

Developments are known by the number of their *design*: equal cards are interchangeable everywhere
but under construction, where each fills up on its own. There a card is a *site*: its design and an
ordinal among the owner's sites of that design, numbered from 0 to the number of cards in the deck.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.kinds import (
    CHARACTERS,
    FACES,
    KINDS,
    PIECES,
    RESOURCES,
    TYPES,
)
from littleworlds.games.wonderful_world.data.points import Points
from littleworlds.games.wonderful_world.data.scenarios import read_ranks, read_scenarios
from littleworlds.games.wonderful_world.state.lanes import pack_lanes, pack_slots

GAME_ID: Final = "wonderful-world"

_WORDS: Final = ["empire", "general", "financier", "pool", *KINDS]
"""Words of the notation: a development of that name would make it ambiguous."""

_MOST_CARDS: Final = 250
"""Sites are numbered in one byte."""


@final
class Cards:
    """Every table that the rules look at; frozen once made."""

    def __init__(self, data: Data) -> None:
        self._read_rules(data.single("rules"))
        self._read_solo(data.single("solo"))
        self._read_resources(data.table("resource"))
        self._read_empires(data.table("empire"))
        self._read_developments(data.table("development"))
        self.scenarios = read_scenarios(data, self.ids, self.copies_of)
        self.ranks = read_ranks(data)
        _check_rest(data)
        self._check_deck(data)
        self._number_actions()

    def _read_rules(self, rules: Entry) -> None:
        self.min_seats = rules.integer("min_seats", 1, 5)
        self.max_seats = rules.integer("max_seats", self.min_seats, 5)
        self.rounds: i64 = rules.integer("rounds", 1, 9)
        directions = rules.texts("directions", ["left", "right"])
        if len(directions) != self.rounds:
            rules.refuse(
                "data-one-per-round",
                "directions",
                game=GAME_ID,
                given=len(directions),
                expected=int(self.rounds),
            )
        self.directions: list[i64] = [1 if word == "left" else -1 for word in directions]
        self.drafted: i64 = rules.integer("drafted", 1, 20)
        hands = rules.integers("hands", int(self.drafted), 30)
        if len(hands) != 4:
            rules.refuse("data-hands", "hands", game=GAME_ID, given=len(hands))
        self.hand_sizes: list[i64] = [0, 0, *hands]
        """Cards dealt to each seat, by the number of seats."""
        self.conversion: i64 = rules.integer("conversion", 1, 99)
        self.supremacy: i64 = rules.integer("supremacy", 0, 9)
        self.character_points: i64 = rules.integer("character_points", 0, 99)
        rules.done()

    def _read_solo(self, solo: Entry) -> None:
        self.pools: i64 = solo.integer("pools", 1, 9)
        self.pool: i64 = solo.integer("pool", 1, 30)
        self.paid: i64 = solo.integer("paid", 1, 9)
        self.shown: i64 = solo.integer("drawn", 1, 20)
        self.solo_supremacy: i64 = solo.integer("supremacy", 1, 99)
        solo.done()

    def _read_resources(self, entries: list[Entry]) -> None:
        ids = [entry.id for entry in entries]
        if ids != RESOURCES:
            entries[0].refuse(
                "data-resources", "id", game=GAME_ID, given=ids, expected=list(RESOURCES)
            )
        self.rewards: list[list[i64]] = []
        """The characters that supremacy in each resource earns, as kinds; several are a choice."""
        for entry in entries:
            words = entry.texts("supremacy", CHARACTERS)
            if not words or len(set(words)) != len(words):
                entry.refuse("data-supremacy", "supremacy", game=GAME_ID)
            self.rewards.append([KINDS.index(word) for word in words])
            entry.done()

    def _read_empires(self, entries: list[Entry]) -> None:
        """Empire cards are numbered as in the file; `faces[face]` lists those of face A or B in the
        order of the empires."""
        self.empire_ids: list[str] = []
        self.empire_names: list[str] = []
        self.empire_points: list[Points] = []
        self.empire_output: list[i64] = []
        self.faces: list[list[i64]] = [[], []]
        for number, entry in enumerate(entries):
            self.empire_ids.append(entry.id)
            empire = entry.text("empire")
            face = FACES.index(entry.one_of("face", FACES))
            if face == 0:
                self.empire_names.append(empire)
            if (
                len(self.faces[face]) >= len(self.empire_names)
                or self.empire_names[len(self.faces[face])] != empire
            ):
                entry.refuse("data-faces", "face", game=GAME_ID, given=empire)
            self.faces[face].append(number)
            self.empire_output.append(pack_lanes(entry.counts("production", RESOURCES, 0, 20)))
            self.empire_points.append(Points(entry))
            entry.done()
        if len(self.faces[0]) != len(self.faces[1]) or len(self.empire_names) < self.max_seats:
            entries[-1].refuse("data-faces", "face", game=GAME_ID, given=entries[-1].where)

    def _read_developments(self, entries: list[Entry]) -> None:
        self.ids = [entry.id for entry in entries]
        self.number_of = {id: number for number, id in enumerate(self.ids)}
        self.size: i64 = len(self.ids)
        types: list[int] = []
        copies: list[int] = []
        recycling: list[int] = []
        rates: list[tuple[int, int, int]] = []
        self.cost: list[i64] = []
        self.bonus: list[i64] = []
        """Pieces that the finished card brings, as slots."""
        self.output: list[i64] = []
        """Cubes that the built card yields in each step, as lanes."""
        self.points: list[Points] = []
        for entry in entries:
            types.append(TYPES.index(entry.one_of("type", TYPES)))
            copies.append(entry.integer("copies", 0, 40))
            self.cost.append(_cost(entry))
            self.bonus.append(
                pack_slots([0] * 5 + entry.counts("bonus", PIECES, 0, 9))
                if entry.has("bonus")
                else 0
            )
            recycling.append(RESOURCES.index(entry.one_of("recycling", RESOURCES)))
            self.output.append(
                pack_lanes(entry.counts("production", RESOURCES, 0, 20))
                if entry.has("production")
                else 0
            )
            rates.append(_rate(entry))
            self.points.append(Points(entry))
            entry.done()
        if sum(copies) > _MOST_CARDS:
            entries[-1].refuse(
                "data-too-many", "copies", game=GAME_ID, given=sum(copies), high=_MOST_CARDS
            )
        self.type_of = bytes(types)
        self.copies_of = bytes(copies)
        self.recycling_of = bytes(recycling)
        self.yield_resource = bytes([rate[0] for rate in rates])
        self.yield_type = bytes([rate[1] for rate in rates])
        self.yield_each = bytes([rate[2] for rate in rates])
        self._number_sites(copies)

    def _number_sites(self, copies: list[int]) -> None:
        bases: list[int] = []
        designs: list[int] = []
        for design, count in enumerate(copies):
            bases.append(len(designs))
            designs += [design] * count
        self.site_base = bytes(bases)
        self.design_of = bytes(designs)
        """The design of each site; also the whole deck, in ascending order."""
        self.sites: i64 = len(designs)

    def _check_deck(self, data: Data) -> None:
        """The deck may never run out: it lasts for all pools and one exchange in solo play, for all
        hands of all rounds at a table."""
        imposed = max((len(scenario.imposed) for scenario in self.scenarios), default=0)
        most = int(self.rounds * self.pools * self.pool + self.shown) + imposed
        for seats in range(2, self.max_seats + 1):
            most = max(most, int(self.rounds * seats * self.hand_sizes[seats]))
        if self.sites < most:
            data.table("development")[0].refuse(
                "data-too-few", "copies", game=GAME_ID, given=int(self.sites), low=most
            )

    def _number_actions(self) -> None:
        """The first number of each group of actions; `actions.py` says what they mean."""
        designs = self.size
        sites = self.sites
        self.build_base: i64 = designs
        self.recycle_base: i64 = 2 * designs
        self.give_base: i64 = 3 * designs
        self.keep_base: i64 = 4 * designs
        self.cube_base: i64 = 5 * designs
        self.targets: i64 = sites + 1
        """Where a cube may go: the sites, and after them the empire card."""
        self.krystallium_base: i64 = self.cube_base + 5 * self.targets
        self.character_base: i64 = self.krystallium_base + 6 * sites
        self.discard_base: i64 = self.character_base + 2 * sites
        self.take_base: i64 = self.discard_base + sites
        self.draw: i64 = self.take_base + 2
        self.done: i64 = self.draw + 1
        self.empire_base: i64 = self.done + 1
        self.num_actions: i64 = self.empire_base + len(self.empire_names)

    def ordinal(self, site: i64) -> i64:
        """Which of the owner's sites of its design a site is, from 1 on."""
        return site - self.site_base[self.design_of[site]] + 1


def _cost(entry: Entry) -> i64:
    if entry.id in _WORDS:
        entry.refuse("data-reserved", "id", game=GAME_ID, given=entry.id)
    cost = entry.counts("cost", KINDS, 0, 15)
    if not any(cost):
        entry.refuse("data-free", "cost", game=GAME_ID)
    return pack_slots(cost)


def _rate(entry: Entry) -> tuple[int, int, int]:
    """Cubes per built card of a type: resource, type, cubes; no cubes if the card has no such
    production."""
    if not entry.has("yield"):
        return 0, 0, 0
    rate = entry.child("yield")
    resource = RESOURCES.index(rate.one_of("resource", RESOURCES))
    type = TYPES.index(rate.one_of("per", TYPES))
    each = rate.integer("each", 1, 9)
    rate.done()
    return resource, type, each


def _check_rest(data: Data) -> None:
    """What has names only, and the pieces of the box."""
    for table, ids in (("piece", PIECES), ("type", TYPES)):
        entries = data.table(table)
        given = [entry.id for entry in entries]
        for entry in entries:
            entry.one_of("id", ids)
            entry.done()
        if given != ids:
            entries[0].refuse("data-resources", "id", game=GAME_ID, given=given, expected=list(ids))
    box = data.single("box")
    for kind in KINDS:
        box.integer(kind)
    box.done()
