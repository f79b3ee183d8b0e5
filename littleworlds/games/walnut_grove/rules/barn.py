"""Making room in a full barn: goods go to the supply, coins to the bag."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import coin_bag
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def legal_drops(cards: Cards, farm: Farm) -> list[i64]:
    """What may be dropped from the barn for a good: other goods, coins."""
    space = cards.actions
    actions: list[i64] = []
    for good in range(cards.goods):
        if good != farm.good and lane(farm.barn, good):
            actions.append(space.drop_barn_base + good)
    for metal in range(cards.metals):
        if farm.has_metal(cards, metal):
            actions.append(space.drop_coin_base + metal)
    return actions


def only_drop(cards: Cards, farm: Farm) -> i64:
    """The one thing that can be dropped for a good, as an action; -1 if there are several, or coins
    that only their owner knows."""
    if farm.coins:
        return -1
    only: i64 = cards.actions.drop_coin_base + cards.start_metal if farm.coppers else -1
    for good in range(cards.goods):
        if good != farm.good and lane(farm.barn, good):
            if only >= 0:
                return -1
            only = cards.actions.drop_barn_base + good
    return only


def drop(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Drop a good or a coin from the barn. True if a coin was shown that only its owner knew."""
    cards = state.cards
    farm = state.farms[seat]
    good = action - cards.actions.drop_barn_base
    if 0 <= good < cards.goods:
        if lane(farm.barn, good) == 0:
            raise state.illegal("no-goods-there", action)
        if good == farm.good:
            raise state.illegal("same-good", action)
        farm.out_of_barn(good)
        if tell is not None:
            tell.append(events.dropped(state, seat, good))
        return False
    metal = action - cards.actions.drop_coin_base
    if not 0 <= metal < cards.metals:
        raise not_now(state, farm, action)
    if not farm.has_metal(cards, metal):
        raise state.illegal("no-such-coin", action)
    shown = coin_bag.give(state, seat, metal)
    if tell is not None:
        tell.append(events.dropped_coin(state, seat, metal))
    return shown
