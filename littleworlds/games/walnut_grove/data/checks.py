"""Figures that do not go together: data with which a play could run out of something is refused."""

from typing import TYPE_CHECKING

from littleworlds.core.data import Data
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.discs import PILES
from littleworlds.games.walnut_grove.data.town import BUILD, HIRE, IMPROVE
from littleworlds.games.walnut_grove.state.lanes import MOST_IN_LANE

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.data.cards import Cards


def check_start_goods(cards: "Cards", data: Data) -> None:
    """The goods of the set-up need squares on every board."""
    for entry, land in zip(data.table("board"), cards.boards.land, strict=True):
        squares: i64 = 0
        for district, good in enumerate(land.goods):
            if good == cards.start_good:
                squares = land.squares[district]
        if squares < cards.start_goods:
            entry.refuse(
                "data-start-squares",
                "squares",
                game=data.game,
                given=int(squares),
                low=int(cards.start_goods),
            )


def check_supply(cards: "Cards", data: Data) -> None:
    """Tiles, pieces, boards and coins must do for a table of the most seats."""
    _check_tiles(cards, data)
    for kind, table in ((HIRE, "labourer"), (BUILD, "building"), (IMPROVE, "improvement")):
        _check_display(cards, data, kind, table)
    boards = len(cards.boards.ids)
    if boards < cards.max_seats:
        data.table("board")[0].refuse(
            "data-too-few", "id", game=data.game, given=boards, low=cards.max_seats
        )
    _check_first_labourers(cards, data)
    start_coin = data.table("coin")[int(cards.start_metal)]
    count = start_coin.integer("count")
    dealt = int(cards.start_coins) * cards.max_seats
    if count < dealt:
        start_coin.refuse("data-too-few", "count", game=data.game, given=count, low=dealt)


def _check_tiles(cards: "Cards", data: Data) -> None:
    discs = cards.discs
    tiles, placed = len(cards.tiles.bag), 0
    for pile in range(len(PILES)):
        in_pile = discs.of_pile(pile)
        before = placed + int(sum(discs.place[disc] for disc in in_pile))
        for disc in in_pile:
            # The worst case: this disc comes last of its pile, when most tiles have been placed.
            placed_before = before - int(discs.place[disc])
            most = cards.max_seats * (placed_before + int(discs.draw[disc]))
            if most > tiles:
                data.table("disc")[disc].refuse(
                    "data-tiles-run-out", "draw", game=data.game, given=most, high=tiles
                )
        placed = before


def _check_display(cards: "Cards", data: Data, kind: i64, table: str) -> None:
    """Each stop shows its pieces, and no starting labourer is among them."""
    shown = int(cards.town.stop_kind.count(kind) * cards.display[cards.max_seats])
    if kind == HIRE:
        shown += cards.max_seats
    first = cards.pieces.first_of(kind)
    kinds = len(cards.pieces.kind_ids[kind])
    there = int(sum(cards.pieces.counts[first : first + kinds]))
    if there < shown:
        data.table(table)[0].refuse("data-too-few", "count", game=data.game, given=there, low=shown)


def _check_first_labourers(cards: "Cards", data: Data) -> None:
    for number, entry in enumerate(data.table("labourer")):
        wanted = cards.boards.labourer.count(number)
        there = int(cards.pieces.counts[number])
        if there < wanted:
            entry.refuse("data-too-few", "count", game=data.game, given=there, low=wanted)


def check_lanes(cards: "Cards", data: Data) -> None:
    """Goods of one kind are counted in a lane: there may never be more than fit."""
    squares = max(max(row) for row in cards.tiles.squares) * int(sum(cards.discs.place))
    squares += max(int(max(land.squares)) for land in cards.boards.land)
    goods = squares + int(cards.barn_spaces + cards.barn_lots * cards.spaces_per_barn)
    if goods > MOST_IN_LANE:
        data.single("farm").refuse(
            "data-too-many-goods", "barn_spaces", game=data.game, given=goods, high=MOST_IN_LANE
        )
    wood = int(max(cards.discs.fires) * cards.fire_wood + cards.wagons * cards.wagon_wood)
    wood += int(cards.wagons * max(cards.food, cards.double_food))
    if wood > MOST_IN_LANE:
        data.single("farm").refuse(
            "data-too-many-goods", "wagons", game=data.game, given=wood, high=MOST_IN_LANE
        )
