"""Where every limited component lies, who may know it, and the bounds of what is not limited: for the laws, written from the rules."""

from littleworlds.core.native import i64
from littleworlds.core.state import Places, Tally
from littleworlds.games.walnut_grove.cards import BUILD, HIRE, IMPROVE, Cards
from littleworlds.games.walnut_grove.land import Landscape
from littleworlds.games.walnut_grove.lanes import in_lane, lane, total
from littleworlds.games.walnut_grove.phases import OVER
from littleworlds.games.walnut_grove.table import Table


def places(table: Table) -> Places:
    cards = table.cards
    found: Places = {
        "tile bag": [cards.tiles.ids[tile] for tile in table.tile_bag],
        "coin bag": coin_ids(cards, table.coin_bag),
        "discs to come": [cards.disc_ids[disc] for disc in table.discs],
        "discs": [id for disc, id in enumerate(cards.disc_ids) if disc not in table.discs],
    }
    for stop, id in enumerate(cards.stop_ids):
        found["at " + id] = _displayed(cards, stop, table.display[stop])
    for seat, farm in enumerate(table.farms):
        found[f"hand {seat}"] = [cards.tiles.ids[tile] for tile in farm.hand]
        found[f"land {seat}"] = [cards.tiles.ids[aspect // 4] for aspect in farm.land.aspects]
        found[f"coppers {seat}"] = [cards.metal_ids[cards.start_metal]] * farm.coppers
        found[f"coins {seat}"] = coin_ids(cards, farm.coins + farm.drawn)
        pieces = _of_kind(cards, HIRE, farm.labourers + farm.newcomers) + _of_kind(
            cards, IMPROVE, farm.improvements
        )
        pieces += ["hut"] * farm.huts + ["barn"] * farm.barns
        found[f"farm {seat}"] = pieces
    return found


def coin_ids(cards: Cards, coins: i64) -> list[str]:
    return [
        cards.metal_ids[metal] for metal in range(cards.metals) for _ in range(lane(coins, metal))
    ]


def _of_kind(cards: Cards, kind: i64, pieces: i64) -> list[str]:
    first: i64 = 0
    if kind == BUILD:
        first = cards.labourers
    elif kind == IMPROVE:
        first = cards.labourers + cards.buildings
    return [
        cards.piece_ids[first + number] for number in range(7) for _ in range(lane(pieces, number))
    ]


def _displayed(cards: Cards, stop: i64, pieces: i64) -> list[str]:
    if cards.stop_kind[stop] == BUILD:
        # By what they are for: farms keep count of huts and barns, not of designs.
        uses = [("hut", "barn")[cards.building_use[number]] for number in range(cards.buildings)]
        return [
            uses[number] for number in range(cards.buildings) for _ in range(lane(pieces, number))
        ]
    return _of_kind(cards, cards.stop_kind[stop], pieces)


def hidden(table: Table, seat: int | None) -> list[list[str]]:
    """Coins that others have drawn lie face down until the end, and who does not know them does not know the bag either."""
    if table.season == OVER:
        return []
    unseen = [
        f"coins {other}"
        for other, farm in enumerate(table.farms)
        if other != seat and (farm.coins or farm.drawn)
    ]
    return [["coin bag", *unseen]] if unseen else []


def tallies(table: Table) -> list[Tally]:
    cards = table.cards
    found: list[Tally] = []
    for seat, farm in enumerate(table.farms):
        for root in farm.land.roots:
            found.append(
                Tally(
                    f"goods of seat {seat} in region {root}",
                    farm.field[root],
                    0,
                    farm.land.squares[root],
                )
            )
        found.append(
            Tally(f"free spaces in the barn of seat {seat}", farm.room, 0, farm.spaces(cards))
        )
        found.append(
            Tally(
                f"things in the barn of seat {seat}", farm.things_in_barn(), 0, farm.spaces(cards)
            )
        )
        found.append(Tally(f"labourers of seat {seat}", farm.housed(), 0, cards.wagons))
        found.append(Tally(f"huts of seat {seat}", farm.huts, 0, cards.wagons))
        found.append(Tally(f"barns of seat {seat}", farm.barns, 0, cards.barn_lots))
        found.append(
            Tally(
                f"improvements of seat {seat}",
                farm.improvement_count(),
                0,
                cards.improvement_spaces,
            )
        )
        found.append(Tally(f"help tiles face up at seat {seat}", farm.help_up, 0, 1))
        found.append(Tally(f"help tiles face down at seat {seat}", farm.help_down, 0, 500))
        found.append(Tally(f"goods due from seat {seat}", total(farm.due) + farm.owed, 0, 100))
    for stop, id in enumerate(cards.stop_ids):
        pawns = sum(1 for farm in table.farms if farm.place == stop)
        found.append(Tally(f"pawns at {id}", pawns, 0, cards.capacity[stop]))
    return found


def audit(table: Table) -> list[str]:
    """Recompute what farms and landscapes keep for speed."""
    cards = table.cards
    found: list[str] = []
    for seat, farm in enumerate(table.farms):
        stock = farm.barn
        for area, count in enumerate(farm.field):
            stock += in_lane(count, farm.land.goods[area])
            if count and farm.land.region[area] != area:
                found.append(
                    f"seat {seat} keeps goods at area {area}, which is not the first of its region"
                )
        if stock != farm.stock:
            found.append(f"seat {seat} counts {farm.stock} as its goods instead of {stock}")
        if farm.room != farm.spaces(cards) - farm.things_in_barn():
            found.append(
                f"seat {seat} counts {farm.room} free spaces instead of {farm.spaces(cards) - farm.things_in_barn()}"
            )
        if len(farm.field) != len(farm.land.goods):
            found.append(
                f"seat {seat} has {len(farm.field)} counts for {len(farm.land.goods)} areas"
            )
        if _figures(cards, farm.land) != (farm.land.enclosures, farm.land.largest):
            found.append(
                f"seat {seat} counts {farm.land.enclosures} enclosures and a largest region of {farm.land.largest}"
            )
    return found


def _figures(cards: Cards, land: Landscape) -> tuple[i64, i64]:
    """Enclosures and the largest region, counted over all areas."""
    closed = sum(
        1 for area, first in enumerate(land.group) if first == area and land.openings[area] == 0
    )
    cells: dict[int, set[int]] = {}
    for area, first in enumerate(land.region):
        cells.setdefault(int(first), set()).add(
            int(land.names[area] if area < cards.grid.columns else _cell(cards, land.names[area]))
        )
    return closed, max(len(tiles) for tiles in cells.values())


def _cell(cards: Cards, area: i64) -> i64:
    return cards.grid.columns + (area - cards.grid.columns) // cards.tiles.letters
