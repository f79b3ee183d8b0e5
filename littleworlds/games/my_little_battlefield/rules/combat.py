"""Combat: which dice do something in which sector, the pawn on its gauge, control, and fire."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.data.cards import MOST_CATEGORY
from littleworlds.games.my_little_battlefield.data.grid import BIT
from littleworlds.games.my_little_battlefield.data.scenarios import BY_BURNT
from littleworlds.games.my_little_battlefield.data.special_rules import WILD
from littleworlds.games.my_little_battlefield.rules import retreat

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def fronts(state: "BattleState", side: i64, barred: i64) -> i64:
    """The cells where a side's attack die does something, and nine bits higher those where its
    defence die does."""
    own = state.a if side == 0 else state.b
    enemy = state.b if side == 0 else state.a
    cards = state.cards
    fitting = cards.fitting
    category = state.field.category
    gauge = state.gauge
    enemies = enemy.present
    cells: i64 = 0
    for cell in cards.grid.cells_of[own.present & ~enemy.shielded & ~barred]:
        pawn = gauge[cell] if side == 0 else -gauge[cell]
        # As `fitting_index`, spelled out: this is asked at every step.
        faces: i64 = fitting[
            ((category[cell] * 2 + (enemies >> cell & 1)) << 4) + pawn + MOST_CATEGORY
        ]
        if faces != 0 and own.swapping >> cell & 1:
            faces = 3
        cells |= ((faces & 1) | ((faces & 2) << 8)) * BIT[cell]
    return cells


def fits(state: "BattleState", side: i64, cell: i64, face: i64, barred: i64) -> bool:
    """Whether a result of this face (or any, if it is wild) does something in a cell."""
    own = state.a if side == 0 else state.b
    enemy = state.b if side == 0 else state.a
    if not (own.present & ~enemy.shielded & ~barred) >> cell & 1:
        return False
    pawn = state.gauge[cell] if side == 0 else -state.gauge[cell]
    # As `fitting_index`, spelled out again.
    faces: i64 = state.cards.fitting[
        ((state.field.category[cell] * 2 + (enemy.present >> cell & 1)) << 4) + pawn + MOST_CATEGORY
    ]
    if face == WILD or own.swapping >> cell & 1:
        return faces != 0
    return faces >> face & 1 != 0


# --- results ------------------------------------------------------------------------------------


def fight(state: "BattleState", side: i64, cell: i64, face: i64, tell: list[Event] | None) -> None:
    """A combat die used in a cell where it fits: as many results as the unit there gives, the first
    at once."""
    cards = state.cards
    own = state.a if side == 0 else state.b
    more = cards.results[cards.kind_of[own.unit_at(cell)]] - 1
    if more > 0:
        await_results(state, cell, face if cards.second_result_must_fit else WILD, more)
    _strike(state, side, cell, tell)


def await_results(state: "BattleState", cell: i64, face: i64, count: i64) -> None:
    """So many results of a face are still to come in a cell."""
    state.fight_cell = cell
    state.fight_face = face
    state.fight_left = count


def next_result(state: "BattleState", tell: list[Event] | None) -> None:
    """One result; what does not fit any more is lost, with whatever was to follow it."""
    side = state.acting()
    cell = state.fight_cell
    fitting = fits(state, side, cell, state.fight_face, 0)
    state.fight_left -= 1
    if state.fight_left == 0 or not fitting:
        await_results(state, 0, 0, 0)
    if fitting:
        _strike(state, side, cell, tell)


def _strike(state: "BattleState", side: i64, cell: i64, tell: list[Event] | None) -> None:
    """One combat result that fits: in a controlled sector an enemy unit has to go, elsewhere the
    pawn moves."""
    own = state.a if side == 0 else state.b
    if own.controlled >> cell & 1:
        if tell is not None:
            tell.append(events.repelled(state, side, cell))
        retreat.begin(state, 1 - side, cell, 1)
    else:
        shift(state, side, cell, 1, tell)


# --- the pawn -----------------------------------------------------------------------------------


def shift(state: "BattleState", side: i64, cell: i64, steps: i64, tell: list[Event] | None) -> None:
    """Move a pawn in a side's favour. Control may be lost and taken by it, and enemies of a new
    owner retreat."""
    mask = BIT[cell]
    own = state.a if side == 0 else state.b
    enemy = state.b if side == 0 else state.a
    top = state.field.category[cell]
    before = state.gauge[cell] if side == 0 else -state.gauge[cell]
    after = before + steps
    if after > top:
        after = top
    state.gauge[cell] = after if side == 0 else -after
    if state.rule >= 0:
        state.touch(cell)
    if tell is not None:
        tell.append(events.pawn_moved(state, side, cell, after, after - before))
    if enemy.controlled & mask:
        enemy.controlled &= ~mask
        if tell is not None:
            tell.append(events.control_lost(state, 1 - side, cell))
    if after == top:
        own.controlled |= mask
        if tell is not None:
            tell.append(events.control_taken(state, side, cell))
        if enemy.present & mask:
            retreat.begin(state, 1 - side, cell, enemy.count_at(cell))
        _burn(state, side, cell, tell)


def regress(
    state: "BattleState", side: i64, cell: i64, steps: i64, tell: list[Event] | None
) -> None:
    """Move a pawn of a side back towards 0, never past it, where the side has no control."""
    before = state.gauge[cell] if side == 0 else -state.gauge[cell]
    after = max(0, before - steps)
    state.gauge[cell] = after if side == 0 else -after
    state.touch(cell)
    if tell is not None:
        tell.append(events.pawn_back(state, side, cell, after))


def _burn(state: "BattleState", side: i64, cell: i64, tell: list[Event] | None) -> None:
    """Where a scenario has fire, what the attacker takes burns for good; the battle may be over
    when nothing is left to burn."""
    scenario = state.field.scenario
    mask = BIT[cell]
    if side != scenario.attacker or not scenario.burnable & mask or state.burnt & mask:
        return
    state.burnt |= mask
    if tell is not None:
        tell.append(events.burnt(state, cell))
    if state.burnt == scenario.burnable and state.field.burnt_ends:
        state.ended = BY_BURNT
