"""Choosing a guest at a table: one action per kind, since equal guests are interchangeable."""

from typing import TYPE_CHECKING

from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.actions import pick_base
from littleworlds.games.little_tavern.rules import seating
from littleworlds.games.little_tavern.rules.phases import GATHER_ONE, HELLO_WHOM, SWAP_OTHER

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def legal_at(state: "TavernState", seat: i64) -> list[i64]:
    """The guests at a table."""
    return legal_of_clan(state, seat, -1)


def legal_of_clan(state: "TavernState", seat: i64, clan: i64) -> list[i64]:
    """The guests of one clan at a table; of any if `clan` is -1. A face-down guest has no clan."""
    cards = state.cards
    base = pick_base(cards) + seat * cards.kinds
    actions: list[i64] = []
    for guest in state.tables[seat]:
        if clan >= 0 and (guest >= cards.size or cards.clan_of[guest] != clan):
            continue
        action = base + cards.kind_of[guest]
        if action not in actions:
            actions.append(action)
    return actions


def legal_elsewhere(state: "TavernState", seat: i64) -> list[i64]:
    """The guests at all other tables."""
    actions: list[i64] = []
    for other in range(state.seats):
        if other != seat:
            actions += legal_at(state, other)
    return actions


def chosen(state: "TavernState", seat: i64, action: i64) -> tuple[i64, i64]:
    """The guest that an action names and whose table it sits at; refused if the phase asks for
    another table or clan."""
    cards = state.cards
    number = action - pick_base(cards)
    if not 0 <= number < state.seats * cards.kinds:
        raise state.illegal("not-now", action)
    owner = number // cards.kinds
    kind = number % cards.kinds
    _check_table(state, seat, owner, action)
    for guest in state.tables[owner]:
        if cards.kind_of[guest] == kind:
            _check_clan(state, guest, action)
            return guest, owner
    raise state.illegal("nobody-like-that", action)


def _check_table(state: "TavernState", seat: i64, owner: i64, action: i64) -> None:
    """Hello! takes guests from any table as long as they have somewhere to go; swapping takes them
    from another's, everything else from the own one."""
    if state.phase == HELLO_WHOM:
        if owner == seat and not seating.legal_tables(state, seat):
            raise state.illegal("no-other-open-table", action)
        if owner != seat and state.is_full(seat):
            raise state.illegal("own-table-full", action)
    elif (owner == seat) == (state.phase == SWAP_OTHER):
        raise state.illegal("wrong-table", action)


def _check_clan(state: "TavernState", guest: i64, action: i64) -> None:
    cards = state.cards
    if state.phase == GATHER_ONE and (guest >= cards.size or cards.clan_of[guest] != state.clan):
        raise state.illegal("wrong-clan", action, {"clan": name(cards.clan_ids[state.clan])})
