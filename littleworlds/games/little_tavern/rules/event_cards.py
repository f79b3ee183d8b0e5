"""The seven event cards, in the order of the rulebook's list, and the coin that follows each."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_tavern import events
from littleworlds.games.little_tavern.actions import GATHER, GIVE, SEAT, TURN_LEFT, TURN_RIGHT
from littleworlds.games.little_tavern.data.cards import (
    GATHERING,
    HELLO,
    MUSICAL_CHAIRS,
    MYSTERY_CUSTOMER,
    OUT,
    RESERVED_SEAT,
    TURN_AROUND,
)
from littleworlds.games.little_tavern.rules import guests, round_end, seating
from littleworlds.games.little_tavern.rules.phases import (
    CHOOSE_CLAN,
    CHOOSE_DIRECTION,
    GATHER_ONE,
    GIVE_COIN,
    HELLO_WHERE,
    HELLO_WHOM,
    PASS_ON,
    REPLACE,
    SEAT_MYSTERY,
    SEND_OUT,
    SWAP_OTHER,
    SWAP_OWN,
)

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def begin(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    """Carry out the event that was turned, as far as nothing has to be decided."""
    event = state.event
    seat = state.active
    if event == TURN_AROUND:
        state.ask(CHOOSE_DIRECTION, seat)
    elif event == HELLO:
        _ask_unless_forced(state, HELLO_WHOM, chance, tell)
    elif event == MUSICAL_CHAIRS:
        _ask_unless_forced(state, SWAP_OWN, chance, tell)
    elif event == OUT:
        _ask_unless_forced(state, SEND_OUT, chance, tell)
    elif event == MYSTERY_CUSTOMER:
        _draw_mystery(state, chance, tell)
    elif event == RESERVED_SEAT:
        seating.draw_character(state, chance, tell)
        _ask_unless_forced(state, REPLACE, chance, tell)
    elif event == GATHERING:
        _begin_gathering(state, chance, tell)


def _ask_unless_forced(
    state: "TavernState", phase: i64, chance: Chance, tell: list[Event] | None
) -> None:
    """Ask the active player; what has one answer is done at once."""
    seat = state.active
    state.ask(phase, seat)
    actions = state.legal(seat)
    if len(actions) == 1:
        state.apply(seat, actions[0], chance, tell)


# --- 1, 2, 3, Turn! -----------------------------------------------------------------------------


def legal_directions() -> list[i64]:
    return [TURN_LEFT, TURN_RIGHT]


def choose_direction(state: "TavernState", action: i64, tell: list[Event] | None) -> bool:
    """After the direction every seat chooses in secret whom it passes on. A seat whose guests are all
    alike is not asked."""
    if action != TURN_LEFT and action != TURN_RIGHT:
        raise state.illegal("not-now", action)
    state.direction = 1 if action == TURN_LEFT else -1
    if tell is not None:
        tell.append(events.direction_chosen(state))
    state.phase = PASS_ON
    state.choices = [
        state.tables[seat][0] if state.is_uniform(seat) else -1 for seat in range(state.seats)
    ]
    return _turn_if_all_chose(state, tell)


def pass_on(state: "TavernState", seat: i64, guest: i64, tell: list[Event] | None) -> bool:
    choices = state.choices[:]
    choices[seat] = guest
    state.choices = choices
    return _turn_if_all_chose(state, tell)


def _turn_if_all_chose(state: "TavernState", tell: list[Event] | None) -> bool:
    """Once all have chosen, the guests move to the neighbours. Final if two or more had a choice,
    since each then learns the other's."""
    asked: i64 = 0
    for seat in range(state.seats):
        if state.choices[seat] < 0:
            return False
        if not state.is_uniform(seat):
            asked += 1
    for seat in range(state.seats):
        state.tables[seat].remove(state.choices[seat])
    for seat in range(state.seats):
        neighbour = (seat + state.direction) % state.seats
        guest = state.choices[seat]
        state.tables[neighbour].append(guest)
        if tell is not None:
            tell.append(events.passed(state, guest, seat, neighbour))
    state.choices = []
    state.direction = 0
    _finish(state)
    return asked > 1


# --- Hello! It's me! ----------------------------------------------------------------------------


def legal_hellos(state: "TavernState") -> list[i64]:
    """Own guests may leave for another open table; others' may come while there is a free chair."""
    seat = state.active
    actions: list[i64] = guests.legal_at(state, seat) if seating.legal_tables(state, seat) else []
    if not state.is_full(seat):
        actions += guests.legal_elsewhere(state, seat)
    return actions


def hello(state: "TavernState", guest: i64, owner: i64, tell: list[Event] | None) -> bool:
    """An own guest goes to another open table, or another's guest comes to the own one."""
    state.picked = guest
    if owner != state.active:
        return _move(state, guest, owner, state.active, tell)
    tables = seating.legal_tables(state, owner)
    if len(tables) == 1:
        return move_picked(state, tables[0] - SEAT, tell)
    return state.ask(HELLO_WHERE, owner)


def move_picked(state: "TavernState", table: i64, tell: list[Event] | None) -> bool:
    return _move(state, state.picked, state.active, table, tell)


def _move(
    state: "TavernState", guest: i64, source: i64, target: i64, tell: list[Event] | None
) -> bool:
    state.tables[source].remove(guest)
    state.tables[target].append(guest)
    if tell is not None:
        tell.append(events.moved(state, guest, source, target))
    return _finish(state)


# --- Musical chairs -----------------------------------------------------------------------------


def choose_own(state: "TavernState", guest: i64) -> bool:
    state.picked = guest
    return state.ask(SWAP_OTHER, state.active)


def swap(state: "TavernState", guest: i64, owner: i64, tell: list[Event] | None) -> bool:
    """The two take each other's chairs."""
    own = state.tables[state.active]
    other = state.tables[owner]
    own[own.index(state.picked)] = guest
    other[other.index(guest)] = state.picked
    if tell is not None:
        tell.append(events.swapped(state, guest, owner))
    return _finish(state)


# --- Out! ---------------------------------------------------------------------------------------


def send_out(state: "TavernState", guest: i64, tell: list[Event] | None) -> bool:
    """The guest leaves for the rest of the round."""
    _dismiss(state, state.active, guest, tell)
    return _finish(state)


def _dismiss(state: "TavernState", seat: i64, guest: i64, tell: list[Event] | None) -> None:
    state.tables[seat].remove(guest)
    state.discard = state.discard + [guest]
    if tell is not None:
        tell.append(events.dismissed(state, guest, seat))


# --- Mystery customer ---------------------------------------------------------------------------


def _draw_mystery(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    """Drawn, seen by the active player alone, and seated face down."""
    card = state.pile.pop(chance.index(len(state.pile)))
    state.drawn = state.cards.size + len(state.mystery_cards)
    state.mystery_cards = state.mystery_cards + [card]
    state.mystery_placers = state.mystery_placers + [state.active]
    if tell is not None:
        tell.append(events.drew_mystery(state, card))
    state.ask(SEAT_MYSTERY, state.active)
    tables = seating.legal_tables(state, -1)
    if len(tables) == 1:
        seat_mystery(state, tables[0] - SEAT, tell)


def seat_mystery(state: "TavernState", table: i64, tell: list[Event] | None) -> bool:
    seating.take_seat(state, table, tell)
    return _finish(state)


# --- Reserved seat ------------------------------------------------------------------------------


def replace(state: "TavernState", guest: i64, tell: list[Event] | None) -> bool:
    """The newcomer takes a guest's chair at the own table."""
    table = state.tables[state.active]
    newcomer = state.drawn
    state.drawn = -1
    table[table.index(guest)] = newcomer
    state.discard = state.discard + [guest]
    if tell is not None:
        tell.append(events.replaced(state, guest, newcomer))
    return _finish(state)


# --- Gathering! ---------------------------------------------------------------------------------


def _begin_gathering(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    """A clan at the own table. A lone face-down guest has none, and then nothing happens."""
    if legal_clans(state):
        _ask_unless_forced(state, CHOOSE_CLAN, chance, tell)
        return
    if tell is not None:
        tell.append(events.no_clan(state))
    _finish(state)


def legal_clans(state: "TavernState") -> list[i64]:
    """The clans at the active player's table."""
    actions: list[i64] = []
    for guest in state.tables[state.active]:
        if guest < state.cards.size:
            action: i64 = GATHER + state.cards.clan_of[guest]
            if action not in actions:
                actions.append(action)
    return actions


def choose_clan(state: "TavernState", action: i64, tell: list[Event] | None) -> bool:
    clan = action - GATHER
    if not 0 <= clan < len(state.cards.clan_ids):
        raise state.illegal("not-now", action)
    if action not in legal_clans(state):
        raise state.illegal("clan-not-here", action)
    state.clan = clan
    if tell is not None:
        tell.append(events.gathered(state))
    return _gather_from(state, state.active, tell)


def _gather_from(state: "TavernState", seat: i64, tell: list[Event] | None) -> bool:
    """From `seat` on, clockwise and ending before the active player: those with one kind of the clan
    lose it unasked."""
    while True:
        actions = guests.legal_of_clan(state, seat, state.clan)
        if len(actions) > 1:
            return state.ask(GATHER_ONE, seat)
        if actions:
            state.phase = GATHER_ONE
            guest, _ = guests.chosen(state, seat, actions[0])
            _dismiss(state, seat, guest, tell)
        seat = (seat + 1) % state.seats
        if seat == state.active:
            return _finish(state)


def gather_one(state: "TavernState", seat: i64, guest: i64, tell: list[Event] | None) -> bool:
    _dismiss(state, seat, guest, tell)
    following = (seat + 1) % state.seats
    if following == state.active:
        return _finish(state)
    return _gather_from(state, following, tell)


# --- the coin -----------------------------------------------------------------------------------


def _finish(state: "TavernState") -> bool:
    """The event is carried out: a coin goes to another player, who plays next."""
    state.picked = -1
    state.clan = -1
    return state.ask(GIVE_COIN, state.active)


def legal_receivers(state: "TavernState") -> list[i64]:
    return [GIVE + other for other in range(state.seats) if other != state.active]


def give(state: "TavernState", action: i64, tell: list[Event] | None) -> bool:
    receiver = action - GIVE
    if not 0 <= receiver < state.seats:
        raise state.illegal("not-now", action)
    if receiver == state.active:
        raise state.illegal("coin-to-oneself", action)
    gift = state.cards.event_gift
    state.coins[state.active] -= gift
    state.coins[receiver] += gift
    if tell is not None:
        tell.append(events.gave(state, receiver))
    return round_end.next_turn(state, receiver, tell)
