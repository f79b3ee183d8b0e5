"""Walnut Grove for people: actions in words, and the things to select for them. From the view alone."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.walnut_grove.actions import area_cell, area_letter
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.things import tile_args
from littleworlds.games.walnut_grove.view import FarmView, RegionView, WalnutView


def describe(cards: Cards, view: WalnutView, action: i64) -> ActionLabel:
    """A legal action of the view's seat: its label and the things to select for it."""
    seat = view["seat"] or 0
    farm = view["farms"][seat]
    if action < cards.work_base:
        return _laying(cards, seat, farm, action)
    if action < cards.pay_barn_base:
        verb, area = divmod(int(action - cards.work_base), int(cards.areas))
        return _about_region(cards, view, seat, ("work", "pay", "sell", "store")[verb], area)
    if action < cards.take_good_base:
        verb, number = divmod(int(action - cards.pay_barn_base), int(cards.goods))
        good = cards.good_ids[number]
        return _one(
            f"do-{('pay', 'sell', 'drop')[verb]}-barn", {"good": name(good)}, f"barn:{seat}/{good}"
        )
    if action < cards.pay_coin_base:
        good = cards.good_ids[action - cards.take_good_base]
        return _one("do-take-good", {"good": name(good)}, "supply:" + good)
    if action < cards.take_base:
        verb, number = divmod(int(action - cards.pay_coin_base), int(cards.metals))
        metal = cards.metal_ids[number]
        thing = "drawn-coin" if verb == 2 else "coin"
        return _one(
            f"do-{('pay', 'drop', 'return')[verb]}-coin",
            {"coin": name(metal)},
            f"{thing}:{seat}/{metal}",
        )
    if action < cards.go_base:
        piece = cards.piece_ids[action - cards.take_base]
        return _one("do-take", {"what": name(piece)}, f"piece:{farm['place']}/{piece}")
    if action < cards.start_base:
        return _going(cards, farm, action - cards.go_base)
    if action < cards.help:
        toll = cards.toll_ids[action - cards.start_base]
        return _one("do-start", {"toll": name(toll)}, "toll:" + toll)
    return _plain(cards, view, seat, farm, action)


def _one(message: str, args: Args, ref: str) -> ActionLabel:
    return ActionLabel(Message(message, args), [(ref,)])


def _plain(cards: Cards, view: WalnutView, seat: int, farm: FarmView, action: i64) -> ActionLabel:
    """Actions without a part of the table in their name."""
    if action == cards.help:
        return _one("do-help", {}, "supply:help")
    if action == cards.repay:
        return _one("do-repay", {"count": int(cards.repaid_with)}, f"help:{seat}")
    if action == cards.pass_by:
        return ActionLabel(Message("do-pass"), choice("pass"))
    if action == cards.draw:
        if farm["step"] == "disc":
            return _one("do-turn-disc", {"year": view["year"] + 1}, "disc:next")
        return _one("do-draw-coins", {"count": _coins_to_draw(cards, view, farm)}, "bag:coins")
    return ActionLabel(Message("do-done-" + farm["step"]), choice("done"))


def _coins_to_draw(cards: Cards, view: WalnutView, farm: FarmView) -> int:
    count = sum(farm["sold"].values()) * int(cards.coins_per_good)
    disc = cards.disc_ids.index(view["disc"] or "")
    if cards.good_ids[cards.disc_autumn[disc]] in farm["sold"]:
        count += int(cards.bonus_coins)
    return min(count, view["coin_bag"])


def _laying(cards: Cards, seat: int, farm: FarmView, action: i64) -> ActionLabel:
    if action < cards.cell_base:
        tile = action - cards.tile_base
        return _one("do-tile", tile_args(cards, tile), f"drawn:{seat}/{cards.tiles.ids[tile]}")
    if action < cards.turn_base:
        cell = cards.grid.text(action - cards.cell_base + cards.grid.columns)
        return _one("do-cell", {"cell": cell}, f"cell:{seat}/{cell}")
    turn = int(action - cards.turn_base)
    tile = cards.tiles.number_of[farm["tile"] or ""]
    args: Args = {"turn": turn}
    for side, word in enumerate(("north", "east", "south", "west")):
        rim = (tile * 4 + turn) * 8 + side * 2
        owners = sorted({cards.tiles.halves[rim], cards.tiles.halves[rim + 1]})
        lands = [name(cards.good_ids[cards.tiles.goods[tile][area]] + ".land") for area in owners]
        args[word] = lands
    return ActionLabel(Message("do-turn", args), choice(f"turn-{turn}"))


def _about_region(cards: Cards, view: WalnutView, seat: int, verb: str, area: i64) -> ActionLabel:
    cell = cards.grid.text(area_cell(cards, area))
    region = region_at(view["farms"][seat], f"{cell}.{area_letter(cards, area)}")
    good = region["good"]
    args: Args = {
        "land": name(good + ".land"),
        "good": name(good),
        "cell": cell,
        "goods": region["goods"],
    }
    if verb == "work":
        disc = cards.disc_ids.index(view["disc"] or "")
        bonus = cards.good_ids[cards.disc_summer[disc]] == good
        args["count"] = region["tiles"] + (int(cards.summer_bonus) if bonus else 0)
    slot: Slot = tuple(f"area:{seat}/{other}" for other in region["areas"])
    return ActionLabel(Message("do-" + verb, args), [slot])


def region_at(farm: FarmView, area: str) -> RegionView:
    """The region whose first area is given."""
    for region in farm["regions"]:
        if region["area"] == area:
            return region
    raise LookupError(area)


def _going(cards: Cards, farm: FarmView, stop: i64) -> ActionLabel:
    place = farm["place"] or ""
    at = (
        cards.stop_ids.index(place)
        if place in cards.stop_ids
        else int(cards.stops) + cards.toll_ids.index(place)
    )
    tolls = len(cards.crossed[at * cards.stops + stop])
    id = cards.stop_ids[stop]
    return _one("do-go", {"stop": name(id), "tolls": tolls}, "stop:" + id)
