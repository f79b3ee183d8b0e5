"""What a seat is asked, in words."""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.little_tavern.data.cards import EVENTS
from littleworlds.games.little_tavern.refs import clan_name, guest_name, mystery_name
from littleworlds.games.little_tavern.rules import seating, turn
from littleworlds.games.little_tavern.rules.phases import (
    DRAW,
    GATHER_ONE,
    HELLO_WHOM,
    PASS_ON,
    PHASES,
)

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def prompt(state: "TavernState", seat: i64) -> Prompt | None:
    if not state.owes(seat):
        return None
    if state.phase == DRAW:
        return _draw(state, seat)
    args: Args = {}
    if state.event >= 0:
        args["event"] = name(EVENTS[state.event])
    if state.drawn >= 0:
        args["card"] = _called(state, seat, state.drawn)
    elif state.picked >= 0:
        args["card"] = _called(state, seat, state.picked)
    if state.phase == GATHER_ONE:
        args["clan"] = clan_name(state.cards, state.clan)
    if state.phase == HELLO_WHOM:
        args["ways"] = _hello_ways(state, seat)
    if state.phase == PASS_ON:
        args["owner"] = player((seat + state.direction) % state.seats)
        args["side"] = "left" if state.direction == 1 else "right"
    return Prompt("ask-" + PHASES[state.phase], args)


def _draw(state: "TavernState", seat: i64) -> Prompt:
    """Which pile; if no event may be turned, the question says why."""
    refusal = turn.event_refusal(state)
    if refusal == "":
        return Prompt("ask-draw")
    # People want to draw for themselves: it is the usual answer, and still theirs to give.
    return Prompt("ask-draw-character", {"why": refusal}, usual=state.legal(seat)[0])


def _hello_ways(state: "TavernState", seat: i64) -> str:
    """Whether a guest of one's own can go, another's can come, or both."""
    if state.is_full(seat):
        return "send"
    return "both" if seating.legal_tables(state, seat) else "bring"


def _called(state: "TavernState", seat: i64, guest: i64) -> str:
    """What a seat calls a guest: one that it placed face down, it knows."""
    number = guest - state.cards.size
    if number >= 0 and state.mystery_placers[number] == seat:
        return mystery_name(state.cards, state.mystery_cards[number])
    return guest_name(state.cards, guest)
