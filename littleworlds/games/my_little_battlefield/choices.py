"""What can be done now: the legal actions of every phase, in a fixed order."""

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import adversary, combat, course, specials
from littleworlds.games.my_little_battlefield.actions import (
    DECLINE,
    END,
    EXCHANGE,
    FACTION,
    FACTION_RULE,
    FOLLOW,
    FORCE,
    GAIN,
    MOST_PAID,
    MOVE,
    PAY,
    POWER,
    ROLL,
    SPECIAL,
    TARGETS_OF_MOVE,
)
from littleworlds.games.my_little_battlefield.cards import (
    ATTACK_FACE,
    COMMAND_FACE,
    DEFENCE_FACE,
    MORALE_FACE,
    MOVEMENT_FACE,
    SPECIAL_FACE,
)
from littleworlds.games.my_little_battlefield.effects import COMMAND, MORALE
from littleworlds.games.my_little_battlefield.grid import ALL_CELLS, CELLS
from littleworlds.games.my_little_battlefield.movement import can_move, deployable, moves
from littleworlds.games.my_little_battlefield.phases import (
    AIMING,
    CHOOSE_FACTION,
    CONVERTING,
    DEPLOYING,
    EXCHANGING,
    FOLLOWING,
    GAINING,
    MOVING,
    OFFER_FOLLOW,
    OFFER_FORCE,
    PAYING,
    RAISING,
    REROLLING,
    RETREATING,
    ROLL_DICE,
    ROLL_FOR_AI,
    SETTING,
    TURN,
)
from littleworlds.games.my_little_battlefield.position import Position


def choices(position: Position) -> list[i64]:
    """The actions of who is asked."""
    phase = position.phase
    if phase == TURN:
        return turn_actions(position)
    if phase == REROLLING:
        actions = position.field.lists.reroll[faces_shown(position)][:]
        if position.rolling > 0:
            actions.append(ROLL)
        return actions
    if phase == OFFER_FOLLOW:
        return [FOLLOW, DECLINE]
    if phase == ROLL_DICE or phase == ROLL_FOR_AI:
        return [ROLL]
    if phase == OFFER_FORCE:
        return [FORCE, DECLINE]
    if phase == FOLLOWING:
        return uses(position, 1 - position.active, position.face)
    if phase == CONVERTING:
        return position.field.lists.convert[faces_shown(position)][:]
    if phase == SETTING:
        return position.field.lists.set[faces_shown(position)][:]
    if phase == RETREATING:
        return position.field.lists.retreat[combat.retreat_targets(position)][:]
    return factions(position) if phase == CHOOSE_FACTION else _rule_choices(position)


def _rule_choices(position: Position) -> list[i64]:
    """What a special rule under way, or the adversary's movement, asks."""
    phase = position.phase
    side = position.acting()
    if phase == AIMING:
        return position.field.lists.target[course.aims(position)][:]
    if phase == MOVING:
        return moves(position, side, position.barred())
    if phase == DEPLOYING:
        kinds = deployable(position, side, position.rule, position.barred())
        return [MOVE + (CELLS + kind) * TARGETS_OF_MOVE + position.rule for kind in kinds]
    if phase == PAYING:
        return [PAY + MORALE, PAY + COMMAND]
    if phase == GAINING:
        return [GAIN + MORALE, GAIN + COMMAND]
    if phase == EXCHANGING:
        actions: list[i64] = []
        for resource in range(2):
            for amount in range(specials.exchangeable(position, side, resource)):
                actions.append(EXCHANGE + resource * MOST_PAID + amount)
        return actions
    if phase == RAISING:
        op = course.step_of(position)
        return [POWER + morale for morale in specials.payments(position, side, op.amount, op.flag)]
    return adversary.chosen_moves(position)


def turn_actions(position: Position) -> list[i64]:
    """Every die may be used for what it shows; some may be rolled again, or given up to change another; or the turn ends."""
    dice = position.dice
    side = position.active
    cards = position.field.cards
    lists = position.field.lists
    actions: list[i64] = []
    faces: i64 = 0
    if dice[ATTACK_FACE] or dice[DEFENCE_FACE]:
        found = combat.fronts(position, side, 0)
        if dice[ATTACK_FACE]:
            faces = 1
            actions += lists.attack[found & ALL_CELLS]
        if dice[DEFENCE_FACE]:
            faces |= 2
            actions += lists.defend[found >> CELLS]
    if dice[MOVEMENT_FACE]:
        faces |= 4
        actions += moves(position, side, 0)
    if dice[MORALE_FACE]:
        faces |= 8
        actions.append(GAIN + MORALE)
    if dice[COMMAND_FACE]:
        faces |= 16
        actions.append(GAIN + COMMAND)
    if dice[SPECIAL_FACE]:
        faces |= 32
        add_special_uses(position, side, actions)
    if (
        position.rerolls < cards.free_rerolls
        or (position.a if side == 0 else position.b).morale >= cards.reroll_cost
    ):
        actions += lists.reroll[faces]
    if position.discarded == 0 and position.left > cards.convert_discards:
        actions += lists.convert[faces]
    actions.append(END)
    return actions


def faces_shown(position: Position) -> i64:
    """The faces that dice not yet used show, as a mask."""
    faces: i64 = 0
    bit: i64 = 1
    for count in position.dice:
        if count > 0:
            faces |= bit
        bit += bit
    return faces


def uses(position: Position, side: i64, face: i64) -> list[i64]:
    """What one die may be used for by who follows."""
    lists = position.field.lists
    if face == ATTACK_FACE:
        return lists.attack[combat.fronts(position, side, position.barred()) & ALL_CELLS][:]
    if face == DEFENCE_FACE:
        return lists.defend[combat.fronts(position, side, position.barred()) >> CELLS][:]
    if face == MOVEMENT_FACE:
        return moves(position, side, position.barred())
    if face == SPECIAL_FACE:
        return special_uses(position, side)
    return [GAIN + MORALE if face == MORALE_FACE else GAIN + COMMAND]


def has_use(position: Position, side: i64, face: i64) -> bool:
    """Whether a die would be of any use to who follows."""
    if face == ATTACK_FACE:
        return combat.fronts(position, side, position.barred()) & ALL_CELLS != 0
    if face == DEFENCE_FACE:
        return combat.fronts(position, side, position.barred()) >> CELLS != 0
    if face == MOVEMENT_FACE:
        return can_move(position, side, position.barred(), True)
    return face != SPECIAL_FACE or specials.can_use_special(position, side)


def special_uses(position: Position, side: i64) -> list[i64]:
    """What a special die may be used for."""
    actions: list[i64] = []
    add_special_uses(position, side, actions)
    return actions


def add_special_uses(position: Position, side: i64, actions: list[i64]) -> None:
    """Rules of controlled sectors, the faction's, raising power."""
    field = position.field
    own = position.a if side == 0 else position.b
    for slot in field.cards.grid.cells_of[own.controlled & ~own.used & ALL_CELLS]:
        if specials.usable(position, side, slot):
            actions.append(SPECIAL + slot)
    if field.faction_powers and specials.faction_usable(position, side):
        actions.append(FACTION_RULE)
    for morale in specials.payments(position, side, 0, False):
        actions.append(POWER + morale)


def factions(position: Position) -> list[i64]:
    """The factions that nobody has taken."""
    taken = [position.a.faction, position.b.faction]
    return [
        FACTION + number
        for number in range(len(position.field.cards.faction_ids))
        if number not in taken
    ]
