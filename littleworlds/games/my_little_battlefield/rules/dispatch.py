"""Which file answers which question: each phase has its line in `legal` and in `apply`."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.rules import (
    adversary,
    adversary_priorities,
    aiming,
    dice,
    factions,
    follow,
    retreat,
    rule_steps,
    turn,
)
from littleworlds.games.my_little_battlefield.rules.phases import (
    AIMING,
    CHOOSE_FACTION,
    CONVERTING,
    DEPLOYING,
    EXCHANGING,
    FOLLOWING,
    GAINING,
    MOVING,
    MOVING_AI,
    OFFER_FOLLOW,
    OFFER_FORCE,
    OVER,
    PAYING,
    RAISING,
    REROLLING,
    RETREATING,
    ROLL_DICE,
    ROLL_FOR_AI,
    SETTING,
    TURN,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def legal(state: "BattleState", seat: i64) -> list[i64]:
    """The actions open to a seat."""
    phase = state.phase
    if seat != state.asked or phase == OVER:
        return []
    if phase == TURN:
        return turn.legal_actions(state)
    if phase == REROLLING:
        return dice.legal_rerolls(state)
    if phase == OFFER_FOLLOW:
        return follow.legal_answers()
    if phase == ROLL_DICE:
        return dice.legal_rolls()
    if phase == ROLL_FOR_AI:
        return adversary.legal_rolls()
    if phase == OFFER_FORCE:
        return adversary.legal_answers()
    if phase == FOLLOWING:
        return follow.legal_uses(state)
    if phase == CONVERTING:
        return dice.legal_discards(state)
    if phase == SETTING:
        return dice.legal_settings(state)
    if phase == CHOOSE_FACTION:
        return factions.legal_factions(state)
    return _legal_answers(state, phase)


def _legal_answers(state: "BattleState", phase: i64) -> list[i64]:
    """What an action under way is waiting for."""
    if phase == RETREATING:
        return retreat.legal_targets(state)
    if phase == AIMING:
        return aiming.legal_targets(state)
    if phase == MOVING:
        return rule_steps.legal_moves(state)
    if phase == MOVING_AI:
        return adversary_priorities.preferred_moves(state)
    if phase == DEPLOYING:
        return rule_steps.legal_deployments(state)
    if phase == PAYING:
        return rule_steps.legal_payments()
    if phase == GAINING:
        return rule_steps.legal_gains()
    if phase == EXCHANGING:
        return rule_steps.legal_exchanges(state)
    assert phase == RAISING
    return rule_steps.legal_raises(state)


def apply(
    state: "BattleState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Carry out one decision. True when the step is final."""
    phase = state.phase
    if seat != state.asked or phase == OVER:
        if phase == OVER:
            raise IllegalAction("play-is-over")
        raise IllegalAction("not-your-decision", seat=player(seat))
    if not 0 <= action < state.field.num_actions:
        raise state.illegal("not-now", action)
    if phase == TURN:
        return turn.act(state, action, chance, tell)
    if phase == ROLL_DICE:
        dice.roll(state, action, chance, tell)
        return turn.carry_on(state, chance, tell, True)
    if phase == ROLL_FOR_AI:
        return adversary.roll(state, action, chance, tell)
    if phase == OFFER_FORCE:
        return adversary.answer_force(state, action, chance, tell)
    if phase == OFFER_FOLLOW or phase == FOLLOWING:
        return _apply_follow(state, phase, action, chance, tell)
    if phase == REROLLING or phase == CONVERTING or phase == SETTING:
        return _apply_to_dice(state, phase, action, chance, tell)
    if phase == CHOOSE_FACTION:
        factions.choose(state, action, tell)
        return False
    _apply_answer(state, phase, action, tell)
    return turn.go_on(state, chance, tell, False)


def _apply_follow(
    state: "BattleState", phase: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Copying the die of the other side; a copy with one use only is used at once."""
    if phase == FOLLOWING:
        follow.check_use(state, action)
        return turn.use(state, action, chance, tell)
    if not follow.answer(state, action, tell):
        return turn.carry_on(state, chance, tell, False)
    use = follow.only_use(state)
    return turn.use(state, use, chance, tell) if use >= 0 else False


def _apply_to_dice(
    state: "BattleState", phase: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Rolling again and converting take several decisions."""
    if phase == REROLLING:
        rolled = dice.reroll(state, action, chance, tell)
        return turn.after_dice(state, chance, tell, True) if rolled else False
    if phase == CONVERTING:
        dice.discard(state, action, tell)
        return False
    dice.set_die(state, action, tell)
    return turn.after_dice(state, chance, tell, False)


def _apply_answer(state: "BattleState", phase: i64, action: i64, tell: list[Event] | None) -> None:
    """What an action under way was waiting for."""
    if phase == RETREATING:
        retreat.choose_target(state, action, tell)
    elif phase == AIMING:
        aiming.choose_target(state, action, tell)
    elif phase == MOVING:
        rule_steps.choose_move(state, action, tell)
    elif phase == MOVING_AI:
        adversary.choose_move(state, action, tell)
    elif phase == DEPLOYING:
        rule_steps.choose_deployment(state, action, tell)
    elif phase == PAYING:
        rule_steps.choose_payment(state, action, tell)
    elif phase == GAINING:
        rule_steps.choose_gain(state, action, tell)
    elif phase == EXCHANGING:
        rule_steps.choose_exchange(state, action, tell)
    else:
        rule_steps.choose_raise(state, action, tell)
