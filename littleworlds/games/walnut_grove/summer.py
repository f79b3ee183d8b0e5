"""Summer: every figure on a region of its own, and each yields as many goods as its region has tiles. Open and simultaneous.

Goods go to the free squares of the region, then into the barn. That also does what moving goods from field to barn beforehand could
do: the region holds as many as before, and the barn the rest. So that move is asked for nowhere but before the scoring.
"""

from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import lane, total
from littleworlds.games.walnut_grove.phases import MAKE_ROOM, NOTHING, SUMMER, WORK
from littleworlds.games.walnut_grove.table import Table, Tell


def open_summer(table: Table) -> None:
    table.season = SUMMER
    for farm in table.farms:
        farm.figures = min(table.cards.farmers + total(farm.labourers), len(farm.land.roots))
        farm.asked = WORK


def legal_work(cards: Cards, farm: Farm) -> list[i64]:
    names = farm.land.names
    base = cards.work_base
    worked = farm.worked
    if not worked:
        return [base + names[root] for root in farm.land.roots]
    return [base + names[root] for root in farm.land.roots if root not in worked]


def work(table: Table, seat: i64, action: i64, tell: Tell) -> None:
    """Place a figure; what it yields is stored at once."""
    cards = table.cards
    farm = table.farms[seat]
    if not cards.work_base <= action < cards.pay_base:
        raise table.illegal("not-now", action)
    root = farm.region(action - cards.work_base)
    if root < 0:
        raise table.illegal("no-such-region", action)
    if root in farm.worked:
        raise table.illegal("figure-there", action)
    good = farm.land.goods[root]
    harvest = farm.land.size[root]
    if good == cards.disc_summer[table.disc]:
        harvest += cards.summer_bonus
    farm.worked = farm.worked + [root]
    farm.figures -= 1
    stored = min(harvest, farm.land.squares[root] - farm.field[root])
    farm.onto_field(root, stored)
    barn = min(harvest - stored, farm.room)
    farm.into_barn(good, barn)
    if tell is not None:
        tell.append(_harvested(table, seat, root, harvest, stored, barn))
    farm.good = good
    farm.pending = harvest - stored - barn
    _next_figure(table, seat, tell)


def _harvested(table: Table, seat: i64, root: i64, harvest: i64, stored: i64, barn: i64) -> Event:
    cards = table.cards
    good = cards.good_ids[table.farms[seat].land.goods[root]]
    args: Args = {
        "who": player(seat), "land": name(good + ".land"), "good": name(good), "count": int(harvest), "field": int(stored),
        "barn": int(barn), "lost": int(harvest - stored - barn),
    }  # fmt: skip
    return Event("harvested", args, [f"farm:{seat}"])


def _next_figure(table: Table, seat: i64, tell: Tell) -> None:
    """Ask what makes room for goods without any, if something could; then the next figure."""
    farm = table.farms[seat]
    if farm.pending > 0 and farm.things_in_barn() > lane(farm.barn, farm.good):
        farm.asked = MAKE_ROOM
        return
    if farm.pending > 0 and tell is not None:
        args: Args = {
            "who": player(seat),
            "good": name(table.cards.good_ids[farm.good]),
            "count": int(farm.pending),
        }
        tell.append(Event("lost", args, [f"farm:{seat}"]))
    farm.pending = 0
    farm.good = -1
    farm.asked = WORK if farm.figures > 0 else NOTHING


def legal_room(cards: Cards, farm: Farm) -> list[i64]:
    """What may be dropped from the barn for a good: other goods, coins."""
    actions: list[i64] = []
    for good in range(cards.goods):
        if good != farm.good and lane(farm.barn, good):
            actions.append(cards.drop_barn_base + good)
    for metal in range(cards.metals):
        if farm.has_metal(cards, metal):
            actions.append(cards.drop_coin_base + metal)
    return actions


def only_drop(cards: Cards, farm: Farm) -> i64:
    """The one thing that can be dropped for a good, as an action; -1 if there are several, or coins that only their owner knows."""
    if farm.coins:
        return -1
    only: i64 = cards.drop_coin_base + cards.start_metal if farm.coppers else -1
    for good in range(cards.goods):
        if good != farm.good and lane(farm.barn, good):
            if only >= 0:
                return -1
            only = cards.drop_barn_base + good
    return only


def drop_one(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """Drop a good or a coin from the barn; True if a coin was shown that only its owner knew."""
    cards = table.cards
    farm = table.farms[seat]
    if cards.drop_barn_base <= action < cards.drop_barn_base + cards.goods:
        good = action - cards.drop_barn_base
        if lane(farm.barn, good) == 0:
            raise table.illegal("no-goods-there", action)
        if good == farm.good:
            raise table.illegal("same-good", action)
        farm.out_of_barn(good)
        if tell is not None:
            tell.append(
                Event(
                    "dropped",
                    {"who": player(seat), "good": name(cards.good_ids[good])},
                    [f"barn:{seat}"],
                )
            )
        return False
    metal = action - cards.drop_coin_base
    if not 0 <= metal < cards.metals:
        raise table.illegal("not-now", action)
    if not farm.has_metal(cards, metal):
        raise table.illegal("no-such-coin", action)
    shown = table.give_coin(seat, metal)
    if tell is not None:
        tell.append(
            Event(
                "dropped-coin",
                {"who": player(seat), "coin": name(cards.metal_ids[metal])},
                [f"barn:{seat}", "bag:coins"],
            )
        )
    return shown


def make_room(table: Table, seat: i64, action: i64, tell: Tell) -> bool:
    """Drop something for a good of the harvest, or let the rest of it go."""
    farm = table.farms[seat]
    shown = False
    if action == table.cards.done:
        if tell is not None:
            args: Args = {
                "who": player(seat),
                "good": name(table.cards.good_ids[farm.good]),
                "count": int(farm.pending),
            }
            tell.append(Event("lost", args, [f"farm:{seat}"]))
        farm.pending = 0
    else:
        shown = drop_one(table, seat, action, tell)
        farm.into_barn(farm.good, 1)
        farm.pending -= 1
    _next_figure(table, seat, tell)
    return shown
