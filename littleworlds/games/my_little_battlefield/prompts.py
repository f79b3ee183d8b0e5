"""What the actor is asked.

The arguments are what somebody would say "always" about: for an offer to follow, the face alone.
"""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args, name
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.my_little_battlefield.actions import DECLINE, ROLL
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.data.special_rules import OPS
from littleworlds.games.my_little_battlefield.describe import is_idle_copy
from littleworlds.games.my_little_battlefield.refs import rule_name, sector_name, unit_name, who
from littleworlds.games.my_little_battlefield.rules import dice
from littleworlds.games.my_little_battlefield.rules.phases import (
    AIMING,
    CHOOSE_FACTION,
    FOLLOWING,
    MOVING_AI,
    OFFER_FOLLOW,
    OFFER_FORCE,
    OVER,
    PHASES,
    REROLLING,
    RETREATING,
    ROLL_DICE,
    ROLL_FOR_AI,
    SETTING,
    TURN,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def prompt(state: "BattleState", seat: i64) -> Prompt | None:
    """The question of the present phase."""
    phase = state.phase
    if seat != state.asked or phase == OVER:
        return None
    message = "ask-" + PHASES[phase]
    if phase in (OFFER_FOLLOW, OFFER_FORCE):
        face: Args = {"face": name(FACES[state.face])}
        return Prompt(message, face, DECLINE, DECLINE, phase == OFFER_FOLLOW and _is_idle(state))
    if phase == TURN:
        return Prompt(message, {"open": _beside_using(state)})
    if phase == ROLL_DICE:
        return Prompt(message, usual=ROLL, harmless=True)
    if phase == FOLLOWING:
        return Prompt(message, {"face": name(FACES[state.face])})
    if phase == RETREATING:
        return Prompt(message, _retreat(state))
    if phase == ROLL_FOR_AI:
        return Prompt(message, {"who": who(state, 1)}, usual=ROLL, harmless=True)
    if phase == MOVING_AI:
        return Prompt(message, {"who": who(state, 1)})
    if phase == REROLLING and state.left == 0:
        return _forced_reroll(state)
    if phase == CHOOSE_FACTION or state.rule < 0:
        return Prompt(message)
    args: Args = {"rule": rule_name(state, state.acting(), state.rule)}
    if phase == AIMING:
        return Prompt("ask-aim-" + OPS[state.step_under_way().code].replace("_", "-"), args)
    return Prompt(message + "-rule" if phase in (REROLLING, SETTING) else message, args)


def _beside_using(state: "BattleState") -> str:
    """What can be done with dice beside using them: roll some again, convert, both or neither."""
    if dice.can_reroll(state):
        return "both" if dice.can_convert(state) else "roll"
    return "convert" if dice.can_convert(state) else "neither"


def _is_idle(state: "BattleState") -> bool:
    """Whether a copy of the die on offer would bring nothing."""
    fee = state.cards.follow_cost + state.tax
    return is_idle_copy(state.cards, state.face, fee, state.army(1 - state.active).morale)


def _forced_reroll(state: "BattleState") -> Prompt:
    """All dice have been taken up: nothing is left but to roll them. A roll that costs something is
    left to the player, who may still take the last step back."""
    free = state.rule >= 0 or state.rerolls < state.cards.free_rerolls
    if state.rule < 0:
        return Prompt("ask-reroll", usual=ROLL, harmless=free)
    args: Args = {"rule": rule_name(state, state.acting(), state.rule)}
    return Prompt("ask-reroll-rule", args, usual=ROLL, harmless=free)


def _retreat(state: "BattleState") -> Args:
    side = state.retreat_side
    unit = state.army(side).unit_at(state.retreat_cell)
    return {
        "who": who(state, side),
        "unit": unit_name(state, side, unit),
        "sector": sector_name(state, state.retreat_cell),
    }
