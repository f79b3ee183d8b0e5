"""Everything on the table that a view shows, as things with references, labels and notes."""

from littleworlds.core.message import Args, Message, counted, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Thing
from littleworlds.games.walnut_grove.cards import PER, STOP_KINDS, Cards
from littleworlds.games.walnut_grove.lanes import lane
from littleworlds.games.walnut_grove.tiles import LETTERS
from littleworlds.games.walnut_grove.view import FarmView, RegionView, WalnutView


def things(cards: Cards, view: WalnutView) -> list[Thing]:
    """The year, the town, the supply, and each farm with its land and barn."""
    found = _year(cards, view) + _town(cards, view)
    for good in cards.good_ids:
        found.append(Thing("supply:" + good, Message("thing-supply", {"good": name(good)})))
    note = Message("note-help", {"count": int(cards.repaid_with), "points": -int(cards.help_points)})
    found.append(Thing("supply:help", Message("thing-supply-help"), notes=[note]))
    for seat, farm in enumerate(view["farms"]):
        found += _farm(cards, view, seat, farm)
    return found


def land_names(cards: Cards, tile: i64) -> list[int | str]:
    """The lands of a tile's areas, as arguments of a message."""
    return [name(cards.good_ids[good] + ".land") for good in cards.tiles.goods[tile]]


# --- the year ------------------------------------------------------------------------------------------------------------------


def _year(cards: Cards, view: WalnutView) -> list[Thing]:
    found = [
        Thing("bag:tiles", Message("thing-tile-bag"), count=len(view["tile_bag"])),
        Thing("bag:coins", Message("thing-coin-bag"), count=view["coin_bag"]),
        Thing("disc:next", Message("thing-discs"), count=len(view["discs"])),
    ]
    if view["disc"] is not None:
        disc = cards.disc_ids.index(view["disc"])
        colour = cards.good_ids[cards.disc_winter[disc]] + ".colour"
        notes = [
            Message("note-spring", {"draw": int(cards.disc_draw[disc]), "place": int(cards.disc_place[disc])}),
            Message("note-summer", {"good": name(cards.good_ids[cards.disc_summer[disc]]), "count": int(cards.summer_bonus)}),
            Message("note-autumn", {"good": name(cards.good_ids[cards.disc_autumn[disc]]), "count": int(cards.bonus_coins)}),
            Message("note-winter", {"colour": name(colour), "fires": int(cards.disc_fires[disc])}),
        ]
        label = Message("thing-disc", {"year": view["year"], "years": view["years"]})
        found.append(Thing("disc:" + view["disc"], label, notes=notes))
    return found


# --- the town ------------------------------------------------------------------------------------------------------------------


def _town(cards: Cards, view: WalnutView) -> list[Thing]:
    found: list[Thing] = []
    for id in cards.toll_ids:
        found.append(Thing("toll:" + id, Message("thing-stop", {"stop": name(id)}), notes=[Message("note-toll")]))
    for stop, id in enumerate(cards.stop_ids):
        found.append(Thing("stop:" + id, Message("thing-stop", {"stop": name(id)}), notes=_stop_notes(cards, stop)))
        for piece, count in view["display"][stop].items():
            notes = _improvement_notes(cards, piece)
            found.append(Thing(f"piece:{id}/{piece}", Message("thing-piece", {"what": name(piece)}), "stop:" + id, count, notes))
    for seat, farm in enumerate(view["farms"]):
        place = farm["place"]
        within = "" if place is None else ("stop:" if place in cards.stop_ids else "toll:") + place
        found.append(Thing(f"pawn:{seat}", Message("thing-pawn", {"owner": player(seat)}), within))
    return found


def _stop_notes(cards: Cards, stop: i64) -> list[Message]:
    kind = STOP_KINDS[cards.stop_kind[stop]]
    args: Args = {"count": int(cards.stop_take[stop])}
    if kind == "sell":
        args["count"] = int(cards.most_sold)
    cost = cards.stop_cost[stop]
    if cost:
        args["cost"] = [counted(lane(cost, good), cards.good_ids[good]) for good in range(cards.goods) if lane(cost, good)]
    elif kind not in ("goods", "sell"):
        args["cost"] = [counted(0, cards.good_ids[0])]
    return [Message("note-stop-" + kind, args), Message("note-capacity", {"count": int(cards.capacity[stop])})]


def _improvement_notes(cards: Cards, piece: str) -> list[Message]:
    number = cards.piece_ids.index(piece) - int(cards.labourers + cards.buildings)
    if number < 0:
        return []
    return [Message("note-per-" + PER[cards.improvement_per[number]], {"points": int(cards.improvement_each[number])})]


# --- a farm --------------------------------------------------------------------------------------------------------------------


def _farm(cards: Cards, view: WalnutView, seat: int, farm: FarmView) -> list[Thing]:
    ref = f"farm:{seat}"
    notes = [
        Message("note-points", {"points": view["scores"][seat]}),
        Message("note-enclosures", {"count": farm["enclosures"]}),
    ]
    found = [Thing(ref, Message("thing-farm", {"owner": player(seat)}), notes=notes)]
    found += _land(cards, seat, farm)
    found += _barn(cards, view, seat, farm)
    found += _people(cards, seat, farm)
    for tile in sorted(set(farm["hand"])):
        number = cards.tiles.number_of[tile]
        label = Message("thing-drawn", {"lands": land_names(cards, number)})
        found.append(Thing(f"drawn:{seat}/{tile}", label, ref, farm["hand"].count(tile), [_squares_note(cards, number)]))
    return found


def _squares_note(cards: Cards, tile: i64) -> Message:
    squares: list[int | str] = [
        counted(count, cards.good_ids[good]) for good, count in zip(cards.tiles.goods[tile], cards.tiles.squares[tile], strict=True)
    ]
    return Message("note-squares", {"squares": squares})


def _land(cards: Cards, seat: int, farm: FarmView) -> list[Thing]:
    found: list[Thing] = []
    columns = int(cards.grid.columns)
    board = cards.board_land[cards.board_ids.index(farm["board"])]
    cells: list[tuple[str, list[int]]] = [(f"{column},0", [int(board.goods[column])]) for column in range(columns)]
    cells += [(tile["cell"], cards.tiles.goods[cards.tiles.number_of[tile["tile"]]]) for tile in farm["tiles"]]
    of_area = {area: region for region in farm["regions"] for area in region["areas"]}
    enclosed = {area for group in farm["enclosed"] for area in group}
    for cell, goods in cells:
        lands: list[int | str] = [name(cards.good_ids[good] + ".land") for good in goods]
        ref = f"tile:{seat}/{cell}"
        found.append(Thing(ref, Message("thing-tile", {"lands": lands, "cell": cell}), f"farm:{seat}"))
        for letter, good in zip(LETTERS, goods, strict=False):
            area = f"{cell}.{letter}"
            notes = [_region_note(of_area[area])]
            if of_area[area]["worked"]:
                notes.append(Message("note-worked"))
            if area in enclosed:
                notes.append(Message("note-enclosed"))
            label = Message("thing-area", {"land": name(cards.good_ids[good] + ".land"), "cell": cell})
            found.append(Thing(f"area:{seat}/{area}", label, ref, notes=notes))
    for cell in farm["free"]:
        found.append(Thing(f"cell:{seat}/{cell}", Message("thing-cell", {"cell": cell}), f"farm:{seat}"))
    return found


def _region_note(region: RegionView) -> Message:
    good = name(region["good"])
    return Message("note-region", {"tiles": region["tiles"], "squares": region["squares"], "goods": region["goods"], "good": good})


def _barn(cards: Cards, view: WalnutView, seat: int, farm: FarmView) -> list[Thing]:
    ref = f"barn:{seat}"
    note = Message("note-barn", {"spaces": farm["spaces"], "room": farm["room"]})
    found = [
        Thing(ref, Message("thing-barn"), f"farm:{seat}", sum(farm["barn"].values()) + farm["coppers"] + farm["coins"], [note])
    ]
    for good, count in farm["barn"].items():
        found.append(Thing(f"barn:{seat}/{good}", Message("thing-good", {"good": name(good)}), ref, count))
    metals = dict(farm["metals"] or {})
    start = cards.metal_ids[cards.start_metal]
    if farm["coppers"]:
        metals[start] = metals.get(start, 0) + farm["coppers"]
    for metal, count in metals.items():
        points = Message("note-coin", {"points": int(cards.coin_points[cards.metal_ids.index(metal)])})
        found.append(Thing(f"coin:{seat}/{metal}", Message("thing-coin", {"coin": name(metal)}), ref, count, [points]))
    if farm["metals"] is None and farm["coins"]:
        found.append(Thing(f"coins:{seat}", Message("thing-coins"), ref, farm["coins"]))
    for metal, count in (farm["drawn_metals"] or {}).items():
        found.append(Thing(f"drawn-coin:{seat}/{metal}", Message("thing-drawn-coin", {"coin": name(metal)}), ref, count))
    if farm["drawn_metals"] is None and farm["drawn"]:
        found.append(Thing(f"drawn-coins:{seat}", Message("thing-drawn-coins"), ref, farm["drawn"]))
    return found


def _people(cards: Cards, seat: int, farm: FarmView) -> list[Thing]:
    ref = f"farm:{seat}"
    found = [Thing(f"farmer:{seat}", Message("thing-farmer"), ref, cards.farmers)]
    for what, count in farm["labourers"].items():
        found.append(Thing(f"labourer:{seat}/{what}", Message("thing-piece", {"what": name(what)}), ref, count))
    for what, count in farm["newcomers"].items():
        found.append(Thing(f"newcomer:{seat}/{what}", Message("thing-newcomer", {"what": name(what)}), ref, count))
    if farm["huts"]:
        found.append(Thing(f"huts:{seat}", Message("thing-huts"), ref, farm["huts"]))
    if farm["barns"]:
        found.append(Thing(f"barns:{seat}", Message("thing-barns"), ref, farm["barns"]))
    for what, count in farm["improvements"].items():
        notes = _improvement_notes(cards, what)
        found.append(Thing(f"improvement:{seat}/{what}", Message("thing-piece", {"what": name(what)}), ref, count, notes))
    if farm["help_up"]:
        note = Message("note-help", {"count": int(cards.repaid_with), "points": -int(cards.help_points)})
        found.append(Thing(f"help:{seat}", Message("thing-help-up"), ref, notes=[note]))
    if farm["help_down"]:
        note = Message("note-help-down", {"points": int(cards.help_points) * farm["help_down"]})
        found.append(Thing(f"lost-help:{seat}", Message("thing-help-down"), ref, farm["help_down"], [note]))
    return found
