"""Inns, builders and shops: a labourer, a building or an improvement for goods."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import BARN
from littleworlds.games.walnut_grove.data.town import HIRE, IMPROVE
from littleworlds.games.walnut_grove.rules import autumn, payment
from littleworlds.games.walnut_grove.rules.phases import FOR_COST, FOR_NOTHING, TAKE_PIECE
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane, unit

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def ask(state: "WalnutState", seat: i64) -> bool:
    """Ask which piece is taken; False if none can be paid for and used."""
    farm = state.farms[seat]
    cost = state.cards.town.stop_cost[farm.place]
    if payment.missing(cost, farm.stock) > farm.coin_count():
        return False
    if not pieces_at(state, farm, farm.place):
        return False
    farm.asked = TAKE_PIECE
    return True


def legal_pieces(state: "WalnutState", farm: Farm) -> list[i64]:
    actions = pieces_at(state, farm, farm.place)
    if farm.can_repay(state.cards):
        actions.append(state.cards.actions.repay)
    actions.append(state.cards.actions.done)
    return actions


def pieces_at(state: "WalnutState", farm: Farm, stop: i64) -> list[i64]:
    """The pieces on display at a stop for which the farm has a space, as actions."""
    cards = state.cards
    display = state.display[stop]
    piece = cards.pieces.first_of(cards.town.stop_kind[stop])
    actions: list[i64] = []
    while display:
        if display & 255 and _has_space_for(cards, farm, piece):
            actions.append(cards.actions.take_base + piece)
        display >>= 8
        piece += 1
    return actions


def _has_space_for(cards: Cards, farm: Farm, piece: i64) -> bool:
    """A labourer or a hut needs a wagon, a barn a lot, an improvement a space."""
    pieces = cards.pieces
    if piece < pieces.labourers:
        return farm.housed() < cards.wagons
    if piece >= pieces.labourers + pieces.buildings:
        return farm.improvement_count() < cards.improvement_spaces
    if pieces.building_use[pieces.lane[piece]] == BARN:
        return farm.barns < cards.barn_lots
    return farm.huts < cards.wagons


def choose_piece(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Choose a piece and begin to pay for it, or do without. (To repay a help tile first is not
    done here.)"""
    cards = state.cards
    farm = state.farms[seat]
    if action == cards.actions.done:
        if tell is not None:
            tell.append(events.nothing_done(state, seat))
        autumn.end_turn(state, seat)
        return
    piece = action - cards.actions.take_base
    if not 0 <= piece < cards.pieces.count:
        raise not_now(state, farm, action)
    if not _is_on_display(state, farm.place, piece):
        raise state.illegal("not-on-display", action)
    if not _has_space_for(cards, farm, piece):
        raise state.illegal("no-space-for-it", action)
    farm.piece = piece
    farm.due = cards.town.stop_cost[farm.place]
    farm.purpose = FOR_COST
    if payment.ask_payment(state, seat, tell):
        receive_piece(state, seat, tell)


def _is_on_display(state: "WalnutState", stop: i64, piece: i64) -> bool:
    pieces = state.cards.pieces
    kind = state.cards.town.stop_kind[stop]
    number = piece - pieces.first_of(kind)
    return 0 <= number < len(pieces.kind_ids[kind]) and lane(state.display[stop], number) > 0


def receive_piece(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """The piece that was paid for comes to the farm. A labourer begins after the winter, a hut or a
    barn at once."""
    cards = state.cards
    farm = state.farms[seat]
    number = cards.pieces.lane[farm.piece]
    display = state.display[:]
    display[farm.place] -= unit(number)
    state.display = display
    kind = cards.town.stop_kind[farm.place]
    if kind == HIRE:
        farm.newcomers += unit(number)
    elif kind == IMPROVE:
        farm.improvements += unit(number)
    elif cards.pieces.building_use[number] == BARN:
        farm.barns += 1
        farm.room += cards.spaces_per_barn
    else:
        farm.huts += 1
    if tell is not None:
        tell.append(events.received(state, seat))
    farm.piece = -1
    farm.purpose = FOR_NOTHING
    autumn.end_turn(state, seat)
