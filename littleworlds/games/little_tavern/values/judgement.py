"""How many coins a seat may come to in this round, by hand: what the guests would tip now, and what
free chairs may bring."""

from littleworlds.core.native import i64
from littleworlds.games.little_tavern.rules.phases import DRAW
from littleworlds.games.little_tavern.scoring import totals
from littleworlds.games.little_tavern.state.position import TavernState

_CHAIR = 2.4
"""What a chair that is still free brings on the average."""

NEXT = 0.6
"""What it is worth to play next: one chooses what happens to the tables."""


def expected(state: TavernState) -> list[float]:
    """The coins that each seat may come to in this round."""
    tables = state.tables
    if state.mystery_cards:
        tables = [[_face(state, guest) for guest in table] for table in tables]
    left = totals(state.cards, tables)
    coins: list[float] = []
    for seat in range(state.seats):
        free = float(state.cards.chairs - len(tables[seat]))
        turn = state.phase == DRAW and state.active == seat
        coins.append(judged(float(state.coins[seat] + left[seat]), free, turn))
    return coins


def judged(coins: float, free: float, turn: bool) -> float:
    """What coins and tips may become, with so many chairs free, and the turn or not."""
    return coins + _CHAIR * free + (NEXT if turn else 0.0)


def ahead(coins: list[float], seat: i64) -> float:
    """By how much a seat leads the best other."""
    best = -1.0
    for other, amount in enumerate(coins):
        if other != seat and amount > best:
            best = amount
    return coins[seat] - best


def _face(state: TavernState, guest: i64) -> i64:
    return guest if guest < state.cards.size else state.mystery_cards[guest - state.cards.size]
