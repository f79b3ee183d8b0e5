"""A position in a few lines, for terminals: year, town in walking order, the reader's farm in full,
the others as sums. What is left out can be asked for thing by thing."""

from littleworlds.core.message import Args, Message, counted, name, player
from littleworlds.core.thing import Thing
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.town import HIRE, STOP_KINDS
from littleworlds.games.walnut_grove.refs import cost_amounts, farm_ref, year_args
from littleworlds.games.walnut_grove.view import Counts, FarmView, RegionView, WalnutView, counts

Line = list[Message]


def brief(cards: Cards, view: WalnutView, things: list[Thing]) -> list[Line]:
    """What the year, the town and the farms say, each line as messages one after the other."""
    by_ref = {thing.ref: thing for thing in things}
    lines: list[Line] = []
    year = [_year(cards, view, view["disc"])] if view["disc"] is not None else []
    left: Args = {
        "tiles": len(view["tile_bag"]),
        "coins": view["coin_bag"],
        "discs": len(view["discs"]),
    }
    lines.append([*year, Message("brief-left", left)])
    lines += _town(cards, view)
    for seat, farm in enumerate(view["farms"]):
        if seat != view["seat"]:
            lines.append(_other(cards, by_ref[farm_ref(seat)], farm))
    if view["seat"] is not None and 0 <= view["seat"] < view["seats"]:
        own = view["farms"][view["seat"]]
        lines += _own(cards, by_ref[farm_ref(view["seat"])], own)
    return lines


def _year(cards: Cards, view: WalnutView, disc: str) -> Message:
    """What the disc says, in the words in which it was turned."""
    return Message("year-begins", year_args(cards, view["year"], cards.discs.ids.index(disc)))


# --- the town -----------------------------------------------------------------------------------


def _town(cards: Cards, view: WalnutView) -> list[Line]:
    """A line from each toll building to the next, in the order in which pawns walk."""
    town = cards.town
    lines: list[Line] = []
    for stop, id in enumerate(town.stop_ids):
        for toll in town.toll_ids:
            if _stands_before(cards, toll, stop):
                args: Args = {"toll": name(toll)}
                args.update(_pawns(view, toll))
                lines.append([Message("brief-toll", args)])
        lines[-1].append(_stop(cards, view, stop, id))
    return lines


def _stands_before(cards: Cards, toll: str, stop: int) -> bool:
    """Whether a pawn that comes to a stop from the one before passes this toll building."""
    town = cards.town
    passed = town.tolls_between((stop - 1) % int(town.stops), stop)
    return toll in [town.toll_ids[number] for number in passed]


def _stop(cards: Cards, view: WalnutView, stop: int, id: str) -> Message:
    display = view["display"][stop]
    kind = cards.town.stop_kind[stop]
    args: Args = {
        "stop": name(id),
        "kind": STOP_KINDS[kind],
        "take": int(cards.town.stop_take[stop]),
        "cost": _counted(counts(cards.good_ids, cards.town.stop_cost[stop]))
        or cost_amounts(cards, stop),
        "count": sum(display.values()),
        "pieces": _colours(cards, display) if kind == HIRE else _counted(display),
    }
    args.update(_pawns(view, id))
    return Message("brief-stop", args)


def _pawns(view: WalnutView, place: str) -> Args:
    """Who stands somewhere."""
    there: list[int | str] = [
        player(seat) for seat, farm in enumerate(view["farms"]) if farm["place"] == place
    ]
    return {"pawns": len(there), "there": there}


# --- the farms ----------------------------------------------------------------------------------


def _other(cards: Cards, thing: Thing, farm: FarmView) -> Line:
    goods: Counts = dict(farm["barn"])
    for region in farm["regions"]:
        if region["goods"]:
            goods[region["good"]] = goods.get(region["good"], 0) + region["goods"]
    line = [*_heading(thing, farm), *_belongings(cards, farm)]
    held: Args = {
        "count": sum(goods.values()),
        "goods": [_amount(goods[good], good) for good in cards.good_ids if good in goods],
        "coins": farm["coins"] + farm["coppers"],
    }
    return [*line, Message("brief-goods", held)]


def _own(cards: Cards, thing: Thing, farm: FarmView) -> list[Line]:
    return [
        [*_heading(thing, farm), *thing.notes[2:], *_belongings(cards, farm), _barn(cards, farm)],
        [
            Message("brief-lands"),
            *[_lands(good, farm["regions"]) for good in cards.good_ids],
        ],
    ]


def _heading(thing: Thing, farm: FarmView) -> Line:
    """Whose farm it is, and in short what its first two notes say."""
    score: Args = {"points": thing.notes[0].args["points"], "count": farm["enclosures"]}
    return [
        Message("brief-farm", {"owner": thing.label.args["owner"]}),
        Message("brief-score", score),
    ]


def _belongings(cards: Cards, farm: FarmView) -> Line:
    """Figures, buildings, improvements and help tiles, as far as there are any."""
    line = [Message("brief-figures", _people(cards, farm["labourers"]))]
    if farm["newcomers"]:
        line.append(Message("brief-newcomers", _people(cards, farm["newcomers"])))
    if farm["huts"] or farm["barns"]:
        built: Args = {"huts": farm["huts"], "barns": farm["barns"]}
        line.append(Message("brief-buildings", built))
    if farm["improvements"]:
        line.append(Message("brief-improvements", {"pieces": _counted(farm["improvements"])}))
    if farm["help_up"] or farm["help_down"]:
        help: Args = {"up": farm["help_up"], "down": farm["help_down"]}
        line.append(Message("brief-help", help))
    return line


def _people(cards: Cards, labourers: Counts) -> Args:
    return {"count": sum(labourers.values()), "labourers": _colours(cards, labourers)}


def _barn(cards: Cards, farm: FarmView) -> Message:
    metals: Counts = dict(farm["metals"] or {})
    start = cards.metal_ids[cards.start_metal]
    if farm["coppers"]:
        metals[start] = metals.get(start, 0) + farm["coppers"]
    content = _counted(farm["barn"]) + _counted(metals)
    args: Args = {
        "room": farm["room"],
        "spaces": farm["spaces"],
        "count": len(content),
        "content": content,
    }
    return Message("brief-barn", args)


def _lands(good: str, regions: list[RegionView]) -> Message:
    own: list[int | str] = [_region(region) for region in regions if region["good"] == good]
    return Message("brief-land", {"land": name(good + ".land"), "regions": own})


def _region(region: RegionView) -> str:
    """Its first cell, goods of squares, tiles in brackets if there are several, a star where a figure
    works."""
    cell = region["area"].partition(".")[0]
    tiles = f" ({region['tiles']})" if region["tiles"] > 1 else ""
    return f"{cell} {region['goods']}/{region['squares']}{tiles}{'*' if region['worked'] else ''}"


def _counted(amounts: Counts) -> list[int | str]:
    return [_amount(count, id) for id, count in amounts.items()]


def _colours(cards: Cards, labourers: Counts) -> list[int | str]:
    """Labourers by their colour alone, which is that of their food."""
    pieces = cards.pieces
    foods = {id: cards.good_ids[pieces.labourer_food[pieces.ids.index(id)]] for id in labourers}
    return [_amount(count, foods[id] + ".colour") for id, count in labourers.items()]


def _amount(count: int, id: str) -> str:
    """What there is one of is told by its name alone, for the sake of short lines."""
    return name(id) if count == 1 else counted(count, id)
