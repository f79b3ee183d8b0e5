"""How good a position is, for bots: the lead in coins, with what the guests would tip now and what
free chairs may bring."""

from littleworlds.core.native import i64
from littleworlds.games.little_tavern.rules.phases import DRAW, OVER
from littleworlds.games.little_tavern.scoring import tips
from littleworlds.games.little_tavern.state.position import TavernState

_CHAIR = 2.4
"""What a chair that is still free brings on the average."""

_NEXT = 0.6
"""What it is worth to play next: one chooses what happens to the tables."""


def value(state: TavernState, seat: i64) -> float:
    """The lead of `seat` over the best other, in coins to be expected."""
    return _lead(_expected(state), seat)


def values(state: TavernState) -> list[float]:
    """The same for all seats, counted once."""
    expected = _expected(state)
    return [_lead(expected, seat) for seat in range(state.seats)]


def _expected(state: TavernState) -> list[float]:
    """The coins that each seat may come to in this round."""
    if state.phase == OVER:
        return [float(coins) for coins in state.coins]
    tables = [[_face(state, guest) for guest in table] for table in state.tables]
    left = tips(state.cards, tables)
    expected: list[float] = []
    for other in range(state.seats):
        free = state.cards.chairs - len(tables[other])
        expected.append(float(state.coins[other] + sum(left[other])) + _CHAIR * float(free))
    if state.phase == DRAW:
        expected[state.active] += _NEXT
    return expected


def _face(state: TavernState, guest: i64) -> i64:
    return guest if guest < state.cards.size else state.mystery_cards[guest - state.cards.size]


def _lead(coins: list[float], seat: i64) -> float:
    best = -1.0
    for other, amount in enumerate(coins):
        if other != seat and amount > best:
            best = amount
    return coins[seat] - best
