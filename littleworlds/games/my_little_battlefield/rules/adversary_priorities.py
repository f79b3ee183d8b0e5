"""Where the adversary of the solo game moves: a part of the rules, not a bot.

It is side B. Where its printed priorities leave a choice, the player decides.
"""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import scoring
from littleworlds.games.my_little_battlefield.actions import MOVE, TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.data.cards import ALWAYS, NEVER
from littleworlds.games.my_little_battlefield.data.grid import CELLS, RESERVE
from littleworlds.games.my_little_battlefield.rules import movement

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def can_move(state: "BattleState") -> bool:
    """Whether a unit of its can move; into the player's reserve only where it would."""
    return movement.can_move(state, 1, 0, False) or (
        movement.can_move(state, 1, 0, True) and _may_enter_reserve(state)
    )


def preferred_moves(state: "BattleState") -> list[i64]:
    """The movements among which the player has to choose for the adversary; one if its priorities
    leave no choice, none if it cannot move. First they tell which unit goes, then where it goes."""
    chosen: list[i64] = []
    nearest: i64 = 0
    source: i64 = -1
    rank: i64 = 0
    highest: i64 = 0
    first: i64 = 0
    for action in movement.legal_moves(state, 1, 0):
        target = (action - MOVE) % TARGETS_OF_MOVE
        if target == RESERVE:
            if _may_enter_reserve(state):
                return [action]
            continue
        # The movements of one unit stand side by side.
        if (action - MOVE) // TARGETS_OF_MOVE != source:
            source = (action - MOVE) // TARGETS_OF_MOVE
            rank = _unit_rank(state, source)
            highest = -1
            if rank > nearest:
                nearest = rank
                chosen = []
            first = len(chosen)
        if rank < nearest:
            continue
        worth = _target_rank(state, target)
        if worth > highest:
            highest = worth
            del chosen[first:]
        if worth == highest:
            chosen.append(action)
    return chosen


def _may_enter_reserve(state: "BattleState") -> bool:
    """It enters the player's reserve, which ends the battle, only to its advantage."""
    reading = state.cards.enters_reserve
    if state.field.exit_side == 1:
        return True
    if reading == ALWAYS or reading == NEVER:
        return reading == ALWAYS
    return scoring.score(state, 1) > scoring.score(state, 0)


def _unit_rank(state: "BattleState", source: i64) -> i64:
    """Nearest to the player's reserve first, then the most powerful. Those in the own reserve come
    last, the weakest first."""
    if source >= CELLS:
        return 3 - (source - CELLS)
    kind = state.cards.kind_of[state.b.unit_at(source)]
    rows = state.cards.grid.distance[0][source]
    return 10 + (2 - rows) * 10 + kind


def _target_rank(state: "BattleState", cell: i64) -> i64:
    """Sectors that it does not control first, by worth, then by whether an enemy is there. Then own
    ones with an enemy, then the others by worth."""
    worth = state.field.worth_to_adversary(cell, state.burnt)
    enemies = state.a.present >> cell & 1
    if not state.b.controlled >> cell & 1:
        return 500 + worth * 2 + enemies
    return 400 if enemies else worth


# --- in words -----------------------------------------------------------------------------------


def reasons(state: "BattleState", action: i64) -> tuple[str, str]:
    """Which priority chose the unit of a preferred movement, and which its target; as words for
    the message that tells it."""
    moves = movement.legal_moves(state, 1, 0)
    source = (action - MOVE) // TARGETS_OF_MOVE
    return _unit_reason(state, source, moves), _target_reason(state, action, moves)


def _unit_reason(state: "BattleState", source: i64, moves: list[i64]) -> str:
    sources = {int(move - MOVE) // TARGETS_OF_MOVE for move in moves}
    others = [_unit_rank(state, other) for other in sources if other != source]
    if not others:
        return "only"
    if source >= CELLS:
        return "reserve"
    own = _unit_rank(state, source)
    nearest = [rank for rank in others if rank // 10 >= own // 10]
    if not nearest:
        return "nearest"
    return "strongest" if max(nearest) < own else "tied"


def _target_reason(state: "BattleState", action: i64, moves: list[i64]) -> str:
    source = (action - MOVE) // TARGETS_OF_MOVE
    target = (action - MOVE) % TARGETS_OF_MOVE
    if target == RESERVE:
        return "reserve"
    ways = [move - MOVE for move in moves if (move - MOVE) // TARGETS_OF_MOVE == source]
    cells = [way % TARGETS_OF_MOVE for way in ways if way % TARGETS_OF_MOVE != RESERVE]
    ranks = [_target_rank(state, cell) for cell in cells if cell != target]
    own = _target_rank(state, target)
    if not ranks:
        return "only"
    if own in ranks:
        return "tied"
    if own < 400:
        return "own"
    if own < 500:
        return "intruder"
    # Of two sectors worth the same the one with an enemy is taken: its rank is one higher.
    return "enemy" if own % 2 == 1 and own - 1 in ranks else "open"
