"""How likely a seat is to win, by what was learned from plays of bots against themselves."""

from typing import Final

from littleworlds.core.features import Features, advantage
from littleworlds.core.native import i64
from littleworlds.games.little_factory import encode
from littleworlds.games.little_factory.rules.phases import OVER
from littleworlds.games.little_factory.scoring import points
from littleworlds.games.little_factory.state.position import FactoryState
from littleworlds.games.little_factory.values.judgement import prospect

_WON: Final = 100.0


def value(state: FactoryState, seat: i64) -> float:
    """The logarithm of the odds that a seat wins; far above or below that once it is decided. Without
    weights, the lead by the judgement alone."""
    if state.phase == OVER:
        totals = [float(points(state, other)) for other in range(state.seats)]
        lead = _lead(totals, seat)
        return lead + (_WON if lead > 0.0 else -_WON if lead < 0.0 else 0.0)
    weights = state.game.weights[state.seats - state.cards.min_seats]
    if not weights:
        return _lead([prospect(state, other) for other in range(state.seats)], seat)
    totals = []
    out = Features(weights)
    for other in range(state.seats):
        out.clear()
        encode.encode(state, other, out)
        totals.append(out.total)
    return advantage(totals, seat)


def _lead(totals: list[float], seat: i64) -> float:
    best = -1.0e9
    for other in range(len(totals)):
        if other != seat:
            best = max(best, totals[other])
    return totals[seat] - best
