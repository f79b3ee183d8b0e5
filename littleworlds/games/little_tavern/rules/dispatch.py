"""Which file answers which question: each phase has its line in `legal` and in `apply`."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.rules import event_cards, guests, seating, turn
from littleworlds.games.little_tavern.rules.phases import (
    CHOOSE_CLAN,
    CHOOSE_DIRECTION,
    DRAW,
    GATHER_ONE,
    GIVE_COIN,
    HELLO_WHERE,
    HELLO_WHOM,
    OVER,
    PASS_ON,
    REPLACE,
    SEAT_DRAWN,
    SEAT_MYSTERY,
    SEND_OUT,
    SWAP_OTHER,
    SWAP_OWN,
)

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def legal(state: "TavernState", seat: i64) -> list[i64]:
    """The actions open to a seat."""
    phase = state.phase
    # The two questions of every turn come first.
    if seat == state.asked:
        if phase == DRAW:
            return turn.legal_draws(state)
        if phase == SEAT_DRAWN:
            return seating.legal_tables(state, -1)
    if not state.owes(seat):
        return []
    if phase == SEAT_MYSTERY:
        return seating.legal_tables(state, -1)
    if phase == GIVE_COIN:
        return event_cards.legal_receivers(state)
    if phase == CHOOSE_DIRECTION:
        return event_cards.legal_directions()
    if phase == HELLO_WHOM:
        return event_cards.legal_hellos(state)
    if phase == HELLO_WHERE:
        return seating.legal_tables(state, seat)
    if phase == SWAP_OTHER:
        return guests.legal_elsewhere(state, seat)
    if phase == CHOOSE_CLAN:
        return event_cards.legal_clans(state)
    if phase == GATHER_ONE:
        return guests.legal_of_clan(state, seat, state.clan)
    return guests.legal_at(state, seat)


def apply(
    state: "TavernState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Carry out one decision. True when the step is final."""
    phase = state.phase
    if seat == state.asked:
        if phase == DRAW:
            return turn.draw(state, action, chance, tell)
        if phase == SEAT_DRAWN:
            return turn.seat_guest(state, seating.open_table(state, action, -1), tell)
    if not state.owes(seat):
        if phase == OVER:
            raise IllegalAction("play-is-over")
        raise IllegalAction("not-your-decision", seat=player(seat))
    if phase == SEAT_MYSTERY:
        return event_cards.seat_mystery(state, seating.open_table(state, action, -1), tell)
    if phase == GIVE_COIN:
        return event_cards.give(state, action, tell)
    if phase == CHOOSE_DIRECTION:
        return event_cards.choose_direction(state, action, tell)
    if phase == HELLO_WHERE:
        return event_cards.move_picked(state, seating.open_table(state, action, seat), tell)
    if phase == CHOOSE_CLAN:
        return event_cards.choose_clan(state, action, tell)
    return _apply_to_guest(state, seat, action, tell)


def _apply_to_guest(state: "TavernState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """The decisions that choose a guest."""
    phase = state.phase
    guest, owner = guests.chosen(state, seat, action)
    if phase == PASS_ON:
        return event_cards.pass_on(state, seat, guest, tell)
    if phase == HELLO_WHOM:
        return event_cards.hello(state, guest, owner, tell)
    if phase == SWAP_OWN:
        return event_cards.choose_own(state, guest)
    if phase == SWAP_OTHER:
        return event_cards.swap(state, guest, owner, tell)
    if phase == SEND_OUT:
        return event_cards.send_out(state, guest, tell)
    if phase == REPLACE:
        return event_cards.replace(state, guest, tell)
    return event_cards.gather_one(state, seat, guest, tell)
