"""Goods by the handful: two taken at once, several sold at once, coins given back, fields
emptied."""

from itertools import combinations
from typing import Final, final

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message, counted, name
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot, choice
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.gestures.chain import Chain
from littleworlds.games.walnut_grove.refs import (
    amounts,
    supply_ref,
)
from littleworlds.games.walnut_grove.rules import store, winter
from littleworlds.games.walnut_grove.rules.phases import BEFORE_SCORING, KEEP, MAKE_ROOM
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane, unit
from littleworlds.games.walnut_grove.state.position import WalnutState

MOST_SALES: Final = 4


@final
class Handful:
    """Goods that are taken or sold together."""

    def __init__(self, args: Args, slots: list[Slot], actions: list[i64]) -> None:
        self.args = args
        self.slots = slots
        self.actions = actions


def pairs(cards: Cards, farm: Farm) -> list[Handful]:
    """Each two goods that may be taken together, if there is room for both."""
    if farm.pending != 2 or farm.room < 2:
        return []
    base = cards.actions.take_good_base
    found: list[Handful] = []
    for one in range(cards.goods):
        ref = supply_ref(cards.good_ids[one])
        twice: Args = {"goods": [counted(2, cards.good_ids[one])]}
        found.append(Handful(twice, [(ref,), ("choice:twice",)], [base + one, base + one]))
        for other in range(one + 1, int(cards.goods)):
            both: Args = {
                "goods": [counted(1, cards.good_ids[one]), counted(1, cards.good_ids[other])]
            }
            slots: list[Slot] = [(ref,), (supply_ref(cards.good_ids[other]),)]
            found.append(Handful(both, slots, [base + one, base + other]))
    return found


def takings(state: WalnutState, seat: i64) -> list[Gesture]:
    """Two goods at once, at a stop that gives them."""
    return [
        Gesture(Message("do-goods", pair.args), pair.slots, pair.actions)
        for pair in pairs(state.cards, state.farms[seat])
    ]


# --- the store ----------------------------------------------------------------------------------


def sales(state: WalnutState, seat: i64) -> list[Handful]:
    """As many goods as may be sold, one of each kind, and the coins for them: a place of its own for
    each such sale, so that pointing at one good never means more than that. Those that fetch most
    coins, and of these the ones that leave most for the winter, come first."""
    cards = state.cards
    farm = state.farms[seat]
    if farm.sold:
        return []
    kinds = [
        i64(good) for good in range(cards.goods) if cards.sellable[good] and lane(farm.stock, good)
    ]
    if len(kinds) < 2:
        return []
    found = [
        _sale(state, farm, goods)
        for goods in combinations(kinds, min(len(kinds), int(cards.most_sold)))
    ]
    found.sort(key=lambda sale: sale.rank)
    return [sale.handful for sale in found[:MOST_SALES]]


@final
class _Sale:
    """Goods that are sold together, and how early this is proposed: the lower the earlier."""

    def __init__(self, handful: Handful, rank: tuple[i64, i64]) -> None:
        self.handful = handful
        self.rank = rank


def _sale(state: WalnutState, farm: Farm, goods: tuple[i64, ...]) -> _Sale:
    cards = state.cards
    wanted = winter.needs(cards, farm, state.disc)
    needed: i64 = 0
    sold: i64 = 0
    for good in goods:
        sold += unit(good)
        if lane(farm.stock, good) <= lane(wanted, good):
            needed += 1
    coins = min(store.coins_for(cards, state.disc, sold), state.coins_in_bag())
    ids = [cards.good_ids[good] for good in goods]
    args: Args = {"goods": [name(id) for id in ids], "count": int(coins)}
    actions = [_from_where(cards, farm, good) for good in goods]
    handful = Handful(args, choice("sell-" + "-".join(ids)), [*actions, cards.actions.draw])
    return _Sale(handful, (-coins, needed))


def _from_where(cards: Cards, farm: Farm, good: i64) -> i64:
    """The place from which a good is sold: out of the barn, where the coins will want room."""
    if lane(farm.barn, good):
        return cards.actions.sell_barn_base + good
    for root in farm.land.roots:
        if farm.field[root] and farm.land.goods[root] == good:
            return cards.actions.sell_base + farm.land.names[root]
    raise LookupError(cards.good_ids[good])


def sellings(state: WalnutState, seat: i64) -> list[Gesture]:
    """Goods sold at the store, with the coins for them."""
    return [
        Gesture(Message("do-sell-all", sale.args), sale.slots, sale.actions)
        for sale in sales(state, seat)
    ]


# --- what has no room, and what still has some --------------------------------------------------


def returns(state: WalnutState, seat: i64) -> list[Gesture]:
    """Of several coins too many, those worth least go back."""
    cards = state.cards
    if state.farms[seat].pending < 2:
        return []
    chain = Chain(state.copy(), seat, [])
    farm = chain.farm()
    given: list[int | str] = []
    for metal in range(cards.metals):
        while farm.asked == KEEP and lane(farm.drawn, metal):
            chain.act(cards.actions.return_base + metal)
            given.append(name(cards.metal_ids[metal]))
    label = Message("do-return-least", {"coins": given})
    return [Gesture(label, choice("return-least"), chain.actions)]


def overflows(state: WalnutState, seat: i64) -> list[Gesture]:
    """For several goods of a harvest without room: other goods go for all of them at once, those of
    which the winter leaves most."""
    cards = state.cards
    if state.farms[seat].pending < 2:
        return []
    chain = Chain(state.copy(), seat, [])
    farm = chain.farm()
    dropped: i64 = 0
    while farm.asked == MAKE_ROOM:
        good = _sparest(chain.world, farm)
        if good < 0:
            break
        chain.act(cards.actions.drop_barn_base + good)
        dropped += unit(good)
    if len(chain.actions) < 2:
        return []
    label = Message("do-drop-all", {"goods": amounts(cards.good_ids, dropped)})
    return [Gesture(label, choice("drop-all"), chain.actions)]


def _sparest(world: WalnutState, farm: Farm) -> i64:
    """Of the goods in the barn that may be dropped, the one of which most is left once the winter is
    paid; -1 if nothing would be left of any."""
    wanted = winter.needs(world.cards, farm, world.disc)
    best: i64 = -1
    most: i64 = 0
    for good in range(world.cards.goods):
        spare = lane(farm.stock, good) - lane(wanted, good)
        if good != farm.good and lane(farm.barn, good) and spare > most:
            best = good
            most = spare
    return best


def storings(state: WalnutState, seat: i64) -> list[Gesture]:
    """As many goods as fit are brought into the barn, before the scoring."""
    chain = Chain(state.copy(), seat, [])
    farm = chain.farm()
    space = state.cards.actions
    while farm.asked == BEFORE_SCORING:
        legal = chain.world.legal(seat)
        if not space.store_base <= legal[0] < space.store_base + space.areas:
            break
        chain.act(legal[0])
    if len(chain.actions) < 2:
        return []
    label = Message("do-store-all", {"count": len(chain.actions)})
    return [Gesture(label, choice("store-all"), chain.actions)]
