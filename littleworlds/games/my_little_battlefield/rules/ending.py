"""What ends a battle at the end of a turn, and what happens then.

Other ends come in the middle of an action: see `combat.py`, `movement.py` and `adversary.py`.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events, scoring
from littleworlds.games.my_little_battlefield.data.scenarios import (
    BY_CONTROL,
    BY_COUNTER,
    BY_GAUGE,
    BY_POINTS,
    BY_TURNS,
    NOBODY,
)
from littleworlds.games.my_little_battlefield.rules.phases import OVER

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def end_of_turn(state: "BattleState") -> i64:
    """What ends the battle at the end of the active side's turn: the first of the scenario's ends
    that holds, or -1."""
    field = state.field
    attacking = state.active == field.scenario.attacker
    for end in field.turn_ends:
        kind = end.kind
        if kind == BY_POINTS:
            held = state.reached or scoring.score(state, state.active) >= end.value
        elif kind == BY_TURNS:
            held = state.a.turns >= end.value and state.b.turns >= end.value
        elif kind == BY_GAUGE:
            pawn = state.gauge[end.cell]
            held = attacking and (pawn >= 0 if field.scenario.attacker == 0 else pawn <= 0)
        elif kind == BY_CONTROL:
            held = attacking and state.army(state.active).controlled >> end.cell & 1 != 0
        else:
            held = kind == BY_COUNTER and state.counter >= end.value
        if held:
            return kind
    return -1


def finish(state: "BattleState", tell: list[Event] | None) -> None:
    """The battle is over: nobody is asked any more."""
    state.phase = OVER
    state.asked = NOBODY
    if tell is not None:
        tell.append(events.ended(state))
        tell.append(events.play_over(scoring.outcome(state).winners))
