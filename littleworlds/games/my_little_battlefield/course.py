"""The course of an action once its die is chosen: it goes on until somebody has to be asked, and takes up again where it stopped.

What is innermost comes first: units retreat before the next combat result, results come before the next sector of the adversary's die, and
those before the next step of a special rule.
"""

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import combat, specials
from littleworlds.games.my_little_battlefield.actions import MOVE as MOVE_ACTION
from littleworlds.games.my_little_battlefield.actions import TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.cards import FACES
from littleworlds.games.my_little_battlefield.effects import (
    ADVANCE,
    BEST,
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
    WILD,
    Op,
)
from littleworlds.games.my_little_battlefield.grid import BIT, RESERVE
from littleworlds.games.my_little_battlefield.marks import (
    resource_name,
    sector_name,
    sector_ref,
    who,
)
from littleworlds.games.my_little_battlefield.movement import deployable, march, moves, unit_from
from littleworlds.games.my_little_battlefield.phases import (
    AIMING,
    DEPLOYING,
    EXCHANGING,
    GAINING,
    MOVING,
    PAYING,
    RAISING,
    REROLLING,
    RESOLVING,
    RETREATING,
    SETTING,
)
from littleworlds.games.my_little_battlefield.position import NO_RULE, RAISE_SLOT, Position


def resolve(position: Position, tell: list[Event] | None) -> bool:
    """Go on with the action under way: True if somebody is asked now, False if it is done or the battle is over."""
    position.phase = RESOLVING
    while position.ended < 0:
        if position.retreat_left > 0:
            cells = combat.retreat_targets(position)
            if cells & (cells - 1):
                return _ask(position, RETREATING, position.retreat_side)
            combat.retreat(position, _only(position, cells) if cells else RESERVE, tell)
        elif position.fight_left > 0:
            _next_result(position, tell)
        elif position.sweep:
            _next_sector(position, tell)
        elif position.rule >= 0:
            if _next_step(position, tell):
                return True
        else:
            return False
    return False


def _ask(position: Position, phase: i64, side: i64) -> bool:
    position.phase = phase
    position.asked = position.field.seat_of(side)
    return True


def _only(position: Position, cells: i64) -> i64:
    """The lowest cell of a mask."""
    return position.field.cards.grid.cells_of[cells][0]


# --- combat results ------------------------------------------------------------------------------------------------------------


def fight(position: Position, side: i64, cell: i64, face: i64, tell: list[Event] | None) -> None:
    """A combat die used in a cell where it fits: as many results as the unit there gives, the first at once."""
    cards = position.field.cards
    position.fight_cell = cell
    position.fight_face = face if cards.second_result_must_fit else WILD
    own = position.a if side == 0 else position.b
    position.fight_left = cards.results[cards.kind_of[own.unit_at(cell)]] - 1
    combat.strike(position, side, cell, tell)


def _next_result(position: Position, tell: list[Event] | None) -> None:
    """One result; what does not fit any more is lost, with whatever was to follow it."""
    side = position.acting()
    position.fight_left -= 1
    if combat.fits(position, side, position.fight_cell, position.fight_face, 0):
        combat.strike(position, side, position.fight_cell, tell)
    else:
        position.fight_left = 0


def _next_sector(position: Position, tell: list[Event] | None) -> None:
    """The next cell that the adversary's die or rule visits, from the player's home row on, left to right."""
    cell = _only(position, position.sweep)
    mask = BIT[cell]
    position.sweep &= ~mask
    if position.sweep_amount == 0:
        if combat.fits(position, 1, cell, position.face, 0):
            position.touched |= mask
            fight(position, 1, cell, position.face, tell)
    elif not (position.b.controlled | position.a.shielded) & mask:
        combat.shift(position, 1, cell, position.sweep_amount, tell)


# --- the steps of a special rule -----------------------------------------------------------------------------------------------


def begin_rule(position: Position, slot: i64) -> None:
    """Use a special rule: from now on it counts as used this turn."""
    position.army(position.acting()).used |= BIT[slot]
    position.rule = slot
    position.step = 0
    position.chosen = NOTHING


def step_of(position: Position) -> Op:
    """The step of the special rule that is being carried out."""
    return position.rule_at(position.rule, position.acting()).ops[position.step]


def _next_step(position: Position, tell: list[Event] | None) -> bool:
    """One step of the rule under way: True if somebody is asked. A step that can do nothing is passed over."""
    side = position.acting()
    rule = position.rule_at(position.rule, side)
    if rule.cost != NOTHING and position.chosen == NOTHING:
        if rule.cost == CHOICE and specials.can_pay(position, side, rule, position.rule, MORALE):
            if specials.can_pay(position, side, rule, position.rule, COMMAND):
                return _ask(position, PAYING, side)
            pay(position, MORALE, tell)
        else:
            pay(position, COMMAND if rule.cost == CHOICE else rule.cost, tell)
        return False
    if position.step >= len(rule.ops):
        position.rule = NO_RULE
        return False
    op = rule.ops[position.step]
    if op.code <= EXCHANGE:
        return _resource_step(position, side, op, tell)
    if op.code in (COMBAT, SHIFT, FORCE_RETREAT, REGRESS):
        return _aimed_step(position, side, op, tell)
    if op.code in (MOVE, DEPLOY, REROLL, SET_DIE, RAISE):
        return _chosen_step(position, side, op, tell)
    _plain_step(position, side, op, tell)
    position.step += 1
    return False


def pay(position: Position, resource: i64, tell: list[Event] | None) -> None:
    """Pay for the rule under way."""
    side = position.acting()
    position.chosen = resource
    specials.lose(position, side, resource, position.rule_at(position.rule, side).price, tell)


def _resource_step(position: Position, side: i64, op: Op, tell: list[Event] | None) -> bool:
    own = position.army(side)
    most = position.field.cards.maximum
    if op.code == GAIN and op.resource == CHOICE:
        if own.morale < most and own.command < most:
            return _ask(position, GAINING, side)
        if own.morale < most or own.command < most:
            choose_gain(position, MORALE if own.morale < most else COMMAND, tell)
            return False
    elif op.code == EXCHANGE:
        morale = specials.exchangeable(position, side, MORALE)
        command = specials.exchangeable(position, side, COMMAND)
        if morale + command > 1:
            return _ask(position, EXCHANGING, side)
        if morale + command == 1:
            specials.exchange(position, side, MORALE if morale else COMMAND, 1, tell)
    elif op.code == GAIN:
        position.chosen = op.resource
        specials.gain(position, side, op.resource, op.amount, tell)
    elif op.code == GAIN_OTHER:
        specials.gain(position, side, 1 - position.chosen, op.amount, tell)
    elif op.code == OPPONENT_GAIN:
        if position.chosen != NOTHING:
            specials.gain(position, 1 - side, position.chosen, op.amount, tell)
    elif op.code == LOSE:
        specials.lose(position, 1 - side, op.resource, op.amount, tell)
    elif op.code == STEAL:
        specials.steal(position, side, op.resource, op.amount, tell)
    position.step += 1
    return False


def choose_gain(position: Position, resource: i64, tell: list[Event] | None) -> None:
    """Gain the resource that was chosen."""
    position.chosen = resource
    specials.gain(position, position.acting(), resource, step_of(position).amount, tell)
    position.step += 1


def choose_exchange(
    position: Position, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    specials.exchange(position, position.acting(), resource, amount, tell)
    position.step += 1


def _aimed_step(position: Position, side: i64, op: Op, tell: list[Event] | None) -> bool:
    if op.code == REGRESS and op.where != BEST:
        for cell in position.field.cards.grid.cells_of[unfinished(position)]:
            combat.regress(position, 1 - side, cell, op.amount, tell)
        position.step += 1
        return False
    cells = aims(position)
    if cells & (cells - 1):
        return _ask(position, AIMING, side)
    if cells:
        aim(position, _only(position, cells), tell)
    else:
        position.step += 1
    return False


def aims(position: Position) -> i64:
    """The cells at which the step under way may be aimed."""
    op = step_of(position)
    if op.code == REGRESS:
        return _best_unfinished(position)
    return specials.targets(position, position.acting(), op, position.rule)


def unfinished(position: Position) -> i64:
    """The cells where the pawn is on the player's side without control, as the adversary's ladder means them."""
    cells: i64 = 0
    for cell in range(len(position.gauge)):
        if 0 < position.gauge[cell] < position.field.category[cell]:
            cells |= BIT[cell]
    return cells


def _best_unfinished(position: Position) -> i64:
    """Of those, the most advanced; then the most valuable; what is still equal is the player's choice."""
    best: i64 = -1
    cells: i64 = 0
    for cell in position.field.cards.grid.cells_of[unfinished(position)]:
        rank = position.gauge[cell] * 1000 + position.field.worth_to_adversary(cell, position.burnt)
        if rank > best:
            best = rank
            cells = 0
        if rank == best:
            cells |= BIT[cell]
    return cells


def aim(position: Position, cell: i64, tell: list[Event] | None) -> None:
    """Carry out an aimed step in a cell."""
    side = position.acting()
    op = step_of(position)
    position.step += 1
    if op.code == COMBAT:
        position.fight_cell = cell
        position.fight_face = op.face
        position.fight_left = op.amount
    elif op.code == SHIFT:
        pawn = position.gauge[cell] if side == 0 else -position.gauge[cell]
        limit = position.field.category[cell] if op.flag else position.field.category[cell] - 1
        combat.shift(position, side, cell, min(op.amount, limit - pawn), tell)
    elif op.code == FORCE_RETREAT:
        combat.begin_retreat(position, 1 - side, cell, 1)
    else:
        combat.regress(position, 1 - side, cell, op.amount, tell)


def _chosen_step(position: Position, side: i64, op: Op, tell: list[Event] | None) -> bool:
    if op.code == MOVE:
        ways = moves(position, side, position.barred())
        if len(ways) > 1:
            return _ask(position, MOVING, side)
        if len(ways) == 1:
            choose_move(position, ways[0], tell)
            return False
    elif op.code == DEPLOY:
        kinds = deployable(position, side, position.rule, position.barred())
        if len(kinds) > 1:
            return _ask(position, DEPLOYING, side)
        if len(kinds) == 1:
            choose_deployed(position, kinds[0], tell)
            return False
    elif op.code == REROLL and not position.following and position.left > 0:
        take_only_die(position)
        return _ask(position, REROLLING, side)
    elif op.code == SET_DIE and not position.following and position.left > 0:
        return _ask(position, SETTING, side)
    elif op.code == RAISE:
        ways = specials.payments(position, side, op.amount, op.flag)
        if len(ways) > 1:
            return _ask(position, RAISING, side)
        if len(ways) == 1:
            choose_payment(position, ways[0], tell)
            return False
    position.step += 1
    return False


def choose_move(position: Position, action: i64, tell: list[Event] | None) -> None:
    side = position.acting()
    source = (action - MOVE_ACTION) // TARGETS_OF_MOVE
    target = (action - MOVE_ACTION) % TARGETS_OF_MOVE
    march(position, side, unit_from(position, side, source), target, tell)
    position.step += 1


def choose_deployed(position: Position, kind: i64, tell: list[Event] | None) -> None:
    side = position.acting()
    unit = position.army(side).unit_of(position.field.cards, kind, RESERVE)
    march(position, side, unit, position.rule, tell)
    position.step += 1


def choose_payment(position: Position, morale: i64, tell: list[Event] | None) -> None:
    raise_power(position, position.acting(), morale, step_of(position).amount, tell)
    position.step += 1


def take_only_die(position: Position) -> None:
    """Where a die has to be rolled again and all dice are alike, one is taken up unasked."""
    faces: i64 = 0
    only: i64 = 0
    for face in range(len(FACES)):
        if position.dice[face] > 0:
            faces += 1
            only = face
    if faces == 1:
        position.dice[only] -= 1
        position.left -= 1
        position.rolling += 1


def raise_power(
    position: Position, side: i64, morale: i64, discount: i64, tell: list[Event] | None
) -> None:
    """Raise power by one, paying so much of the price in morale; a new unit arrives at once, a new die with the next roll."""
    own = position.army(side)
    cost = specials.raise_cost(position, side, discount)
    if morale:
        specials.lose(position, side, MORALE, morale, tell)
    if cost - morale:
        specials.lose(position, side, COMMAND, cost - morale, tell)
    own.used |= BIT[RAISE_SLOT]
    own.power += 1
    if tell is not None:
        args: Args = {"who": who(position, side), "level": int(own.power)}
        tell.append(Event("power-raised", args, ["power:" + ("a" if side == 0 else "b")]))
    if position.field.cards.level_unit[own.power] >= 0:
        combat.arrive(position, side, position.field.cards.level_unit[own.power], tell)


def _plain_step(position: Position, side: i64, op: Op, tell: list[Event] | None) -> None:
    """The steps that ask nothing."""
    if op.code == PROTECT:
        if not position.barred() >> position.rule & 1:
            position.army(side).shielded |= BIT[position.rule]
            if tell is not None:
                args: Args = {
                    "who": who(position, side),
                    "sector": sector_name(position, position.rule),
                }
                tell.append(Event("shielded", args, [sector_ref(position.rule)]))
    elif op.code == TAX:
        if not position.following and not position.field.solo:
            position.tax += op.amount
            if tell is not None:
                tell.append(
                    Event(
                        "taxed",
                        {
                            "who": who(position, side),
                            "count": int(op.amount),
                            "resource": resource_name(COMMAND),
                        },
                    )
                )
    elif op.code == ADVANCE:
        position.sweep = position.b.present & ~position.b.controlled
        position.sweep_amount = op.amount
    elif op.code == FEWER_DICE:
        position.a.fewer_dice += op.amount
        if tell is not None:
            tell.append(
                Event("fewer-dice", {"who": who(position, 1 - side), "count": int(op.amount)})
            )
