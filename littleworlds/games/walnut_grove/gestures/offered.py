"""Which movements are offered at which question."""

from littleworlds.core.gesture import MOST, Gesture
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.gestures import goods, laying, paying, town, working
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_SCORING,
    BEFORE_WINTER,
    CHOOSE_CELL,
    CHOOSE_TILE,
    GO,
    KEEP,
    MAKE_ROOM,
    PAY,
    SELL,
    TAKE_GOOD,
    TAKE_PIECE,
    WORK,
)
from littleworlds.games.walnut_grove.state.position import WalnutState


def gestures(state: WalnutState, aspects: laying.Aspects, seat: i64) -> list[Gesture]:
    """The movements open to a seat, if it is asked."""
    if not state.owes(seat):
        return []
    farm = state.farms[seat]
    asked = farm.asked
    if asked in (CHOOSE_TILE, CHOOSE_CELL):
        return laying.laying(state.cards, aspects, seat, farm)
    if asked == PAY:
        return paying.payments(state, seat)
    if asked == BEFORE_SCORING:
        return goods.storings(state, seat)
    return (paying.repayments(state, seat) + _others(state, seat, asked))[:MOST]


def _others(state: WalnutState, seat: i64, asked: i64) -> list[Gesture]:
    """The movements at questions that also offer to repay a help tile."""
    if asked == WORK:
        return working.working(state, seat)
    if asked == GO:
        return town.walks(state, seat)
    if asked == TAKE_PIECE:
        return town.takings(state, seat)
    if asked == TAKE_GOOD:
        return goods.takings(state, seat)
    if asked == SELL:
        return goods.sellings(state, seat)
    if asked == MAKE_ROOM:
        return goods.overflows(state, seat)
    if asked == KEEP:
        return goods.returns(state, seat)
    if asked == BEFORE_WINTER:
        return paying.winters(state, seat)
    return []
