"""Points: what a farm is worth, line by line, and the outcome."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.core.state import EVERYONE
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import (
    PER_BARN_GOOD,
    PER_BUILDING,
    PER_COIN,
    PER_ENCLOSURE,
    PER_IMPROVEMENT,
    PER_REGION_TILE,
)
from littleworlds.games.walnut_grove.data.town import IMPROVE
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane, total, unit

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


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
    if per == PER_REGION_TILE:
        return farm.land.largest
    return figures(cards, farm)


def improvement_points(cards: Cards, farm: Farm) -> i64:
    pieces = cards.pieces
    points: i64 = 0
    kind: i64 = 0
    owned = farm.improvements
    while owned:
        if owned & 255:
            each = pieces.improvement_each[kind]
            points += (owned & 255) * each * amount(cards, farm, pieces.improvement_per[kind])
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


def outcome(state: "WalnutState") -> Outcome:
    """Most points win; in a tie, most goods. Alone, one plays for a rank."""
    if state.season != OVER:
        raise Error("not-over-yet")
    cards = state.cards
    scores = [int(points(cards, farm)) for farm in state.farms]
    ties = [[int(total(farm.stock))] for farm in state.farms]
    lines = sheet(state, EVERYONE)
    if state.seats > 1:
        return ranked(scores, lines, ties)
    grade = ""
    for least, rank in cards.ranks:
        if scores[0] >= least:
            grade = "grade-" + rank
    return ranked(scores, lines, ties, scores[0] >= cards.ranks[0][0], grade)


def sheet(state: "WalnutState", watcher: i64) -> list[SheetLine]:
    """The points so far line by line, as a seat can know them: the coins of others lie face down
    until the end."""
    lines: list[SheetLine] = []
    for seat, farm in enumerate(state.farms):
        known = watcher in (seat, EVERYONE) or state.season == OVER
        lines += _sheet(state.cards, seat, farm, farm.coins + farm.drawn if known else 0)
    if state.seats == 1:
        lines.append(_marks(state.cards, sum(line.points for line in lines)))
    return lines


def _marks(cards: Cards, points: int) -> SheetLine:
    """The points that a solo play asks for, and how many are missing to win. It counts nothing."""
    marks: list[int | str] = [int(least) for least, _ in cards.ranks]
    args: Args = {"marks": marks, "missing": max(int(cards.ranks[0][0]) - points, 0)}
    return SheetLine(player(0), Message("sheet-marks", args), 0)


def _sheet(cards: Cards, seat: i64, farm: Farm, known_coins: i64) -> list[SheetLine]:
    """The points of one farm, line by line."""
    side = player(seat)
    enclosures = farm.land.enclosures
    people = figures(cards, farm)
    houses = buildings(cards, farm)
    coins = known_coins + unit(cards.start_metal) * farm.coppers
    coin_count = farm.coin_count() + total(farm.drawn)
    lines = [
        _line(side, "sheet-enclosures", enclosures, cards.enclosure_points * enclosures),
        _line(side, "sheet-figures", people, cards.figure_points * people),
        _line(side, "sheet-buildings", houses, cards.building_points * houses),
        _line(side, "sheet-coins", coin_count, coin_points(cards, coins)),
    ]
    for kind, id in enumerate(cards.pieces.kind_ids[IMPROVE]):
        count = amount(cards, farm, cards.pieces.improvement_per[kind])
        for _ in range(lane(farm.improvements, kind)):
            label = Message("sheet-improvement", {"what": name(id), "count": int(count)})
            worth = int(cards.pieces.improvement_each[kind] * count)
            lines.append(SheetLine(side, label, worth))
    lines.append(_line(side, "sheet-help", farm.help_down, cards.help_points * farm.help_down))
    return lines


def _line(side: str, message: str, count: i64, worth: i64) -> SheetLine:
    return SheetLine(side, Message(message, {"count": int(count)}), int(worth))
