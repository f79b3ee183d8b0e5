"""Paying goods: for a piece in town, for the winter, for a help tile. One good at a time, asked only where there is a choice.

Goods come from any region or from the barn. In town a coin may stand for any good, owned or not; how many coins a seat has is public,
which ones is not, so whether it is asked never hangs on their metals.
"""

from littleworlds.core.event import Event
from littleworlds.core.message import counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import in_lane, lane, total, unit
from littleworlds.games.walnut_grove.phases import FOR_COST, FOR_HELP, NOTHING, PAY
from littleworlds.games.walnut_grove.table import Table, Tell


def missing(due: i64, stock: i64) -> i64:
    """How many of the goods due are not there."""
    found: i64 = 0
    while due:
        lack = (due & 255) - (stock & 255)
        if lack > 0:
            found += lack
        due >>= 8
        stock >>= 8
    return found


def ask_payment(table: Table, seat: i64, tell: Tell) -> bool:
    """Pay whatever has one answer; then ask, or say that all is paid."""
    farm = table.farms[seat]
    paid: i64 = 0
    coppers: i64 = 0
    asking = False
    while (farm.due or farm.owed) and not asking:
        before = farm.stock
        if farm.owed:
            asking = not _pay_help_plainly(farm)
        else:
            good = _next_good(farm)
            if farm.purpose != FOR_COST or not _coin_may_pay(farm, good):
                asking = not _pay_good_plainly(farm, good)
            elif lane(farm.stock, good) == 0 and not farm.coins:
                table.give_coin(seat, table.cards.start_metal)
                farm.due -= unit(good)
                coppers += 1
            else:
                asking = True
        paid += before - farm.stock
    if tell is not None:
        if paid:
            tell.append(
                Event(
                    "paid",
                    {"who": player(seat), "goods": goods_text(table.cards, paid)},
                    [f"farm:{seat}"],
                )
            )
        if coppers:
            coins = counted(coppers, table.cards.metal_ids[table.cards.start_metal])
            tell.append(
                Event(
                    "paid-coins",
                    {"who": player(seat), "coins": coins},
                    [f"barn:{seat}", "bag:coins"],
                )
            )
    farm.asked = PAY if asking else NOTHING
    return not asking


def legal_payment(cards: Cards, farm: Farm) -> list[i64]:
    """The goods and coins with which the next good may be paid."""
    actions: list[i64] = []
    land = farm.land
    if farm.owed:
        for root in land.roots:
            if farm.field[root]:
                actions.append(cards.pay_base + land.names[root])
        for kind in range(cards.goods):
            if lane(farm.barn, kind):
                actions.append(cards.pay_barn_base + kind)
        return actions
    good = _next_good(farm)
    for root in land.roots:
        if land.goods[root] == good and farm.field[root]:
            actions.append(cards.pay_base + land.names[root])
    if lane(farm.barn, good):
        actions.append(cards.pay_barn_base + good)
    if farm.purpose == FOR_COST and _coin_may_pay(farm, good):
        for metal in range(cards.metals):
            if farm.has_metal(cards, metal):
                actions.append(cards.pay_coin_base + metal)
    return actions


def pay_one(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """Pay the next good as chosen. True if a coin was shown that only its owner knew."""
    cards = table.cards
    farm = table.farms[seat]
    if cards.pay_coin_base <= action < cards.pay_coin_base + cards.metals:
        return _pay_coin(table, seat, action - cards.pay_coin_base, action, tell)
    wanted: i64 = -1 if farm.owed else _next_good(farm)
    if cards.pay_base <= action < cards.pay_base + cards.areas:
        root = farm.region(action - cards.pay_base)
        if root < 0 or farm.field[root] == 0:
            raise table.illegal("no-goods-there", action)
        good = farm.land.goods[root]
        if wanted >= 0 and good != wanted:
            raise table.illegal("other-good-due", action, {"good": name(cards.good_ids[wanted])})
        farm.off_field(root)
    elif cards.pay_barn_base <= action < cards.pay_barn_base + cards.goods:
        good = action - cards.pay_barn_base
        if lane(farm.barn, good) == 0:
            raise table.illegal("no-goods-there", action)
        if wanted >= 0 and good != wanted:
            raise table.illegal("other-good-due", action, {"good": name(cards.good_ids[wanted])})
        farm.out_of_barn(good)
    else:
        raise table.illegal("not-now", action)
    if farm.owed:
        farm.owed -= 1
    else:
        farm.due -= unit(good)
    if tell is not None:
        tell.append(
            Event(
                "paid",
                {"who": player(seat), "goods": counted(1, cards.good_ids[good])},
                [f"farm:{seat}"],
            )
        )
    return False


def _pay_coin(table: Table, seat: i64, metal: i64, action: i64, tell: Tell) -> bool:
    cards = table.cards
    farm = table.farms[seat]
    if farm.purpose != FOR_COST:
        raise table.illegal("coins-not-here", action)
    if not farm.has_metal(cards, metal):
        raise table.illegal("no-such-coin", action)
    good = _next_good(farm)
    if not _coin_may_pay(farm, good):
        raise table.illegal("coins-needed-later", action)
    farm.due -= unit(good)
    shown = table.give_coin(seat, metal)
    if tell is not None:
        tell.append(
            Event(
                "paid-coins",
                {"who": player(seat), "coins": counted(1, cards.metal_ids[metal])},
                [f"barn:{seat}", "bag:coins"],
            )
        )
    return shown


def start_repaying(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """Begin to pay for the help tile that lies face up; True if that was settled at once."""
    farm = table.farms[seat]
    if farm.help_up == 0:
        raise table.illegal("no-help-tile", action)
    if not farm.can_repay(table.cards):
        raise table.illegal("too-few-goods", action, {"count": int(table.cards.repaid_with)})
    farm.back = farm.asked
    farm.purpose = FOR_HELP
    farm.owed = table.cards.repaid_with
    return ask_payment(table, seat, tell)


def finish_repaying(table: Table, seat: i64, tell: Tell) -> None:
    """Give the help tile back."""
    farm = table.farms[seat]
    farm.help_up = 0
    farm.purpose = 0
    if tell is not None:
        tell.append(Event("repaid", {"who": player(seat)}, [f"farm:{seat}", "supply:help"]))


def goods_text(cards: Cards, goods: i64) -> list[int | str]:
    """Goods in lanes as arguments of a message."""
    return [
        counted(lane(goods, kind), cards.good_ids[kind])
        for kind in range(cards.goods)
        if lane(goods, kind)
    ]


def _next_good(farm: Farm) -> i64:
    good: i64 = 0
    due = farm.due
    while due & 255 == 0:
        due >>= 8
        good += 1
    return good


def _coin_may_pay(farm: Farm, good: i64) -> bool:
    """Whether a coin may stand for this good: it must not be needed for one that is not there. With just as many coins as goods are
    missing, all goods that are there have to be paid."""
    if lane(farm.stock, good) == 0:
        return True
    return farm.coin_count() > missing(farm.due, farm.stock)


def _pay_good_plainly(farm: Farm, good: i64) -> bool:
    """Pay goods of one kind if it does not matter whence: all there are, or one from the only place. False if it matters."""
    if lane(farm.stock, good) <= lane(farm.due, good):
        farm.due -= in_lane(lane(farm.stock, good), good)
        _take_all(farm, good)
        return True
    if farm.sources(good) != 1:
        return False
    farm.due -= unit(good)
    if lane(farm.barn, good):
        farm.out_of_barn(good)
        return True
    for root in farm.land.roots:
        if farm.field[root] and farm.land.goods[root] == good:
            farm.off_field(root)
            break
    return True


def _pay_help_plainly(farm: Farm) -> bool:
    """Pay for a help tile if there is one way: with all goods that are left, or out of the only place."""
    stock = farm.stock
    kinds: i64 = 0
    only: i64 = 0
    good: i64 = 0
    while stock:
        if stock & 255:
            kinds += 1
            only = good
        stock >>= 8
        good += 1
    if total(farm.stock) == farm.owed:
        farm.owed = 0
        for kind in range(good):
            _take_all(farm, kind)
        return True
    if kinds != 1 or farm.sources(only) != 1:
        return False
    while farm.owed:
        farm.owed -= 1
        if lane(farm.barn, only):
            farm.out_of_barn(only)
            continue
        for root in farm.land.roots:
            if farm.field[root]:
                farm.off_field(root)
                break
    return True


def _take_all(farm: Farm, good: i64) -> None:
    while lane(farm.barn, good):
        farm.out_of_barn(good)
    for root in farm.land.roots:
        while farm.field[root] and farm.land.goods[root] == good:
            farm.off_field(root)
