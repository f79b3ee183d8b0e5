"""The last chance before the scoring: goods into the barn, where an improvement counts them."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import PER_BARN_GOOD
from littleworlds.games.walnut_grove.rules.phases import BEFORE_SCORING, LAST, NOTHING
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def open_last(state: "WalnutState") -> None:
    """Goods may be moved from field to barn if they count there. A help tile is not repaid now: face
    up it costs nothing any more."""
    state.season = LAST
    for farm in state.farms:
        ask(state.cards, farm)


def ask(cards: Cards, farm: Farm) -> None:
    farm.asked = BEFORE_SCORING if can_store(cards, farm) else NOTHING


def can_store(cards: Cards, farm: Farm) -> bool:
    """Whether goods on the fields could still be brought into the barn, and count there."""
    if farm.room == 0 or farm.stock == farm.barn:
        return False
    for kind in range(cards.pieces.improvements):
        if cards.pieces.improvement_per[kind] == PER_BARN_GOOD and lane(farm.improvements, kind):
            return True
    return False


def legal_last(cards: Cards, farm: Farm) -> list[i64]:
    actions: list[i64] = []
    for root in farm.land.roots:
        if farm.field[root]:
            actions.append(cards.actions.store_base + farm.land.names[root])
    actions.append(cards.actions.done)
    return actions


def store(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Move one good from a field into the barn, or leave the rest where it lies."""
    cards = state.cards
    farm = state.farms[seat]
    if action == cards.actions.done:
        farm.asked = NOTHING
        return
    area = action - cards.actions.store_base
    if not 0 <= area < cards.actions.areas:
        raise not_now(state, farm, action)
    root = farm.region(area)
    if root < 0 or farm.field[root] == 0:
        raise state.illegal("no-goods-there", action)
    good = farm.land.goods[root]
    farm.off_field(root)
    farm.into_barn(good, 1)
    if tell is not None:
        tell.append(events.stored(state, seat, good))
    ask(cards, farm)
