"""What a seat is asked, in words.

Only the reveal needs no thought. To take nothing more loses coins, and a building that is not
activated loses its effect; so neither goes without saying, nor can it be said once for all."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.little_factory.actions import END, REVEAL, STOP
from littleworlds.games.little_factory.rules import buildings, turn
from littleworlds.games.little_factory.rules.phases import ACT, OVER, PAY, PHASES, TAKE, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def prompt(state: "FactoryState", seat: i64) -> Prompt | None:
    phase = state.phase
    if seat != state.active or phase == OVER:
        return None
    if phase == PAY and state.paid > 1:
        return Prompt("ask-pay-one", {"coins": int(state.budget)})
    if phase == PAY or (phase == TAKE and state.taken == 0):
        return Prompt("ask-" + PHASES[phase], {"coins": int(state.budget)})
    if phase == TAKE:
        return Prompt("ask-take-more", {"coins": int(state.budget)}, STOP, STOP, always=False)
    if phase == WRAP:
        return Prompt("ask-wrap", None, END, END, always=False)
    if phase == ACT:
        return _prompt_to_act(state)
    return Prompt("ask-reveal", usual=REVEAL, harmless=True)


def _prompt_to_act(state: "FactoryState") -> Prompt:
    """Only what can be done is asked for: to activate, to act, or both."""
    if END in turn.legal_actions(state):
        return Prompt("ask-wrap", None, END, END, always=False)
    return Prompt("ask-act" if buildings.legal_activations(state) else "ask-action")
