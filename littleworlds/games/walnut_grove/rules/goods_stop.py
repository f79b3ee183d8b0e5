"""Post Office and Church bazaar: goods of one's choice into the barn."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import autumn, barn
from littleworlds.games.walnut_grove.rules.phases import MAKE_ROOM_FOR_ONE, TAKE_GOOD
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def ask(state: "WalnutState", seat: i64) -> None:
    farm = state.farms[seat]
    farm.pending = state.cards.town.stop_take[farm.place]
    farm.asked = TAKE_GOOD


def legal_goods(cards: Cards, farm: Farm) -> list[i64]:
    """Goods to take; with a full barn only those for which something else can go, or none."""
    base = cards.actions.take_good_base
    actions: list[i64]
    if farm.room > 0:
        actions = [base + good for good in range(cards.goods)]
    else:
        things = farm.things_in_barn()
        actions = [base + good for good in range(cards.goods) if lane(farm.barn, good) < things]
        actions.append(cards.actions.done)
    if farm.can_repay(cards):
        actions.append(cards.actions.repay)
    return actions


def take_good(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    cards = state.cards
    farm = state.farms[seat]
    if action == cards.actions.done:
        if farm.room > 0:
            raise state.illegal("there-is-room", action)
        farm.pending = 0
        autumn.end_turn(state, seat)
        return
    good = action - cards.actions.take_good_base
    if not 0 <= good < cards.goods:
        raise not_now(state, farm, action)
    if farm.room == 0:
        if lane(farm.barn, good) == farm.things_in_barn():
            raise state.illegal("same-good", action)
        farm.good = good
        only = barn.only_drop(cards, farm)
        if only < 0:
            farm.asked = MAKE_ROOM_FOR_ONE
            return
        barn.drop(state, seat, only, tell)
    _take(state, seat, good, tell)


def _take(state: "WalnutState", seat: i64, good: i64, tell: list[Event] | None) -> None:
    farm = state.farms[seat]
    farm.into_barn(good, 1)
    farm.good = -1
    farm.pending -= 1
    if tell is not None:
        tell.append(events.took(state, seat, good))
    if farm.pending > 0:
        farm.asked = TAKE_GOOD
    else:
        autumn.end_turn(state, seat)


def legal_room(cards: Cards, farm: Farm) -> list[i64]:
    actions = barn.legal_drops(cards, farm)
    if farm.can_repay(cards):
        actions.append(cards.actions.repay)
    return actions


def make_room(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Drop something for the good that was taken. (To repay a help tile is not done here.)"""
    shown = barn.drop(state, seat, action, tell)
    _take(state, seat, state.farms[seat].good, tell)
    return shown


def find_room(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """A help tile was repaid: the good that was taken is stored if that made room for it."""
    farm = state.farms[seat]
    if farm.room > 0:
        _take(state, seat, farm.good, tell)
    else:
        farm.asked = MAKE_ROOM_FOR_ONE
