"""What is left of an action once its die is used. It goes on until somebody has to be asked, and
takes up again where it stopped.

What is innermost comes first: units retreat before the next combat result, results come before the
next sector of the adversary's die, and those before the next step of a special rule.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.grid import BIT, RESERVE
from littleworlds.games.my_little_battlefield.rules import combat, retreat, rule_steps
from littleworlds.games.my_little_battlefield.rules.phases import RESOLVING, RETREATING

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def resolve(state: "BattleState", tell: list[Event] | None) -> bool:
    """Go on with the action under way: True if somebody is asked now, False if it is done or the
    battle is over."""
    state.phase = RESOLVING
    while state.ended < 0:
        if state.retreat_left > 0:
            cells = retreat.targets(state)
            if cells & (cells - 1):
                return state.ask(RETREATING, state.retreat_side)
            retreat.retreat(state, _lowest(state, cells) if cells else RESERVE, tell)
        elif state.fight_left > 0:
            combat.next_result(state, tell)
        elif state.sweep:
            _next_sector(state, tell)
        elif state.rule >= 0:
            if rule_steps.next_step(state, tell):
                return True
        else:
            return False
    return False


def _next_sector(state: "BattleState", tell: list[Event] | None) -> None:
    """The next cell that the adversary's die or rule visits, beginning in the player's home row."""
    cell = _lowest(state, state.sweep)
    mask = BIT[cell]
    amount = state.sweep_amount
    state.sweep &= ~mask
    if state.sweep == 0:
        state.sweep_amount = 0
    if amount == 0:
        if combat.fits(state, 1, cell, state.face, 0):
            state.touched |= mask
            combat.fight(state, 1, cell, state.face, tell)
    elif not (state.b.controlled | state.a.shielded) & mask:
        combat.shift(state, 1, cell, amount, tell)


def _lowest(state: "BattleState", cells: i64) -> i64:
    """The lowest cell of a mask."""
    return state.cards.grid.cells_of[cells][0]
