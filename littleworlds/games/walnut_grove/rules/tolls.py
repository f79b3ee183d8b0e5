"""Tolls: whoever passes the Town Hall or the Church pays a coin, or takes a help tile."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import arrival, coin_bag
from littleworlds.games.walnut_grove.rules.phases import TOLL
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def ask_toll(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """Settle the tolls on the way. Who has no coin takes a help tile without being asked, unless
    the old one could be repaid first."""
    farm = state.farms[seat]
    while farm.passed < len(farm.route):
        if farm.coin_count() > 0 or farm.can_repay(state.cards):
            farm.asked = TOLL
            return
        _take_help(state, seat, tell)
    arrival.arrive(state, seat, tell)


def _take_help(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    farm = state.farms[seat]
    toll = farm.route[farm.passed]
    farm.take_help()
    farm.passed += 1
    if tell is not None:
        tell.append(events.toll_help(state, seat, toll))


def legal_tolls(cards: Cards, farm: Farm) -> list[i64]:
    actions: list[i64] = []
    for metal in range(cards.metals):
        if farm.has_metal(cards, metal):
            actions.append(cards.actions.pay_coin_base + metal)
    actions.append(cards.actions.help)
    if farm.can_repay(cards):
        actions.append(cards.actions.repay)
    return actions


def pay_toll(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """A coin of any value, or a help tile. True if a coin was shown that only its owner knew."""
    cards = state.cards
    farm = state.farms[seat]
    shown = False
    if action == cards.actions.help:
        _take_help(state, seat, tell)
    else:
        metal = action - cards.actions.pay_coin_base
        if not 0 <= metal < cards.metals:
            raise not_now(state, farm, action)
        if not farm.has_metal(cards, metal):
            raise state.illegal("no-such-coin", action)
        toll = farm.route[farm.passed]
        shown = coin_bag.give(state, seat, metal)
        farm.passed += 1
        if tell is not None:
            tell.append(events.toll_paid(state, seat, toll, metal))
    ask_toll(state, seat, tell)
    return shown
