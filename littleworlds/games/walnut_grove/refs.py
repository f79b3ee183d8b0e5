"""References and names of things: how views, events and boards call a farm, an area, a coin."""

from typing import Final

from littleworlds.core.message import Args, counted, name
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.tiles import HALVES
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.lanes import lane

TILE_BAG: Final = "bag:tiles"
COIN_BAG: Final = "bag:coins"
NEXT_DISC: Final = "disc:next"
HELP_SUPPLY: Final = "supply:help"
ONLY_THIS: Final = "choice:only-this"
"""Beside the things of an action that is the first step of longer movements: this step alone."""


def disc_ref(id: str) -> str:
    return "disc:" + id


def supply_ref(good: str) -> str:
    return "supply:" + good


# --- the town -----------------------------------------------------------------------------------


def stop_ref(id: str) -> str:
    return "stop:" + id


def toll_ref(id: str) -> str:
    return "toll:" + id


def piece_ref(stop: str, piece: str) -> str:
    """A piece on display."""
    return f"piece:{stop}/{piece}"


def pawn_ref(seat: i64) -> str:
    return f"pawn:{seat}"


# --- a farm -------------------------------------------------------------------------------------


def farm_ref(seat: i64) -> str:
    return f"farm:{seat}"


def drawn_tile_ref(seat: i64, tile: str) -> str:
    """A tile that was drawn and is not laid."""
    return f"drawn:{seat}/{tile}"


def cell_ref(seat: i64, cell: str) -> str:
    """An empty cell where a tile may be laid."""
    return f"cell:{seat}/{cell}"


def tile_ref(seat: i64, cell: str) -> str:
    return f"tile:{seat}/{cell}"


def area_ref(seat: i64, area: str) -> str:
    return f"area:{seat}/{area}"


def region_slots(cards: Cards, seat: i64, land: Landscape) -> dict[i64, Slot]:
    """The areas of each region, by its first area: any of them stands for the region."""
    areas: dict[i64, list[str]] = {}
    for number, first in zip(land.names, land.region, strict=True):
        areas.setdefault(first, []).append(area_ref(seat, cards.actions.area_refs[number]))
    return {first: tuple(refs) for first, refs in areas.items()}


def turn_choice(turn: i64) -> Slot:
    """A tile this way round."""
    return (f"choice:turn-{turn}",)


def barn_ref(seat: i64) -> str:
    return f"barn:{seat}"


def barn_good_ref(seat: i64, good: str) -> str:
    return f"barn:{seat}/{good}"


def coin_ref(seat: i64, metal: str) -> str:
    return f"coin:{seat}/{metal}"


def drawn_coin_ref(seat: i64, metal: str) -> str:
    """A coin drawn at the store, while there is no room for all."""
    return f"drawn-coin:{seat}/{metal}"


def face_down_coins_ref(seat: i64) -> str:
    """Coins in the barn that the watcher does not know."""
    return f"coins:{seat}"


def face_down_drawn_coins_ref(seat: i64) -> str:
    """Coins drawn at the store, likewise."""
    return f"drawn-coins:{seat}"


def farmer_ref(seat: i64) -> str:
    return f"farmer:{seat}"


def labourer_ref(seat: i64, id: str) -> str:
    return f"labourer:{seat}/{id}"


def newcomer_ref(seat: i64, id: str) -> str:
    """A labourer hired this year."""
    return f"newcomer:{seat}/{id}"


def huts_ref(seat: i64) -> str:
    return f"huts:{seat}"


def barns_ref(seat: i64) -> str:
    """The barns that were built."""
    return f"barns:{seat}"


def improvement_ref(seat: i64, id: str) -> str:
    return f"improvement:{seat}/{id}"


def help_ref(seat: i64) -> str:
    """The help tile that lies face up."""
    return f"help:{seat}"


def lost_help_ref(seat: i64) -> str:
    """The help tiles that lie face down for good."""
    return f"lost-help:{seat}"


# --- names --------------------------------------------------------------------------------------


def good_name(cards: Cards, good: i64) -> str:
    return name(cards.good_ids[good])


def land_name(cards: Cards, good: i64) -> str:
    """The land that yields a good."""
    return name(cards.good_ids[good] + ".land")


def there_name(good: str) -> str:
    """Where somebody works who harvests a good: in the forest."""
    return name(good + ".there")


def where_name(place: str) -> str:
    """A stop or a toll building as a sentence has it: to the saloon."""
    return name(place + ".where")


def land_names(cards: Cards, tile: i64) -> list[int | str]:
    """The lands of a tile's areas."""
    return [land_name(cards, good) for good in cards.tiles.goods[tile]]


def colour_name(cards: Cards, good: i64) -> str:
    """The colour of the labourers who eat a good."""
    return name(cards.good_ids[good] + ".colours")


def amounts(ids: list[str], packed: i64) -> list[int | str]:
    """Counts in lanes as arguments of a message: goods, coins or pieces of a kind."""
    return [
        counted(lane(packed, number), id) for number, id in enumerate(ids) if lane(packed, number)
    ]


def cost_amounts(cards: Cards, stop: i64) -> list[int | str]:
    """What a piece costs at a stop; nothing of something where it is free."""
    return amounts(cards.good_ids, cards.town.stop_cost[stop]) or [counted(0, cards.good_ids[0])]


def tile_args(cards: Cards, tile: i64) -> Args:
    """What tells a tile from others of the same lands: sides of each land, squares, fences."""
    tiles = cards.tiles
    halves = [tiles.halves[tile * 4 * HALVES + half] for half in range(HALVES)]
    sides: list[int | str] = []
    squares: list[int | str] = []
    for area, good in enumerate(tiles.goods[tile]):
        id = cards.good_ids[good]
        touched = sum(area in halves[side : side + 2] for side in range(0, HALVES, 2))
        sides.append(counted(touched, id + ".land"))
        if tiles.squares[tile][area]:
            squares.append(counted(tiles.squares[tile][area], id))
    return {
        "sides": sides,
        "squares": squares,
        "count": sum(tiles.squares[tile]),
        "fences": sum(fence for *_, fence in tiles.fences[tile]),
    }


def turn_args(cards: Cards, tile: i64, turn: i64) -> Args:
    """The lands on each side of a tile that was turned."""
    tiles = cards.tiles
    args: Args = {}
    for side, word in enumerate(("north", "east", "south", "west")):
        rim = (tile * 4 + turn) * HALVES + side * 2
        owners = sorted({tiles.halves[rim], tiles.halves[rim + 1]})
        args[word] = [land_name(cards, tiles.goods[tile][area]) for area in owners]
    return args


def year_args(cards: Cards, year: i64, disc: i64) -> Args:
    """What a year's disc says, as arguments of a message."""
    discs = cards.discs
    return {
        "year": int(year),
        "draw": int(discs.draw[disc]),
        "place": int(discs.place[disc]),
        "summer": good_name(cards, discs.summer[disc]),
        "autumn": good_name(cards, discs.autumn[disc]),
        "winter": colour_name(cards, discs.winter[disc]),
        "fires": int(discs.fires[disc]),
    }
