"""The turn of the adversary in the solo game, side B: its dice, and what each of them does.

It makes no choices. Dice and printed rules decide, and the player where they leave a choice.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import DECLINE, FORCE, ROLL
from littleworlds.games.my_little_battlefield.data.cards import (
    COMMAND_FACE,
    FACES,
    MORALE_FACE,
    MOVEMENT_FACE,
    SPECIAL_FACE,
)
from littleworlds.games.my_little_battlefield.data.scenarios import BY_AI_POWER
from littleworlds.games.my_little_battlefield.data.special_rules import (
    ADVERSARY_SLOT,
    COMMAND,
    MORALE,
)
from littleworlds.games.my_little_battlefield.rules import (
    adversary_priorities,
    die_uses,
    ending,
    follow,
    resolution,
    resources,
    rule_steps,
    turn_end,
)
from littleworlds.games.my_little_battlefield.rules.phases import (
    MOVING_AI,
    OFFER_FORCE,
    ROLL_FOR_AI,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


# --- its dice -----------------------------------------------------------------------------------


def next_die(state: "BattleState", chance: Chance, tell: list[Event] | None, final: bool) -> bool:
    """Its next die, or the end of its dice. After a decision of the player's own the roll waits, so
    that it can be taken back."""
    if state.ai_dice == 0:
        return _dice_gone(state, chance, tell, final)
    if final:
        return _roll_all(state, chance, tell)
    state.ask(ROLL_FOR_AI, 0)
    return False


def legal_rolls() -> list[i64]:
    return [ROLL]


def roll(state: "BattleState", action: i64, chance: Chance, tell: list[Event] | None) -> bool:
    if action != ROLL:
        raise state.illegal("roll-first", action)
    return _roll_all(state, chance, tell)


def _roll_all(state: "BattleState", chance: Chance, tell: list[Event] | None) -> bool:
    """Its dice one after the other, until the player is asked something or all have been rolled."""
    while state.ai_dice > 0:
        state.ai_dice -= 1
        if _roll_one(state, chance, tell):
            return True
    return _dice_gone(state, chance, tell, True)


def _roll_one(state: "BattleState", chance: Chance, tell: list[Event] | None) -> bool:
    """Roll one die: unusable, it is rolled again once and then discarded; usable, the player may
    force another roll. True if the player is asked something, or the battle is over."""
    cards = state.cards
    state.ai_rerolls = 0
    while True:
        face: i64 = cards.face_by_index[chance.index(len(FACES))]
        state.face = face
        if tell is not None:
            tell.append(events.ai_rolled(state))
        if face > MOVEMENT_FACE or _can_use(state, face):
            break
        discarded = state.ai_rerolls >= cards.unusable_rerolls
        if tell is not None:
            tell.append(events.ai_cannot_use(state, discarded))
        if discarded:
            return False
        state.ai_rerolls += 1
    if state.a.morale >= cards.force_morale and state.a.command >= cards.force_command:
        return state.ask(OFFER_FORCE, 0)
    return _use_die(state, tell)


def _can_use(state: "BattleState", face: i64) -> bool:
    """The printed table of rerolls: combat needs a unit in a sector that is contested or not
    controlled, movement one that can move. All other faces are always used, even without effect."""
    if face == MOVEMENT_FACE:
        return adversary_priorities.can_move(state)
    return state.b.present & ~(state.b.controlled & ~state.a.present) != 0


def _dice_gone(state: "BattleState", chance: Chance, tell: list[Event] | None, final: bool) -> bool:
    """After its last die: full morale raises its power, full command brings an extra turn; neither
    again in that one."""
    if state.extra_turn:
        state.extra_turn = False
        state.b.command = 0
    else:
        _raise_power(state, tell)
        if state.ended >= 0:
            ending.finish(state, tell)
            return final
        if state.b.command >= state.cards.maximum:
            _begin_extra_turn(state, tell)
            return next_die(state, chance, tell, final)
    turn_end.end_turn(state, tell)
    return final


def _raise_power(state: "BattleState", tell: list[Event] | None) -> None:
    """Full morale becomes a level of power; the highest level may end the battle."""
    cards = state.cards
    own = state.b
    if own.morale < cards.maximum or own.power >= cards.top:
        return
    own.morale = 0
    own.power += 1
    if tell is not None:
        tell.append(events.ai_power(state))
    if own.power == cards.top and state.field.ai_power_ends:
        state.ended = BY_AI_POWER


def _begin_extra_turn(state: "BattleState", tell: list[Event] | None) -> None:
    state.extra_turn = True
    state.ai_dice = state.cards.extra_dice
    state.panel = 0
    # A turn of its own: who follows may use each rule once more.
    state.a.used = 0
    state.b.used = 0
    if tell is not None:
        tell.append(events.ai_extra_turn(state))


# --- forcing another roll -----------------------------------------------------------------------


def legal_answers() -> list[i64]:
    return [FORCE, DECLINE]


def answer_force(
    state: "BattleState", action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """The player lets the die be used, or pays to have it rolled again."""
    if action == DECLINE:
        return False if _use_die(state, tell) else next_die(state, chance, tell, False)
    if action != FORCE:
        raise state.illegal("answer-first", action)
    if tell is not None:
        tell.append(events.forced(state))
    resources.lose(state, 0, MORALE, state.cards.force_morale, tell)
    resources.lose(state, 0, COMMAND, state.cards.force_command, tell)
    return True if _roll_one(state, chance, tell) else _roll_all(state, chance, tell)


# --- what a die does ----------------------------------------------------------------------------


def _use_die(state: "BattleState", tell: list[Event] | None) -> bool:
    """Use a die: combat in all sectors, one unit moves, both resources grow, or the rule of the
    present level. True if the player is asked something, or the battle is over."""
    face = state.face
    state.touched = 0
    state.panel = state.panel * 8 + face + 1
    if face == MORALE_FACE or face == COMMAND_FACE:
        resources.gain(state, 1, MORALE, state.cards.ai_gain, tell)
        resources.gain(state, 1, COMMAND, state.cards.ai_gain, tell)
        return follow.after_die(state, tell)
    if face == MOVEMENT_FACE:
        moves = adversary_priorities.preferred_moves(state)
        if len(moves) > 1:
            return state.ask(MOVING_AI, 0)
        _move(state, moves[0], tell)
        return follow.after_die(state, tell)
    if face == SPECIAL_FACE:
        if tell is not None:
            tell.append(events.ai_special(state))
        rule_steps.begin(state, ADVERSARY_SLOT)
    else:
        if tell is not None:
            tell.append(events.ai_fights(state))
        state.sweep = state.b.present
        state.sweep_amount = 0
    return resolution.resolve(state, tell) or follow.after_die(state, tell)


def choose_move(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    """The player chooses where its priorities leave a choice."""
    if action not in adversary_priorities.preferred_moves(state):
        raise state.illegal("not-now", action)
    _move(state, action, tell)


def _move(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    """Move, and say first which priorities chose the unit and its way."""
    if tell is not None:
        tell.append(events.ai_moves(state, adversary_priorities.reasons(state, action)))
    die_uses.use_to_move(state, 1, action, tell)
