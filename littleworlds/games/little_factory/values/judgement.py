"""What a seat may come to, judged by hand: its points, with goods, working buildings and the next
production turned into points.

The weights were found by play between variants of the one-step bot.
"""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.rules.phases import OVER
from littleworlds.games.little_factory.scoring import points
from littleworlds.games.little_factory.state.position import FactoryState

_COIN: Final = 0.1
"""Six coins buy a building of one point, and goods want spending."""

_SPENT: Final = 0.085
"""A coin that is already discarded for an exchange: worth a little less, so that it is turned into
something."""

_TURNS: Final = 1.0
"""How often a building is activated in the rest of a play that has just begun, seeing that its
inputs must be found."""

_READY: Final = 0.4
"""The part of a building's yield that counts when its inputs are in hand for the next turn."""

_NEXT: Final = 0.5
"""The part that counts of the best card which the hand could produce next."""


def prospect(state: FactoryState, seat: i64) -> float:
    """The points that a seat may come to, roughly."""
    cards = state.cards
    score = float(points(state, seat))
    if state.phase == OVER:
        return score
    hand = state.hands[seat]
    coins: i64 = 0
    have: i64 = 0
    for card in hand:
        coins += cards.value[card]
        have |= cards.bit[card]
    total = score + _COIN * float(coins + state.tiles[seat])
    if seat == state.active:
        total += _SPENT * float(state.budget)
    turns = _TURNS * max(0.0, 1.0 - score / float(cards.goal))
    for design in state.fronts[seat]:
        best = 0.0
        ready = 0.0
        for recipe in cards.effects[design - cards.resources]:
            gain = _yield(state, recipe)
            best = max(best, gain)
            if recipe.need & have == recipe.need and recipe.is_met_by(hand):
                ready = max(ready, gain)
        total += best * turns + ready * _READY
    return total + _NEXT * _best_product(state, hand, have)


def _best_product(state: FactoryState, hand: list[i64], have: i64) -> float:
    """What the best of the cards adds that this hand could produce from the middle as it is."""
    best = 0.0
    last: i64 = NOTHING
    for card in hand:
        if card != last:
            for recipe in state.cards.made_with[card]:
                if (
                    recipe.need & have == recipe.need
                    and state.offer[recipe.gain] > 0
                    and recipe.is_met_by(hand)
                ):
                    best = max(best, _yield(state, recipe))
        last = card
    return best


def _yield(state: FactoryState, recipe: Recipe) -> float:
    """What paying a recipe adds, in points."""
    cards = state.cards
    coins: i64 = 0
    for card in recipe.discards:
        coins -= cards.value[card]
    if recipe.gain == NOTHING:
        return float(recipe.tokens) + _COIN * float(coins)
    if recipe.gain >= cards.resources:
        return float(cards.points[recipe.gain - cards.resources]) + _COIN * float(coins)
    return _COIN * float(coins + cards.value[recipe.gain])
