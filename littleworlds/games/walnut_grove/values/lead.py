"""How good a position is: the points that a farm may be expected to make, learned from plays of bots
against themselves where there are weights, else judged by hand; less those of the best other."""

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import encode, scoring
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.games.walnut_grove.values import judgement


def value(state: WalnutState, seat: i64) -> float:
    """The lead of `seat` over the best other, in points to be expected."""
    weights = state.game.weights[state.seats - 1]
    if not weights or encode.years_left(state) < 1:
        own = judgement.judged(state, state.farms[seat])
        return own - _most_open_points(state, seat)
    out = Features(weights)
    encode.encode(state, seat, out)
    own = out.total
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            out.clear()
            encode.encode(state, other, out)
            best = max(best, out.total)
    return own - best


def _most_open_points(state: WalnutState, seat: i64) -> float:
    """The most points that another farm shows."""
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(scoring.open_points(state.cards, state.farms[other])))
    return best
