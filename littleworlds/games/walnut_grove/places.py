"""Where every limited component lies, who may know it, and the bounds of what is not limited: for
the laws, written from the rules."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.core.state import Places, Tally
from littleworlds.games.walnut_grove.actions import area_cell
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import USES
from littleworlds.games.walnut_grove.data.town import BUILD, HIRE, IMPROVE
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.lanes import lane, total

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def places(state: "WalnutState") -> Places:
    cards = state.cards
    places: Places = {
        "tile bag": [cards.tiles.ids[tile] for tile in state.tile_bag],
        "coin bag": _repeated(cards.metal_ids, state.coin_bag),
        "discs to come": [cards.discs.ids[disc] for disc in state.discs],
        "discs": [id for disc, id in enumerate(cards.discs.ids) if disc not in state.discs],
    }
    for stop, id in enumerate(cards.town.stop_ids):
        places["at " + id] = _displayed(cards, stop, state.display[stop])
    for seat, farm in enumerate(state.farms):
        places[f"hand {seat}"] = [cards.tiles.ids[tile] for tile in farm.hand]
        places[f"land {seat}"] = [cards.tiles.ids[aspect // 4] for aspect in farm.land.aspects]
        places[f"coppers {seat}"] = [cards.metal_ids[cards.start_metal]] * farm.coppers
        places[f"coins {seat}"] = _repeated(cards.metal_ids, farm.coins + farm.drawn)
        places[f"farm {seat}"] = (
            _repeated(cards.pieces.kind_ids[HIRE], farm.labourers + farm.newcomers)
            + _repeated(cards.pieces.kind_ids[IMPROVE], farm.improvements)
            + ["hut"] * farm.huts
            + ["barn"] * farm.barns
        )
    return places


def _repeated(ids: list[str], packed: i64) -> list[str]:
    """Counts in lanes as a list of ids."""
    return [id for number, id in enumerate(ids) for _ in range(lane(packed, number))]


def _displayed(cards: Cards, stop: i64, packed: i64) -> list[str]:
    kind = cards.town.stop_kind[stop]
    if kind == BUILD:
        # By what they are for: farms keep count of huts and barns, not of designs.
        return _repeated([USES[use] for use in cards.pieces.building_use], packed)
    return _repeated(cards.pieces.kind_ids[kind], packed)


def hidden(state: "WalnutState", seat: int | None) -> list[list[str]]:
    """Coins that others have drawn lie face down until the end, and who does not know them does not
    know the bag either."""
    if state.season == OVER:
        return []
    unseen = [
        f"coins {other}"
        for other, farm in enumerate(state.farms)
        if other != seat and (farm.coins or farm.drawn)
    ]
    return [["coin bag", *unseen]] if unseen else []


def tallies(state: "WalnutState") -> list[Tally]:
    town = state.cards.town
    tallies: list[Tally] = []
    for seat, farm in enumerate(state.farms):
        tallies += _tallies_of(state.cards, seat, farm)
    for stop, id in enumerate(town.stop_ids):
        pawns = sum(1 for farm in state.farms if farm.place == stop)
        tallies.append(Tally(f"pawns at {id}", pawns, 0, town.capacity[stop]))
    return tallies


def _tallies_of(cards: Cards, seat: int, farm: Farm) -> list[Tally]:
    land = farm.land
    spaces = farm.spaces(cards)
    tallies = [
        Tally(f"goods of seat {seat} in region {root}", farm.field[root], 0, land.squares[root])
        for root in land.roots
    ]
    return tallies + [
        Tally(f"free spaces in the barn of seat {seat}", farm.room, 0, spaces),
        Tally(f"things in the barn of seat {seat}", farm.things_in_barn(), 0, spaces),
        Tally(f"labourers of seat {seat}", farm.housed(), 0, cards.wagons),
        Tally(f"huts of seat {seat}", farm.huts, 0, cards.wagons),
        Tally(f"barns of seat {seat}", farm.barns, 0, cards.barn_lots),
        Tally(
            f"improvements of seat {seat}", farm.improvement_count(), 0, cards.improvement_spaces
        ),
        Tally(f"help tiles face up at seat {seat}", farm.help_up, 0, 1),
        Tally(f"help tiles face down at seat {seat}", farm.help_down, 0, 500),
        Tally(f"goods due from seat {seat}", total(farm.due) + farm.owed, 0, 100),
    ]


def audit(state: "WalnutState") -> list[str]:
    """Recompute what farms and landscapes keep for speed."""
    faults: list[str] = []
    for seat, farm in enumerate(state.farms):
        faults += [f"seat {seat} {fault}" for fault in _faults_of(state.cards, farm)]
    return faults


def _faults_of(cards: Cards, farm: Farm) -> list[str]:
    land = farm.land
    faults: list[str] = []
    for area, count in enumerate(farm.field):
        if count and land.region[area] != area:
            faults.append(f"keeps goods at area {area}, which is not the first of its region")
    stock = farm.goods_everywhere()
    if farm.stock != stock:
        faults.append(f"counts {farm.stock} as its goods instead of {stock}")
    room = farm.spaces(cards) - farm.things_in_barn()
    if farm.room != room:
        faults.append(f"counts {farm.room} free spaces instead of {room}")
    if len(farm.field) != len(land.goods):
        faults.append(f"has {len(farm.field)} counts for {len(land.goods)} areas")
    if (land.enclosures, land.largest) != _enclosures_and_largest(cards, land):
        faults.append(f"counts {land.enclosures} enclosures and a largest region of {land.largest}")
    return faults


def _enclosures_and_largest(cards: Cards, land: Landscape) -> tuple[i64, i64]:
    """Enclosures and the tiles of the largest region, counted over all areas."""
    closed = sum(
        1 for area, first in enumerate(land.group) if first == area and land.openings[area] == 0
    )
    cells: dict[int, set[int]] = {}
    for area, first in enumerate(land.region):
        cells.setdefault(int(first), set()).add(int(area_cell(cards, land.names[area])))
    return closed, max(len(tiles) for tiles in cells.values())
