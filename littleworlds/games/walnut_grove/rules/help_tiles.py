"""Repaying a help tile. The rulebook allows it at any time; here it is a further choice wherever a
farm is asked in summer and on its own turn in autumn, but in the middle of a payment, and a question
of its own where the chance would be lost otherwise: before a winter, and between two help tiles that
a winter brings.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules import (
    arrival,
    goods_stop,
    payment,
    store,
    summer,
    tolls,
    winter,
)
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_WINTER,
    BETWEEN_TILES,
    FOR_HELP,
    FOR_NOTHING,
    GO,
    KEEP,
    MAKE_ROOM,
    MAKE_ROOM_FOR_ONE,
    NOTHING,
    SELL,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
    WORK,
)
from littleworlds.games.walnut_grove.rules.refusals import not_now

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def repay(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Begin to pay for the help tile that lies face up."""
    farm = state.farms[seat]
    if not _may_repay_at(farm.asked):
        raise not_now(state, farm, action)
    if farm.help_up == 0:
        raise state.illegal("no-help-tile", action)
    if not farm.can_repay(state.cards):
        raise state.illegal("too-few-goods", action, {"count": int(state.cards.repaid_with)})
    farm.back = farm.asked
    farm.purpose = FOR_HELP
    farm.owed = state.cards.repaid_with
    if payment.ask_payment(state, seat, tell):
        give_back(state, seat, tell)


def _may_repay_at(asked: i64) -> bool:
    """Whether a question also offers to repay a help tile."""
    if asked in (WORK, MAKE_ROOM, GO, TOLL, TAKE_PIECE, TAKE_GOOD, MAKE_ROOM_FOR_ONE):
        return True
    return asked in (SELL, KEEP, BEFORE_WINTER, BETWEEN_TILES)


def give_back(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """The help tile is paid for: it goes back, and what was asked before is asked again, as far as
    there is still something to ask."""
    farm = state.farms[seat]
    farm.help_up = 0
    farm.purpose = FOR_NOTHING
    if tell is not None:
        tell.append(events.repaid(seat))
    back = farm.back
    farm.back = NOTHING
    if back == MAKE_ROOM:
        summer.find_room(state, seat, tell)
    elif back == TOLL:
        tolls.ask_toll(state, seat, tell)
    elif back == TAKE_PIECE or (back == SELL and not farm.sold):
        arrival.arrive(state, seat, tell)
    elif back == MAKE_ROOM_FOR_ONE:
        goods_stop.find_room(state, seat, tell)
    elif back == KEEP:
        store.ask_what_to_give_up(state, seat)
    elif back == BEFORE_WINTER:
        winter.pay_winter(state, seat, tell)
    elif back == BETWEEN_TILES:
        winter.take_tiles(state, seat, tell)
    else:
        farm.asked = back
