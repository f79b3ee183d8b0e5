"""What one seat knows, as plain data, built from nothing: what is not written here is not shown.

All is public but the metals of coins that others have drawn: see `_knows`. The log of what went
into and out of the bag is part of what a seat knows: a coin that it saw go into the bag is none
that another had drawn before.
"""

from typing import TYPE_CHECKING, Final, TypedDict

from littleworlds.core.native import i64
from littleworlds.core.state import EVERYONE
from littleworlds.games.walnut_grove import scoring
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.town import HIRE, IMPROVE
from littleworlds.games.walnut_grove.rules import autumn, winter
from littleworlds.games.walnut_grove.rules.phases import (
    AUTUMN,
    BEFORE_WINTER,
    OVER,
    PURPOSES,
    SEASONS,
    SPRING,
    STEPS,
    SUMMER,
)
from littleworlds.games.walnut_grove.state.coins import (
    COPPER_BACK,
    DRAWN,
    KEPT,
    NOTES,
    OWN_BACK,
    SHOWN_BACK,
    Note,
)
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.lanes import lane, total

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState

ONLOOKER: Final = -2

Counts = dict[str, int]


class TileView(TypedDict):
    """A tile that was laid: its cell as `x,y`, and the quarter turns clockwise."""

    cell: str
    tile: str
    turn: int


class RegionView(TypedDict):
    """A region: its first area (as `x,y.a`), what grows there, its tiles, squares and goods,
    whether a figure stands there this summer, and all its areas."""

    area: str
    good: str
    tiles: int
    squares: int
    goods: int
    worked: bool
    areas: list[str]


class FoodView(TypedDict):
    """What the labourers of one colour eat: how many there are, what each takes and of which."""

    labourer: str
    count: int
    good: str
    each: int


class BillView(TypedDict):
    """What this year's winter takes as things stand: the food, the wood for fires and for wagons,
    and all of it by good; what of it is not there, the help tiles that this would bring, and the
    points that they and one that lies there would cost in the end."""

    food: list[FoodView]
    fires: int
    wagons: int
    takes: Counts
    lacks: Counts
    help: int
    points: int


class FarmView(TypedDict):
    """One farm. `metals` and `drawn_metals` are the coins face down, for those who know them.
    `turns` are the ways round of each tile drawn that look different."""

    board: str
    tiles: list[TileView]
    regions: list[RegionView]
    free: list[str]
    enclosures: int
    enclosed: list[list[str]]
    barn: Counts
    spaces: int
    room: int
    coppers: int
    coins: int
    metals: Counts | None
    labourers: Counts
    newcomers: Counts
    huts: int
    barns: int
    improvements: Counts
    help_up: int
    help_down: int
    place: str | None
    step: str
    hand: list[str]
    to_place: int
    tile: str | None
    cell: str | None
    figures: int
    worked: list[str]
    good: str | None
    spilling: str | None
    pending: int
    route: list[str]
    passed: int
    piece: str | None
    due: Counts
    owed: int
    purpose: str
    back: str
    missing: Counts
    sold: Counts
    drawn: int
    drawn_metals: Counts | None
    turns: dict[str, list[int]]
    bill: BillView | None


class NoteView(TypedDict):
    """A line of the coin log: the metal of one coin, or how many of each were drawn; None and a
    count for those who did not see."""

    window: int
    seat: int
    what: str
    metal: str | None
    metals: Counts | None
    count: int


class WalnutView(TypedDict):
    """The view of one seat."""

    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    actors: list[int]
    over: bool
    scores: list[int]
    year: int
    years: int
    season: str
    disc: str | None
    discs: list[str]
    first_seat: int
    arrivals: list[int]
    order: list[int]
    turn: int
    next_order: list[int]
    display: list[Counts]
    tile_bag: list[str]
    coin_bag: int
    farms: list[FarmView]
    log: list[NoteView]


def view(state: "WalnutState", seat: i64) -> WalnutView:
    """The view of `seat`, of an onlooker, or of the eyes that see all."""
    cards = state.cards
    return {
        "seat": int(seat) if seat != ONLOOKER else None,
        "seats": int(state.seats),
        "options": {},
        "actors": [int(actor) for actor in state.actors()],
        "over": state.season == OVER,
        "scores": [
            _score(cards, farm, _knows(state, owner, seat))
            for owner, farm in enumerate(state.farms)
        ],
        "year": int(state.year),
        "years": int(cards.years),
        "season": SEASONS[state.season],
        "disc": cards.discs.ids[state.disc] if state.disc >= 0 else None,
        "discs": [cards.discs.ids[disc] for disc in state.discs],
        "first_seat": int(state.first_seat),
        "arrivals": [int(other) for other in state.arrivals],
        "order": [int(other) for other in state.order],
        "turn": int(state.turn),
        "next_order": [int(other) for other in autumn.walking_order(state)],
        "display": [
            counts(cards.pieces.kind_ids[kind], pieces)
            for kind, pieces in zip(cards.town.stop_kind, state.display, strict=True)
        ],
        "tile_bag": [cards.tiles.ids[tile] for tile in state.tile_bag],
        "coin_bag": int(state.coins_in_bag()),
        "farms": [
            _farm(cards, farm, _knows(state, owner, seat), _bill(state, farm))
            for owner, farm in enumerate(state.farms)
        ],
        "log": [_note(cards, note, _knows(state, note[1], seat)) for note in state.log],
    }


def _knows(state: "WalnutState", owner: i64, seat: i64) -> bool:
    """Whether a seat knows the coins that an owner has drawn: they lie face down until the end."""
    return owner == seat or seat == EVERYONE or state.season == OVER


def _score(cards: Cards, farm: Farm, known: bool) -> int:
    return int(scoring.points(cards, farm) if known else scoring.open_points(cards, farm))


def counts(ids: list[str], packed: i64) -> Counts:
    """Counts in lanes as a table by id; what there is none of is left out."""
    by_id: Counts = {}
    number: i64 = 0
    while packed:
        count = packed & 255
        if count:
            by_id[ids[number]] = int(count)
        packed >>= 8
        number += 1
    return by_id


def _farm(cards: Cards, farm: Farm, known: bool, bill: BillView | None) -> FarmView:
    cells = cards.grid.texts
    land = farm.land
    refs = cards.actions.area_refs
    names = [refs[area] for area in land.names]
    return {
        "board": cards.boards.ids[farm.board],
        "tiles": [
            {"cell": cells[cell], "tile": cards.tiles.ids[aspect // 4], "turn": int(aspect % 4)}
            for cell, aspect in zip(land.cells, land.aspects, strict=True)
        ],
        "regions": _regions(cards, farm, names),
        "free": [cells[cell] for cell in land.free],
        "enclosures": int(land.enclosures),
        "enclosed": _enclosed(land, names),
        "barn": counts(cards.good_ids, farm.barn),
        "spaces": int(farm.spaces(cards)),
        "room": int(farm.room),
        "coppers": int(farm.coppers),
        "coins": int(total(farm.coins)),
        "metals": counts(cards.metal_ids, farm.coins) if known else None,
        "labourers": counts(cards.pieces.kind_ids[HIRE], farm.labourers),
        "newcomers": counts(cards.pieces.kind_ids[HIRE], farm.newcomers),
        "huts": int(farm.huts),
        "barns": int(farm.barns),
        "improvements": counts(cards.pieces.kind_ids[IMPROVE], farm.improvements),
        "help_up": int(farm.help_up),
        "help_down": int(farm.help_down),
        "place": cards.town.place_id(farm.place),
        "step": STEPS[farm.asked],
        "hand": [cards.tiles.ids[tile] for tile in farm.hand],
        "to_place": int(farm.to_place),
        "tile": cards.tiles.ids[farm.tile] if farm.tile >= 0 else None,
        "cell": cells[farm.cell] if farm.cell >= 0 else None,
        "figures": int(farm.figures),
        "worked": [names[root] for root in land.roots if root in farm.worked],
        "good": cards.good_ids[farm.good] if farm.good >= 0 else None,
        "spilling": names[farm.spilling] if farm.spilling >= 0 else None,
        "pending": int(farm.pending),
        "route": [cards.town.toll_ids[toll] for toll in farm.route],
        "passed": int(farm.passed),
        "piece": cards.pieces.ids[farm.piece] if farm.piece >= 0 else None,
        "due": counts(cards.good_ids, farm.due),
        "owed": int(farm.owed),
        "purpose": PURPOSES[farm.purpose],
        "back": STEPS[farm.back],
        "missing": counts(cards.good_ids, farm.missing),
        "sold": counts(cards.good_ids, farm.sold),
        "drawn": int(total(farm.drawn)),
        "drawn_metals": counts(cards.metal_ids, farm.drawn) if known else None,
        "turns": {
            cards.tiles.ids[tile]: [int(turn) for turn in cards.tiles.turns[tile]]
            for tile in farm.hand
        },
        "bill": bill,
    }


def _bill(state: "WalnutState", farm: Farm) -> BillView | None:
    """The bill of the coming winter; None where there is none to come or it is being paid."""
    if state.season not in (SPRING, SUMMER, AUTUMN) and farm.asked != BEFORE_WINTER:
        return None
    cards = state.cards
    wanted = winter.needs(cards, farm, state.disc)
    wood = winter.wood(cards, farm.labourers, farm.huts, state.disc)
    takes: Counts = {}
    lacks: Counts = {}
    for good, id in enumerate(cards.good_ids):
        needed = int(lane(wanted, good))
        if needed:
            takes[id] = needed
        if needed > lane(farm.stock, good):
            lacks[id] = needed - int(lane(farm.stock, good))
    tiles = sum(lacks.values())
    face_down = int(farm.help_up) + tiles - 1 if tiles else 0
    return {
        "food": _food(cards, farm, state.disc),
        "fires": int(wood[0]),
        "wagons": int(wood[1]),
        "takes": takes,
        "lacks": lacks,
        "help": tiles,
        "points": int(cards.help_points) * face_down,
    }


def _food(cards: Cards, farm: Farm, disc: i64) -> list[FoodView]:
    pieces = cards.pieces
    return [
        {
            "labourer": pieces.kind_ids[HIRE][kind],
            "count": int(lane(farm.labourers, kind)),
            "good": cards.good_ids[pieces.labourer_food[kind]],
            "each": int(winter.appetite(cards, kind, disc)),
        }
        for kind in range(pieces.labourers)
        if lane(farm.labourers, kind)
    ]


def _regions(cards: Cards, farm: Farm, names: list[str]) -> list[RegionView]:
    land = farm.land
    areas: list[list[str]] = [[] for _ in names]
    for name, first in zip(names, land.region, strict=True):
        areas[first].append(name)
    return [
        {
            "area": names[root],
            "good": cards.good_ids[land.goods[root]],
            "tiles": int(land.size[root]),
            "squares": int(land.squares[root]),
            "goods": int(farm.field[root]),
            "worked": root in farm.worked,
            "areas": areas[root],
        }
        for root in land.roots
    ]


def _enclosed(land: Landscape, names: list[str]) -> list[list[str]]:
    """The areas of each enclosure."""
    groups: dict[int, list[str]] = {}
    for name, first in zip(names, land.group, strict=True):
        if land.openings[first] == 0:
            groups.setdefault(int(first), []).append(name)
    return list(groups.values())


def _note(cards: Cards, note: Note, known: bool) -> NoteView:
    window, seat, what, coins = note
    metal: str | None = None
    metals: Counts | None = None
    count = 1
    if what in (COPPER_BACK, SHOWN_BACK) or (what == OWN_BACK and known):
        metal = cards.metal_ids[coins]
    elif what == DRAWN:
        metals = counts(cards.metal_ids, coins) if known else None
        count = int(total(coins))
    elif what == KEPT:
        count = 0
    return {
        "window": window,
        "seat": seat,
        "what": NOTES[what],
        "metal": metal,
        "metals": metals,
        "count": count,
    }
