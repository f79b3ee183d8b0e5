"""Points: what a farm is worth, line by line; and the last chance to fill the barn."""

from littleworlds.core.event import Event
from littleworlds.core.message import Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import SheetLine
from littleworlds.games.walnut_grove.cards import (
    PER_BARN_GOOD,
    PER_BUILDING,
    PER_COIN,
    PER_ENCLOSURE,
    PER_FIGURE,
    PER_IMPROVEMENT,
    Cards,
)
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import lane, total, unit
from littleworlds.games.walnut_grove.phases import BEFORE_SCORING, LAST, NOTHING
from littleworlds.games.walnut_grove.table import Table, Tell


def figures(cards: Cards, farm: Farm) -> i64:
    """Farmer and labourers who are at work; those hired this year begin after the winter."""
    return cards.farmers + total(farm.labourers)


def buildings(cards: Cards, farm: Farm) -> i64:
    """Huts and barns, those of the board included."""
    return cards.start_buildings + farm.huts + farm.barns


def coin_points(cards: Cards, coins: i64) -> i64:
    points: i64 = 0
    for metal in range(cards.metals):
        points += cards.coin_points[metal] * lane(coins, metal)
    return points


def amount(cards: Cards, farm: Farm, per: i64) -> i64:
    """How many there are of what an improvement counts."""
    if per == PER_IMPROVEMENT:
        return farm.improvement_count()
    if per == PER_BUILDING:
        return buildings(cards, farm)
    if per == PER_COIN:
        return farm.coin_count() + total(farm.drawn)
    if per == PER_BARN_GOOD:
        return total(farm.barn)
    if per == PER_ENCLOSURE:
        return farm.land.enclosures
    if per == PER_FIGURE:
        return figures(cards, farm)
    return farm.land.largest


def improvement_points(cards: Cards, farm: Farm) -> i64:
    points: i64 = 0
    kind: i64 = 0
    owned = farm.improvements
    while owned:
        if owned & 255:
            points += (
                (owned & 255)
                * cards.improvement_each[kind]
                * amount(cards, farm, cards.improvement_per[kind])
            )
        owned >>= 8
        kind += 1
    return points


def open_points(cards: Cards, farm: Farm) -> i64:
    """The points that everybody can count: all but the values of coins that lie face down."""
    return (
        cards.enclosure_points * farm.land.enclosures
        + cards.figure_points * figures(cards, farm)
        + cards.building_points * buildings(cards, farm)
        + cards.coin_points[cards.start_metal] * farm.coppers
        + cards.help_points * farm.help_down
        + improvement_points(cards, farm)
    )


def points(cards: Cards, farm: Farm) -> i64:
    """All points, as the owner counts them."""
    return open_points(cards, farm) + coin_points(cards, farm.coins + farm.drawn)


def sheet(cards: Cards, seat: i64, farm: Farm) -> list[SheetLine]:
    """The points line by line."""
    side = player(seat)
    coins = farm.coins + unit(cards.start_metal) * farm.coppers
    lines = [
        _line(
            side,
            "sheet-enclosures",
            farm.land.enclosures,
            cards.enclosure_points * farm.land.enclosures,
        ),
        _line(
            side, "sheet-figures", figures(cards, farm), cards.figure_points * figures(cards, farm)
        ),
        _line(
            side,
            "sheet-buildings",
            buildings(cards, farm),
            cards.building_points * buildings(cards, farm),
        ),
        _line(side, "sheet-coins", farm.coin_count(), coin_points(cards, coins)),
    ]
    for kind in range(cards.improvements):
        count = amount(cards, farm, cards.improvement_per[kind])
        id = cards.piece_ids[cards.labourers + cards.buildings + kind]
        for _ in range(lane(farm.improvements, kind)):
            label = Message("sheet-improvement", {"what": name(id), "count": int(count)})
            lines.append(SheetLine(side, label, int(cards.improvement_each[kind] * count)))
    lines.append(_line(side, "sheet-help", farm.help_down, cards.help_points * farm.help_down))
    return lines


def _line(side: str, message: str, count: i64, worth: i64) -> SheetLine:
    return SheetLine(side, Message(message, {"count": int(count)}), int(worth))


# --- before the scoring --------------------------------------------------------------------------------------------------------


def open_last(table: Table) -> None:
    """Goods may be moved from field to barn where they count there, and a help tile may be repaid."""
    table.season = LAST
    for farm in table.farms:
        ask_last(table.cards, farm)


def ask_last(cards: Cards, farm: Farm) -> None:
    farm.asked = BEFORE_SCORING if can_store(cards, farm) or farm.can_repay(cards) else NOTHING


def can_store(cards: Cards, farm: Farm) -> bool:
    """Whether goods on the fields could still be brought into the barn, and count there."""
    if farm.room == 0 or farm.stock == farm.barn:
        return False
    for kind in range(cards.improvements):
        if cards.improvement_per[kind] == PER_BARN_GOOD and lane(farm.improvements, kind):
            return True
    return False


def legal_last(cards: Cards, farm: Farm) -> list[i64]:
    actions: list[i64] = []
    if can_store(cards, farm):
        for root in farm.land.roots:
            if farm.field[root]:
                actions.append(cards.store_base + farm.land.names[root])
    if farm.can_repay(cards):
        actions.append(cards.repay)
    actions.append(cards.done)
    return actions


def store(table: Table, seat: i64, action: i64, tell: Tell) -> None:
    """Move one good from a field into the barn. (To repay a help tile is not done here.)"""
    cards = table.cards
    farm = table.farms[seat]
    if action == cards.done:
        farm.asked = NOTHING
        return
    if not cards.store_base <= action < cards.store_base + cards.areas or not can_store(
        cards, farm
    ):
        raise table.illegal("not-now", action)
    root = farm.region(action - cards.store_base)
    if root < 0 or farm.field[root] == 0:
        raise table.illegal("no-goods-there", action)
    good = farm.land.goods[root]
    farm.off_field(root)
    farm.into_barn(good, 1)
    if tell is not None:
        tell.append(
            Event(
                "stored",
                {"who": player(seat), "good": name(cards.good_ids[good])},
                [f"farm:{seat}", f"barn:{seat}"],
            )
        )
    ask_last(cards, farm)
