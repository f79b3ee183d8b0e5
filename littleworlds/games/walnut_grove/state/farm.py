"""One player's side of the table: land, goods, barn, figures, and the decision that is being made
there.

Lists other than `field` are replaced, never changed, so that copies share them.
"""

from typing import ClassVar, final

from littleworlds.core.fields import Fields, derived, given, unordered
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules.phases import FOR_NOTHING, NOTHING
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.lanes import in_lane, lane, total, unit


@final
class Farm:
    """What a seat owns. Goods, coins, labourers and improvements are counts in lanes, by kind."""

    FIELDS: ClassVar[Fields] = (
        given("board"),
        "land",
        "field",
        "barn",
        derived("stock"),
        derived("room"),
        "coppers",
        "coins",
        "labourers",
        "newcomers",
        "huts",
        "barns",
        "improvements",
        "help_up",
        "help_down",
        "place",
        "asked",
        "hand",
        "to_place",
        "tile",
        "cell",
        "figures",
        unordered("worked"),
        "good",
        "spilling",
        "pending",
        "route",
        "passed",
        "piece",
        "due",
        "owed",
        "purpose",
        "back",
        "missing",
        "sold",
        "drawn",
    )

    def __init__(
        self,
        board: i64,
        land: Landscape,
        field: list[i64],
        hand: list[i64],
        worked: list[i64],
        route: list[i64],
    ) -> None:
        self.board = board
        self.land = land
        self.field = field
        """Goods on the squares of each region, at the number of its first area."""
        self.barn: i64 = 0
        """Goods in the barn."""
        self.stock: i64 = 0
        """All goods, those in the barn included."""
        self.room: i64 = 0
        """Spaces of the barn that are free."""
        self.coppers: i64 = 0
        """Coins from the set-up that still lie in the barn: everybody knows them."""
        self.coins: i64 = 0
        """Coins that only the owner has seen, by metal."""
        self.labourers: i64 = 0
        self.newcomers: i64 = 0
        """Labourers hired this year: they join after the winter."""
        self.huts: i64 = 0
        self.barns: i64 = 0
        """Huts and barns that were built, without those of the board."""
        self.improvements: i64 = 0
        self.help_up: i64 = 0
        self.help_down: i64 = 0
        self.place: i64 = -1
        """Where the pawn stands: a stop, or in front of a toll building."""
        # What is being decided.
        self.asked: i64 = NOTHING
        self.hand = hand
        """Tiles drawn in spring and not placed."""
        self.to_place: i64 = 0
        self.tile: i64 = -1
        self.cell: i64 = -1
        self.figures: i64 = 0
        """Figures that still have to be placed in summer."""
        self.worked = worked
        """The regions where figures stand, from summer until winter."""
        self.good: i64 = -1
        """The good that has no room."""
        self.spilling: i64 = -1
        """The region whose harvest it is, in summer."""
        self.pending: i64 = 0
        """How many goods have no room, or are still to be taken in town, or how many of the coins
        drawn have to be given up."""
        self.route = route
        """Tolls due on the pawn's way."""
        self.passed: i64 = 0
        """How many of them have been settled."""
        self.piece: i64 = -1
        """The piece that is being paid for."""
        self.due: i64 = 0
        """Goods to be paid, by kind."""
        self.owed: i64 = 0
        """Goods of any kind to be paid for a help tile."""
        self.purpose: i64 = FOR_NOTHING
        self.back: i64 = NOTHING
        """What is asked again once a help tile is paid for."""
        self.missing: i64 = 0
        """Goods that the winter wants and that are not there, by kind, as long as no help tile was
        taken for them."""
        self.sold: i64 = 0
        """Goods sold on this visit to the store."""
        self.drawn: i64 = 0
        """Coins drawn there, while there is no room for all."""

    def copy(self) -> "Farm":
        twin = Farm(self.board, self.land, self.field[:], self.hand, self.worked, self.route)
        twin.barn = self.barn
        twin.stock = self.stock
        twin.room = self.room
        twin.coppers = self.coppers
        twin.coins = self.coins
        twin.labourers = self.labourers
        twin.newcomers = self.newcomers
        twin.huts = self.huts
        twin.barns = self.barns
        twin.improvements = self.improvements
        twin.help_up = self.help_up
        twin.help_down = self.help_down
        twin.place = self.place
        twin.asked = self.asked
        twin.to_place = self.to_place
        twin.tile = self.tile
        twin.cell = self.cell
        twin.figures = self.figures
        twin.good = self.good
        twin.spilling = self.spilling
        twin.pending = self.pending
        twin.passed = self.passed
        twin.piece = self.piece
        twin.due = self.due
        twin.owed = self.owed
        twin.purpose = self.purpose
        twin.back = self.back
        twin.missing = self.missing
        twin.sold = self.sold
        twin.drawn = self.drawn
        return twin

    def recount(self, cards: Cards) -> None:
        """Lay the tiles again, and count the goods and the free spaces anew."""
        board = cards.boards.land[self.board]
        self.land = board.with_tiles(cards.grid, cards.tiles, self.land.cells, self.land.aspects)
        self.stock = self.goods_everywhere()
        self.room = self.spaces(cards) - self.things_in_barn()

    # --- goods and coins ------------------------------------------------------------------------

    def coin_count(self) -> i64:
        """Coins in the barn: everybody can count them."""
        return self.coppers + total(self.coins)

    def has_metal(self, cards: Cards, metal: i64) -> bool:
        return lane(self.coins, metal) > 0 or (metal == cards.start_metal and self.coppers > 0)

    def things_in_barn(self) -> i64:
        return total(self.barn) + self.coin_count()

    def spaces(self, cards: Cards) -> i64:
        return cards.barn_spaces + self.barns * cards.spaces_per_barn

    def goods_everywhere(self) -> i64:
        """All goods, in the barn and on the land, counted anew; `stock` has them ready."""
        stock = self.barn
        for area, count in enumerate(self.field):
            stock += in_lane(count, self.land.goods[area])
        return stock

    def into_barn(self, good: i64, count: i64) -> None:
        change = in_lane(count, good)
        self.barn += change
        self.stock += change
        self.room -= count

    def out_of_barn(self, good: i64) -> None:
        change = unit(good)
        self.barn -= change
        self.stock -= change
        self.room += 1

    def onto_field(self, root: i64, count: i64) -> None:
        self.field[root] += count
        self.stock += in_lane(count, self.land.goods[root])

    def off_field(self, root: i64) -> None:
        self.field[root] -= 1
        self.stock -= unit(self.land.goods[root])

    def sources(self, good: i64) -> i64:
        """In how many places there are goods of this kind: regions, and the barn."""
        places: i64 = 1 if lane(self.barn, good) else 0
        goods = self.land.goods
        root: i64 = 0
        for count in self.field:
            if count and goods[root] == good:
                places += 1
            root += 1
        return places

    def region(self, name: i64) -> i64:
        """The first area of the region with this name, or -1."""
        names = self.land.names
        for root in self.land.roots:
            if names[root] == name:
                return root
        return -1

    # --- figures, pieces, help tiles, land ------------------------------------------------------

    def improvement_count(self) -> i64:
        return total(self.improvements)

    def housed(self) -> i64:
        """Labourers who have a wagon or a hut, those of next year included."""
        return total(self.labourers) + total(self.newcomers)

    def can_repay(self, cards: Cards) -> bool:
        return self.help_up > 0 and total(self.stock) >= cards.repaid_with

    def take_help(self) -> None:
        """A help tile that lies there already is turned face down for good."""
        self.help_down += self.help_up
        self.help_up = 1

    def lay(self, cards: Cards, cell: i64, tile: i64, turn: i64) -> None:
        """Lay a tile; goods stay where they are, in regions that may now be one."""
        before = self.land
        land = before.with_tile(cards.grid, cards.tiles, cell, tile * 4 + turn)
        field = self.field
        for root in before.roots:
            if land.region[root] != root:
                field[land.region[root]] += field[root]
                field[root] = 0
        while len(field) < len(land.goods):
            field.append(0)
        self.land = land
