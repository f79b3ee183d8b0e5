"""Autumn: one after the other the pawns walk round the town, pay their tolls, and do what can be done where they stop."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import Args, counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import (
    BARN,
    BUILD,
    GOODS_STOP,
    HIRE,
    IMPROVE,
    SELL_STOP,
    Cards,
)
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import lane, total, unit
from littleworlds.games.walnut_grove.payment import ask_payment, missing
from littleworlds.games.walnut_grove.phases import (
    AUTUMN,
    FOR_COST,
    FOR_NOTHING,
    GO,
    KEEP,
    MAKE_ROOM_FOR_ONE,
    NOTHING,
    SELL,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
)
from littleworlds.games.walnut_grove.summer import drop_one, only_drop
from littleworlds.games.walnut_grove.table import DRAWN, KEPT, OWN_BACK, Table, Tell


def open_autumn(table: Table, tell: Tell) -> None:
    """The order is fixed now: the pawn farthest from the first toll building begins; where two stand together, who came first."""
    table.season = AUTUMN
    table.turn = 0
    distance = table.cards.distance
    order: list[i64] = []
    for seat in table.arrivals:
        at = len(order)
        while (
            at > 0
            and distance[table.farms[order[at - 1]].place] < distance[table.farms[seat].place]
        ):
            at -= 1
        order.insert(at, seat)
    table.order = order
    table.farms[order[0]].asked = GO
    if tell is not None:
        players: list[int | str] = [player(seat) for seat in order]
        args: Args = {"players": players, "who": players[0], "count": len(order)}
        tell.append(Event("autumn-order", args, [f"pawn:{seat}" for seat in order]))


# --- walking -------------------------------------------------------------------------------------------------------------------


def legal_ways(table: Table, seat: i64) -> list[i64]:
    cards = table.cards
    farm = table.farms[seat]
    others: list[i64] = [0] * cards.stops
    number: i64 = 0
    for other in table.farms:
        if number != seat and other.place < cards.stops:
            others[other.place] += 1
        number += 1
    actions: list[i64] = [
        cards.go_base + stop for stop in range(cards.stops) if others[stop] < cards.capacity[stop]
    ]
    actions.append(cards.pass_by)
    if farm.can_repay(cards):
        actions.append(cards.repay)
    return actions


def _has_space(table: Table, seat: i64, stop: i64) -> bool:
    """Whether a pawn may come to a stop; its own space there is free for it, after a whole lap."""
    others: i64 = 0
    number: i64 = 0
    for farm in table.farms:
        if farm.place == stop and number != seat:
            others += 1
        number += 1
    return others < table.cards.capacity[stop]


def go(table: Table, seat: i64, action: i64, tell: Tell) -> None:
    """Walk to a stop, or pass and stay where one is. (To repay a help tile first is not done here.)"""
    cards = table.cards
    farm = table.farms[seat]
    if action == cards.pass_by:
        if tell is not None:
            tell.append(Event("passed", {"who": player(seat)}, [f"pawn:{seat}"]))
        end_turn(table, seat)
        return
    stop = action - cards.go_base
    if not 0 <= stop < cards.stops:
        raise table.illegal("not-now", action)
    if not _has_space(table, seat, stop):
        raise table.illegal("stop-full", action, {"stop": name(cards.stop_ids[stop])})
    farm.route = cards.crossed[farm.place * cards.stops + stop]
    farm.passed = 0
    farm.place = stop
    table.arrivals = [other for other in table.arrivals if other != seat] + [seat]
    if tell is not None:
        id = cards.stop_ids[stop]
        tell.append(
            Event("went", {"who": player(seat), "stop": name(id)}, [f"pawn:{seat}", "stop:" + id])
        )
    ask_toll(table, seat, tell)


def ask_toll(table: Table, seat: i64, tell: Tell) -> None:
    """Settle the tolls on the way: who has no coin takes a help tile without being asked, unless the old one could be repaid first."""
    farm = table.farms[seat]
    while farm.passed < len(farm.route):
        if farm.coin_count() > 0 or farm.can_repay(table.cards):
            farm.asked = TOLL
            return
        _take_help_for_toll(table, seat, tell)
    _arrive(table, seat, tell)


def _take_help_for_toll(table: Table, seat: i64, tell: Tell) -> None:
    farm = table.farms[seat]
    toll = table.cards.toll_ids[farm.route[farm.passed]]
    farm.take_help()
    farm.passed += 1
    if tell is not None:
        tell.append(
            Event(
                "toll-help",
                {"who": player(seat), "toll": name(toll)},
                ["toll:" + toll, f"farm:{seat}"],
            )
        )


def legal_tolls(cards: Cards, farm: Farm) -> list[i64]:
    actions: list[i64] = []
    for metal in range(cards.metals):
        if farm.has_metal(cards, metal):
            actions.append(cards.pay_coin_base + metal)
    actions.append(cards.help)
    if farm.can_repay(cards):
        actions.append(cards.repay)
    return actions


def pay_toll(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """A coin of any value, or a help tile. True if a coin was shown that only its owner knew."""
    cards = table.cards
    farm = table.farms[seat]
    shown = False
    if action == cards.help:
        _take_help_for_toll(table, seat, tell)
    else:
        metal = action - cards.pay_coin_base
        if not 0 <= metal < cards.metals:
            raise table.illegal("not-now", action)
        if not farm.has_metal(cards, metal):
            raise table.illegal("no-such-coin", action)
        toll = cards.toll_ids[farm.route[farm.passed]]
        shown = table.give_coin(seat, metal)
        farm.passed += 1
        if tell is not None:
            args: Args = {
                "who": player(seat),
                "toll": name(toll),
                "coin": name(cards.metal_ids[metal]),
            }
            tell.append(Event("toll-paid", args, ["toll:" + toll, f"barn:{seat}", "bag:coins"]))
    ask_toll(table, seat, tell)
    return shown


def _arrive(table: Table, seat: i64, tell: Tell) -> None:
    """Ask what is done at the stop, if anything can be."""
    cards = table.cards
    farm = table.farms[seat]
    stop = farm.place
    kind = cards.stop_kind[stop]
    if kind == GOODS_STOP:
        farm.pending = cards.stop_take[stop]
        farm.asked = TAKE_GOOD
        return
    if kind == SELL_STOP:
        farm.sold = 0
        if _may_sell(cards, farm):
            farm.asked = SELL
            return
    elif missing(cards.stop_cost[stop], farm.stock) <= farm.coin_count():
        if legal_pieces(table, farm):
            farm.asked = TAKE_PIECE
            return
    if tell is not None:
        tell.append(
            Event(
                "nothing-done",
                {"who": player(seat), "stop": name(cards.stop_ids[stop])},
                ["stop:" + cards.stop_ids[stop]],
            )
        )
    end_turn(table, seat)


def end_turn(table: Table, seat: i64) -> None:
    """The next in the order plays; after the last one nobody is asked, and the winter may come."""
    table.farms[seat].asked = NOTHING
    table.turn += 1
    if table.turn < table.seats:
        table.farms[table.order[table.turn]].asked = GO


# --- two goods of one's choice -------------------------------------------------------------------------------------------------


def legal_goods(cards: Cards, farm: Farm) -> list[i64]:
    """Goods to take; with a full barn only those for which something else can be dropped, or none."""
    if farm.room > 0:
        return [cards.take_good_base + good for good in range(cards.goods)]
    things = farm.things_in_barn()
    actions: list[i64] = [
        cards.take_good_base + good for good in range(cards.goods) if lane(farm.barn, good) < things
    ]
    actions.append(cards.done)
    return actions


def take_good(table: Table, seat: i64, action: i64, tell: Tell) -> None:
    cards = table.cards
    farm = table.farms[seat]
    if action == cards.done:
        if farm.room > 0:
            raise table.illegal("there-is-room", action)
        farm.pending = 0
        end_turn(table, seat)
        return
    good = action - cards.take_good_base
    if not 0 <= good < cards.goods:
        raise table.illegal("not-now", action)
    if farm.room == 0:
        if lane(farm.barn, good) == farm.things_in_barn():
            raise table.illegal("same-good", action)
        farm.good = good
        only = only_drop(cards, farm)
        if only < 0:
            farm.asked = MAKE_ROOM_FOR_ONE
            return
        drop_one(table, seat, only, tell)
    _take(table, seat, good, tell)


def _take(table: Table, seat: i64, good: i64, tell: Tell) -> None:
    farm = table.farms[seat]
    farm.into_barn(good, 1)
    farm.good = -1
    farm.pending -= 1
    if tell is not None:
        id = table.cards.good_ids[good]
        tell.append(
            Event("took", {"who": player(seat), "what": name(id)}, ["supply:" + id, f"barn:{seat}"])
        )
    if farm.pending > 0:
        farm.asked = TAKE_GOOD
    else:
        end_turn(table, seat)


def make_room_for_one(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    shown = drop_one(table, seat, action, tell)
    _take(table, seat, table.farms[seat].good, tell)
    return shown


# --- inns, builders, shops -----------------------------------------------------------------------------------------------------


def legal_pieces(table: Table, farm: Farm) -> list[i64]:
    """The pieces that may be taken where the pawn stands."""
    return pieces_at(table, farm, farm.place)


def pieces_at(table: Table, farm: Farm, stop: i64) -> list[i64]:
    """The pieces on display at a stop for which the farm has a space, as actions."""
    cards = table.cards
    first, kinds = _range(cards, cards.stop_kind[stop])
    actions: list[i64] = []
    for number in range(kinds):
        if lane(table.display[stop], number) and _has_use_for(cards, farm, first + number):
            actions.append(cards.take_base + first + number)
    return actions


def _range(cards: Cards, kind: i64) -> tuple[i64, i64]:
    """The first piece of a stop's kind, and how many there are."""
    if kind == HIRE:
        return 0, cards.labourers
    if kind == BUILD:
        return cards.labourers, cards.buildings
    return cards.labourers + cards.buildings, cards.improvements


def _has_use_for(cards: Cards, farm: Farm, piece: i64) -> bool:
    """Whether there is a wagon for a labourer or a hut, a lot for a barn, a space for an improvement."""
    if piece < cards.labourers:
        return farm.housed() < cards.wagons
    if piece >= cards.labourers + cards.buildings:
        return farm.improvement_count() < cards.improvement_spaces
    if cards.building_use[cards.piece_lane[piece]] == BARN:
        return farm.barns < cards.barn_lots
    return farm.huts < cards.wagons


def choose_piece(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """Choose a piece and begin to pay for it, or do without. True if it is paid for."""
    cards = table.cards
    farm = table.farms[seat]
    if action == cards.done:
        if tell is not None:
            stop = cards.stop_ids[farm.place]
            tell.append(
                Event("nothing-done", {"who": player(seat), "stop": name(stop)}, ["stop:" + stop])
            )
        end_turn(table, seat)
        return False
    piece = action - cards.take_base
    if not 0 <= piece < cards.pieces:
        raise table.illegal("not-now", action)
    first, kinds = _range(cards, cards.stop_kind[farm.place])
    if not first <= piece < first + kinds or lane(table.display[farm.place], piece - first) == 0:
        raise table.illegal("not-on-display", action)
    if not _has_use_for(cards, farm, piece):
        raise table.illegal("no-space-for-it", action)
    farm.piece = piece
    farm.due = cards.stop_cost[farm.place]
    farm.purpose = FOR_COST
    return ask_payment(table, seat, tell)


def receive_piece(table: Table, seat: i64, tell: Tell) -> None:
    """The piece that was paid for comes to the farm. A labourer begins after the winter, a hut or a barn at once."""
    cards = table.cards
    farm = table.farms[seat]
    piece = farm.piece
    number = cards.piece_lane[piece]
    display = table.display[:]
    display[farm.place] -= unit(number)
    table.display = display
    kind = cards.stop_kind[farm.place]
    if kind == HIRE:
        farm.newcomers += unit(number)
    elif kind == IMPROVE:
        farm.improvements += unit(number)
    elif cards.building_use[number] == BARN:
        farm.barns += 1
        farm.room += cards.spaces_per_barn
    else:
        farm.huts += 1
    if tell is not None:
        id = cards.piece_ids[piece]
        message = "hired" if kind == HIRE else "built" if kind == BUILD else "improved"
        tell.append(
            Event(
                message,
                {"who": player(seat), "what": name(id)},
                ["stop:" + cards.stop_ids[farm.place], f"farm:{seat}"],
            )
        )
    farm.piece = -1
    farm.purpose = FOR_NOTHING
    end_turn(table, seat)


# --- the store -----------------------------------------------------------------------------------------------------------------


def _may_sell(cards: Cards, farm: Farm) -> bool:
    """Whether one more good can be sold, of a kind that was not sold on this visit."""
    if total(farm.sold) >= cards.most_sold:
        return False
    for good in range(cards.goods):
        if cards.sellable[good] and lane(farm.stock, good) and lane(farm.sold, good) == 0:
            return True
    return False


def legal_sales(cards: Cards, farm: Farm) -> list[i64]:
    actions: list[i64] = []
    if total(farm.sold) < cards.most_sold:
        land = farm.land
        for root in land.roots:
            good = land.goods[root]
            if farm.field[root] and cards.sellable[good] and lane(farm.sold, good) == 0:
                actions.append(cards.sell_base + land.names[root])
        for good in range(cards.goods):
            if lane(farm.barn, good) and cards.sellable[good] and lane(farm.sold, good) == 0:
                actions.append(cards.sell_barn_base + good)
    actions.append(cards.draw if farm.sold else cards.done)
    return actions


def sell(table: Table, seat: i64, action: i64, chance: Chance, tell: Tell) -> bool:
    """Sell one good, or draw the coins for those sold, or sell nothing. True if coins were drawn."""
    cards = table.cards
    farm = table.farms[seat]
    if action == cards.draw and farm.sold:
        return _draw_coins(table, seat, chance, tell)
    if action == cards.done and not farm.sold:
        if tell is not None:
            stop = cards.stop_ids[farm.place]
            tell.append(
                Event("nothing-done", {"who": player(seat), "stop": name(stop)}, ["stop:" + stop])
            )
        end_turn(table, seat)
        return False
    root: i64 = -1
    if cards.sell_base <= action < cards.sell_base + cards.areas:
        root = farm.region(action - cards.sell_base)
        if root < 0 or farm.field[root] == 0:
            raise table.illegal("no-goods-there", action)
        good = farm.land.goods[root]
    elif cards.sell_barn_base <= action < cards.sell_barn_base + cards.goods:
        good = action - cards.sell_barn_base
        if lane(farm.barn, good) == 0:
            raise table.illegal("no-goods-there", action)
    else:
        raise table.illegal("not-now", action)
    if lane(farm.sold, good) or not cards.sellable[good]:
        raise table.illegal("not-sold-here", action, {"good": name(cards.good_ids[good])})
    if total(farm.sold) >= cards.most_sold:
        raise table.illegal("sold-enough", action, {"count": int(cards.most_sold)})
    if root >= 0:
        farm.off_field(root)
    else:
        farm.out_of_barn(good)
    farm.sold += unit(good)
    if tell is not None:
        args: Args = {"who": player(seat), "good": name(cards.good_ids[good])}
        tell.append(Event("sold", args, [f"farm:{seat}", "stop:" + cards.stop_ids[farm.place]]))
    return False


def _draw_coins(table: Table, seat: i64, chance: Chance, tell: Tell) -> bool:
    """A coin per good, and more for the good of the year's autumn; drawn together, seen by their owner. An empty bag gives none."""
    cards = table.cards
    farm = table.farms[seat]
    count = total(farm.sold) * cards.coins_per_good
    if lane(farm.sold, cards.disc_autumn[table.disc]):
        count += cards.bonus_coins
    count = min(count, table.coins_in_bag())
    farm.sold = 0
    drawn: i64 = 0
    for _ in range(count):
        metal = table.bag_coin(chance.index(table.coins_in_bag()))
        table.coin_bag -= unit(metal)
        drawn += unit(metal)
    if tell is not None:
        args: Args = {"who": player(seat), "count": int(count)}
        secrets: dict[int, Args] = {int(seat): {"coins": coins_text(cards, drawn)}} if count else {}
        tell.append(
            Event("drew-coins", args, ["bag:coins", f"barn:{seat}"], "drew-coins-own", secrets)
        )
    if count == 0:
        end_turn(table, seat)
        return False
    table.note(seat, DRAWN, drawn)
    if count <= farm.room:
        farm.coins += drawn
        farm.room -= count
        end_turn(table, seat)
    else:
        farm.drawn = drawn
        farm.pending = count - farm.room
        farm.asked = KEEP
    return True


def legal_keeping(cards: Cards, farm: Farm) -> list[i64]:
    """What may be given up for the coins that have no room: a coin just drawn, unseen, or something in the barn."""
    actions: list[i64] = []
    for metal in range(cards.metals):
        if lane(farm.drawn, metal):
            actions.append(cards.return_base + metal)
    for good in range(cards.goods):
        if lane(farm.barn, good):
            actions.append(cards.drop_barn_base + good)
    for metal in range(cards.metals):
        if farm.has_metal(cards, metal):
            actions.append(cards.drop_coin_base + metal)
    return actions


def keep(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """Give up one thing. True if a coin was shown that only its owner knew."""
    cards = table.cards
    farm = table.farms[seat]
    shown = False
    metal = action - cards.return_base
    if 0 <= metal < cards.metals:
        if lane(farm.drawn, metal) == 0:
            raise table.illegal("no-such-coin", action)
        farm.drawn -= unit(metal)
        table.coin_bag += unit(metal)
        table.note(seat, OWN_BACK, metal)
        if tell is not None:
            secrets: dict[int, Args] = {int(seat): {"coin": name(cards.metal_ids[metal])}}
            tell.append(
                Event("returned", {"who": player(seat)}, ["bag:coins"], "returned-own", secrets)
            )
    else:
        shown = drop_one(table, seat, action, tell)
    farm.pending -= 1
    if farm.pending == 0:
        farm.coins += farm.drawn
        farm.room -= total(farm.drawn)
        farm.drawn = 0
        table.note(seat, KEPT, 0)
        end_turn(table, seat)
    return shown


def coins_text(cards: Cards, coins: i64) -> list[int | str]:
    """Coins in lanes as arguments of a message."""
    return [
        counted(lane(coins, metal), cards.metal_ids[metal])
        for metal in range(cards.metals)
        if lane(coins, metal)
    ]
