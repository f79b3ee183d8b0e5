"""The steps of a special rule, one after the other, and what each of them asks.

A step that can do nothing is passed over, one that has a single outcome is carried out unasked.
Steps aimed at a sector are in `aiming.py`.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import actions, events
from littleworlds.games.my_little_battlefield.data.grid import BIT, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.special_rules import (
    ADVANCE,
    ADVERSARY_SLOT,
    CHOICE,
    COMBAT,
    COMMAND,
    DEPLOY,
    EXCHANGE,
    FEWER_DICE,
    FORCE_RETREAT,
    GAIN,
    GAIN_OTHER,
    LOSE,
    MORALE,
    MOVE,
    NO_RULE,
    NOTHING,
    OPPONENT_GAIN,
    PROTECT,
    RAISE,
    REGRESS,
    REROLL,
    SET_DIE,
    SHIFT,
    STEAL,
    TAX,
    Op,
)
from littleworlds.games.my_little_battlefield.rules import (
    aiming,
    dice,
    movement,
    power,
    resources,
    special_rules,
)
from littleworlds.games.my_little_battlefield.rules.phases import (
    DEPLOYING,
    EXCHANGING,
    GAINING,
    MOVING,
    PAYING,
    RAISING,
    REROLLING,
    SETTING,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def begin(state: "BattleState", slot: i64) -> None:
    """Use a special rule. It counts as used this turn; the adversary's may be used again."""
    if slot != ADVERSARY_SLOT:
        state.army(state.acting()).used |= BIT[slot]
    _point_to(state, slot)


def _point_to(state: "BattleState", slot: i64) -> None:
    """The payment and the first step of a rule come next, or nothing if the slot is `NO_RULE`."""
    state.rule = slot
    state.step = 0
    state.chosen = NOTHING


def next_step(state: "BattleState", tell: list[Event] | None) -> bool:
    """One step of the rule under way, its payment first: True if somebody is asked."""
    side = state.acting()
    rule = state.rule_at(state.rule, side)
    if rule.cost != NOTHING and state.chosen == NOTHING:
        return _payment(state, side, rule.cost, tell)
    if state.step >= len(rule.ops):
        _point_to(state, NO_RULE)
        return False
    op = rule.ops[state.step]
    if op.code <= EXCHANGE:
        return _resource_step(state, side, op, tell)
    if op.code in (COMBAT, SHIFT, FORCE_RETREAT, REGRESS):
        return aiming.aimed_step(state, side, op, tell)
    if op.code in (MOVE, DEPLOY, REROLL, SET_DIE, RAISE):
        return _chosen_step(state, side, op, tell)
    _plain_step(state, side, op, tell)
    state.step += 1
    return False


# --- paying for the rule ------------------------------------------------------------------------


def _payment(state: "BattleState", side: i64, cost: i64, tell: list[Event] | None) -> bool:
    """Pay, or ask with what where both resources would do."""
    rule = state.rule_at(state.rule, side)
    if cost != CHOICE:
        _pay(state, cost, tell)
    elif not special_rules.can_pay(state, side, rule, state.rule, MORALE):
        _pay(state, COMMAND, tell)
    elif special_rules.can_pay(state, side, rule, state.rule, COMMAND):
        return state.ask(PAYING, side)
    else:
        _pay(state, MORALE, tell)
    return False


def legal_payments() -> list[i64]:
    return [actions.PAY + MORALE, actions.PAY + COMMAND]


def choose_payment(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    if not actions.PAY <= action < actions.ATTACK:
        raise state.illegal("not-now", action)
    _pay(state, action - actions.PAY, tell)


def _pay(state: "BattleState", resource: i64, tell: list[Event] | None) -> None:
    side = state.acting()
    state.chosen = resource
    resources.lose(state, side, resource, state.rule_at(state.rule, side).price, tell)


# --- resources ----------------------------------------------------------------------------------


def _resource_step(state: "BattleState", side: i64, op: Op, tell: list[Event] | None) -> bool:
    if op.code == GAIN and op.resource == CHOICE:
        return _gain_either(state, side, op, tell)
    if op.code == EXCHANGE:
        return _exchange_step(state, side, tell)
    if op.code == GAIN:
        state.chosen = op.resource
        resources.gain(state, side, op.resource, op.amount, tell)
    elif op.code == GAIN_OTHER:
        resources.gain(state, side, 1 - state.chosen, op.amount, tell)
    elif op.code == OPPONENT_GAIN:
        if state.chosen != NOTHING:
            resources.gain(state, 1 - side, state.chosen, op.amount, tell)
    elif op.code == LOSE:
        resources.lose(state, 1 - side, op.resource, op.amount, tell)
    elif op.code == STEAL:
        resources.steal(state, side, op.resource, op.amount, tell)
    state.step += 1
    return False


def _gain_either(state: "BattleState", side: i64, op: Op, tell: list[Event] | None) -> bool:
    own = state.army(side)
    most = state.cards.maximum
    if own.morale < most and own.command < most:
        return state.ask(GAINING, side)
    if own.morale < most or own.command < most:
        _gain(state, MORALE if own.morale < most else COMMAND, tell)
    else:
        state.step += 1
    return False


def legal_gains() -> list[i64]:
    return [actions.GAIN + MORALE, actions.GAIN + COMMAND]


def choose_gain(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    if not actions.GAIN <= action < actions.PAY:
        raise state.illegal("not-now", action)
    _gain(state, action - actions.GAIN, tell)


def _gain(state: "BattleState", resource: i64, tell: list[Event] | None) -> None:
    state.chosen = resource
    resources.gain(state, state.acting(), resource, state.step_under_way().amount, tell)
    state.step += 1


def _exchange_step(state: "BattleState", side: i64, tell: list[Event] | None) -> bool:
    morale = resources.exchangeable(state, side, MORALE)
    command = resources.exchangeable(state, side, COMMAND)
    if morale + command > 1:
        return state.ask(EXCHANGING, side)
    if morale + command == 1:
        resources.exchange(state, side, MORALE if morale else COMMAND, 1, tell)
    state.step += 1
    return False


def legal_exchanges(state: "BattleState") -> list[i64]:
    legal: list[i64] = []
    for resource in range(2):
        for amount in range(resources.exchangeable(state, state.acting(), resource)):
            legal.append(actions.EXCHANGE + resource * actions.MOST_PAID + amount)
    return legal


def choose_exchange(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    side = state.acting()
    if not actions.EXCHANGE <= action < actions.FACTION:
        raise state.illegal("not-now", action)
    resource = (action - actions.EXCHANGE) // actions.MOST_PAID
    amount = (action - actions.EXCHANGE) % actions.MOST_PAID + 1
    if amount > resources.exchangeable(state, side, resource):
        raise state.illegal("not-now", action)
    resources.exchange(state, side, resource, amount, tell)
    state.step += 1


# --- units, dice and power ----------------------------------------------------------------------


def _chosen_step(state: "BattleState", side: i64, op: Op, tell: list[Event] | None) -> bool:
    if op.code == MOVE:
        ways = movement.legal_moves(state, side, state.barred())
        if len(ways) > 1:
            return state.ask(MOVING, side)
        if len(ways) == 1:
            movement.move(state, side, ways[0], tell)
    elif op.code == DEPLOY:
        kinds = movement.deployable(state, side, state.rule)
        if len(kinds) > 1:
            return state.ask(DEPLOYING, side)
        if len(kinds) == 1:
            _deploy(state, kinds[0], tell)
    elif op.code == RAISE:
        ways = power.payments(state, side, op.amount, op.flag)
        if len(ways) > 1:
            return state.ask(RAISING, side)
        if len(ways) == 1:
            power.raise_power(state, side, ways[0], op.amount, tell)
    elif not state.following and state.left > 0:
        if op.code == SET_DIE:
            return state.ask(SETTING, side)
        dice.take_up_only_face(state)
        return state.ask(REROLLING, side)
    state.step += 1
    return False


def legal_moves(state: "BattleState") -> list[i64]:
    return movement.legal_moves(state, state.acting(), state.barred())


def choose_move(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    side = state.acting()
    if not movement.is_legal_move(state, side, action):
        raise state.illegal("not-now", action)
    movement.move(state, side, action, tell)
    state.step += 1


def legal_deployments(state: "BattleState") -> list[i64]:
    """Each kind that can be put in the sector of the rule, as a movement from the reserve."""
    base = actions.MOVE + CELLS * actions.TARGETS_OF_MOVE + state.rule
    kinds = movement.deployable(state, state.acting(), state.rule)
    return [base + kind * actions.TARGETS_OF_MOVE for kind in kinds]


def choose_deployment(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    if action not in legal_deployments(state):
        raise state.illegal("not-now", action)
    _deploy(state, (action - actions.MOVE) // actions.TARGETS_OF_MOVE - CELLS, tell)
    state.step += 1


def _deploy(state: "BattleState", kind: i64, tell: list[Event] | None) -> None:
    side = state.acting()
    unit = state.army(side).unit_of(state.cards, kind, RESERVE)
    movement.march(state, side, unit, state.rule, tell)


def legal_raises(state: "BattleState") -> list[i64]:
    op = state.step_under_way()
    amounts = power.payments(state, state.acting(), op.amount, op.flag)
    return [actions.POWER + morale for morale in amounts]


def choose_raise(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    if action not in legal_raises(state):
        raise state.illegal("not-now", action)
    discount = state.step_under_way().amount
    power.raise_power(state, state.acting(), action - actions.POWER, discount, tell)
    state.step += 1


# --- steps that ask nothing ---------------------------------------------------------------------


def _plain_step(state: "BattleState", side: i64, op: Op, tell: list[Event] | None) -> None:
    if op.code == PROTECT:
        if not state.barred() >> state.rule & 1:
            state.army(side).shielded |= BIT[state.rule]
            if tell is not None:
                tell.append(events.shielded(state, side, state.rule))
    elif op.code == TAX:
        if not state.following and not state.field.solo:
            state.tax += op.amount
            if tell is not None:
                tell.append(events.taxed(state, side, op.amount))
    elif op.code == ADVANCE:
        state.sweep = state.b.present & ~state.b.controlled
        state.sweep_amount = op.amount if state.sweep else 0
    elif op.code == FEWER_DICE:
        state.a.fewer_dice += op.amount
        if tell is not None:
            tell.append(events.fewer_dice(state, 1 - side, op.amount))
