"""A seat's part of a position as numbers. All of it lies open."""

from typing import Final

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.rules.phases import ACT
from littleworlds.games.little_factory.scoring import points
from littleworlds.games.little_factory.state.position import FactoryState
from littleworlds.games.little_factory.values.judgement import prospect

_JUDGED: Final = 0
_POINTS: Final = 1
_POINTS_SQUARED: Final = 2
_NEAR: Final = 3
_COINS: Final = 4
_COINS_LATE: Final = 5
_CARDS: Final = 6
_FULL: Final = 7
_TURN: Final = 8
_FIXED: Final = 9
_NAMES: Final = ["judged", "points", "points squared", "points above 7", "coins", "coins late", "cards", "full hand", "turn"]  # fmt: skip


def names(cards: Cards) -> list[str]:
    """What each feature is called, in their order."""
    buildings = cards.ids[cards.resources :]
    return (
        _NAMES
        + [f"{id} built" for id in buildings]
        + [f"{id} early" for id in buildings]
        + [f"{id} in hand" for id in cards.ids[: cards.resources]]
    )


def encode(state: FactoryState, seat: i64, out: Features) -> None:
    """What it may come to by a judgement, and what corrects that: points, hand, buildings, the turn."""
    cards = state.cards
    hand = state.hands[seat]
    score = float(points(state, seat))
    out.add(_JUDGED, prospect(state, seat))
    out.add(_POINTS, score)
    out.add(_POINTS_SQUARED, score * score / float(cards.goal))
    if score > 7.0:
        out.add(_NEAR, score - 7.0)
    coins: i64 = 0
    for card in hand:
        coins += cards.value[card]
        out.add(_FIXED + 2 * cards.buildings + card, 1.0)
    late = _progress(state)
    out.add(_COINS, float(coins))
    out.add(_COINS_LATE, float(coins) * late)
    out.add(_CARDS, float(len(hand)))
    if len(hand) == cards.hand_limit:
        out.add(_FULL, 1.0)
    if seat == _next_to_act(state):
        out.add(_TURN, 1.0)
    for design in state.fronts[seat]:
        building = design - cards.resources
        out.add(_FIXED + building, 1.0)
        out.add(_FIXED + cards.buildings + building, 1.0 - late)


def _progress(state: FactoryState) -> float:
    """How far the play has come, from 0 to 1."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, points(state, seat))
    return min(1.0, float(most) / float(state.cards.goal))


def _next_to_act(state: FactoryState) -> i64:
    """The seat that has the next action; an action under way is as good as done."""
    return state.active if state.phase == ACT else (state.active + 1) % state.seats
