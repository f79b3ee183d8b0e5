"""Special rules: when they can be used, and what each of their steps may be aimed at.

A rule whose cost cannot be paid in full, or which would change nothing, cannot be chosen. What only helps the opponent is no reason to
choose one.
"""

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import combat
from littleworlds.games.my_little_battlefield.army import Army
from littleworlds.games.my_little_battlefield.effects import (
    ADJACENT_NOT_OWNERS,
    ADJACENT_WITH_OWN_UNIT,
    CHOICE,
    COMBAT,
    COMMAND,
    DEPLOY,
    EXCHANGE,
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
from littleworlds.games.my_little_battlefield.grid import BIT, CELLS
from littleworlds.games.my_little_battlefield.marks import resource_name, track_ref, who
from littleworlds.games.my_little_battlefield.movement import can_move, deployable
from littleworlds.games.my_little_battlefield.position import RAISE_SLOT, Position

# --- resources -----------------------------------------------------------------------------------------------------------------


def amount_of(army: Army, resource: i64) -> i64:
    return army.morale if resource == MORALE else army.command


def gain(
    position: Position, side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    """Gain a resource, up to the maximum."""
    army = position.a if side == 0 else position.b
    before = army.morale if resource == MORALE else army.command
    after = before + amount
    if after > position.field.cards.maximum:
        after = position.field.cards.maximum
    if resource == MORALE:
        army.morale = after
    else:
        army.command = after
    if tell is not None:
        args: Args = {
            "who": who(position, side),
            "resource": resource_name(resource),
            "count": int(after - before),
            "now": int(after),
        }
        tell.append(
            Event(
                "gained" if after > before else "gained-nothing", args, [track_ref(side, resource)]
            )
        )


def lose(
    position: Position, side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> i64:
    """Lose a resource, down to none; how much it was."""
    army = position.army(side)
    before = amount_of(army, resource)
    after = max(0, before - amount)
    _set(army, resource, after)
    if tell is not None and after < before:
        args: Args = {
            "who": who(position, side),
            "resource": resource_name(resource),
            "count": int(before - after),
            "now": int(after),
        }
        tell.append(Event("lost", args, [track_ref(side, resource)]))
    return before - after


def steal(
    position: Position, side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    """Take a resource from the other side; `CHOICE` is morale first, then command."""
    if resource == CHOICE:
        had = min(amount, position.army(1 - side).morale)
        steal(position, side, MORALE, had, tell)
        steal(position, side, COMMAND, amount - had, tell)
        return
    taken = lose(position, 1 - side, resource, amount, tell)
    if taken > 0:
        gain(position, side, resource, taken, tell)


def exchange(
    position: Position, side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    """Turn so much of a resource into the other."""
    army = position.army(side)
    _set(army, resource, amount_of(army, resource) - amount)
    _set(army, 1 - resource, amount_of(army, 1 - resource) + amount)
    if tell is not None:
        args: Args = {
            "who": who(position, side), "count": int(amount), "resource": resource_name(resource),
            "other": resource_name(1 - resource),
        }  # fmt: skip
        tell.append(Event("exchanged", args, [track_ref(side, MORALE), track_ref(side, COMMAND)]))


def exchangeable(position: Position, side: i64, resource: i64) -> i64:
    """How much of a resource can become the other."""
    army = position.army(side)
    return min(
        amount_of(army, resource), position.field.cards.maximum - amount_of(army, 1 - resource)
    )


def _set(army: Army, resource: i64, amount: i64) -> None:
    if resource == MORALE:
        army.morale = amount
    else:
        army.command = amount


# --- power ---------------------------------------------------------------------------------------------------------------------


def raise_cost(position: Position, side: i64, discount: i64) -> i64:
    """What the next level of power costs; -1 if there is none, or power was raised already this turn."""
    own = position.a if side == 0 else position.b
    if own.power >= position.field.cards.top or own.used >> RAISE_SLOT & 1:
        return -1
    return max(0, position.field.cards.level_cost[own.power + 1] - discount)


def payments(position: Position, side: i64, discount: i64, mixed: bool) -> list[i64]:
    """How much of the price of power may be paid in morale, the rest being command."""
    own = position.a if side == 0 else position.b
    cost = raise_cost(position, side, discount)
    found: list[i64] = []
    if cost < 0 or own.morale + own.command < cost:
        return found
    for morale in range(cost + 1):
        if (
            (mixed or morale == 0 or morale == cost)
            and morale <= own.morale
            and cost - morale <= own.command
        ):
            found.append(morale)
    return found


# --- when a rule can be used ---------------------------------------------------------------------------------------------------


def usable(position: Position, side: i64, slot: i64) -> bool:
    """Whether a side may use a special rule now, as far as cost and effect go."""
    rule = position.rule_at(slot, side)
    if rule.cost == NOTHING:
        return _effective(position, side, rule, slot, NOTHING)
    if rule.cost == CHOICE:
        return can_pay(position, side, rule, slot, MORALE) or can_pay(
            position, side, rule, slot, COMMAND
        )
    return can_pay(position, side, rule, slot, rule.cost)


def can_pay(position: Position, side: i64, rule: Rule, slot: i64, resource: i64) -> bool:
    """Whether a side can pay for a rule with this resource, and the rule then does something."""
    own = position.army(side)
    before = amount_of(own, resource)
    if before < rule.price:
        return False
    _set(own, resource, before - rule.price)
    effective = _effective(position, side, rule, slot, resource)
    _set(own, resource, before)
    return effective


def _effective(position: Position, side: i64, rule: Rule, slot: i64, paid: i64) -> bool:
    for op in rule.ops:
        if _changes(position, side, op, slot, paid):
            return True
    return False


def _changes(position: Position, side: i64, op: Op, slot: i64, paid: i64) -> bool:
    """Whether a step of a rule would change anything in the side's favour."""
    own = position.army(side)
    most = position.field.cards.maximum
    code = op.code
    if code == GAIN:
        if op.resource == CHOICE:
            return own.morale < most or own.command < most
        return amount_of(own, op.resource) < most
    if code == GAIN_OTHER:
        return amount_of(own, 1 - paid) < most
    if code == LOSE:
        return amount_of(position.army(1 - side), op.resource) > 0
    if code == EXCHANGE:
        return exchangeable(position, side, MORALE) > 0 or exchangeable(position, side, COMMAND) > 0
    if code == COMBAT or code == SHIFT or code == FORCE_RETREAT:
        return targets(position, side, op, slot) != 0
    if code == MOVE:
        return can_move(position, side, position.barred(), True)
    if code == DEPLOY:
        return len(deployable(position, side, slot, position.barred())) > 0
    if code == REROLL or code == SET_DIE:
        return position.spare_dice() > 0
    if code == PROTECT:
        return not (own.shielded | position.barred()) >> slot & 1
    if code == TAX:
        return not position.following and not position.field.solo
    return code == RAISE and len(payments(position, side, op.amount, op.flag)) > 0


def targets(position: Position, side: i64, op: Op, slot: i64) -> i64:
    """The cells that a step of a rule may be aimed at."""
    field = position.field
    own = position.army(side)
    enemy = position.army(1 - side)
    if op.code == COMBAT:
        near = (
            field.cards.grid.adjacent[slot] if op.where == ADJACENT_WITH_OWN_UNIT else own.present
        )
        found = combat.fronts(position, side, position.barred())
        attack = found & 511 if op.face != 1 else 0
        defend = found >> CELLS if op.face != 0 else 0
        return near & (attack | defend)
    candidates = enemy.present & ~position.barred()
    if op.where == ADJACENT_NOT_OWNERS:
        candidates &= field.cards.grid.adjacent[slot] & ~enemy.controlled
    if op.code == SHIFT:
        candidates &= ~enemy.shielded
    mask: i64 = 0
    for cell in field.cards.grid.cells_of[candidates]:
        if op.code == SHIFT:
            pawn = position.gauge[cell] if side == 0 else -position.gauge[cell]
            aimed = pawn < (field.category[cell] if op.flag else field.category[cell] - 1)
        else:
            aimed = field.cards.kind_of[enemy.unit_at(cell)] in op.kinds
        if aimed:
            mask |= BIT[cell]
    return mask


def can_use_special(position: Position, side: i64) -> bool:
    """Whether a special die would do anything for a side."""
    if payments(position, side, 0, False):
        return True
    own = position.army(side)
    for slot in position.field.cards.grid.cells_of[own.controlled & ~own.used & 511]:
        if usable(position, side, slot):
            return True
    return faction_usable(position, side)


def faction_usable(position: Position, side: i64) -> bool:
    """Whether a side may use its faction's rule now, where the table plays with those."""
    if (
        not position.field.faction_powers
        or position.is_adversary(side)
        or position.army(side).used >> 10 & 1
    ):
        return False
    return usable(position, side, 10)
