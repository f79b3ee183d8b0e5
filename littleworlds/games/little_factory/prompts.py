"""What a seat is asked, in words.

Only the reveal needs no thought. To take nothing more loses coins, and a building that is not
activated loses its effect; so neither goes without saying, nor can it be said once for all."""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.little_factory.actions import END, REVEAL, STOP
from littleworlds.games.little_factory.rules import buildings, exchange, turn
from littleworlds.games.little_factory.rules.phases import ACT, OVER, PAY, TAKE, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def prompt(state: "FactoryState", seat: i64) -> Prompt | None:
    phase = state.phase
    if seat != state.active or phase == OVER:
        return None
    if phase == PAY:
        return _prompt_to_pay(state)
    if phase == TAKE and state.taken == 0:
        return Prompt("ask-take", {"coins": int(state.budget)})
    if phase == TAKE:
        return Prompt("ask-take-more", {"coins": int(state.budget)}, STOP, STOP, always=False)
    if phase == WRAP:
        return _prompt_to_wrap(state)
    if phase == ACT:
        return _prompt_to_act(state)
    return Prompt("ask-reveal", usual=REVEAL, harmless=True)


def _prompt_to_pay(state: "FactoryState") -> Prompt:
    """One card buys several, several buy one; and only what can be done is asked for."""
    actions = exchange.legal_payments(state)
    takes = actions[-1] >= state.cards.take
    can = "both" if takes and actions[0] < state.cards.take else "take" if takes else "discard"
    args: Args = {"coins": int(state.budget), "can": can}
    return Prompt("ask-pay-one" if state.paid > 1 else "ask-pay", args)


def _prompt_to_wrap(state: "FactoryState") -> Prompt:
    return Prompt("ask-wrap-more" if state.used else "ask-wrap", None, END, END, always=False)


def _prompt_to_act(state: "FactoryState") -> Prompt:
    """Only what can be done is asked for: to activate, to act, or both."""
    if END in turn.legal_actions(state):
        return _prompt_to_wrap(state)
    return Prompt("ask-act" if buildings.legal_activations(state) else "ask-action")
