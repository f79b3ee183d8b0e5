"""The components as typed tables, read once from the data: goods, pieces, discs, boards, town, tiles, and the figures of the rules."""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.grid import Grid
from littleworlds.games.walnut_grove.land import Landscape, board_landscape
from littleworlds.games.walnut_grove.lanes import MOST_IN_LANE, MOST_LANES, pack
from littleworlds.games.walnut_grove.tiles import GAME_ID, LETTERS, MOST_SQUARES, Tiles

STOP_KINDS: Final = ["goods", "hire", "build", "improve", "sell"]
GOODS_STOP: Final = 0
HIRE: Final = 1
BUILD: Final = 2
IMPROVE: Final = 3
SELL_STOP: Final = 4

USES: Final = ["hut", "barn"]
HUT: Final = 0
BARN: Final = 1

PER: Final = ["improvement", "building", "coin", "barn_good", "region_tile", "enclosure", "figure"]
PER_IMPROVEMENT: Final = 0
PER_BUILDING: Final = 1
PER_COIN: Final = 2
PER_BARN_GOOD: Final = 3
PER_REGION_TILE: Final = 4
PER_ENCLOSURE: Final = 5
PER_FIGURE: Final = 6

PILES: Final = ["a", "b"]

_MOST_AREAS: Final = 250
"""A landscape writes the numbers of its areas in bytes."""


@final
class Cards:
    """Every table that the rules look at; frozen once made."""

    def __init__(self, data: Data) -> None:
        rules = data.single("rules")
        self.min_seats = rules.integer("min_seats", 1, 4)
        self.max_seats = rules.integer("max_seats", self.min_seats, 4)
        display = rules.integers("display", 1, 9)
        if len(display) != 4:
            rules.refuse("data-display", "display", game=GAME_ID, given=len(display))
        self.display: list[i64] = [0, *display]
        rules.done()
        self._read_goods(data.table("good"))
        self._read_coins(data.table("coin"))
        self._read_pieces(data)
        self._read_farm(data.single("farm"))
        self._read_figures(data)
        self._read_discs(data.table("disc"))
        self.tiles = Tiles(data, self.good_ids)
        self._read_boards(data.table("board"))
        self._read_stops(data.table("stop"))
        self._read_tolls(data.table("toll"))
        self._check_supply(data)
        self._check_lanes(data)
        self._number_actions()

    def _read_goods(self, entries: list[Entry]) -> None:
        self.good_ids = [entry.id for entry in entries]
        self.letters = "".join(entry.text("letter") for entry in entries)
        """One letter per good, for drawings in characters."""
        for entry in entries:
            entry.integer("cubes", 0, 999)
            entry.done()
        self.goods: i64 = len(entries)
        if (
            not 1 <= self.goods <= MOST_LANES
            or len(set(self.letters)) != self.goods
            or len(self.letters) != self.goods
        ):
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
        self.coins = pack(counts)

    def _read_pieces(self, data: Data) -> None:
        """Pieces are numbered through: labourers, then buildings, then improvements. In its own kind each has a lane."""
        labourers, buildings, improvements = (
            data.table("labourer"),
            data.table("building"),
            data.table("improvement"),
        )
        self.labourers: i64 = len(labourers)
        self.buildings: i64 = len(buildings)
        self.improvements: i64 = len(improvements)
        self.piece_ids: list[str] = []
        self.piece_counts: list[i64] = []
        self.piece_lane: list[i64] = []
        self.labourer_food: list[i64] = []
        self.building_use: list[i64] = []
        self.improvement_per: list[i64] = []
        self.improvement_each: list[i64] = []
        for kind in (labourers, buildings, improvements):
            if len(kind) > MOST_LANES:
                kind[-1].refuse(
                    "data-too-many-kinds", "id", game=GAME_ID, given=len(kind), high=MOST_LANES
                )
            for number, entry in enumerate(kind):
                if entry.id in self.good_ids or entry.id in self.piece_ids:
                    entry.refuse("data-id-twice", "id", game=GAME_ID, given=entry.id)
                self.piece_ids.append(entry.id)
                self.piece_counts.append(entry.integer("count", 0, 99))
                self.piece_lane.append(number)
        for entry in labourers:
            self.labourer_food.append(self.good_ids.index(entry.one_of("food", self.good_ids)))
            _finish(entry)
        for entry in buildings:
            self.building_use.append(USES.index(entry.one_of("use", USES)))
            _finish(entry)
        for entry in improvements:
            self.improvement_per.append(PER.index(entry.one_of("per", PER)))
            self.improvement_each.append(entry.integer("each", 0, 20))
            _finish(entry)
        self.pieces: i64 = len(self.piece_ids)
        buildings_end = len(labourers) + len(buildings)
        self.kind_ids: list[list[str]] = [
            [], self.piece_ids[: len(labourers)], self.piece_ids[len(labourers) : buildings_end], self.piece_ids[buildings_end:], [],
        ]  # fmt: skip
        """The ids of the pieces that each kind of stop has on display."""

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

    def _read_figures(self, data: Data) -> None:
        seasons = data.single("seasons")
        self.summer_bonus: i64 = seasons.integer("summer_bonus", 0, 20)
        self.food: i64 = seasons.integer("food", 0, 9)
        self.double_food: i64 = seasons.integer("double_food", 0, 9)
        self.fire_wood: i64 = seasons.integer("fire_wood", 0, 9)
        self.wagon_wood: i64 = seasons.integer("wagon_wood", 0, 9)
        self.wood: i64 = self.good_ids.index(seasons.one_of("wood", self.good_ids))
        seasons.done()
        help_tiles = data.single("help")
        self.repaid_with: i64 = help_tiles.integer("repaid_with", 1, 20)
        self.help_points: i64 = help_tiles.integer("points", -20, 0)
        help_tiles.done()
        store = data.single("store")
        self.most_sold: i64 = store.integer("most_goods", 1, 7)
        self.coins_per_good: i64 = store.integer("coins_per_good", 0, 9)
        self.bonus_coins: i64 = store.integer("bonus_coins", 0, 9)
        sold = store.texts("goods", self.good_ids)
        self.sellable = bytes(int(id in sold) for id in self.good_ids)
        store.done()
        points = data.single("points")
        self.enclosure_points: i64 = points.integer("enclosure", 0, 20)
        self.figure_points: i64 = points.integer("figure", 0, 20)
        self.building_points: i64 = points.integer("building", 0, 20)
        points.done()
        self.ranks: list[tuple[int, str]] = []
        """Solo ranks from the lowest on: points from which one has it, id."""
        for entry in data.table("rank"):
            least = entry.integer("points", 0, 999)
            if self.ranks and least <= self.ranks[-1][0]:
                entry.refuse("data-ranks", "points", game=GAME_ID, given=least)
            self.ranks.append((least, entry.one_of("id", ["settled", "experienced", "expert"])))
            entry.done()
        if not self.ranks:
            points.refuse("data-ranks", "points", game=GAME_ID, given=0)

    def _read_discs(self, entries: list[Entry]) -> None:
        self.disc_ids = [entry.id for entry in entries]
        self.disc_pile: list[i64] = []
        self.disc_draw: list[i64] = []
        self.disc_place: list[i64] = []
        self.disc_summer: list[i64] = []
        self.disc_autumn: list[i64] = []
        self.disc_winter: list[i64] = []
        self.disc_fires: list[i64] = []
        foods = [self.good_ids[food] for food in self.labourer_food]
        for entry in entries:
            self.disc_pile.append(PILES.index(entry.one_of("pile", PILES)))
            self.disc_draw.append(entry.integer("draw", 1, 50))
            self.disc_place.append(entry.integer("place", 1, int(self.disc_draw[-1])))
            self.disc_summer.append(self.good_ids.index(entry.one_of("summer", self.good_ids)))
            self.disc_autumn.append(self.good_ids.index(entry.one_of("autumn", self.good_ids)))
            self.disc_winter.append(self.good_ids.index(entry.one_of("winter", foods)))
            self.disc_fires.append(entry.integer("fires", 0, 9))
            entry.done()
        self.years: i64 = len(entries)
        self.discs: list[i64] = [
            disc
            for pile in range(len(PILES))
            for disc in range(self.years)
            if self.disc_pile[disc] == pile
        ]
        """All discs, the pile that lies on top first."""

    def _read_boards(self, entries: list[Entry]) -> None:
        columns = len(entries[0].texts("districts", self.good_ids))
        most = int(sum(self.disc_place))
        if columns + most * int(self.tiles.letters) > _MOST_AREAS:
            entries[0].refuse(
                "data-too-many-areas", "districts", game=GAME_ID, given=most, high=_MOST_AREAS
            )
        self.grid = Grid(columns, most)
        self.board_ids = [entry.id for entry in entries]
        self.board_labourer: list[i64] = []
        self.board_land: list[Landscape] = []
        for entry in entries:
            labourer = entry.one_of("labourer", self.piece_ids[: self.labourers])
            self.board_labourer.append(self.piece_ids.index(labourer))
            districts = [self.good_ids.index(id) for id in entry.texts("districts", self.good_ids)]
            squares = entry.integers("squares", 0, MOST_SQUARES)
            entry.done()
            if (
                len(districts) != columns
                or len(squares) != columns
                or len(set(districts)) != columns
            ):
                entry.refuse(
                    "data-districts",
                    "districts",
                    game=GAME_ID,
                    given=len(districts),
                    expected=columns,
                )
            wood = (
                squares[districts.index(int(self.start_good))]
                if self.start_good in districts
                else 0
            )
            if wood < self.start_goods:
                entry.refuse(
                    "data-start-squares",
                    "squares",
                    game=GAME_ID,
                    given=wood,
                    low=int(self.start_goods),
                )
            self.board_land.append(board_landscape(self.grid, list(districts), list(squares)))

    def _read_stops(self, entries: list[Entry]) -> None:
        self.stop_ids = [entry.id for entry in entries]
        self.stops: i64 = len(entries)
        self.stop_kind: list[i64] = []
        self.stop_cost: list[i64] = []
        self.stop_take: list[i64] = []
        self.capacity: list[i64] = []
        for entry in entries:
            kind = STOP_KINDS.index(entry.one_of("kind", STOP_KINDS))
            self.stop_kind.append(kind)
            self.stop_take.append(entry.integer("take", 1, 9) if kind == GOODS_STOP else 0)
            costs = kind in (HIRE, BUILD, IMPROVE)
            self.stop_cost.append(
                pack(list(entry.counts("cost", self.good_ids, 0, 9))) if costs else 0
            )
            self.capacity.append(entry.integer("capacity", 1, 4))
            entry.done()

    def _read_tolls(self, entries: list[Entry]) -> None:
        """Toll buildings are numbered as in the file; a pawn that stands in front of one is at place `stops + number`."""
        self.toll_ids = [entry.id for entry in entries]
        self.toll_spaces: list[i64] = []
        behind: list[int] = []
        due: list[int] = []
        for number, entry in enumerate(entries):
            last = int(self.stops) - 1
            behind.append(
                last if number == 0 else self.stop_ids.index(entry.one_of("behind", self.stop_ids))
            )
            due.append(entry.integer("coins", 0, 1))
            self.toll_spaces.append(entry.integer("spaces", 0, 4))
            entry.done()
        if len(set(behind)) != len(behind) or sum(self.toll_spaces) < self.max_seats:
            entries[-1].refuse(
                "data-tolls",
                "spaces",
                game=GAME_ID,
                given=int(sum(self.toll_spaces)),
                low=self.max_seats,
            )
        self.distance: list[i64] = [2 * (stop + 1) for stop in range(self.stops)]
        """How far each place lies behind the first toll building, in halves of a step."""
        self.distance += [
            0 if number == 0 else 2 * (stop + 1) + 1 for number, stop in enumerate(behind)
        ]
        self.crossed: list[list[i64]] = []
        """The tolls due on the way from a place to a stop, in order: `crossed[place * stops + stop]`."""
        for place in range(int(self.stops) + len(behind)):
            for stop in range(int(self.stops)):
                self.crossed.append(_tolls_between(int(self.stops), behind, due, place, stop))

    def _check_supply(self, data: Data) -> None:
        seats = self.max_seats
        tiles, placed = len(self.tiles.bag), 0
        for pile in range(len(PILES)):
            discs = [disc for disc in range(int(self.years)) if self.disc_pile[disc] == pile]
            before = placed + int(sum(self.disc_place[disc] for disc in discs))
            for disc in discs:
                # The worst case: this disc comes last of its pile, when most tiles have been placed.
                most = seats * (before - int(self.disc_place[disc]) + int(self.disc_draw[disc]))
                if most > tiles:
                    data.table("disc")[disc].refuse(
                        "data-tiles-run-out", "draw", game=GAME_ID, given=most, high=tiles
                    )
            placed = before
        for kind, first, count in (
            (HIRE, 0, self.labourers), (BUILD, self.labourers, self.buildings),
            (IMPROVE, self.labourers + self.buildings, self.improvements),
        ):  # fmt: skip
            shown = int(self.stop_kind.count(kind) * self.display[seats]) + (
                seats if kind == HIRE else 0
            )
            there = int(sum(self.piece_counts[first : first + count]))
            if there < shown:
                data.table(["labourer", "building", "improvement"][kind - 1])[0].refuse(
                    "data-too-few", "count", game=GAME_ID, given=there, low=shown
                )
        if len(self.board_ids) < seats:
            data.table("board")[0].refuse(
                "data-too-few", "id", game=GAME_ID, given=len(self.board_ids), low=seats
            )
        starters = data.table("labourer")
        for number in range(int(self.labourers)):
            wanted = self.board_labourer.count(number)
            if self.piece_counts[number] < wanted:
                starters[number].refuse(
                    "data-too-few",
                    "count",
                    game=GAME_ID,
                    given=int(self.piece_counts[number]),
                    low=wanted,
                )
        copper = data.table("coin")[int(self.start_metal)]
        if copper.integer("count") < self.start_coins * seats:
            copper.refuse(
                "data-too-few",
                "count",
                game=GAME_ID,
                given=copper.integer("count"),
                low=int(self.start_coins) * seats,
            )

    def _check_lanes(self, data: Data) -> None:
        """Goods of one kind are counted in lanes: refuse figures with which there could be more than fit."""
        squares = max(max(row) for row in self.tiles.squares) * int(sum(self.disc_place))
        squares += max(int(max(land.squares)) for land in self.board_land)
        goods = squares + int(self.barn_spaces + self.barn_lots * self.spaces_per_barn)
        if goods > MOST_IN_LANE:
            data.single("farm").refuse(
                "data-too-many-goods", "barn_spaces", game=GAME_ID, given=goods, high=MOST_IN_LANE
            )
        wood = int(max(self.disc_fires) * self.fire_wood + self.wagons * self.wagon_wood)
        wood += int(self.wagons * max(self.food, self.double_food))
        if wood > MOST_IN_LANE:
            data.single("farm").refuse(
                "data-too-many-goods", "wagons", game=GAME_ID, given=wood, high=MOST_IN_LANE
            )

    def _number_actions(self) -> None:
        """The first number of each group of actions; `actions.py` says what they mean."""
        grid, tiles = self.grid, self.tiles
        self.areas: i64 = grid.columns + (grid.size - grid.columns) * tiles.letters
        """Names of areas, of which each region takes the one of its first."""
        self.area_refs = [f"{text}.{LETTERS[0]}" for text in grid.texts[: grid.columns]]
        self.area_refs += [
            f"{text}.{letter}"
            for text in grid.texts[grid.columns :]
            for letter in LETTERS[: tiles.letters]
        ]
        """Each name as references write it: `x,y.a`."""
        self.tile_base: i64 = 0
        self.cell_base: i64 = tiles.count
        """The cell with the number of the first one above the board."""
        self.turn_base: i64 = self.cell_base + grid.size - grid.columns
        self.work_base: i64 = self.turn_base + 4
        self.pay_base: i64 = self.work_base + self.areas
        self.sell_base: i64 = self.pay_base + self.areas
        self.store_base: i64 = self.sell_base + self.areas
        self.pay_barn_base: i64 = self.store_base + self.areas
        self.sell_barn_base: i64 = self.pay_barn_base + self.goods
        self.drop_barn_base: i64 = self.sell_barn_base + self.goods
        self.take_good_base: i64 = self.drop_barn_base + self.goods
        self.pay_coin_base: i64 = self.take_good_base + self.goods
        self.drop_coin_base: i64 = self.pay_coin_base + self.metals
        self.return_base: i64 = self.drop_coin_base + self.metals
        self.take_base: i64 = self.return_base + self.metals
        self.go_base: i64 = self.take_base + self.pieces
        self.start_base: i64 = self.go_base + self.stops
        self.help: i64 = self.start_base + len(self.toll_ids)
        self.repay: i64 = self.help + 1
        self.pass_by: i64 = self.help + 2
        self.draw: i64 = self.help + 3
        self.done: i64 = self.help + 4
        self.num_actions: i64 = self.help + 5


def _finish(entry: Entry) -> None:
    entry.text("id")
    entry.integer("count")
    entry.done()


def _tolls_between(
    stops: int, behind: list[int], due: list[int], place: int, stop: int
) -> list[i64]:
    """The numbers of the toll buildings passed on the way, clockwise, to a stop; all around if it is the pawn's own. A pawn that leaves
    the front of a toll building does not pass it."""
    start = place if place < stops else behind[place - stops]
    steps = (stop - start) % stops or stops
    passed = [(start + step) % stops for step in range(steps)]
    if place >= stops:
        passed = passed[1:]
    return [behind.index(last) for last in passed if last in behind and due[behind.index(last)]]
