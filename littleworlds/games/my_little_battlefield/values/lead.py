"""How good a position is: learned from plays of bots against themselves where there are weights, else the lead by a judgement."""

from typing import Final

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import encode
from littleworlds.games.my_little_battlefield.rules.phases import OVER
from littleworlds.games.my_little_battlefield.scoring import outcome
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.values.judgement import prospect

_VICTORY: Final = 40.0


def value(state: BattleState, seat: i64) -> float:
    """The logarithm of the odds that a seat wins, or its expected lead in points; far above or below
    that once the battle is decided."""
    if state.phase == OVER:
        result = outcome(state)
        if result.won is None and len(result.winners) > 1:
            return 0.0
        won = result.won is True if state.field.solo else seat in result.winners
        return _VICTORY if won else -_VICTORY
    weights = state.game.weights[encode.table(state)]
    if not weights:
        side: i64 = 0 if state.field.solo or seat == state.field.seat_a else 1
        return prospect(state, side) - prospect(state, 1 - side)
    out = Features(weights)
    encode.encode(state, seat, out)
    own = out.total
    if state.field.solo:
        return own
    out.clear()
    encode.encode(state, 1 - seat, out)
    return own - out.total
