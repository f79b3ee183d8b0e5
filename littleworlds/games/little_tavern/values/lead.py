"""How likely a seat is to win, by what was learned from plays of bots against themselves; where nothing
was, its lead in coins."""

from typing import Final

from littleworlds.core.features import Features, advantage
from littleworlds.core.native import i64
from littleworlds.games.little_tavern import encode
from littleworlds.games.little_tavern.rules.phases import OVER
from littleworlds.games.little_tavern.state.position import TavernState
from littleworlds.games.little_tavern.values.judgement import ahead, expected

_WON: Final = 10.0


def value(state: TavernState, seat: i64) -> float:
    """The logarithm of the odds that a seat wins; without weights, its lead in coins to be expected."""
    return values(state)[seat]


def values(state: TavernState) -> list[float]:
    """The same for all seats."""
    if state.phase == OVER:
        return [_result(state, seat) for seat in range(state.seats)]
    weights = state.game.weights[state.seats - state.cards.min_seats]
    if not weights:
        coins = expected(state)
        return [ahead(coins, seat) for seat in range(state.seats)]
    totals: list[float] = []
    out = Features(weights)
    for seat in range(state.seats):
        out.clear()
        encode.encode(state, seat, out)
        totals.append(out.total)
    return [advantage(totals, seat) for seat in range(state.seats)]


def _result(state: TavernState, seat: i64) -> float:
    lead = ahead([float(coins) for coins in state.coins], seat)
    return lead / 10.0 + (_WON if lead > 0.0 else -_WON if lead < 0.0 else 0.0)
