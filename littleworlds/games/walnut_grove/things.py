"""Everything on the table that a view shows, as things with references, labels and notes."""

from typing import final

from littleworlds.core.message import Args, Message, counted, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Thing
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.tiles import LETTERS
from littleworlds.games.walnut_grove.data.town import Town
from littleworlds.games.walnut_grove.refs import (
    COIN_BAG,
    HELP_SUPPLY,
    NEXT_DISC,
    TILE_BAG,
    area_ref,
    barn_good_ref,
    barn_ref,
    barns_ref,
    cell_ref,
    coin_ref,
    disc_ref,
    drawn_coin_ref,
    drawn_tile_ref,
    face_down_coins_ref,
    face_down_drawn_coins_ref,
    farm_ref,
    farmer_ref,
    help_ref,
    huts_ref,
    improvement_ref,
    labourer_ref,
    land_name,
    land_names,
    lost_help_ref,
    newcomer_ref,
    pawn_ref,
    piece_ref,
    stop_ref,
    supply_ref,
    tile_args,
    tile_ref,
    toll_ref,
    where_name,
)
from littleworlds.games.walnut_grove.rule_text import (
    disc_notes,
    labourer_notes,
    piece_notes,
    stop_notes,
)
from littleworlds.games.walnut_grove.state.lanes import lane
from littleworlds.games.walnut_grove.view import Counts, FarmView, RegionView, WalnutView


@final
class Fixtures:
    """What never changes: the things of the town and the supply, and what is said of pieces, tiles
    and coins. Made once, and shared by all tables; whoever gets them only reads."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        notes = [Message("note-toll")]
        self.tolls = [
            Thing(toll_ref(id), Message("thing-stop", {"stop": name(id)}), notes=notes)
            for id in cards.town.toll_ids
        ]
        self.stops = [
            Thing(
                stop_ref(id),
                Message("thing-stop", {"stop": name(id)}),
                notes=stop_notes(cards, stop),
            )
            for stop, id in enumerate(cards.town.stop_ids)
        ]
        self.pieces = {id: Message("thing-piece", {"what": name(id)}) for id in cards.pieces.ids}
        self.piece_notes = {
            id: piece_notes(cards, number) for number, id in enumerate(cards.pieces.ids)
        }
        labourers = range(cards.pieces.labourers)
        self.settled = {
            cards.pieces.ids[one]: labourer_notes(cards, one, False) for one in labourers
        }
        self.new = {cards.pieces.ids[one]: labourer_notes(cards, one, True) for one in labourers}
        """What is said of labourers at work, and of those who begin after the winter."""
        self.help = Message(
            "note-help", {"count": int(cards.repaid_with), "points": -int(cards.help_points)}
        )
        self.supply = [
            Thing(supply_ref(id), Message("thing-supply", {"good": name(id)}))
            for id in cards.good_ids
        ]
        self.supply.append(Thing(HELP_SUPPLY, Message("thing-supply-help"), notes=[self.help]))
        self.goods = {id: Message("thing-good", {"good": name(id)}) for id in cards.good_ids}
        self.coins = {id: Message("thing-coin", {"coin": name(id)}) for id in cards.metal_ids}
        self.coin_notes = {
            id: [Message("note-coin", {"points": int(points)})]
            for id, points in zip(cards.metal_ids, cards.coin_points, strict=True)
        }
        self.lands = [land_name(cards, good) for good in range(cards.goods)]
        """The land that yields each good."""
        self.tile_lands = [land_names(cards, tile) for tile in range(cards.tiles.count)]
        self.drawn = [
            Message("thing-drawn", tile_args(cards, tile)) for tile in range(cards.tiles.count)
        ]
        self.farmer = Message("note-farmer")
        self.worked = Message("note-worked")
        self.enclosed = Message("note-enclosed", {"points": int(cards.enclosure_points)})


def things(fixtures: Fixtures, view: WalnutView) -> list[Thing]:
    """The year, the town, the supply, and each farm with its land and barn."""
    listed = _year(fixtures.cards, view) + _town(fixtures, view) + fixtures.supply
    for seat, farm in enumerate(view["farms"]):
        listed += _farm(fixtures, view, seat, farm)
    return listed


# --- the year -----------------------------------------------------------------------------------


def _year(cards: Cards, view: WalnutView) -> list[Thing]:
    listed = [
        Thing(TILE_BAG, Message("thing-tile-bag"), count=len(view["tile_bag"])),
        Thing(COIN_BAG, Message("thing-coin-bag"), count=view["coin_bag"]),
        Thing(NEXT_DISC, Message("thing-discs"), count=len(view["discs"])),
    ]
    if view["disc"] is not None:
        label = Message("thing-disc", {"year": max(1, view["year"]), "years": view["years"]})
        notes = disc_notes(cards, cards.discs.ids.index(view["disc"]))
        listed.append(Thing(disc_ref(view["disc"]), label, notes=notes))
    return listed


# --- the town -----------------------------------------------------------------------------------


def _town(fixtures: Fixtures, view: WalnutView) -> list[Thing]:
    town = fixtures.cards.town
    listed = _tolls(fixtures, view)
    ways = _ways(fixtures.cards, view)
    for thing, id, display in zip(fixtures.stops, town.stop_ids, view["display"], strict=True):
        notes = thing.notes + ways.get(id, [])
        listed.append(Thing(thing.ref, thing.label, notes=notes))
        for piece, count in display.items():
            label = fixtures.pieces[piece]
            notes = fixtures.piece_notes[piece]
            listed.append(Thing(piece_ref(id, piece), label, thing.ref, count, notes))
    for seat, farm in enumerate(view["farms"]):
        place = farm["place"]
        within = ""
        if place is not None:
            within = stop_ref(place) if place in town.stop_ids else toll_ref(place)
        listed.append(Thing(pawn_ref(seat), Message("thing-pawn", {"owner": player(seat)}), within))
    return listed


def _tolls(fixtures: Fixtures, view: WalnutView) -> list[Thing]:
    """The toll buildings; while starting places are chosen, with what it means to begin there."""
    town = fixtures.cards.town
    if view["season"] != "start":
        return fixtures.tolls[:]
    starts = town.distance[town.stops :]
    listed: list[Thing] = []
    for thing, start in zip(fixtures.tolls, starts, strict=True):
        order = "last" if start == min(starts) else "first"
        args: Args = {
            "stop": where_name(town.stop_ids[_first_stop(town, start)]),
            "order": order if view["seats"] > 1 else "none",
        }
        notes = [*thing.notes, Message("note-start", args)]
        listed.append(Thing(thing.ref, thing.label, notes=notes))
    return listed


def _first_stop(town: Town, start: i64) -> int:
    """The first stop on the way from a starting place."""
    behind = [stop for stop in range(town.stops) if town.distance[stop] > start]
    return min(behind, key=lambda stop: town.distance[stop]) if behind else 0


def _ways(cards: Cards, view: WalnutView) -> dict[str, list[Message]]:
    """For whoever looks: the tolls on the way to each stop, and what of its price is not there."""
    seat = view["seat"]
    if seat is None or seat >= view["seats"] or view["farms"][seat]["place"] is None:
        return {}
    farm = view["farms"][seat]
    town = cards.town
    place = town.place_of(farm["place"] or "")
    ways: dict[str, list[Message]] = {}
    for stop, id in enumerate(town.stop_ids):
        tolls: list[int | str] = [
            name(town.toll_ids[toll]) for toll in town.tolls_between(place, stop)
        ]
        short = max(0, len(tolls) - farm["coppers"] - farm["coins"])
        way: Args = {"tolls": tolls, "count": len(tolls), "short": short}
        way["around"] = int(farm["place"] == id)
        ways[id] = [Message("note-way", way)]
        lacking = lacking_of_price(cards, farm, stop)
        if lacking:
            count = sum(lacking.values())
            enough = farm["coppers"] + farm["coins"] >= count
            args: Args = {"goods": _counted(lacking), "coins": count if enough else 0}
            ways[id].append(Message("note-price-lacks", args))
    return ways


def lacking_of_price(cards: Cards, farm: FarmView, stop: i64) -> Counts:
    """The goods of a stop's price that a farm does not have."""
    lacking: Counts = {}
    for number, good in enumerate(cards.good_ids):
        lack = int(lane(cards.town.stop_cost[stop], number)) - _stock(farm, good)
        if lack > 0:
            lacking[good] = lack
    return lacking


def _stock(farm: FarmView, good: str) -> int:
    """How many goods of a kind a farm has, in the barn and on the land."""
    on_land = sum(region["goods"] for region in farm["regions"] if region["good"] == good)
    return farm["barn"].get(good, 0) + on_land


# --- a farm -------------------------------------------------------------------------------------


def _farm(fixtures: Fixtures, view: WalnutView, seat: int, farm: FarmView) -> list[Thing]:
    ref = farm_ref(seat)
    notes = [
        Message("note-points", {"points": view["scores"][seat]}),
        Message("note-enclosures", {"count": farm["enclosures"]}),
        *_bill(farm),
    ]
    listed = [Thing(ref, Message("thing-farm", {"owner": player(seat)}), notes=notes)]
    listed += _land(fixtures, view, seat, farm)
    listed += _barn(fixtures, seat, farm)
    listed += _people(fixtures, seat, farm)
    for tile in sorted(set(farm["hand"])):
        label = fixtures.drawn[fixtures.cards.tiles.number_of[tile]]
        listed.append(Thing(drawn_tile_ref(seat, tile), label, ref, farm["hand"].count(tile)))
    return listed


def _bill(farm: FarmView) -> list[Message]:
    """What this year's winter will take, as things stand, and what of it is not there."""
    bill = farm["bill"]
    if bill is None:
        return []
    taken = _counted(bill["takes"])
    notes = [Message("note-bill", {"count": sum(bill["takes"].values()), "goods": taken})]
    if bill["help"]:
        lacking: Args = {"count": bill["help"], "goods": _counted(bill["lacks"])}
        notes.append(Message("note-bill-lacks", lacking))
    return notes


def _counted(amounts: Counts) -> list[int | str]:
    """Goods as arguments of a message."""
    return [counted(count, id) for id, count in amounts.items()]


def _land(fixtures: Fixtures, view: WalnutView, seat: int, farm: FarmView) -> list[Thing]:
    """The board's districts and the tiles, each with its areas; then the free cells."""
    cards = fixtures.cards
    listed: list[Thing] = []
    notes = _area_notes(fixtures, view, farm)
    board = cards.boards.land[cards.boards.ids.index(farm["board"])]
    for cell, district in zip(cards.grid.texts, board.goods, strict=False):
        lands: list[int | str] = [fixtures.lands[district]]
        listed += _tile(fixtures, seat, cell, [int(district)], lands, notes)
    for tile in farm["tiles"]:
        number = cards.tiles.number_of[tile["tile"]]
        goods = cards.tiles.goods[number]
        listed += _tile(fixtures, seat, tile["cell"], goods, fixtures.tile_lands[number], notes)
    within = farm_ref(seat)
    for cell in farm["free"]:
        listed.append(Thing(cell_ref(seat, cell), Message("thing-cell", {"cell": cell}), within))
    return listed


def _tile(
    fixtures: Fixtures,
    seat: int,
    cell: str,
    goods: list[int],
    lands: list[int | str],
    notes: dict[str, list[Message]],
) -> list[Thing]:
    """A tile or a district, with its areas."""
    ref = tile_ref(seat, cell)
    label = Message("thing-tile", {"lands": lands, "cell": cell})
    listed = [Thing(ref, label, farm_ref(seat))]
    for letter, good in zip(LETTERS, goods, strict=False):
        area = f"{cell}.{letter}"
        label = Message("thing-area", {"land": fixtures.lands[good], "cell": cell})
        listed.append(Thing(area_ref(seat, area), label, ref, 1, notes[area]))
    return listed


def _area_notes(fixtures: Fixtures, view: WalnutView, farm: FarmView) -> dict[str, list[Message]]:
    """What is noted of each area: its region, a figure there or what one would yield, and whether
    it is enclosed."""
    cards = fixtures.cards
    bonus = ""
    if view["season"] == "summer":
        bonus = cards.good_ids[cards.discs.summer[cards.discs.ids.index(view["disc"] or "")]]
    enclosed = {area for group in farm["enclosed"] for area in group}
    notes: dict[str, list[Message]] = {}
    for region in farm["regions"]:
        open_notes = [_region_note(region)]
        if region["worked"]:
            open_notes.append(fixtures.worked)
        elif farm["figures"] and bonus:
            more = int(cards.summer_bonus) if region["good"] == bonus else 0
            open_notes.append(_harvest_note(farm, region, region["tiles"] + more))
        closed_notes = [*open_notes, fixtures.enclosed]
        for area in region["areas"]:
            notes[area] = closed_notes if area in enclosed else open_notes
    return notes


def _region_note(region: RegionView) -> Message:
    args: Args = {
        "tiles": region["tiles"],
        "squares": region["squares"],
        "goods": region["goods"],
        "good": name(region["good"]),
    }
    return Message("note-region", args)


def _harvest_note(farm: FarmView, region: RegionView, count: int) -> Message:
    """What a figure would yield, and how much of it would find no room."""
    room = region["squares"] - region["goods"] + farm["room"]
    args: Args = {"count": count, "good": name(region["good"]), "over": max(count - room, 0)}
    return Message("note-harvest", args)


def _barn(fixtures: Fixtures, seat: int, farm: FarmView) -> list[Thing]:
    ref = barn_ref(seat)
    note = Message("note-barn", {"spaces": farm["spaces"], "room": farm["room"]})
    listed = [Thing(ref, Message("thing-barn"), farm_ref(seat), notes=[note])]
    for good, count in farm["barn"].items():
        listed.append(Thing(barn_good_ref(seat, good), fixtures.goods[good], ref, count))
    return listed + _coins(fixtures, seat, farm)


def _coins(fixtures: Fixtures, seat: int, farm: FarmView) -> list[Thing]:
    """The coins in a barn, those drawn without room too: by metal, or only how many there are."""
    cards = fixtures.cards
    ref = barn_ref(seat)
    metals = dict(farm["metals"] or {})
    start = cards.metal_ids[cards.start_metal]
    if farm["coppers"]:
        metals[start] = metals.get(start, 0) + farm["coppers"]
    listed = [
        Thing(coin_ref(seat, metal), fixtures.coins[metal], ref, count, fixtures.coin_notes[metal])
        for metal, count in metals.items()
    ]
    if farm["metals"] is None and farm["coins"]:
        listed.append(Thing(face_down_coins_ref(seat), Message("thing-coins"), ref, farm["coins"]))
    for metal, count in (farm["drawn_metals"] or {}).items():
        label = Message("thing-drawn-coin", {"coin": name(metal)})
        listed.append(Thing(drawn_coin_ref(seat, metal), label, ref, count))
    if farm["drawn_metals"] is None and farm["drawn"]:
        label = Message("thing-drawn-coins")
        listed.append(Thing(face_down_drawn_coins_ref(seat), label, ref, farm["drawn"]))
    return listed


def _people(fixtures: Fixtures, seat: int, farm: FarmView) -> list[Thing]:
    """Who lives on a farm, what was built and bought for it, and its help tiles."""
    cards = fixtures.cards
    ref = farm_ref(seat)
    notes = [fixtures.farmer]
    listed = [Thing(farmer_ref(seat), Message("thing-farmer"), ref, cards.farmers, notes)]
    for id, count in farm["labourers"].items():
        notes = fixtures.settled[id]
        listed.append(Thing(labourer_ref(seat, id), fixtures.pieces[id], ref, count, notes))
    for id, count in farm["newcomers"].items():
        label = Message("thing-newcomer", {"what": name(id)})
        listed.append(Thing(newcomer_ref(seat, id), label, ref, count, fixtures.new[id]))
    if farm["huts"]:
        listed.append(Thing(huts_ref(seat), Message("thing-huts"), ref, farm["huts"]))
    if farm["barns"]:
        listed.append(Thing(barns_ref(seat), Message("thing-barns"), ref, farm["barns"]))
    for id, count in farm["improvements"].items():
        notes = fixtures.piece_notes[id]
        listed.append(Thing(improvement_ref(seat, id), fixtures.pieces[id], ref, count, notes))
    if farm["help_up"]:
        listed.append(Thing(help_ref(seat), Message("thing-help-up"), ref, notes=[fixtures.help]))
    if farm["help_down"]:
        note = Message("note-help-down", {"points": int(cards.help_points) * farm["help_down"]})
        label = Message("thing-help-down")
        listed.append(Thing(lost_help_ref(seat), label, ref, farm["help_down"], [note]))
    return listed
