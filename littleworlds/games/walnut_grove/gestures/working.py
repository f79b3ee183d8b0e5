"""Summer: all figures are sent out in one movement."""

from typing import Final

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message, counted
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.walnut_grove.actions import area_cell
from littleworlds.games.walnut_grove.refs import region_slots
from littleworlds.games.walnut_grove.rules import summer
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import in_lane, lane
from littleworlds.games.walnut_grove.state.position import WalnutState

MOST_REGIONS: Final = [0, 0, 14, 9, 8, 8]
"""How many regions are looked at for so many figures, the most fruitful ones: so that there are at
most a hundred ways."""


def working(state: WalnutState, seat: i64) -> list[Gesture]:
    """Every way to send out all figures to the most fruitful regions, as long as no question about
    room comes up before the last."""
    farm = state.farms[seat]
    if not 2 <= farm.figures < len(MOST_REGIONS):
        return []
    roots = _fruitful(state, farm)
    slots = region_slots(state.cards, seat, farm.land)
    gestures: list[Gesture] = []
    for chosen in _sets(roots, farm.figures):
        order = _in_order(state, farm, chosen)
        if order:
            gestures.append(_gesture(state, farm, order, slots))
    return gestures


def _fruitful(state: WalnutState, farm: Farm) -> list[i64]:
    """The free regions that yield most, in the order in which they were laid."""
    free = [root for root in farm.land.roots if root not in farm.worked]
    most = MOST_REGIONS[farm.figures]
    if len(free) <= most:
        return free
    order = sorted(free, key=lambda root: (-summer.harvest(state, farm, root), root))
    return sorted(order[:most])


def _sets(roots: list[i64], size: i64) -> list[list[i64]]:
    """All choices of so many of them."""
    if size == 0:
        return [[]]
    sets: list[list[i64]] = []
    for at, root in enumerate(roots):
        for others in _sets(roots[at + 1 :], size - 1):
            sets.append([root, *others])
    return sets


def _in_order(state: WalnutState, farm: Farm, chosen: list[i64]) -> list[i64]:
    """The regions with those that need the barn at the end; none if goods could find no room before
    the last figure stands."""
    plain: list[i64] = []
    needy: list[i64] = []
    spill: i64 = 0
    for root in chosen:
        over = summer.harvest(state, farm, root) - farm.land.squares[root] + farm.field[root]
        if over > 0:
            needy.append(root)
            spill += over
        else:
            plain.append(root)
    if len(needy) < 2 or spill <= farm.room:
        return plain + needy
    return [] if _asks_too_early(state, farm, needy) else plain + needy


def _asks_too_early(state: WalnutState, farm: Farm, needy: list[i64]) -> bool:
    """Whether something could be dropped for goods without room, or a help tile repaid, before the
    last figure stands."""
    room = farm.room
    barn = farm.things_in_barn()
    stored = farm.barn
    for root in needy[:-1]:
        good = farm.land.goods[root]
        over = summer.harvest(state, farm, root) - farm.land.squares[root] + farm.field[root]
        into = min(over, room)
        room -= into
        barn += into
        stored += in_lane(into, good)
        if over > into and (barn > lane(stored, good) or farm.help_up):
            return True
    return False


def _gesture(state: WalnutState, farm: Farm, order: list[i64], slots: dict[i64, Slot]) -> Gesture:
    cards = state.cards
    names = farm.land.names
    cells: list[int | str] = []
    goods: list[int | str] = []
    for root in order:
        cells.append(cards.grid.texts[area_cell(cards, names[root])])
        good = cards.good_ids[farm.land.goods[root]]
        goods.append(counted(summer.harvest(state, farm, root), good))
    args: Args = {"cells": cells, "goods": goods}
    actions: list[i64] = [cards.actions.work_base + names[root] for root in order]
    return Gesture(Message("do-work-all", args), [slots[root] for root in order], actions)
