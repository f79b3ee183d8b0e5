"""What a die is used for: combat, movement, a resource, a special rule or power.

The same for who rolled it and for who copies it.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, name
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    DEFEND,
    FACTION_RULE,
    GAIN,
    MOVE,
    PAY,
    POWER,
    RETREAT,
    SPECIAL,
    TARGETS_OF_MOVE,
)
from littleworlds.games.my_little_battlefield.data.cards import (
    ATTACK_FACE,
    DEFENCE_FACE,
    FACES,
    MORALE_FACE,
    MOVEMENT_FACE,
    SPECIAL_FACE,
)
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, BIT, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.special_rules import (
    COMMAND,
    FACTION_SLOT,
    MORALE,
)
from littleworlds.games.my_little_battlefield.refs import sector_name
from littleworlds.games.my_little_battlefield.rules import (
    combat,
    movement,
    power,
    resources,
    rule_steps,
    special_rules,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def legal_uses(state: "BattleState", side: i64, face: i64) -> list[i64]:
    """What one die may be used for by who follows."""
    lists = state.field.lists
    if face == ATTACK_FACE:
        return lists.attack[combat.fronts(state, side, state.barred()) & ALL_CELLS][:]
    if face == DEFENCE_FACE:
        return lists.defend[combat.fronts(state, side, state.barred()) >> CELLS][:]
    if face == MOVEMENT_FACE:
        return movement.legal_moves(state, side, state.barred())
    if face == SPECIAL_FACE:
        actions: list[i64] = []
        special_rules.add_legal_uses(state, side, actions)
        return actions
    return [GAIN + MORALE if face == MORALE_FACE else GAIN + COMMAND]


def has_use(state: "BattleState", side: i64, face: i64) -> bool:
    """Whether a die would be of any use to who follows."""
    if face == ATTACK_FACE:
        return combat.fronts(state, side, state.barred()) & ALL_CELLS != 0
    if face == DEFENCE_FACE:
        return combat.fronts(state, side, state.barred()) >> CELLS != 0
    if face == MOVEMENT_FACE:
        return movement.can_move(state, side, state.barred(), True)
    return face != SPECIAL_FACE or special_rules.has_use(state, side)


def check_use(state: "BattleState", side: i64, action: i64) -> None:
    """Refuse a use of a die that the rules do not allow."""
    if action < ATTACK:
        return
    if action < SPECIAL:
        face: i64 = ATTACK_FACE if action < DEFEND else DEFENCE_FACE
        cell = action - ATTACK if action < DEFEND else action - DEFEND
        if not combat.fits(state, side, cell, face, state.barred()):
            told: Args = {"sector": sector_name(state, cell), "face": name(FACES[face])}
            raise state.illegal(_combat_refusal(state, side, cell), action, told)
    elif action < RETREAT:
        special_rules.check_use(state, side, action)
    elif action < POWER:
        if not movement.is_legal_move(state, side, action):
            raise state.illegal("no-such-move", action)
    elif action - POWER not in power.payments(state, side, 0, False):
        raise state.illegal("power-not-payable", action, power.price_told(state, side))


def _combat_refusal(state: "BattleState", side: i64, cell: i64) -> str:
    """Why a combat die cannot be used in a cell."""
    if not state.army(side).present >> cell & 1:
        return "no-unit-there"
    return "closed-to-follower" if state.barred() >> cell & 1 else "no-effect-there"


def use(state: "BattleState", action: i64, tell: list[Event] | None) -> bool:
    """Carry out a use of a die that has been found legal. True if more has to be resolved."""
    side = 1 - state.active if state.following else state.active
    if action < PAY:
        resources.gain(state, side, action - GAIN, state.cards.resource_gain, tell)
        return False
    if action < SPECIAL:
        face: i64 = ATTACK_FACE if action < DEFEND else DEFENCE_FACE
        cell = action - ATTACK if action < DEFEND else action - DEFEND
        if not state.following:
            state.touched = BIT[cell]
        if tell is not None:
            tell.append(events.fought(state, side, face, cell))
        combat.fight(state, side, cell, face, tell)
        return True
    if action < RETREAT:
        slot = FACTION_SLOT if action == FACTION_RULE else action - SPECIAL
        if tell is not None:
            tell.append(events.used_rule(state, side, slot))
        rule_steps.begin(state, slot)
        return True
    if action < POWER:
        use_to_move(state, side, action, tell)
    else:
        power.raise_power(state, side, action - POWER, 0, tell)
    return False


def use_to_move(state: "BattleState", side: i64, action: i64, tell: list[Event] | None) -> None:
    """Move a unit by a die, and remember which cells are closed to who follows."""
    movement.move(state, side, action, tell)
    if state.following:
        return
    source = (action - MOVE) // TARGETS_OF_MOVE
    target = (action - MOVE) % TARGETS_OF_MOVE
    state.touched = BIT[target] if target < RESERVE else 0
    if state.cards.move_forbids_origin and source < CELLS:
        state.touched |= BIT[source]
