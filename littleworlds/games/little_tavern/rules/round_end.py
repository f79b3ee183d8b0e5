"""Who plays next; the end of a round, the next one, and the end of the play."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_tavern import events, scoring
from littleworlds.games.little_tavern.rules.phases import DRAW, OVER

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def next_turn(state: "TavernState", seat: i64, tell: list[Event] | None) -> bool:
    """`seat` plays next: it received the character or the coin. If all tables are full the round
    ends first."""
    state.active = seat
    state.turn += 1
    state.event = -1
    for table in state.tables:
        if len(table) < state.cards.chairs:
            return state.ask(DRAW, seat)
    return _end_round(state, tell)


def _end_round(state: "TavernState", tell: list[Event] | None) -> bool:
    """All tables are full: face-down guests show themselves, everybody tips, and either the play is
    over or a round begins."""
    if tell is not None:
        tell.append(events.round_over(state))
    shown = _show_mysteries(state, tell)
    _collect_tips(state, tell)
    if max(state.coins) >= state.cards.goal:
        state.phase = OVER
        if tell is not None:
            tell.append(events.play_over(state))
        return shown
    _begin_round(state, tell)
    return shown


def _show_mysteries(state: "TavernState", tell: list[Event] | None) -> bool:
    """Turn the face-down guests up; whether there was one."""
    shown = False
    for number, card in enumerate(state.mystery_cards):
        marker = state.cards.size + number
        for seat in range(state.seats):
            table = state.tables[seat]
            if marker in table:
                table[table.index(marker)] = card
                placers = state.mystery_placers[:]
                placers[number] = -1
                state.mystery_placers = placers
                shown = True
                if tell is not None:
                    tell.append(events.showed(state, card, seat))
    return shown


def _collect_tips(state: "TavernState", tell: list[Event] | None) -> None:
    """Every guest leaves coins to the owner of its table."""
    sheet = state.sheet[:]
    coins_by_table = scoring.tips(state.cards, state.tables)
    for seat in range(state.seats):
        total: i64 = 0
        for chair, guest in enumerate(state.tables[seat]):
            coins = coins_by_table[seat][chair]
            total += coins
            sheet.append((int(state.round), int(seat), int(guest), int(coins)))
            if tell is not None:
                tell.append(events.tip(state, guest, seat, coins))
        state.coins[seat] += total
        if tell is not None:
            tell.append(events.tips(state, seat, total))
    state.sheet = sheet


def _begin_round(state: "TavernState", tell: list[Event] | None) -> None:
    """All cards go back; who received the last character, or the coin of the last event, begins."""
    state.round += 1
    state.tables = [[] for _ in range(state.seats)]
    state.pile = list(range(state.cards.size))
    state.events = state.cards.event_pile
    state.discard = []
    state.mystery_cards = []
    state.mystery_placers = []
    state.ask(DRAW, state.active)
    if tell is not None:
        tell.append(events.round_begins(state))
