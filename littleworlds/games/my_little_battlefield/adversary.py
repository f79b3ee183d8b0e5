"""The adversary of the solo game: a part of the rules, not a bot. Given the dice and the player's choices it has none of its own.

It is side B. Where its printed priorities leave a choice, the player decides.
"""

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import MOVE, TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.cards import (
    ALWAYS,
    ATTACK_FACE,
    DEFENCE_FACE,
    MOVEMENT_FACE,
    NEVER,
)
from littleworlds.games.my_little_battlefield.endings import score
from littleworlds.games.my_little_battlefield.grid import CELLS, RESERVE
from littleworlds.games.my_little_battlefield.movement import can_move, moves
from littleworlds.games.my_little_battlefield.position import Position


def can_use(position: Position, face: i64) -> bool:
    """The printed table of rerolls: combat needs a unit in a sector that is contested or not controlled, movement one that can move.
    All other faces are always used, even without effect, and need not be asked about."""
    army = position.b
    if face == ATTACK_FACE or face == DEFENCE_FACE:
        return army.present & ~(army.controlled & ~position.a.present) != 0
    if face == MOVEMENT_FACE:
        return can_move(position, 1, 0, False) or (
            can_move(position, 1, 0, True) and _may_enter_reserve(position)
        )
    return True


def chosen_moves(position: Position) -> list[i64]:
    """The movements among which the player has to choose for the adversary; one if its priorities leave no choice, none if it
    cannot move. First they tell which unit goes, then where it goes."""
    found: list[i64] = []
    nearest: i64 = 0
    source: i64 = -1
    rank: i64 = 0
    highest: i64 = 0
    first: i64 = 0
    for action in moves(position, 1, 0):
        target = (action - MOVE) % TARGETS_OF_MOVE
        if target == RESERVE:
            if _may_enter_reserve(position):
                return [action]
            continue
        # The movements of one unit stand side by side.
        if (action - MOVE) // TARGETS_OF_MOVE != source:
            source = (action - MOVE) // TARGETS_OF_MOVE
            rank = _unit_rank(position, source)
            highest = -1
            if rank > nearest:
                nearest = rank
                found = []
            first = len(found)
        if rank < nearest:
            continue
        worth = _target_rank(position, target)
        if worth > highest:
            highest = worth
            del found[first:]
        if worth == highest:
            found.append(action)
    return found


def _may_enter_reserve(position: Position) -> bool:
    """It marches into the player's reserve, which ends the battle, only when that is to its advantage."""
    reading = position.field.cards.enters_reserve
    if position.field.exit_side == 1:
        return True
    if reading == ALWAYS or reading == NEVER:
        return reading == ALWAYS
    return score(position, 1) > score(position, 0)


def _unit_rank(position: Position, source: i64) -> i64:
    """Nearest to the player's reserve first, then the most powerful; those in the reserve come last, the weakest first."""
    if source >= CELLS:
        return 3 - (source - CELLS)
    kind = position.field.cards.kind_of[position.b.unit_at(source)]
    rows = position.field.cards.grid.distance[0][source]
    return 10 + (2 - rows) * 10 + kind


def _target_rank(position: Position, cell: i64) -> i64:
    """Not controlled by it, by worth, and where worth is equal with an enemy there; then occupied by an enemy; then its own, by worth."""
    worth = position.field.worth_to_adversary(cell, position.burnt)
    enemies = position.a.present >> cell & 1
    if not position.b.controlled >> cell & 1:
        return 500 + worth * 2 + enemies
    return 400 if enemies else worth
