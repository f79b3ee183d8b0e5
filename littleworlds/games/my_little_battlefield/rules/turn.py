"""A turn: dice are used, rerolled or converted one by one, until none is left or the player stops.

After each die used the other side may follow. Whatever has one answer only is done without asking,
except a roll.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import CONVERT, END, GAIN, REROLL, SET
from littleworlds.games.my_little_battlefield.data.cards import (
    ATTACK_FACE,
    COMMAND_FACE,
    DEFENCE_FACE,
    FACES,
    MORALE_FACE,
    MOVEMENT_FACE,
    NO_FACE,
    SPECIAL_FACE,
)
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, CELLS
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE
from littleworlds.games.my_little_battlefield.rules import (
    adversary,
    combat,
    dice,
    die_uses,
    follow,
    movement,
    resolution,
    special_rules,
    turn_end,
)
from littleworlds.games.my_little_battlefield.rules.phases import TURN

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def legal_actions(state: "BattleState") -> list[i64]:
    """Every die may be used for what it shows; some may be rolled again, or given up to change
    another; or the turn ends."""
    in_hand = state.dice
    side = state.active
    lists = state.field.lists
    actions: list[i64] = []
    faces: i64 = 0
    if in_hand[ATTACK_FACE] or in_hand[DEFENCE_FACE]:
        fronts = combat.fronts(state, side, 0)
        if in_hand[ATTACK_FACE]:
            faces = 1
            actions += lists.attack[fronts & ALL_CELLS]
        if in_hand[DEFENCE_FACE]:
            faces |= 2
            actions += lists.defend[fronts >> CELLS]
    if in_hand[MOVEMENT_FACE]:
        faces |= 4
        actions += movement.legal_moves(state, side, 0)
    if in_hand[MORALE_FACE]:
        faces |= 8
        actions.append(GAIN + MORALE)
    if in_hand[COMMAND_FACE]:
        faces |= 16
        actions.append(GAIN + COMMAND)
    if in_hand[SPECIAL_FACE]:
        faces |= 32
        special_rules.add_legal_uses(state, side, actions)
    # As `dice.can_reroll` and `dice.can_convert`, spelled out: this is asked at every step.
    cards = state.cards
    own = state.a if side == 0 else state.b
    if state.rerolls < cards.free_rerolls or own.morale >= cards.reroll_cost:
        actions += lists.reroll[faces]
    if state.discarded == 0 and state.left > cards.convert_discards:
        actions += lists.convert[faces]
    actions.append(END)
    return actions


def act(state: "BattleState", action: i64, chance: Chance, tell: list[Event] | None) -> bool:
    """One decision of the active player: use a die, roll some again, convert, or stop."""
    face: i64 = state.field.lists.face_of[action]
    if face == NO_FACE:
        _act_without_die(state, action, tell)
        return False
    if state.dice[face] == 0:
        raise state.illegal("no-such-die", action, {"face": name(FACES[face])})
    die_uses.check_use(state, state.active, action)
    state.dice[face] -= 1
    state.left -= 1
    state.panel = state.panel * 8 + face + 1
    state.face = face
    state.touched = 0
    return use(state, action, chance, tell)


def _act_without_die(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    if action == END:
        turn_end.end_turn(state, tell)
    elif REROLL <= action < CONVERT:
        dice.begin_reroll(state, action)
    elif CONVERT <= action < SET:
        dice.begin_conversion(state, action, tell)
    else:
        raise state.illegal("not-now", action)


def use(state: "BattleState", action: i64, chance: Chance, tell: list[Event] | None) -> bool:
    """Carry out a use of a die, one's own or a copied one, that has been found legal."""
    if die_uses.use(state, action, tell) and resolution.resolve(state, tell):
        return False
    return _after_die(state, chance, tell, False)


# --- what comes next ----------------------------------------------------------------------------


def go_on(state: "BattleState", chance: Chance, tell: list[Event] | None, final: bool) -> bool:
    """Go on with the action under way; when it is done, the other side may follow it."""
    if resolution.resolve(state, tell):
        return final
    return _after_die(state, chance, tell, final)


def after_dice(state: "BattleState", chance: Chance, tell: list[Event] | None, final: bool) -> bool:
    """Dice were rolled again or set: a special rule goes on with its next step, otherwise the
    turn goes on."""
    if state.rule < 0:
        return carry_on(state, chance, tell, final)
    state.step += 1
    return go_on(state, chance, tell, final)


def _after_die(state: "BattleState", chance: Chance, tell: list[Event] | None, final: bool) -> bool:
    if follow.after_die(state, tell):
        return final
    return carry_on(state, chance, tell, final)


def carry_on(state: "BattleState", chance: Chance, tell: list[Event] | None, final: bool) -> bool:
    """The active side goes on with its turn; it ends when no die is left, or nothing can be done
    with those that are."""
    if state.active == 1 and state.field.solo:
        return adversary.next_die(state, chance, tell, final)
    if state.left == 0 or _can_only_end(state):
        turn_end.end_turn(state, tell)
    else:
        state.phase = TURN
        state.asked = state.field.seat_of[state.active]
    return final


def _can_only_end(state: "BattleState") -> bool:
    if dice.can_reroll(state) or dice.can_convert(state):
        return False
    state.phase = TURN
    return len(legal_actions(state)) == 1
