"""Paying goods: for a piece in town, for the winter, for a help tile. One good at a time, asked
only where there is a choice.

Goods come from any region or from the barn. In town a coin may stand for any good, owned or not.
How many coins a seat has is public, which ones is not, so whether it is asked never depends on
their metals.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import coin_bag
from littleworlds.games.walnut_grove.rules.phases import FOR_COST, NOTHING, PAY
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import in_lane, lane, total, unit

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def lacking(due: i64, stock: i64) -> i64:
    """The goods due that are not there, by kind in lanes."""
    goods: i64 = 0
    good: i64 = 0
    while due:
        lack = (due & 255) - (stock & 255)
        if lack > 0:
            goods += in_lane(lack, good)
        due >>= 8
        stock >>= 8
        good += 1
    return goods


def missing(due: i64, stock: i64) -> i64:
    """How many of the goods due are not there."""
    count: i64 = 0
    while due:
        lack = (due & 255) - (stock & 255)
        if lack > 0:
            count += lack
        due >>= 8
        stock >>= 8
    return count


def first_kind(goods: i64) -> i64:
    """The first kind of which there is any: it is paid next."""
    good: i64 = 0
    while goods & 255 == 0:
        goods >>= 8
        good += 1
    return good


def _coin_may_pay(farm: Farm, good: i64) -> bool:
    """Whether a coin may stand for this good: it must not be needed for one that is not there. With
    just as many coins as goods are missing, all goods that are there have to be paid."""
    if lane(farm.stock, good) == 0:
        return True
    return farm.coin_count() > missing(farm.due, farm.stock)


# --- what has one answer ------------------------------------------------------------------------


def ask_payment(state: "WalnutState", seat: i64, tell: list[Event] | None) -> bool:
    """Pay whatever has one answer; then ask, or say that all is paid."""
    farm = state.farms[seat]
    start_metal = state.cards.start_metal
    paid: i64 = 0
    coppers: i64 = 0
    asking = False
    while (farm.due or farm.owed) and not asking:
        before = farm.stock
        if farm.owed:
            asking = not _pay_help_plainly(farm)
        else:
            good = first_kind(farm.due)
            if farm.purpose != FOR_COST or not _coin_may_pay(farm, good):
                asking = not _pay_good_plainly(farm, good)
            elif lane(farm.stock, good) == 0 and not farm.coins:
                coin_bag.give(state, seat, start_metal)
                farm.due -= unit(good)
                coppers += 1
            else:
                asking = True
        paid += before - farm.stock
    if tell is not None and paid:
        tell.append(events.paid(state, seat, paid))
    if tell is not None and coppers:
        tell.append(events.paid_coins(state, seat, coppers, start_metal))
    farm.asked = PAY if asking else NOTHING
    return not asking


def _pay_good_plainly(farm: Farm, good: i64) -> bool:
    """Pay goods of one kind if it does not matter whence: all there are, or one from the only
    place. False if it matters."""
    if lane(farm.stock, good) <= lane(farm.due, good):
        farm.due -= in_lane(lane(farm.stock, good), good)
        _take_all(farm, good)
        return True
    if farm.sources(good) != 1:
        return False
    farm.due -= unit(good)
    _take_from_only_source(farm, good)
    return True


def _pay_help_plainly(farm: Farm) -> bool:
    """Pay for a help tile if there is one way: with all goods that are left, or out of the only
    place. False if there are several."""
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
        _take_from_only_source(farm, only)
    return True


def _take_from_only_source(farm: Farm, good: i64) -> None:
    if lane(farm.barn, good):
        farm.out_of_barn(good)
        return
    for root in farm.land.roots:
        if farm.field[root] and farm.land.goods[root] == good:
            farm.off_field(root)
            return


def _take_all(farm: Farm, good: i64) -> None:
    while lane(farm.barn, good):
        farm.out_of_barn(good)
    for root in farm.land.roots:
        while farm.field[root] and farm.land.goods[root] == good:
            farm.off_field(root)


# --- what is asked ------------------------------------------------------------------------------


def legal_payment(cards: Cards, farm: Farm) -> list[i64]:
    """The goods and coins with which the next good may be paid."""
    space = cards.actions
    actions: list[i64] = []
    land = farm.land
    if farm.owed:
        for root in land.roots:
            if farm.field[root]:
                actions.append(space.pay_base + land.names[root])
        for kind in range(cards.goods):
            if lane(farm.barn, kind):
                actions.append(space.pay_barn_base + kind)
        return actions
    good = first_kind(farm.due)
    for root in land.roots:
        if land.goods[root] == good and farm.field[root]:
            actions.append(space.pay_base + land.names[root])
    if lane(farm.barn, good):
        actions.append(space.pay_barn_base + good)
    if farm.purpose == FOR_COST and _coin_may_pay(farm, good):
        for metal in range(cards.metals):
            if farm.has_metal(cards, metal):
                actions.append(space.pay_coin_base + metal)
    return actions


def pay_one(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Pay the next good as chosen. True if a coin was shown that only its owner knew."""
    cards = state.cards
    space = cards.actions
    farm = state.farms[seat]
    if space.pay_coin_base <= action < space.pay_coin_base + cards.metals:
        return _pay_coin(state, seat, action, tell)
    if space.pay_base <= action < space.pay_base + space.areas:
        root = farm.region(action - space.pay_base)
        if root < 0 or farm.field[root] == 0:
            raise state.illegal("no-goods-there", action)
        good = farm.land.goods[root]
        _check_is_due(state, farm, good, action)
        farm.off_field(root)
    elif space.pay_barn_base <= action < space.pay_barn_base + cards.goods:
        good = action - space.pay_barn_base
        if lane(farm.barn, good) == 0:
            raise state.illegal("no-goods-there", action)
        _check_is_due(state, farm, good, action)
        farm.out_of_barn(good)
    else:
        raise not_now(state, farm, action)
    if farm.owed:
        farm.owed -= 1
    else:
        farm.due -= unit(good)
    if tell is not None:
        tell.append(events.paid_one(state, seat, good))
    return False


def _check_is_due(state: "WalnutState", farm: Farm, good: i64, action: i64) -> None:
    """A help tile takes any good; everything else the next one that is due."""
    if farm.owed:
        return
    wanted = first_kind(farm.due)
    if good != wanted:
        raise state.illegal("other-good-due", action, {"good": name(state.cards.good_ids[wanted])})


def _pay_coin(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    farm = state.farms[seat]
    metal = action - state.cards.actions.pay_coin_base
    if farm.purpose != FOR_COST:
        raise state.illegal("coins-not-here", action)
    if not farm.has_metal(state.cards, metal):
        raise state.illegal("no-such-coin", action)
    good = first_kind(farm.due)
    if not _coin_may_pay(farm, good):
        raise state.illegal("coins-needed-later", action)
    farm.due -= unit(good)
    shown = coin_bag.give(state, seat, metal)
    if tell is not None:
        tell.append(events.paid_coins(state, seat, 1, metal))
    return shown
