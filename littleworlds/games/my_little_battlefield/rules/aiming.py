"""Steps of a special rule aimed at a sector: combat results, pawns moved, units sent back."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import REROLL, TARGET
from littleworlds.games.my_little_battlefield.data.cards import ATTACK_FACE, DEFENCE_FACE
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, BIT, CELLS
from littleworlds.games.my_little_battlefield.data.special_rules import (
    ADJACENT_NOT_OWNERS,
    ADJACENT_WITH_OWN_UNIT,
    BEST,
    COMBAT,
    FORCE_RETREAT,
    REGRESS,
    SHIFT,
    Op,
)
from littleworlds.games.my_little_battlefield.rules import combat, retreat
from littleworlds.games.my_little_battlefield.rules.phases import AIMING

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


# --- what may be aimed at -----------------------------------------------------------------------


def targets(state: "BattleState", side: i64, op: Op, slot: i64) -> i64:
    """The cells that a step of a rule may be aimed at."""
    if op.code == REGRESS:
        return _best_unfinished(state)
    adjacent = state.cards.grid.adjacent
    own = state.army(side)
    enemy = state.army(1 - side)
    if op.code == COMBAT:
        near = adjacent[slot] if op.where == ADJACENT_WITH_OWN_UNIT else own.present
        fronts = combat.fronts(state, side, state.barred())
        attack = fronts & ALL_CELLS if op.face != DEFENCE_FACE else 0
        defend = fronts >> CELLS if op.face != ATTACK_FACE else 0
        return near & (attack | defend)
    candidates = enemy.present & ~state.barred()
    if op.where == ADJACENT_NOT_OWNERS:
        candidates &= adjacent[slot] & ~enemy.controlled
    if op.code == SHIFT:
        candidates &= ~enemy.shielded
    cells: i64 = 0
    for cell in state.cards.grid.cells_of[candidates]:
        if op.code == SHIFT:
            aimed = _pawn(state, side, cell) < _limit(state, op, cell)
        else:
            aimed = state.cards.kind_of[enemy.unit_at(cell)] in op.kinds
        if aimed:
            cells |= BIT[cell]
    return cells


def _pawn(state: "BattleState", side: i64, cell: i64) -> i64:
    return state.gauge[cell] if side == 0 else -state.gauge[cell]


def _limit(state: "BattleState", op: Op, cell: i64) -> i64:
    """How far a step may move the pawn: some stop short of control."""
    return state.field.category[cell] if op.flag else state.field.category[cell] - 1


def _unfinished(state: "BattleState") -> i64:
    """The cells where the pawn is on the player's side without control: what ladders set back."""
    cells: i64 = 0
    for cell in range(CELLS):
        if 0 < state.gauge[cell] < state.field.category[cell]:
            cells |= BIT[cell]
    return cells


def _best_unfinished(state: "BattleState") -> i64:
    """Of those, the most advanced, then the most valuable; the player chooses between equals."""
    best: i64 = -1
    cells: i64 = 0
    for cell in state.cards.grid.cells_of[_unfinished(state)]:
        rank = state.gauge[cell] * 1000 + state.field.worth_to_adversary(cell, state.burnt)
        if rank > best:
            best = rank
            cells = 0
        if rank == best:
            cells |= BIT[cell]
    return cells


# --- the step -----------------------------------------------------------------------------------


def aimed_step(state: "BattleState", side: i64, op: Op, tell: list[Event] | None) -> bool:
    """Carry out a step where there is one target, ask where there are several."""
    if op.code == REGRESS and op.where != BEST:
        for cell in state.cards.grid.cells_of[_unfinished(state)]:
            combat.regress(state, 1 - side, cell, op.amount, tell)
        state.step += 1
        return False
    cells = targets(state, side, op, state.rule)
    if cells & (cells - 1):
        return state.ask(AIMING, side)
    if cells:
        _aim(state, side, op, state.cards.grid.cells_of[cells][0], tell)
    else:
        state.step += 1
    return False


def legal_targets(state: "BattleState") -> list[i64]:
    return state.field.lists.target[_targets_now(state)][:]


def choose_target(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    cell = action - TARGET
    if not TARGET <= action < REROLL or not _targets_now(state) >> cell & 1:
        raise state.illegal("not-now", action)
    _aim(state, state.acting(), state.step_under_way(), cell, tell)


def _targets_now(state: "BattleState") -> i64:
    return targets(state, state.acting(), state.step_under_way(), state.rule)


def _aim(state: "BattleState", side: i64, op: Op, cell: i64, tell: list[Event] | None) -> None:
    """Carry out an aimed step in a cell."""
    state.step += 1
    if op.code == COMBAT:
        combat.await_results(state, cell, op.face, op.amount)
    elif op.code == SHIFT:
        steps = min(op.amount, _limit(state, op, cell) - _pawn(state, side, cell))
        combat.shift(state, side, cell, steps, tell)
    elif op.code == FORCE_RETREAT:
        retreat.begin(state, 1 - side, cell, 1)
    else:
        combat.regress(state, 1 - side, cell, op.amount, tell)
