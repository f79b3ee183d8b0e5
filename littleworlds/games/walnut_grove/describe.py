"""Actions in words: the label of each, and the things to select for it. From the view alone."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.walnut_grove.actions import area_cell, area_letter
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.refs import (
    COIN_BAG,
    HELP_SUPPLY,
    NEXT_DISC,
    ONLY_THIS,
    area_ref,
    barn_good_ref,
    cell_ref,
    coin_ref,
    disc_ref,
    drawn_coin_ref,
    drawn_tile_ref,
    help_ref,
    piece_ref,
    stop_ref,
    supply_ref,
    there_name,
    tile_args,
    toll_ref,
    turn_args,
    turn_choice,
    where_name,
)
from littleworlds.games.walnut_grove.rules import store
from littleworlds.games.walnut_grove.state.lanes import unit
from littleworlds.games.walnut_grove.things import lacking_of_price
from littleworlds.games.walnut_grove.view import FarmView, RegionView, WalnutView


def describe(cards: Cards, view: WalnutView, action: i64) -> ActionLabel:
    """A legal action of the view's seat."""
    space = cards.actions
    seat = view["seat"] or 0
    farm = view["farms"][seat]
    if action < space.work_base:
        return _laying(cards, seat, farm, action)
    if action < space.pay_barn_base:
        verb, area = divmod(int(action - space.work_base), int(space.areas))
        return _about_region(cards, view, seat, ("work", "pay", "sell", "store")[verb], area)
    if action < space.take_good_base:
        verb, number = divmod(int(action - space.pay_barn_base), int(cards.goods))
        good = cards.good_ids[number]
        message = f"do-{('pay', 'sell', 'drop')[verb]}-barn"
        args: Args = {"good": name(good)}
        if message == "do-sell-barn":
            args["coins"] = _coins_for(cards, view, farm, good)
        return _one(message, args, barn_good_ref(seat, good))
    if action < space.pay_coin_base:
        good = cards.good_ids[action - space.take_good_base]
        return _one("do-take-good", {"good": name(good)}, supply_ref(good), farm["pending"] > 1)
    if action < space.take_base:
        return _about_coin(cards, seat, farm, action)
    if action < space.go_base:
        piece = cards.pieces.ids[action - space.take_base]
        place = farm["place"] or ""
        take: Args = {"what": name(piece), "lacking": _lacking(cards, farm, place)}
        return _one("do-take", take, piece_ref(place, piece), True)
    if action < space.start_base:
        return _going(cards, farm, action - space.go_base)
    if action < space.help:
        toll = cards.town.toll_ids[action - space.start_base]
        return _one("do-start", {"toll": where_name(toll)}, toll_ref(toll))
    return _plain(cards, view, seat, farm, action)


def _one(message: str, args: Args, ref: str, first: bool = False) -> ActionLabel:
    """An action about one thing. If it is the first step of longer movements, it has a choice of
    its own beside the thing."""
    slots: list[Slot] = [(ref,)]
    if first:
        slots.append((ONLY_THIS,))
    return ActionLabel(Message(message, args), slots)


def _plain(cards: Cards, view: WalnutView, seat: int, farm: FarmView, action: i64) -> ActionLabel:
    """Actions without a part of the table in their name."""
    space = cards.actions
    if action == space.help:
        return _one("do-help", {}, HELP_SUPPLY)
    if action == space.repay:
        return _one("do-repay", {"count": int(cards.repaid_with)}, help_ref(seat), True)
    if action == space.pass_by:
        return ActionLabel(Message("do-pass"), choice("pass"))
    if action == space.draw:
        if farm["step"] == "disc":
            ref = disc_ref(view["disc"] or "") if view["year"] == 0 else NEXT_DISC
            return _one("do-turn-disc", {"year": view["year"] + 1}, ref)
        return _one("do-draw-coins", {"count": _coins_to_draw(cards, view, farm["sold"])}, COIN_BAG)
    return ActionLabel(Message("do-done-" + farm["step"]), choice("done"))


def _coins_to_draw(cards: Cards, view: WalnutView, sold: dict[str, int]) -> int:
    """The coins for goods that were sold, as far as the bag has them."""
    packed: i64 = 0
    for good, count in sold.items():
        packed += unit(cards.good_ids.index(good)) * count
    disc = cards.discs.ids.index(view["disc"] or "")
    return min(int(store.coins_for(cards, disc, packed)), view["coin_bag"])


def _coins_for(cards: Cards, view: WalnutView, farm: FarmView, good: str) -> int:
    """The coins that one more good fetches at the store."""
    sold = farm["sold"]
    more = {**sold, good: sold.get(good, 0) + 1}
    return _coins_to_draw(cards, view, more) - _coins_to_draw(cards, view, sold)


def _laying(cards: Cards, seat: int, farm: FarmView, action: i64) -> ActionLabel:
    space = cards.actions
    if action < space.cell_base:
        tile = action - space.tile_base
        ref = drawn_tile_ref(seat, cards.tiles.ids[tile])
        return _one("do-tile", tile_args(cards, tile), ref, True)
    tile = cards.tiles.number_of[farm["tile"] or ""]
    if action < space.turn_base:
        cell = cards.grid.text(action - space.cell_base + cards.grid.columns)
        turns = len(cards.tiles.turns[tile])
        return _one("do-cell", {"cell": cell}, cell_ref(seat, cell), turns > 1)
    turn = int(action - space.turn_base)
    args: Args = {"turn": turn}
    args.update(turn_args(cards, tile, turn))
    return ActionLabel(Message("do-turn", args), [turn_choice(turn)])


def _about_region(cards: Cards, view: WalnutView, seat: int, verb: str, area: i64) -> ActionLabel:
    cell = cards.grid.text(area_cell(cards, area))
    region = _region_at(view["farms"][seat], f"{cell}.{area_letter(cards, area)}")
    good = region["good"]
    args: Args = {
        "there": there_name(good),
        "good": name(good),
        "cell": cell,
        "goods": region["goods"],
        "tiles": region["tiles"],
        "told": _told_by(view["farms"][seat], region),
    }
    if verb == "work":
        disc = cards.discs.ids.index(view["disc"] or "")
        bonus = cards.good_ids[cards.discs.summer[disc]] == good
        args["count"] = region["tiles"] + (int(cards.summer_bonus) if bonus else 0)
    if verb == "sell":
        args["coins"] = _coins_for(cards, view, view["farms"][seat], good)
    slots: list[Slot] = [tuple(area_ref(seat, other) for other in region["areas"])]
    if verb == "work" and view["farms"][seat]["figures"] > 1:
        slots.append((ONLY_THIS,))
    return ActionLabel(Message("do-" + verb, args), slots)


def _region_at(farm: FarmView, area: str) -> RegionView:
    """The region whose first area is given."""
    for region in farm["regions"]:
        if region["area"] == area:
            return region
    raise LookupError(area)


def _told_by(farm: FarmView, region: RegionView) -> str:
    """What tells a region from the others of its farm: what grows there, its size, or only where it lies."""
    alike = [other for other in farm["regions"] if other["good"] == region["good"]]
    if len(alike) == 1:
        return "there"
    sizes = [other["tiles"] for other in alike]
    return "size" if sizes.count(region["tiles"]) == 1 else "cell"


def _about_coin(cards: Cards, seat: int, farm: FarmView, action: i64) -> ActionLabel:
    space = cards.actions
    verb, number = divmod(int(action - space.pay_coin_base), int(cards.metals))
    metal = cards.metal_ids[number]
    message = f"do-{('pay', 'drop', 'return')[verb]}-coin"
    returned = action >= space.return_base
    ref = drawn_coin_ref(seat, metal) if returned else coin_ref(seat, metal)
    args: Args = {"coin": name(metal)}
    if message == "do-pay-coin":
        # A coin of the set-up, which everybody knows, goes first.
        args["shown"] = int(number != cards.start_metal or farm["coppers"] == 0)
    return _one(message, args, ref)


def _lacking(cards: Cards, farm: FarmView, stop: str) -> int:
    """How many goods of a stop's price are not there: coins stand for them."""
    return sum(lacking_of_price(cards, farm, cards.town.stop_ids.index(stop)).values())


def _going(cards: Cards, farm: FarmView, stop: i64) -> ActionLabel:
    town = cards.town
    place = town.place_of(farm["place"] or "")
    tolls = len(town.tolls_between(place, stop))
    short = max(0, tolls - farm["coppers"] - farm["coins"])
    id = town.stop_ids[stop]
    # Each further help tile turns the one before face down.
    turned = farm["help_up"] + short - 1 if short else 0
    cost = -int(cards.help_points) * turned
    args: Args = {"stop": where_name(id), "tolls": tolls, "short": short, "cost": cost}
    return _one("do-go", args, stop_ref(id), True)
