"""How likely a seat is to win when a round is over: by the coins of all, which are then all that is left of it."""

from math import exp
from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.little_tavern.rules.phases import OVER
from littleworlds.games.little_tavern.state.position import TavernState

_FEWEST: Final = 3
_COINS: Final = [1.07, 1.83, 1.84]
_COINS_LATE: Final = [9.59, 12.97, 15.94]
_COINS_SQUARED: Final = [-3.08, -5.17, -6.27]
"""At three, four and five seats, in parts of the goal; late is how near the richest has come to it. A logistic fit to 30,000 plays
of the old greedy against itself at each seat count, one play in five held out: a surprise of 1.044, 1.305 and 1.479 there, where
plain leads in coins come to 1.048, 1.316 and 1.489. Who begins the next round made no difference."""


def prospect(state: TavernState, seat: i64) -> float:
    """The part of plays that a seat wins from here; an equal share of what ends in a tie."""
    if state.phase == OVER:
        return _share(state.coins, seat)
    goal = float(state.cards.goal)
    late = float(max(state.coins)) / goal
    table = state.seats - _FEWEST
    by_coins = _COINS[table] + _COINS_LATE[table] * late
    own = 0.0
    total = 0.0
    for other in range(state.seats):
        part = float(state.coins[other]) / goal
        odds = exp(part * (by_coins + _COINS_SQUARED[table] * part))
        total += odds
        if other == seat:
            own = odds
    return own / total


def _share(coins: list[i64], seat: i64) -> float:
    most = max(coins)
    return 1.0 / float(coins.count(most)) if coins[seat] == most else 0.0
