"""What a seat is asked, in words."""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args, name
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.little_tavern.data.cards import EVENTS
from littleworlds.games.little_tavern.refs import clan_name, guest_name
from littleworlds.games.little_tavern.rules.phases import DRAW, GATHER_ONE, PHASES, SEAT_MYSTERY

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def prompt(state: "TavernState", seat: i64) -> Prompt | None:
    if not state.owes(seat):
        return None
    cards = state.cards
    args: Args = {}
    if state.event >= 0:
        args["event"] = name(EVENTS[state.event])
    if state.phase == SEAT_MYSTERY:
        args["card"] = guest_name(cards, state.mystery_cards[state.drawn - cards.size])
    elif state.drawn >= 0:
        args["card"] = guest_name(cards, state.drawn)
    elif state.picked >= 0:
        args["card"] = guest_name(cards, state.picked)
    if state.phase == GATHER_ONE:
        args["clan"] = clan_name(cards, state.clan)
    usual: i64 = -1
    if state.phase == DRAW:
        # People want to draw for themselves: it is the usual answer, and still theirs to give.
        draws = state.legal(seat)
        usual = draws[0] if len(draws) == 1 else -1
    return Prompt("ask-" + PHASES[state.phase], args, usual=usual)
