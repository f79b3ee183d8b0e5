"""Winter: labourers eat and fires burn. Open and simultaneous; asked only where it matters which goods are paid."""

from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import in_lane, lane, total, unit
from littleworlds.games.walnut_grove.payment import ask_payment
from littleworlds.games.walnut_grove.phases import (
    BEFORE_WINTER,
    FOR_NOTHING,
    FOR_WINTER,
    NOTHING,
    WINTER,
)
from littleworlds.games.walnut_grove.table import Table, Tell


def open_winter(table: Table, tell: Tell) -> None:
    """All figures go home from the regions. Those who could repay a help tile are asked about that first; the others pay."""
    table.season = WINTER
    nowhere: list[i64] = []
    for seat in range(table.seats):
        farm = table.farms[seat]
        farm.worked = nowhere
        if farm.can_repay(table.cards):
            farm.asked = BEFORE_WINTER
        else:
            pay_winter(table, seat, tell)


def needs(cards: Cards, farm: Farm, disc: i64) -> i64:
    """The goods that a winter takes, in lanes: food by the colour of each labourer, then wood for the fires and the wagons."""
    wanted: i64 = 0
    for kind in range(cards.labourers):
        count = lane(farm.labourers, kind)
        if count:
            food = cards.labourer_food[kind]
            wanted += (
                unit(food)
                * count
                * (cards.double_food if food == cards.disc_winter[disc] else cards.food)
            )
    wagons = max(total(farm.labourers) - farm.huts, 0)
    return wanted + unit(cards.wood) * (
        cards.disc_fires[disc] * cards.fire_wood + wagons * cards.wagon_wood
    )


def pay_winter(table: Table, seat: i64, tell: Tell) -> None:
    """Begin to pay: what is there has to be paid, what is not there becomes help tiles."""
    cards = table.cards
    farm = table.farms[seat]
    wanted = needs(cards, farm, table.disc)
    due: i64 = 0
    for good in range(cards.goods):
        due += in_lane(min(lane(wanted, good), lane(farm.stock, good)), good)
    farm.due = due
    farm.missing = total(wanted) - total(due)
    farm.purpose = FOR_WINTER
    if ask_payment(table, seat, tell):
        finish_winter(table, seat, tell)


def finish_winter(table: Table, seat: i64, tell: Tell) -> None:
    """Take a help tile for each good that was not there."""
    farm = table.farms[seat]
    for _ in range(farm.missing):
        farm.take_help()
    if tell is not None:
        tell.append(
            Event("wintered", {"who": player(seat), "missing": int(farm.missing)}, [f"farm:{seat}"])
        )
    farm.missing = 0
    farm.purpose = FOR_NOTHING
    farm.asked = NOTHING


def newcomers_join(table: Table, tell: Tell) -> None:
    """Labourers hired this year begin."""
    for seat in range(table.seats):
        farm = table.farms[seat]
        if farm.newcomers:
            if tell is not None:
                tell.append(
                    Event(
                        "joined",
                        {"who": player(seat), "count": int(total(farm.newcomers))},
                        [f"farm:{seat}"],
                    )
                )
            farm.labourers += farm.newcomers
            farm.newcomers = 0
