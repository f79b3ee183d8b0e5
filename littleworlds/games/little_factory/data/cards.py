"""The components of Little Factory as typed tables, read once from the data.

*Designs* are numbered: resources first, by level, then buildings. A resource's number serves for
each of its copies, since nothing tells them apart. *Shelves* are the rows in the middle: levels I,
II and III, and the street of buildings.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64
from littleworlds.games.little_factory.actions import EXCHANGE
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe

GAME_ID: Final = "little-factory"

LEVEL_1: Final = 0
LEVEL_2: Final = 1
LEVEL_3: Final = 2
STREET: Final = 3

_KINDS: Final = ["initial", "special"]
_MARKETS: Final = ["exchange", "none"]

_MOST_RESOURCES: Final = 60
_MOST_BUILDINGS: Final = 60
"""Sets of them are kept as bits of one integer."""


@final
class Cards:
    """Every table that the rules look at; frozen once made."""

    def __init__(self, data: Data) -> None:
        self._read_rules(data)
        for piece in data.table("piece"):
            piece.text("id")
            piece.done()
        self.ids: list[str] = []
        self.recipes: list[Recipe] = []
        self._read_resources(
            sorted(data.table("resource"), key=lambda entry: entry.integer("level", 1, 3))
        )
        self._read_buildings(data.table("building"), data.single("readings"))
        self.designs: i64 = len(self.ids)
        self.number = {id: design for design, id in enumerate(self.ids)}
        self._index_recipes()
        self._index_prices()
        self._number_actions()

    # --- the data -------------------------------------------------------------------------------

    def _read_rules(self, data: Data) -> None:
        rules = data.single("rules")
        self.min_seats = rules.integer("min_seats", 2, 4)
        self.max_seats = rules.integer("max_seats", self.min_seats, 4)
        self.hand_limit: i64 = rules.integer("hand_limit", 1, 60)
        self.goal: i64 = rules.integer("goal", 1)
        self.tokens: i64 = rules.integer("tokens", 1)
        self.row: i64 = rules.integer("row", 1, 30)
        self.extra_initial: i64 = rules.integer("extra_initial", 0, 30)
        self.tiles: list[i64] = list(rules.integers("tiles", 1, 60))
        if len(self.tiles) < self.max_seats:
            rules.refuse(
                "data-tiles", "tiles", game=GAME_ID, given=len(self.tiles), low=self.max_seats
            )
        rules.done()

    def _read_resources(self, entries: list[Entry]) -> None:
        levels = [entry.integer("level", 1, 3) for entry in entries]
        if len(entries) > _MOST_RESOURCES:
            entries[-1].refuse(
                "data-too-many", "id", game=GAME_ID, given=len(entries), high=_MOST_RESOURCES
            )
        self.ids += [entry.id for entry in entries]
        self.resources: i64 = len(entries)
        self.first_2: i64 = levels.count(1)
        """The number of resources of level I, which is also the number of the first one above."""
        self.first_3: i64 = self.first_2 + levels.count(2)
        values: list[int] = []
        self._costs: list[int] = []
        self.copies: list[list[i64]] = [[] for _ in range(self.min_seats, self.max_seats + 1)]
        """By seat count, from the smallest on, and by resource."""
        for design, entry in enumerate(entries):
            values.append(entry.integer("value", 1, 99))
            # A level-I card can always be had back for itself: who holds one always has an action.
            self._costs.append(entry.integer("coins", 1, values[-1] if levels[design] == 1 else 99))
            self._read_copies(entry)
        self.value = bytes(values)
        for column in self.copies:
            if sum(column[: self.first_2]) == 0:
                entries[0].refuse("data-no-level-one", "copies", game=GAME_ID)
        for design, entry in enumerate(entries):
            if levels[design] == 1:
                self.recipes.append(Recipe([], [], design, 0, NOTHING))
            else:
                self._read_planks(entry, design, 0, NOTHING)
            entry.done()

    def _read_copies(self, entry: Entry) -> None:
        copies = entry.integers("copies", 0, 40)
        if len(copies) != len(self.copies):
            entry.refuse(
                "data-copies",
                "copies",
                game=GAME_ID,
                given=len(copies),
                low=self.min_seats,
                high=self.max_seats,
            )
        for column, count in zip(self.copies, copies, strict=True):
            column.append(count)

    def _read_buildings(self, entries: list[Entry], readings: Entry) -> None:
        if len(entries) > _MOST_BUILDINGS:
            entries[-1].refuse(
                "data-too-many", "id", game=GAME_ID, given=len(entries), high=_MOST_BUILDINGS
            )
        market = readings.one_of("market", _MARKETS)
        readings.done()
        self.buildings: i64 = len(entries)
        self.initial: list[i64] = []
        self.special: list[i64] = []
        points: list[int] = []
        market_levels: list[int] = []
        for building, entry in enumerate(entries):
            if entry.id in self.ids:
                entry.refuse("data-name-twice", "id", given=entry.id)
            self.ids.append(entry.id)
            (self.initial if entry.one_of("kind", _KINDS) == "initial" else self.special).append(
                self.resources + building
            )
            points.append(entry.integer("points", 0, 99))
            self._costs.append(entry.integer("coins", 1, 99))
            self._read_planks(entry, self.resources + building, 0, NOTHING)
            level = self._read_effect(entry.child("effect"), building) if entry.has("effect") else 0
            if level and level in market_levels:
                entry.refuse("data-market-twice", "effect", game=GAME_ID, given=level)
            market_levels.append(level if market == "exchange" else 0)
            entry.done()
        self.points = bytes(points)
        self.market_level = bytes(market_levels)
        """By building: the level of the card that pays for the extra exchange it grants; 0 if it
        grants none."""
        if len(self.initial) < self.max_seats + self.extra_initial:
            low = int(self.max_seats + self.extra_initial)
            entries[0].refuse(
                "data-initial", "kind", game=GAME_ID, given=len(self.initial), low=low
            )

    def _read_effect(self, effect: Entry, building: i64) -> int:
        """The effect of a building; for an extra exchange the level of what pays for it, otherwise
        0."""
        if effect.has("exchange"):
            level = effect.integer("exchange", 1, 3)
            effect.done()
            return level
        if effect.has("gives"):
            gain: i64 = self._resource_ids().index(effect.one_of("gives", self._resource_ids()))
            self._read_planks(effect, gain, 0, building)
        else:
            self._read_planks(effect, NOTHING, effect.integer("tokens", 1, 99), building)
        effect.done()
        return 0

    def _read_planks(self, entry: Entry, gain: i64, tokens: i64, host: i64) -> None:
        recipes: list[Recipe] = []
        for plank in entry.children("plank"):
            recipe = self._read_plank(plank, gain, tokens, host)
            for other in recipes:
                # Who can pay the larger could pay the smaller: one of the two is a mistake.
                if (
                    recipe.need & other.need == recipe.need
                    or recipe.need & other.need == other.need
                ):
                    entry.refuse(
                        "data-planks-alike", "plank", game=GAME_ID, given=recipe.words(self.ids)
                    )
            recipes.append(recipe)
        if not recipes:
            entry.refuse("data-plank-empty", "plank", game=GAME_ID)
        self.recipes += recipes

    def _read_plank(self, plank: Entry, gain: i64, tokens: i64, host: i64) -> Recipe:
        ids = self._resource_ids()
        discards: list[i64] = sorted([ids.index(id) for id in plank.texts("discard", ids, [])])
        reveals: list[i64] = sorted([ids.index(id) for id in plank.texts("reveal", ids, [])])
        plank.done()
        recipe = Recipe(discards, reveals, gain, tokens, host)
        if not recipe.wants:
            plank.refuse("data-plank-empty", "plank", game=GAME_ID)
        for card in recipe.wants:
            if card == gain or (card in discards and card in reveals):
                plank.refuse("data-plank-circle", "plank", game=GAME_ID, given=ids[card])
            if recipe.wants.count(card) > min(
                self.hand_limit, max(column[card] for column in self.copies)
            ):
                plank.refuse("data-plank-too-much", "plank", game=GAME_ID, given=ids[card])
        return recipe

    def _resource_ids(self) -> list[str]:
        return self.ids[: self.resources]

    # --- what is looked up ----------------------------------------------------------------------

    def _index_recipes(self) -> None:
        self.made_with: list[list[Recipe]] = [[] for _ in range(self.resources)]
        """Recipes for producing, each under the dearest of its cards: a hand need only look under
        what it holds."""
        self.effects: list[list[Recipe]] = [[] for _ in range(self.buildings)]
        self.ways: list[list[Recipe]] = [[] for _ in range(self.designs)]
        """Recipes for producing, by what is produced."""
        for number, recipe in enumerate(self.recipes):
            recipe.number = number
            if recipe.host != NOTHING:
                self.effects[recipe.host].append(recipe)
                continue
            self.ways[recipe.gain].append(recipe)
            if recipe.wants:
                self.made_with[recipe.wants[len(recipe.wants) - 1]].append(recipe)

    def _index_prices(self) -> None:
        self.cost = bytes(self._costs)
        self.dearest: i64 = max(self._costs)
        self.affordable: list[list[i64]] = []
        """By a sum of coins, up to the highest cost: the designs that cost no more."""
        for coins in range(self.dearest + 1):
            within: list[i64] = [
                design for design in range(self.designs) if self._costs[design] <= coins
            ]
            self.affordable.append(within)
        self.by_cost: list[i64] = sorted(
            range(self.designs), key=lambda design: self._costs[design]
        )
        shelves = [
            LEVEL_1 if d < self.first_2 else LEVEL_2 if d < self.first_3 else LEVEL_3
            for d in range(self.resources)
        ]
        self.shelf = bytes(shelves + [STREET] * self.buildings)
        self.bit: list[i64] = [
            int(2**number) for number in range(max(self.resources, self.buildings))
        ]

    def _number_actions(self) -> None:
        """The first number of each group of actions; `actions.py` says what they mean."""
        self.add: i64 = EXCHANGE + self.resources
        self.market: i64 = self.add + self.resources
        self.take: i64 = self.market + self.resources
        self.recipe: i64 = self.take + self.designs
        self.num_actions: i64 = self.recipe + len(self.recipes)

    def copies_at(self, seats: i64) -> list[i64]:
        """How many of each resource are in play."""
        return self.copies[seats - self.min_seats]
