"""A turn: draw a character and seat it, or turn an event card."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_tavern import events
from littleworlds.games.little_tavern.actions import DRAW_CHARACTER, DRAW_EVENT, SEAT
from littleworlds.games.little_tavern.rules import event_cards, round_end, seating
from littleworlds.games.little_tavern.rules.phases import SEAT_DRAWN

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def legal_draws(state: "TavernState") -> list[i64]:
    """A character; an event too if one may be turned."""
    return [DRAW_CHARACTER, DRAW_EVENT] if event_refusal(state) == "" else [DRAW_CHARACTER]


def draw(state: "TavernState", action: i64, chance: Chance, tell: list[Event] | None) -> bool:
    if action == DRAW_CHARACTER:
        seating.draw_character(state, chance, tell)
        state.phase = SEAT_DRAWN
        _seat_if_forced(state, tell)
        return True
    if action != DRAW_EVENT:
        raise state.illegal("not-now", action)
    refusal = event_refusal(state)
    if refusal != "":
        raise state.illegal(refusal, action)
    number = chance.index(len(state.events))
    state.event = state.events[number]
    state.events = state.events[:number] + state.events[number + 1 :]
    if tell is not None:
        tell.append(events.turned(state))
    event_cards.begin(state, chance, tell)
    return True


def event_refusal(state: "TavernState") -> str:
    """Why no event may be turned; "" if one may. It takes a coin in front of the player, guests at
    each table, and an event that is left."""
    if not state.events:
        return "no-event-left"
    if state.coins[state.active] < state.cards.event_coins:
        return "event-needs-coin"
    for table in state.tables:
        if len(table) < state.cards.event_guests:
            return "event-needs-guests"
    return ""


def _seat_if_forced(state: "TavernState", tell: list[Event] | None) -> None:
    """With one open table left, where the guest goes is no question."""
    tables = seating.legal_tables(state, -1)
    if len(tables) == 1:
        seat_guest(state, tables[0] - SEAT, tell)


def seat_guest(state: "TavernState", table: i64, tell: list[Event] | None) -> bool:
    """The character in hand sits down, and the owner of the table plays next."""
    seating.take_seat(state, table, tell)
    return round_end.next_turn(state, table, tell)
