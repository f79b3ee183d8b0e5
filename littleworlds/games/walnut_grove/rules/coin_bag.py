"""Coins into the bag and out of it."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.state.coins import COPPER_BACK, DRAWN, SHOWN_BACK
from littleworlds.games.walnut_grove.state.lanes import lane, unit

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def give(state: "WalnutState", seat: i64, metal: i64) -> bool:
    """Put a coin from a barn into the bag. One of the set-up goes first: it tells nobody anything.
    True if a coin was shown that only its owner knew."""
    farm = state.farms[seat]
    state.coin_bag += unit(metal)
    farm.room += 1
    if metal == state.cards.start_metal and farm.coppers > 0:
        farm.coppers -= 1
        state.note(seat, COPPER_BACK, metal)
        return False
    farm.coins -= unit(metal)
    state.note(seat, SHOWN_BACK, metal)
    return True


def draw(state: "WalnutState", seat: i64, count: i64, chance: Chance) -> i64:
    """So many coins out of the bag, in lanes; their owner alone sees them."""
    drawn: i64 = 0
    for _ in range(count):
        metal = _metal_at(state.coin_bag, chance.index(state.coins_in_bag()))
        state.coin_bag -= unit(metal)
        drawn += unit(metal)
    state.note(seat, DRAWN, drawn)
    return drawn


def _metal_at(bag: i64, index: i64) -> i64:
    """The metal of the coin with this number in the bag."""
    left = index
    metal: i64 = 0
    while left >= lane(bag, metal):
        left -= lane(bag, metal)
        metal += 1
    return metal
