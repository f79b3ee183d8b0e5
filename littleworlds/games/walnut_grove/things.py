"""Everything on the table that a view shows, as things with references, labels and notes."""

from typing import final

from littleworlds.core.message import Args, Message, counted, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Thing
from littleworlds.games.walnut_grove.cards import PER, STOP_KINDS, Cards
from littleworlds.games.walnut_grove.lanes import lane
from littleworlds.games.walnut_grove.tiles import HALVES, LETTERS
from littleworlds.games.walnut_grove.view import FarmView, RegionView, WalnutView


@final
class Fixtures:
    """What never changes: the things of the town and the supply, and what is said of pieces, tiles and coins. Made once, and shared by
    all tables; whoever gets them only reads."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        notes = [Message("note-toll")]
        self.tolls = [
            Thing("toll:" + id, Message("thing-stop", {"stop": name(id)}), notes=notes)
            for id in cards.toll_ids
        ]
        self.stops = [
            Thing(
                "stop:" + id,
                Message("thing-stop", {"stop": name(id)}),
                notes=_stop_notes(cards, stop),
            )
            for stop, id in enumerate(cards.stop_ids)
        ]
        self.pieces = {id: Message("thing-piece", {"what": name(id)}) for id in cards.piece_ids}
        self.piece_notes = {
            id: _improvement_notes(cards, number) for number, id in enumerate(cards.piece_ids)
        }
        self.help = Message(
            "note-help", {"count": int(cards.repaid_with), "points": -int(cards.help_points)}
        )
        self.supply = [
            Thing("supply:" + id, Message("thing-supply", {"good": name(id)}))
            for id in cards.good_ids
        ]
        self.supply.append(Thing("supply:help", Message("thing-supply-help"), notes=[self.help]))
        self.goods = {id: Message("thing-good", {"good": name(id)}) for id in cards.good_ids}
        self.coins = {id: Message("thing-coin", {"coin": name(id)}) for id in cards.metal_ids}
        self.coin_notes = {
            id: [Message("note-coin", {"points": int(points)})]
            for id, points in zip(cards.metal_ids, cards.coin_points, strict=True)
        }
        self.lands = [name(id + ".land") for id in cards.good_ids]
        """The land that yields each good."""
        self.tile_lands = [land_names(cards, tile) for tile in range(cards.tiles.count)]
        self.drawn = [
            Message("thing-drawn", tile_args(cards, tile)) for tile in range(cards.tiles.count)
        ]
        self.worked = Message("note-worked")
        self.enclosed = Message("note-enclosed")


def things(fixtures: Fixtures, view: WalnutView) -> list[Thing]:
    """The year, the town, the supply, and each farm with its land and barn."""
    found = _year(fixtures.cards, view) + _town(fixtures, view) + fixtures.supply
    for seat, farm in enumerate(view["farms"]):
        found += _farm(fixtures, view, seat, farm)
    return found


def tile_args(cards: Cards, tile: i64) -> Args:
    """What tells a tile from others of the same lands: on how many sides each lies, its squares, its fences."""
    halves = [cards.tiles.halves[tile * 4 * HALVES + half] for half in range(HALVES)]
    sides: list[int | str] = []
    squares: list[int | str] = []
    for area, good in enumerate(cards.tiles.goods[tile]):
        id = cards.good_ids[good]
        sides.append(
            counted(
                sum(area in halves[side : side + 2] for side in range(0, HALVES, 2)), id + ".land"
            )
        )
        if cards.tiles.squares[tile][area]:
            squares.append(counted(cards.tiles.squares[tile][area], id))
    fences = sum(fence for *_, fence in cards.tiles.fences[tile])
    return {
        "sides": sides,
        "squares": squares,
        "count": sum(cards.tiles.squares[tile]),
        "fences": fences,
    }


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
            Message(
                "note-spring",
                {"draw": int(cards.disc_draw[disc]), "place": int(cards.disc_place[disc])},
            ),
            Message(
                "note-summer",
                {
                    "good": name(cards.good_ids[cards.disc_summer[disc]]),
                    "count": int(cards.summer_bonus),
                },
            ),
            Message(
                "note-autumn",
                {
                    "good": name(cards.good_ids[cards.disc_autumn[disc]]),
                    "count": int(cards.bonus_coins),
                },
            ),
            Message("note-winter", {"colour": name(colour), "fires": int(cards.disc_fires[disc])}),
        ]
        label = Message("thing-disc", {"year": view["year"], "years": view["years"]})
        found.append(Thing("disc:" + view["disc"], label, notes=notes))
    return found


# --- the town ------------------------------------------------------------------------------------------------------------------


def _town(fixtures: Fixtures, view: WalnutView) -> list[Thing]:
    cards = fixtures.cards
    found = fixtures.tolls[:]
    for thing, id, display in zip(fixtures.stops, cards.stop_ids, view["display"], strict=True):
        found.append(thing)
        for piece, count in display.items():
            found.append(
                Thing(
                    f"piece:{id}/{piece}",
                    fixtures.pieces[piece],
                    thing.ref,
                    count,
                    fixtures.piece_notes[piece],
                )
            )
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
        args["cost"] = [
            counted(lane(cost, good), cards.good_ids[good])
            for good in range(cards.goods)
            if lane(cost, good)
        ]
    elif kind not in ("goods", "sell"):
        args["cost"] = [counted(0, cards.good_ids[0])]
    return [
        Message("note-stop-" + kind, args),
        Message("note-capacity", {"count": int(cards.capacity[stop])}),
    ]


def _improvement_notes(cards: Cards, piece: i64) -> list[Message]:
    number = piece - cards.labourers - cards.buildings
    if number < 0:
        return []
    return [
        Message(
            "note-per-" + PER[cards.improvement_per[number]],
            {"points": int(cards.improvement_each[number])},
        )
    ]


# --- a farm --------------------------------------------------------------------------------------------------------------------


def _farm(fixtures: Fixtures, view: WalnutView, seat: int, farm: FarmView) -> list[Thing]:
    ref = f"farm:{seat}"
    notes = [
        Message("note-points", {"points": view["scores"][seat]}),
        Message("note-enclosures", {"count": farm["enclosures"]}),
    ]
    found = [Thing(ref, Message("thing-farm", {"owner": player(seat)}), notes=notes)]
    found += _land(fixtures, seat, farm)
    found += _barn(fixtures, seat, farm)
    found += _people(fixtures, seat, farm)
    for tile in sorted(set(farm["hand"])):
        number = fixtures.cards.tiles.number_of[tile]
        found.append(
            Thing(f"drawn:{seat}/{tile}", fixtures.drawn[number], ref, farm["hand"].count(tile))
        )
    return found


def _land(fixtures: Fixtures, seat: int, farm: FarmView) -> list[Thing]:
    """The board's districts and the tiles, each with its areas; then the free cells."""
    cards = fixtures.cards
    found: list[Thing] = []
    notes = _area_notes(fixtures, farm)
    board = cards.board_land[cards.board_ids.index(farm["board"])]
    for cell, district in zip(cards.grid.texts, board.goods, strict=False):
        _add_tile(fixtures, found, seat, cell, [int(district)], [fixtures.lands[district]], notes)
    for tile in farm["tiles"]:
        number = cards.tiles.number_of[tile["tile"]]
        _add_tile(
            fixtures,
            found,
            seat,
            tile["cell"],
            cards.tiles.goods[number],
            fixtures.tile_lands[number],
            notes,
        )
    within = f"farm:{seat}"
    for cell in farm["free"]:
        found.append(Thing(f"cell:{seat}/{cell}", Message("thing-cell", {"cell": cell}), within))
    return found


def _add_tile(
    fixtures: Fixtures,
    found: list[Thing],
    seat: int,
    cell: str,
    goods: list[int],
    lands: list[int | str],
    notes: dict[str, list[Message]],
) -> None:
    ref = f"tile:{seat}/{cell}"
    found.append(Thing(ref, Message("thing-tile", {"lands": lands, "cell": cell}), f"farm:{seat}"))
    for letter, good in zip(LETTERS, goods, strict=False):
        area = f"{cell}.{letter}"
        label = Message("thing-area", {"land": fixtures.lands[good], "cell": cell})
        found.append(Thing(f"area:{seat}/{area}", label, ref, 1, notes[area]))


def _area_notes(fixtures: Fixtures, farm: FarmView) -> dict[str, list[Message]]:
    """What is noted of each area: its region, a figure there, and whether it is enclosed."""
    enclosed = {area for group in farm["enclosed"] for area in group}
    notes: dict[str, list[Message]] = {}
    for region in farm["regions"]:
        open_notes = [_region_note(region)]
        if region["worked"]:
            open_notes.append(fixtures.worked)
        closed_notes = [*open_notes, fixtures.enclosed]
        for area in region["areas"]:
            notes[area] = closed_notes if area in enclosed else open_notes
    return notes


def _region_note(region: RegionView) -> Message:
    good = name(region["good"])
    return Message(
        "note-region",
        {
            "tiles": region["tiles"],
            "squares": region["squares"],
            "goods": region["goods"],
            "good": good,
        },
    )


def _barn(fixtures: Fixtures, seat: int, farm: FarmView) -> list[Thing]:
    cards = fixtures.cards
    ref = f"barn:{seat}"
    note = Message("note-barn", {"spaces": farm["spaces"], "room": farm["room"]})
    found = [
        Thing(
            ref,
            Message("thing-barn"),
            f"farm:{seat}",
            sum(farm["barn"].values()) + farm["coppers"] + farm["coins"],
            [note],
        )
    ]
    for good, count in farm["barn"].items():
        found.append(Thing(f"barn:{seat}/{good}", fixtures.goods[good], ref, count))
    metals = dict(farm["metals"] or {})
    start = cards.metal_ids[cards.start_metal]
    if farm["coppers"]:
        metals[start] = metals.get(start, 0) + farm["coppers"]
    for metal, count in metals.items():
        found.append(
            Thing(
                f"coin:{seat}/{metal}",
                fixtures.coins[metal],
                ref,
                count,
                fixtures.coin_notes[metal],
            )
        )
    if farm["metals"] is None and farm["coins"]:
        found.append(Thing(f"coins:{seat}", Message("thing-coins"), ref, farm["coins"]))
    for metal, count in (farm["drawn_metals"] or {}).items():
        found.append(
            Thing(
                f"drawn-coin:{seat}/{metal}",
                Message("thing-drawn-coin", {"coin": name(metal)}),
                ref,
                count,
            )
        )
    if farm["drawn_metals"] is None and farm["drawn"]:
        found.append(Thing(f"drawn-coins:{seat}", Message("thing-drawn-coins"), ref, farm["drawn"]))
    return found


def _people(fixtures: Fixtures, seat: int, farm: FarmView) -> list[Thing]:
    cards = fixtures.cards
    ref = f"farm:{seat}"
    found = [Thing(f"farmer:{seat}", Message("thing-farmer"), ref, cards.farmers)]
    for what, count in farm["labourers"].items():
        found.append(Thing(f"labourer:{seat}/{what}", fixtures.pieces[what], ref, count))
    for what, count in farm["newcomers"].items():
        found.append(
            Thing(
                f"newcomer:{seat}/{what}",
                Message("thing-newcomer", {"what": name(what)}),
                ref,
                count,
            )
        )
    if farm["huts"]:
        found.append(Thing(f"huts:{seat}", Message("thing-huts"), ref, farm["huts"]))
    if farm["barns"]:
        found.append(Thing(f"barns:{seat}", Message("thing-barns"), ref, farm["barns"]))
    for what, count in farm["improvements"].items():
        found.append(
            Thing(
                f"improvement:{seat}/{what}",
                fixtures.pieces[what],
                ref,
                count,
                fixtures.piece_notes[what],
            )
        )
    if farm["help_up"]:
        found.append(Thing(f"help:{seat}", Message("thing-help-up"), ref, notes=[fixtures.help]))
    if farm["help_down"]:
        note = Message("note-help-down", {"points": int(cards.help_points) * farm["help_down"]})
        found.append(
            Thing(f"lost-help:{seat}", Message("thing-help-down"), ref, farm["help_down"], [note])
        )
    return found
