"""Summer: every figure on a region of its own, and each yields as many goods as its region has
tiles. Open and simultaneous.

Goods go to the free squares of the region, then into the barn. That also does what moving goods
from field to barn beforehand could do: the region holds as many as before, and the barn the rest.
So that move is asked for nowhere but before the scoring.

A help tile may be repaid before each figure, and when goods have no room: repaying makes some.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import barn
from littleworlds.games.walnut_grove.rules.phases import MAKE_ROOM, NOTHING, SUMMER, WORK
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane, total

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def open_summer(state: "WalnutState") -> None:
    state.season = SUMMER
    for farm in state.farms:
        farm.figures = min(state.cards.farmers + total(farm.labourers), len(farm.land.roots))
        farm.asked = WORK


def legal_work(cards: Cards, farm: Farm) -> list[i64]:
    names = farm.land.names
    base = cards.actions.work_base
    worked = farm.worked
    actions: list[i64]
    if not worked:
        actions = [base + names[root] for root in farm.land.roots]
    else:
        actions = [base + names[root] for root in farm.land.roots if root not in worked]
    if farm.can_repay(cards):
        actions.append(cards.actions.repay)
    return actions


def harvest(state: "WalnutState", farm: Farm, root: i64) -> i64:
    """What a figure in a region yields: a good per tile, and more of the year's good."""
    cards = state.cards
    if farm.land.goods[root] == cards.discs.summer[state.disc]:
        return farm.land.size[root] + cards.summer_bonus
    return farm.land.size[root]


def work(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Place a figure; what it yields is stored at once."""
    cards = state.cards
    farm = state.farms[seat]
    area = action - cards.actions.work_base
    if not 0 <= area < cards.actions.areas:
        raise not_now(state, farm, action)
    root = farm.region(area)
    if root < 0:
        raise state.illegal("no-such-region", action)
    if root in farm.worked:
        raise state.illegal("figure-there", action)
    yielded = harvest(state, farm, root)
    farm.worked = farm.worked + [root]
    farm.figures -= 1
    farm.good = farm.land.goods[root]
    farm.spilling = root
    farm.pending = yielded
    on_field = _onto_squares(farm)
    in_barn = _into_barn(farm)
    if tell is not None:
        tell.append(events.harvested(state, seat, root, yielded, on_field, in_barn))
    _next_figure(state, seat, tell)


def _onto_squares(farm: Farm) -> i64:
    """Store goods of the harvest on the free squares of their region. Returns how many."""
    root = farm.spilling
    count = min(farm.pending, farm.land.squares[root] - farm.field[root])
    farm.onto_field(root, count)
    farm.pending -= count
    return count


def _into_barn(farm: Farm) -> i64:
    """Store goods of the harvest in the barn. Returns how many."""
    count = min(farm.pending, farm.room)
    farm.into_barn(farm.good, count)
    farm.pending -= count
    return count


def _next_figure(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """Ask what makes room for goods without any, if something could: dropping other things, or
    repaying a help tile. Then the next figure."""
    farm = state.farms[seat]
    if farm.pending > 0 and (
        farm.things_in_barn() > lane(farm.barn, farm.good) or farm.can_repay(state.cards)
    ):
        farm.asked = MAKE_ROOM
        return
    if farm.pending > 0 and tell is not None:
        tell.append(events.lost(state, seat))
    farm.pending = 0
    farm.good = -1
    farm.spilling = -1
    farm.asked = WORK if farm.figures > 0 else NOTHING


def legal_room(cards: Cards, farm: Farm) -> list[i64]:
    actions = barn.legal_drops(cards, farm)
    if farm.can_repay(cards):
        actions.append(cards.actions.repay)
    actions.append(cards.actions.done)
    return actions


def make_room(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Drop something for a good of the harvest, or let the rest of it go. (To repay a help tile is
    not done here.)"""
    farm = state.farms[seat]
    shown = False
    if action == state.cards.actions.done:
        if tell is not None:
            tell.append(events.lost(state, seat))
        farm.pending = 0
    else:
        shown = barn.drop(state, seat, action, tell)
        farm.into_barn(farm.good, 1)
        farm.pending -= 1
    _next_figure(state, seat, tell)
    return shown


def find_room(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """A help tile was repaid: goods without room are stored where some has become free."""
    farm = state.farms[seat]
    stored = _onto_squares(farm) + _into_barn(farm)
    if stored > 0 and tell is not None:
        tell.append(events.found_room(state, seat, stored))
    _next_figure(state, seat, tell)
