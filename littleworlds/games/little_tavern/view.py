"""What one seat knows, as plain data, built from nothing: what is not written here is not shown."""

from typing import TYPE_CHECKING, Final, TypedDict

from littleworlds.core.native import i64
from littleworlds.core.state import EVERYONE
from littleworlds.games.little_tavern.data.cards import EVENTS
from littleworlds.games.little_tavern.rules.phases import OVER, PHASES

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState

ONLOOKER: Final = -2

HIDDEN = "?"
"""Stands for a choice that has been made but is not shown."""


class MysteryView(TypedDict):
    """A mystery customer: who placed it (None once shown to all) and which card it is, for those who know."""

    placer: int | None
    card: str | None


class TavernView(TypedDict):
    """The view of one seat. Guests are written as card ids (`elf-3`) or, face down, as `mystery-1`."""

    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    actors: list[int]
    over: bool
    scores: list[int]
    round: int
    turn: int
    phase: str
    active: int
    asked: int
    event: str | None
    events: list[str]
    pile: int
    drawn: str | None
    picked: str | None
    tables: list[list[str]]
    discard: list[str]
    mysteries: list[MysteryView]
    direction: int
    choices: list[str | None]
    clan: str | None
    sheet: list[list[int | str]]


def view(state: "TavernState", seat: i64) -> TavernView:
    """The view of `seat`, of an onlooker, or of the eyes that see all."""
    cards = state.cards
    ids = cards.guest_ids
    return {
        "seat": int(seat) if seat != ONLOOKER else None,
        "seats": int(state.seats),
        "options": {},
        "actors": [int(actor) for actor in state.actors()],
        "over": state.phase == OVER,
        "scores": [int(coins) for coins in state.coins],
        "round": int(state.round),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "asked": int(state.asked),
        "event": EVENTS[state.event] if state.event >= 0 else None,
        "events": [EVENTS[event] for event in state.events],
        "pile": len(state.pile),
        "drawn": ids[state.drawn] if state.drawn >= 0 else None,
        "picked": ids[state.picked] if state.picked >= 0 else None,
        "tables": [[ids[guest] for guest in table] for table in state.tables],
        "discard": [ids[guest] for guest in state.discard],
        "mysteries": [_mystery(state, number, seat) for number in range(len(state.mystery_cards))],
        "direction": int(state.direction),
        "choices": [_choice(state, other, seat) for other in range(len(state.choices))],
        "clan": cards.clan_ids[state.clan] if state.clan >= 0 else None,
        "sheet": [[round, owner, ids[card], coins] for round, owner, card, coins in state.sheet],
    }


def _mystery(state: "TavernState", number: i64, seat: i64) -> MysteryView:
    """A mystery customer: its card is shown to who placed it, and to all once it has shown itself."""
    placer = state.mystery_placers[number]
    known = placer < 0 or placer == seat or seat == EVERYONE
    card = state.cards.card_ids[state.mystery_cards[number]] if known else None
    return {"placer": int(placer) if placer >= 0 else None, "card": card}


def _choice(state: "TavernState", other: i64, seat: i64) -> str | None:
    """Whom a seat passes on: the own choice is shown, and one that could not be another; else only
    that it has been made."""
    guest = state.choices[other]
    if guest < 0:
        return None
    if other == seat or seat == EVERYONE or state.is_uniform(other):
        return state.cards.guest_ids[guest]
    return HIDDEN
