"""Which file answers which question. What a farm is asked stands in the farm; each question has its
line in `legal` and in `apply`."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules import (
    before_scoring,
    goods_stop,
    help_tiles,
    payment,
    pieces,
    spring,
    start,
    store,
    summer,
    tolls,
    walking,
    winter,
    year,
)
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_SCORING,
    BEFORE_WINTER,
    BETWEEN_TILES,
    CHOOSE_CELL,
    CHOOSE_START,
    CHOOSE_TILE,
    CHOOSE_TURN,
    FOR_COST,
    FOR_HELP,
    FOR_WINTER,
    GO,
    KEEP,
    MAKE_ROOM,
    MAKE_ROOM_FOR_ONE,
    NOTHING,
    PAY,
    SELL,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
    TURN_DISC,
    WORK,
)
from littleworlds.games.walnut_grove.state.farm import Farm

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def legal(state: "WalnutState", seat: i64) -> list[i64]:
    """The actions open to a seat."""
    if not 0 <= seat < state.seats:
        return []
    cards = state.cards
    farm = state.farms[seat]
    asked = farm.asked
    if asked == WORK:
        return summer.legal_work(cards, farm)
    if asked == CHOOSE_CELL:
        return spring.legal_cells(cards, farm)
    if asked == CHOOSE_TURN:
        return spring.legal_turns(cards, farm)
    if asked == CHOOSE_TILE:
        return spring.legal_tiles(cards, farm)
    if asked == GO:
        return walking.legal_ways(state, seat)
    if asked == TOLL:
        return tolls.legal_tolls(cards, farm)
    if asked == PAY:
        return payment.legal_payment(cards, farm)
    if asked == TAKE_GOOD:
        return goods_stop.legal_goods(cards, farm)
    return _legal_more(state, farm)


def _legal_more(state: "WalnutState", farm: Farm) -> list[i64]:
    """The questions that are asked less often."""
    cards = state.cards
    asked = farm.asked
    if asked == MAKE_ROOM:
        return summer.legal_room(cards, farm)
    if asked == MAKE_ROOM_FOR_ONE:
        return goods_stop.legal_room(cards, farm)
    if asked == TAKE_PIECE:
        return pieces.legal_pieces(state, farm)
    if asked == SELL:
        return store.legal_sales(cards, farm)
    if asked == KEEP:
        return store.legal_keeping(cards, farm)
    if asked == BEFORE_WINTER or asked == BETWEEN_TILES:
        return winter.legal_repaying(cards)
    if asked == BEFORE_SCORING:
        return before_scoring.legal_last(cards, farm)
    if asked == TURN_DISC:
        return spring.legal_disc(cards)
    if asked == CHOOSE_START:
        return start.legal_starts(state)
    return []


def apply(
    state: "WalnutState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Carry out one decision, and open the next season after the last one. True if it is final."""
    if not 0 <= seat < state.seats or state.farms[seat].asked == NOTHING:
        if state.all_done():
            raise IllegalAction("play-is-over")
        raise IllegalAction("not-your-decision", seat=player(seat))
    farm = state.farms[seat]
    asked = farm.asked
    shown = False
    if action == state.cards.actions.repay:
        help_tiles.repay(state, seat, action, tell)
    elif asked == WORK:
        summer.work(state, seat, action, tell)
    elif asked == CHOOSE_CELL:
        spring.choose_cell(state, seat, action, tell)
    elif asked == CHOOSE_TURN:
        spring.choose_turn(state, seat, action, tell)
    elif asked == CHOOSE_TILE:
        spring.choose_tile(state, farm, action)
    elif asked == MAKE_ROOM:
        shown = summer.make_room(state, seat, action, tell)
    elif asked == PAY:
        shown = _pay(state, seat, action, tell)
    else:
        shown = _apply_in_town(state, seat, action, chance, tell)
    if farm.asked != NOTHING or not state.all_done():
        return shown
    return year.next_season(state, seat, chance, tell) or shown


def _apply_in_town(
    state: "WalnutState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """The questions of the autumn. True if something came to light."""
    asked = state.farms[seat].asked
    if asked == TAKE_GOOD:
        goods_stop.take_good(state, seat, action, tell)
    elif asked == GO:
        walking.go(state, seat, action, tell)
    elif asked == TOLL:
        return tolls.pay_toll(state, seat, action, tell)
    elif asked == TAKE_PIECE:
        pieces.choose_piece(state, seat, action, tell)
    elif asked == MAKE_ROOM_FOR_ONE:
        return goods_stop.make_room(state, seat, action, tell)
    elif asked == SELL:
        return store.sell(state, seat, action, chance, tell)
    elif asked == KEEP:
        return store.keep(state, seat, action, tell)
    else:
        return _apply_between_years(state, seat, action, chance, tell)
    return False


def _apply_between_years(
    state: "WalnutState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """The questions of the winter, of the end and of the beginning. True if a disc was turned."""
    asked = state.farms[seat].asked
    if asked == BEFORE_WINTER or asked == BETWEEN_TILES:
        winter.keep_tile(state, seat, action, tell)
    elif asked == BEFORE_SCORING:
        before_scoring.store(state, seat, action, tell)
    elif asked == TURN_DISC:
        spring.turn_disc(state, seat, action, chance, tell)
        return True
    else:
        start.choose_start(state, seat, action, tell)
    return False


def _pay(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Pay one good; once all is paid, go on with what it was paid for."""
    shown = payment.pay_one(state, seat, action, tell)
    if payment.ask_payment(state, seat, tell):
        purpose = state.farms[seat].purpose
        if purpose == FOR_COST:
            pieces.receive_piece(state, seat, tell)
        elif purpose == FOR_WINTER:
            winter.take_tiles(state, seat, tell)
        elif purpose == FOR_HELP:
            help_tiles.give_back(state, seat, tell)
    return shown
