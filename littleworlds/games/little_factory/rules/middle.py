"""Cards between the middle and the players: what is discarded, and what is got."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.cards import LEVEL_1

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def discard(state: "FactoryState", card: i64) -> None:
    """Level I goes back to the middle and is available at once; the others wait in the discards."""
    state.hands[state.active].remove(card)
    if card >= state.cards.first_2:
        state.discards[card] += 1
        return
    if state.offer[card] == 0:
        state.shown[LEVEL_1] += 1
    state.offer[card] += 1


def gain(state: "FactoryState", design: i64) -> None:
    """A card leaves the middle: a resource for the hand, a building for the table."""
    left = state.offer[design] - 1
    state.offer[design] = left
    if left == 0:
        state.shown[state.cards.shelf[design]] -= 1
    if design < state.cards.resources:
        hand = state.hands[state.active]
        hand.append(design)
        hand.sort()
        return
    fronts = state.fronts[:]
    fronts[state.active] = sorted(fronts[state.active] + [design])
    state.fronts = fronts
