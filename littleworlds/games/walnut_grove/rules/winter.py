"""Winter: labourers eat and fires burn. Open and simultaneous; asked only where it matters which
goods are paid."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import payment
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_WINTER,
    BETWEEN_TILES,
    FOR_NOTHING,
    FOR_WINTER,
    NOTHING,
    WINTER,
)
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane, total, unit

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def open_winter(state: "WalnutState", tell: list[Event] | None) -> None:
    """All figures go home from the regions. Those who could repay a help tile are asked about that
    first; the others pay."""
    state.season = WINTER
    nowhere: list[i64] = []
    for seat in range(state.seats):
        farm = state.farms[seat]
        farm.worked = nowhere
        if farm.can_repay(state.cards):
            farm.asked = BEFORE_WINTER
        else:
            pay_winter(state, seat, tell)


def legal_repaying(cards: Cards) -> list[i64]:
    return [cards.actions.repay, cards.actions.done]


def keep_tile(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Do without repaying a help tile. (To repay it is not done here.)"""
    farm = state.farms[seat]
    if action != state.cards.actions.done:
        raise not_now(state, farm, action)
    if farm.asked == BEFORE_WINTER:
        pay_winter(state, seat, tell)
    else:
        take_tiles(state, seat, tell)


def needs(cards: Cards, farm: Farm, disc: i64) -> i64:
    """The goods that a winter takes from a farm, in lanes."""
    return bill(cards, farm.labourers, farm.huts, disc)


def bill(cards: Cards, labourers: i64, huts: i64, disc: i64) -> i64:
    """The goods that a winter takes: food by the colour of each labourer, then wood for the fires
    and the wagons."""
    wanted: i64 = 0
    for kind in range(cards.pieces.labourers):
        count = lane(labourers, kind)
        if count:
            wanted += unit(cards.pieces.labourer_food[kind]) * count * appetite(cards, kind, disc)
    fires, wagons = wood(cards, labourers, huts, disc)
    return wanted + unit(cards.wood) * (fires + wagons)


def appetite(cards: Cards, kind: i64, disc: i64) -> i64:
    """How many goods a labourer of this kind eats."""
    hungry = cards.pieces.labourer_food[kind] == cards.discs.winter[disc]
    return cards.double_food if hungry else cards.food


def wood(cards: Cards, labourers: i64, huts: i64, disc: i64) -> tuple[i64, i64]:
    """The wood that burns in the fires of the disc, and in the wagons where somebody lives."""
    wagons = max(total(labourers) - huts, 0)
    return cards.discs.fires[disc] * cards.fire_wood, wagons * cards.wagon_wood


def pay_winter(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """Begin to pay: what is there has to be paid, what is not there becomes help tiles."""
    cards = state.cards
    farm = state.farms[seat]
    wanted = needs(cards, farm, state.disc)
    farm.missing = payment.lacking(wanted, farm.stock)
    farm.due = wanted - farm.missing
    farm.purpose = FOR_WINTER
    if payment.ask_payment(state, seat, tell):
        take_tiles(state, seat, tell)


def take_tiles(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """Take a help tile for each good that was not there. Each turns the one before it face down, so
    between two of them that one may be repaid."""
    farm = state.farms[seat]
    farm.purpose = FOR_NOTHING
    farm.asked = NOTHING
    lacking: i64 = 0
    lost = farm.help_down
    while farm.missing and farm.asked == NOTHING:
        good = unit(payment.first_kind(farm.missing))
        farm.missing -= good
        lacking += good
        farm.take_help()
        if farm.missing and farm.can_repay(state.cards):
            farm.asked = BETWEEN_TILES
    if tell is not None:
        burnt = wood(state.cards, farm.labourers, farm.huts, state.disc)
        eaten = [
            appetite(state.cards, kind, state.disc) for kind in range(state.cards.pieces.labourers)
        ]
        tell.append(events.wintered(state, seat, lacking, farm.help_down - lost, eaten, burnt))


def newcomers_join(state: "WalnutState", tell: list[Event] | None) -> None:
    """Labourers hired this year begin."""
    for seat in range(state.seats):
        farm = state.farms[seat]
        if farm.newcomers:
            if tell is not None:
                tell.append(events.joined(state, seat))
            farm.labourers += farm.newcomers
            farm.newcomers = 0
