"""Special rules: when they can be used.

A rule whose cost cannot be paid in full, or which would change nothing, cannot be chosen. What only
helps the opponent is no reason to choose one.
"""

from typing import TYPE_CHECKING

from littleworlds.core.errors import IllegalAction
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import FACTION_RULE, POWER, SPECIAL
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS
from littleworlds.games.my_little_battlefield.data.special_rules import (
    CHOICE,
    COMBAT,
    COMMAND,
    DEPLOY,
    EXCHANGE,
    FACTION_SLOT,
    FORCE_RETREAT,
    GAIN,
    GAIN_OTHER,
    LOSE,
    MORALE,
    MOVE,
    NOTHING,
    PROTECT,
    RAISE,
    REROLL,
    SET_DIE,
    SHIFT,
    TAX,
    Op,
    Rule,
)
from littleworlds.games.my_little_battlefield.refs import resource_name, rule_name
from littleworlds.games.my_little_battlefield.rules import aiming, movement, power
from littleworlds.games.my_little_battlefield.rules.resources import (
    amount_of,
    exchangeable,
    set_amount,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def add_legal_uses(state: "BattleState", side: i64, actions: list[i64]) -> None:
    """Add what a special die may be used for: rules of sectors and factions, raising power."""
    own = state.a if side == 0 else state.b
    for slot in state.cards.grid.cells_of[own.controlled & ~own.used & ALL_CELLS]:
        if _is_usable(state, side, slot):
            actions.append(SPECIAL + slot)
    if state.field.faction_powers and _is_faction_usable(state, side):
        actions.append(FACTION_RULE)
    for morale in power.payments(state, side, 0, False):
        actions.append(POWER + morale)


def has_use(state: "BattleState", side: i64) -> bool:
    """Whether a special die would do anything for a side."""
    if power.payments(state, side, 0, False):
        return True
    own = state.army(side)
    for slot in state.cards.grid.cells_of[own.controlled & ~own.used & ALL_CELLS]:
        if _is_usable(state, side, slot):
            return True
    return _is_faction_usable(state, side)


def check_use(state: "BattleState", side: i64, action: i64) -> None:
    """Refuse a special rule that may not be used now."""
    own = state.army(side)
    if action == FACTION_RULE:
        if not _is_faction_usable(state, side):
            raise _not_usable(state, side, FACTION_SLOT, action)
        return
    slot = action - SPECIAL
    named: Args = {"rule": rule_name(state, side, slot)}
    if not own.controlled >> slot & 1:
        raise state.illegal("not-your-sector", action, named)
    if own.used >> slot & 1:
        raise state.illegal("rule-used", action, named)
    if not _is_usable(state, side, slot):
        raise _not_usable(state, side, slot, action)


def _not_usable(state: "BattleState", side: i64, slot: i64, action: i64) -> IllegalAction:
    """The refusal of a rule, with its name and what it lacks: its price, or an effect."""
    own = state.army(side)
    rule = state.rule_at(slot, side)
    told: Args = {
        "rule": rule_name(state, side, slot),
        "lack": "effect",
        "count": int(rule.price),
        "resource": resource_name(MORALE if rule.cost != COMMAND else COMMAND),
        "morale": int(own.morale),
        "command": int(own.command),
        "have": int(own.command if rule.cost == COMMAND else own.morale),
    }
    if slot == FACTION_SLOT and not state.field.faction_powers:
        told["lack"] = "option"
    elif own.used >> slot & 1:
        told["lack"] = "turn"
    elif rule.cost == CHOICE and max(own.morale, own.command) < rule.price:
        told["lack"] = "either"
    elif rule.cost in (MORALE, COMMAND) and amount_of(own, rule.cost) < rule.price:
        told["lack"] = "price"
    return state.illegal("rule-not-usable", action, told)


def can_pay(state: "BattleState", side: i64, rule: Rule, slot: i64, resource: i64) -> bool:
    """Whether a side can pay for a rule with this resource, and the rule then does something."""
    own = state.army(side)
    before = amount_of(own, resource)
    if before < rule.price:
        return False
    set_amount(own, resource, before - rule.price)
    effective = _is_effective(state, side, rule, slot, resource)
    set_amount(own, resource, before)
    return effective


def _is_usable(state: "BattleState", side: i64, slot: i64) -> bool:
    """Whether a side may use a special rule now, as far as cost and effect go."""
    rule = state.rule_at(slot, side)
    if rule.cost == NOTHING:
        return _is_effective(state, side, rule, slot, NOTHING)
    if rule.cost == CHOICE:
        return can_pay(state, side, rule, slot, MORALE) or can_pay(state, side, rule, slot, COMMAND)
    return can_pay(state, side, rule, slot, rule.cost)


def _is_faction_usable(state: "BattleState", side: i64) -> bool:
    """Whether a side may use its faction's rule now, where the table plays with those."""
    if not state.field.faction_powers or state.is_adversary(side):
        return False
    if state.army(side).used >> FACTION_SLOT & 1:
        return False
    return _is_usable(state, side, FACTION_SLOT)


def _is_effective(state: "BattleState", side: i64, rule: Rule, slot: i64, paid: i64) -> bool:
    for op in rule.ops:
        if _changes(state, side, op, slot, paid):
            return True
    return False


def _changes(state: "BattleState", side: i64, op: Op, slot: i64, paid: i64) -> bool:
    """Whether a step of a rule would change anything in the side's favour."""
    own = state.army(side)
    most = state.cards.maximum
    code = op.code
    if code == GAIN:
        if op.resource == CHOICE:
            return own.morale < most or own.command < most
        return amount_of(own, op.resource) < most
    if code == GAIN_OTHER:
        return amount_of(own, 1 - paid) < most
    if code == LOSE:
        return amount_of(state.army(1 - side), op.resource) > 0
    if code == EXCHANGE:
        return exchangeable(state, side, MORALE) > 0 or exchangeable(state, side, COMMAND) > 0
    if code == COMBAT or code == SHIFT or code == FORCE_RETREAT:
        return aiming.targets(state, side, op, slot) != 0
    if code == MOVE:
        return movement.can_move(state, side, state.barred(), True)
    if code == DEPLOY:
        return len(movement.deployable(state, side, slot)) > 0
    if code == REROLL or code == SET_DIE:
        return state.spare_dice() > 0
    if code == PROTECT:
        return not (own.shielded | state.barred()) >> slot & 1
    if code == TAX:
        return not state.following and not state.field.solo
    return code == RAISE and len(power.payments(state, side, op.amount, op.flag)) > 0
