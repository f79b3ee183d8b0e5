"""What a player does by habit, for bots that plan a whole year of their own at a table: others lay a
tile, work where most grows, and stay where they are in town."""

from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules import summer
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_WINTER,
    BETWEEN_TILES,
    GO,
    MAKE_ROOM,
    WORK,
)
from littleworlds.games.walnut_grove.state.position import WalnutState


def quick(state: WalnutState, seat: i64) -> i64:
    """Nothing that would get in the way of others: it need not be good, only cheap to find."""
    cards = state.cards
    farm = state.farms[seat]
    if farm.asked == WORK:
        return _largest_harvest(state, seat)
    if farm.asked == GO:
        return cards.actions.pass_by
    if farm.asked in (MAKE_ROOM, BEFORE_WINTER, BETWEEN_TILES):
        return cards.actions.done
    return state.legal(seat)[0]


def _largest_harvest(state: WalnutState, seat: i64) -> i64:
    """The free region that yields most this summer, to work in."""
    farm = state.farms[seat]
    best: i64 = -1
    most: i64 = 0
    for root in farm.land.roots:
        if root not in farm.worked and summer.harvest(state, farm, root) > most:
            most = summer.harvest(state, farm, root)
            best = root
    return state.cards.actions.work_base + farm.land.names[best]
