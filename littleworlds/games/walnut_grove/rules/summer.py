"""Summer: every figure on a region of its own, and each yields as many goods as its region has
tiles. Open and simultaneous.

Goods go to the free squares of the region, then into the barn. That also does what moving goods
from field to barn beforehand could do: the region holds as many as before, and the barn the rest.
So that move is asked for nowhere but before the scoring.
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
    if not worked:
        return [base + names[root] for root in farm.land.roots]
    return [base + names[root] for root in farm.land.roots if root not in worked]


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
    good = farm.land.goods[root]
    yielded = harvest(state, farm, root)
    farm.worked = farm.worked + [root]
    farm.figures -= 1
    stored = min(yielded, farm.land.squares[root] - farm.field[root])
    farm.onto_field(root, stored)
    in_barn = min(yielded - stored, farm.room)
    farm.into_barn(good, in_barn)
    if tell is not None:
        tell.append(events.harvested(state, seat, root, yielded, stored, in_barn))
    farm.good = good
    farm.pending = yielded - stored - in_barn
    _next_figure(state, seat, tell)


def _next_figure(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """Ask what makes room for goods without any, if something could; then the next figure."""
    farm = state.farms[seat]
    if farm.pending > 0 and farm.things_in_barn() > lane(farm.barn, farm.good):
        farm.asked = MAKE_ROOM
        return
    if farm.pending > 0 and tell is not None:
        tell.append(events.lost(state, seat))
    farm.pending = 0
    farm.good = -1
    farm.asked = WORK if farm.figures > 0 else NOTHING


def legal_room(cards: Cards, farm: Farm) -> list[i64]:
    return barn.legal_drops(cards, farm) + [cards.actions.done]


def make_room(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Drop something for a good of the harvest, or let the rest of it go."""
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
