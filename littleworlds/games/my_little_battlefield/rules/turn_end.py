"""The end of a turn, and the beginning of the next one."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.data.cards import FACES, NO_FACE
from littleworlds.games.my_little_battlefield.rules import ending
from littleworlds.games.my_little_battlefield.rules.phases import ROLL_DICE, ROLL_FOR_AI

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def begin_turn(state: "BattleState", tell: list[Event] | None) -> None:
    """The active side's turn begins: rules may be used again, by both sides, and what was to last
    until now ends."""
    state.a.used = 0
    state.b.used = 0
    state.army(state.active).shielded = 0
    state.rerolls = 0
    state.discarded = 0
    state.panel = 0
    state.tax = 0
    state.reached = False
    state.face = NO_FACE
    state.touched = 0
    if tell is not None:
        tell.append(events.turn_begins(state))
    board = state.field.adversary
    if state.active == 1 and board is not None:
        state.ai_dice = board.dice[state.b.power]
        state.extra_turn = False
        state.ask(ROLL_FOR_AI, 0)
    else:
        state.ask(ROLL_DICE, state.active)


def end_turn(state: "BattleState", tell: list[Event] | None) -> None:
    """The scenario's ends are checked, then the other side plays."""
    side = state.active
    state.dice = [0] * len(FACES)
    state.left = 0
    (state.a if side == 0 else state.b).turns += 1
    _count_held_turn(state, side, tell)
    state.ended = ending.end_of_turn(state)
    if state.ended >= 0:
        ending.finish(state, tell)
    else:
        state.active = 1 - side
        begin_turn(state, tell)


def _count_held_turn(state: "BattleState", side: i64, tell: list[Event] | None) -> None:
    """Some scenarios count the turns that the defender ends in control of a sector."""
    cell = state.field.scenario.counter
    if cell >= 0 and side == state.field.defender and state.army(side).controlled >> cell & 1:
        state.counter += 1
        if tell is not None:
            tell.append(events.counted(state, side))
