"""The components as typed tables, read once from the data, and the figures of the rules."""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.lanes import pack
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.actions import ActionSpace
from littleworlds.games.walnut_grove.data.boards import Boards
from littleworlds.games.walnut_grove.data.checks import check_lanes, check_start_goods, check_supply
from littleworlds.games.walnut_grove.data.discs import Discs
from littleworlds.games.walnut_grove.data.grid import Grid
from littleworlds.games.walnut_grove.data.pieces import Pieces
from littleworlds.games.walnut_grove.data.tiles import MOST_SQUARES, Tiles
from littleworlds.games.walnut_grove.data.town import HIRE, Town
from littleworlds.games.walnut_grove.state.lanes import LANE_BITS, MOST_LANES

GAME_ID: Final = "walnut-grove"

_MOST_AREAS: Final = 250
"""A landscape writes the numbers of its areas in bytes."""


@final
class Cards:
    """Every table that the rules look at; frozen once made."""

    def __init__(self, data: Data) -> None:
        self._read_seats(data.single("rules"))
        self._read_goods(data.table("good"), data.names)
        self._read_coins(data.table("coin"))
        self.pieces = Pieces(data, self.good_ids)
        self._read_farm(data.single("farm"))
        self._read_seasons(data.single("seasons"))
        self._read_help(data.single("help"))
        self._read_store(data.single("store"))
        self._read_points(data.single("points"))
        self._read_ranks(data.table("rank"))
        foods = [self.good_ids[food] for food in self.pieces.labourer_food]
        self.discs = Discs(data, self.good_ids, foods)
        self.years: i64 = len(self.discs.ids)
        self.tiles = Tiles(data, self.good_ids)
        self.grid = self._make_grid(data)
        self.boards = Boards(data, self.grid, self.good_ids, self.pieces.kind_ids[HIRE])
        check_start_goods(self, data)
        self.town = Town(data, self.good_ids, self.max_seats)
        check_supply(self, data)
        check_lanes(self, data)
        self.actions = ActionSpace(
            self.grid, self.tiles, self.goods, self.metals, self.pieces.count, self.town
        )

    def _read_seats(self, rules: Entry) -> None:
        self.min_seats = rules.integer("min_seats", 1, 4)
        self.max_seats = rules.integer("max_seats", self.min_seats, 4)
        display = rules.integers("display", 1, 9)
        if len(display) != 4:
            rules.refuse("data-display", "display", game=GAME_ID, given=len(display))
        self.display: list[i64] = [0, *display]
        """How many pieces lie at an inn, a builder or a shop, by the number of seats."""
        rules.done()

    def _read_goods(self, entries: list[Entry], names: dict[str, dict[str, str]]) -> None:
        self.good_ids = [entry.id for entry in entries]
        for entry in entries:
            entry.integer("cubes", 0, 999)
            entry.done()
        self.goods: i64 = len(entries)
        lettered = True
        for words in names.values():
            letters = [words[id + ".letter"] for id in self.good_ids]
            lettered = lettered and len(set(letters)) == len("".join(letters)) == len(letters)
        if not 1 <= self.goods <= MOST_LANES or not lettered:
            entries[0].refuse(
                "data-goods", "letter", game=GAME_ID, given=len(entries), high=MOST_LANES
            )

    def _read_coins(self, entries: list[Entry]) -> None:
        self.metal_ids = [entry.id for entry in entries]
        self.metals: i64 = len(entries)
        if self.metals > MOST_LANES:
            entries[-1].refuse(
                "data-too-many-kinds", "id", game=GAME_ID, given=len(entries), high=MOST_LANES
            )
        counts: list[i64] = []
        self.coin_points: list[i64] = []
        for entry in entries:
            counts.append(entry.integer("count", 0, 200))
            self.coin_points.append(entry.integer("points", 0, 99))
            entry.done()
        self.coins = pack(counts, LANE_BITS)

    def _read_farm(self, farm: Entry) -> None:
        self.farmers: i64 = farm.integer("farmers", 1, 5)
        self.wagons: i64 = farm.integer("wagons", 1, 20)
        self.barn_spaces: i64 = farm.integer("barn_spaces", 1, 50)
        self.barn_lots: i64 = farm.integer("barn_lots", 0, 20)
        self.spaces_per_barn: i64 = farm.integer("spaces_per_barn", 0, 8)
        self.improvement_spaces: i64 = farm.integer("improvements", 0, 20)
        self.start_buildings: i64 = farm.integer("buildings", 0, 9)
        self.start_metal: i64 = self.metal_ids.index(farm.one_of("start_coin", self.metal_ids))
        self.start_coins: i64 = farm.integer("start_coins", 0, int(self.barn_spaces))
        self.start_good: i64 = self.good_ids.index(farm.one_of("start_good", self.good_ids))
        self.start_goods: i64 = farm.integer("start_goods", 0, MOST_SQUARES)
        farm.done()

    def _read_seasons(self, seasons: Entry) -> None:
        self.summer_bonus: i64 = seasons.integer("summer_bonus", 0, 20)
        self.food: i64 = seasons.integer("food", 0, 9)
        self.double_food: i64 = seasons.integer("double_food", 0, 9)
        self.fire_wood: i64 = seasons.integer("fire_wood", 0, 9)
        self.wagon_wood: i64 = seasons.integer("wagon_wood", 0, 9)
        self.wood: i64 = self.good_ids.index(seasons.one_of("wood", self.good_ids))
        seasons.done()

    def _read_help(self, help_tiles: Entry) -> None:
        self.repaid_with: i64 = help_tiles.integer("repaid_with", 1, 20)
        self.help_points: i64 = help_tiles.integer("points", -20, 0)
        help_tiles.done()

    def _read_store(self, store: Entry) -> None:
        self.most_sold: i64 = store.integer("most_goods", 1, 7)
        self.coins_per_good: i64 = store.integer("coins_per_good", 0, 9)
        self.bonus_coins: i64 = store.integer("bonus_coins", 0, 9)
        sold = store.texts("goods", self.good_ids)
        self.sellable = bytes(int(id in sold) for id in self.good_ids)
        store.done()

    def _read_points(self, points: Entry) -> None:
        self.enclosure_points: i64 = points.integer("enclosure", 0, 20)
        self.figure_points: i64 = points.integer("figure", 0, 20)
        self.building_points: i64 = points.integer("building", 0, 20)
        points.done()

    def _read_ranks(self, entries: list[Entry]) -> None:
        self.ranks: list[tuple[int, str]] = []
        """Solo ranks from the lowest on: the points that earn it, and its id."""
        for entry in entries:
            least = entry.integer("points", 0, 999)
            if self.ranks and least <= self.ranks[-1][0]:
                entry.refuse("data-ranks", "points", game=GAME_ID, given=least)
            self.ranks.append((least, entry.one_of("id", ["settled", "experienced", "expert"])))
            entry.done()

    def _make_grid(self, data: Data) -> Grid:
        """The cells that tiles can reach if all are laid that the discs allow."""
        board = data.table("board")[0]
        columns = len(board.texts("districts", self.good_ids))
        most = int(sum(self.discs.place))
        if columns + most * int(self.tiles.letters) > _MOST_AREAS:
            board.refuse(
                "data-too-many-areas", "districts", game=GAME_ID, given=most, high=_MOST_AREAS
            )
        return Grid(columns, most)
