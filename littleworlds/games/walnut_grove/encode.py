"""A seat's farm as numbers: what it may score by the judgement, and what corrects that.

But for the judgement all are written apart for the years that are left, since nothing is worth the
same early and late. Goods and help tiles are counted as the winter will leave them and pieces as if they were paid for, so that a
position within a year is written much as its end: weights come from the ends of years alone.
"""

from typing import Final, final

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import scoring
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import (
    BARN,
    PER_BARN_GOOD,
    PER_BUILDING,
    PER_COIN,
    PER_ENCLOSURE,
    PER_FIGURE,
    PER_IMPROVEMENT,
)
from littleworlds.games.walnut_grove.data.town import BUILD, HIRE, IMPROVE
from littleworlds.games.walnut_grove.rules.phases import OVER
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.lanes import lane, total, unit
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.games.walnut_grove.values import judgement

_PHASES: Final = 4
_LEFT: Final = b"\x01\x02\x04\x07"
"""Years left for which amounts are written; those between count for both neighbours."""

_JUDGED: Final = 0
_CONSTANT: Final = 1
_ONCE: Final = 2
"""Features that are written once, for all years; the others follow."""

_POINTS: Final = 0
_LABOURERS: Final = 1
_LABOURERS_SQUARED: Final = 2
_HUNGRY: Final = 3
_UNFED: Final = 4
_FIRES: Final = 5
_HUTS: Final = 6
_SPARE_HUTS: Final = 7
_BARNS: Final = 8
_COINS: Final = 9
_MORE_COINS: Final = 10
_ROOM: Final = 11
_HELP_UP: Final = 12
_HELP_DOWN: Final = 13
_KINDS: Final = 14
_ENCLOSURES: Final = 15
_DISTRICTS: Final = 16
_FREE: Final = 17
_COMING: Final = 18
_YIELD: Final = 19
_HELD: Final = 20
_OPEN: Final = 21
_WIDTHS: Final = 4
_IMPROVEMENTS: Final = 25
_TENT_SPACES: Final = 26
_SAFE_COINS: Final = 27
_LADDER_BUILT: Final = 28
_STORE_ROOM: Final = 29
_PASSAGE_SIZE: Final = 30
_HORSES_HOPE: Final = 31
_FOUNTAIN_FIGURES: Final = 32
_LISTS: Final = 33
"""From here on a number for each good, improvement or stop."""

_NAMES: Final = (
    "points",
    "labourers",
    "labourers squared",
    "labourers in hungry winters to come",
    "labourers without food",
    "fires to come",
    "huts",
    "huts to spare",
    "barns",
    "coins",
    "coins to spare",
    "room",
    "help tile face up",
    "help tiles face down",
    "kinds of goods",
    "enclosures",
    "districts not built on",
    "free cells",
    "tiles to come",
    "yield",
    "squares in use",
    "groups nearly closed",
    "groups with two openings",
    "groups with three openings",
    "groups wide open",
    "improvements",
    "spaces with a tent",
    "coins with a safe",
    "buildings with a ladder",
    "room with a storehouse",
    "largest region with a passage",
    "open groups with horses",
    "labourers with a fountain",
)
_ENOUGH: Final = 2.0
"""So many coins open the way round the town, and so many goods of a kind pay for most pieces."""


def names(cards: Cards) -> list[str]:
    """What each feature is called, in their order."""
    of_a_farm = list(_NAMES)
    for what in ("{}", "{} to spare", "largest region of {}", "second region of {}"):
        of_a_farm += [what.format(good) for good in cards.good_ids]
    of_a_farm += cards.pieces.kind_ids[IMPROVE]
    for what in ("pawn at {}", "on offer at {}"):
        of_a_farm += [what.format(stop) for stop in cards.town.stop_ids]
    return ["judged", "constant"] + [
        f"{left} years left: {name}" for left in _LEFT for name in of_a_farm
    ]


def tables(cards: Cards) -> list[str]:
    """The kinds of table that are learned apart from one another."""
    return ["alone"] + [f"{seats} seats" for seats in range(2, cards.max_seats + 1)]


def years_left(state: WalnutState) -> i64:
    """Years after this one. Without any, a plan goes to the end of the play, and nothing is written."""
    return 0 if state.season == OVER else state.cards.years - state.year


@final
class _Writer:
    """Writes amounts of a farm, each for the years left."""

    def __init__(self, out: Features, cards: Cards, left: i64) -> None:
        self._out = out
        self.goods: i64 = _LISTS
        self.improvements: i64 = _LISTS + 4 * cards.goods
        self.places: i64 = self.improvements + cards.pieces.improvements
        self.offers: i64 = self.places + cards.town.stops
        self._count: i64 = self.offers + cards.town.stops
        phase: i64 = 0
        while phase + 1 < _PHASES and _LEFT[phase + 1] <= left:
            phase += 1
        self._base: i64 = _ONCE + phase * self._count
        self._later = 0.0
        if phase + 1 < _PHASES:
            before = _LEFT[phase]
            self._later = float(left - before) / float(_LEFT[phase + 1] - before)

    def put(self, feature: i64, amount: float) -> None:
        if amount != 0.0:
            self._out.add(self._base + feature, amount * (1.0 - self._later))
            if self._later > 0.0:
                self._out.add(self._base + self._count + feature, amount * self._later)


def encode(state: WalnutState, seat: i64, out: Features) -> None:
    """The judgement; figures, buildings, improvements, goods, coins, help tiles and land; where the
    pawn stands, and what is on offer in town."""
    left = years_left(state)
    if left < 1:
        return
    cards = state.cards
    farm = state.farms[seat]
    land = judgement.land_ahead(state, farm)
    out_of = _Writer(out, cards, left)
    out.add(_JUDGED, judgement.farm_value(state, farm, land))
    out.add(_CONSTANT, 1.0)
    out_of.put(_POINTS, float(scoring.points(cards, farm)))
    labourers, huts, barns, improvements = _with_piece(cards, farm)
    _put_figures(state, labourers, huts, land, out_of)
    out_of.put(_BARNS, float(barns))
    _put_barn(state, farm, out_of)
    _put_land(cards, land, out_of)
    out_of.put(_COMING, float(judgement.tiles_to_come(state, farm)))
    _put_yields(cards, land, total(labourers), out_of)
    _put_improvements(cards, farm, land, improvements, total(labourers), huts + barns, out_of)
    if farm.place < cards.town.stops:
        out_of.put(out_of.places + farm.place, 1.0)
    _put_offers(state, farm, total(labourers), total(improvements), out_of)


def _with_piece(cards: Cards, farm: Farm) -> tuple[i64, i64, i64, i64]:
    """Labourers, huts, barns and improvements, with the piece that is being paid for."""
    labourers = farm.labourers + farm.newcomers
    piece = farm.piece
    if piece < 0:
        return labourers, farm.huts, farm.barns, farm.improvements
    number = cards.pieces.lane[piece]
    if piece < cards.pieces.labourers:
        return labourers + unit(number), farm.huts, farm.barns, farm.improvements
    if piece >= cards.pieces.labourers + cards.pieces.buildings:
        return labourers, farm.huts, farm.barns, farm.improvements + unit(number)
    if cards.pieces.building_use[number] == BARN:
        return labourers, farm.huts, farm.barns + 1, farm.improvements
    return labourers, farm.huts + 1, farm.barns, farm.improvements


def _put_figures(
    state: WalnutState, labourers: i64, huts: i64, land: Landscape, out_of: _Writer
) -> None:
    """Labourers, and what the winters to come will ask for."""
    cards = state.cards
    count = total(labourers)
    out_of.put(_LABOURERS, float(count))
    out_of.put(_LABOURERS_SQUARED, float(count * count))
    out_of.put(_HUTS, float(huts))
    out_of.put(_SPARE_HUTS, float(max(huts - count, 0)))
    fires: i64 = 0
    hungry: i64 = 0
    for disc in state.discs:
        fires += cards.discs.fires[disc]
        for kind in range(cards.pieces.labourers):
            if cards.pieces.labourer_food[kind] == cards.discs.winter[disc]:
                hungry += lane(labourers, kind)
    out_of.put(_FIRES, float(fires))
    out_of.put(_HUNGRY, float(hungry))
    unfed: i64 = 0
    for kind in range(cards.pieces.labourers):
        food: i64 = 0
        for root in land.roots:
            if land.goods[root] == cards.pieces.labourer_food[kind]:
                food = max(food, land.size[root])
        unfed += max(lane(labourers, kind) - food, 0)
    out_of.put(_UNFED, float(unfed))


def _put_barn(state: WalnutState, farm: Farm, out_of: _Writer) -> None:
    """Goods and help tiles as the winter will leave them, coins and room."""
    cards = state.cards
    coins = float(farm.coin_count() + total(farm.drawn))
    out_of.put(_COINS, min(coins, _ENOUGH))
    out_of.put(_MORE_COINS, max(coins - _ENOUGH, 0.0))
    out_of.put(_ROOM, float(farm.room))
    needs = judgement.due_in_winter(state, farm)
    short = total(farm.missing)
    kinds: i64 = 0
    for good in range(cards.goods):
        have = judgement.goods_to_have(farm, good) - lane(needs, good)
        if have < 0:
            short -= have
        elif have > 0:
            kinds += 1
            out_of.put(out_of.goods + good, min(float(have), _ENOUGH))
            out_of.put(out_of.goods + cards.goods + good, max(float(have) - _ENOUGH, 0.0))
    out_of.put(_KINDS, float(kinds))
    up = judgement.help_up(farm)
    out_of.put(_HELP_UP, float(up if short == 0 else 1))
    out_of.put(_HELP_DOWN, float(farm.help_down + (up + short - 1 if short > 0 else 0)))


def _put_land(cards: Cards, land: Landscape, out_of: _Writer) -> None:
    """Enclosures, and how far what is open is from being one."""
    out_of.put(_ENCLOSURES, float(land.enclosures))
    out_of.put(_FREE, float(len(land.free)))
    area: i64 = 0
    for first in land.group:
        openings = land.openings[area]
        if first == area and openings > 0:
            if area < cards.grid.columns and openings == 2:
                out_of.put(_DISTRICTS, 1.0)
            else:
                out_of.put(_OPEN + min((openings + 1) // 2, _WIDTHS) - 1, 1.0)
        area += 1


def _put_yields(cards: Cards, land: Landscape, labourers: i64, out_of: _Writer) -> None:
    """What figures bring in from the largest regions, and the two largest of each good."""
    largest: list[i64] = [0] * cards.goods
    second: list[i64] = [0] * cards.goods
    sizes: list[i64] = []
    held: i64 = 0
    for root in land.roots:
        good = land.goods[root]
        size = land.size[root]
        sizes.append(size)
        held += min(land.squares[root], size)
        if size > largest[good]:
            second[good] = largest[good]
            largest[good] = size
        elif size > second[good]:
            second[good] = size
    out_of.put(_HELD, float(held))
    for good in range(cards.goods):
        out_of.put(out_of.goods + 2 * cards.goods + good, float(largest[good]))
        out_of.put(out_of.goods + 3 * cards.goods + good, float(second[good]))
    sizes.sort()
    gain: i64 = 0
    for size in sizes[max(len(sizes) - labourers - cards.farmers, 0) :]:
        gain += size
    out_of.put(_YIELD, float(gain))


def _put_improvements(
    cards: Cards,
    farm: Farm,
    land: Landscape,
    improvements: i64,
    labourers: i64,
    built: i64,
    out_of: _Writer,
) -> None:
    """Improvements, each with what it counts or may still count."""
    count = total(improvements)
    out_of.put(_IMPROVEMENTS, float(count))
    for kind in range(cards.pieces.improvements):
        if lane(improvements, kind) == 0:
            continue
        owned = float(lane(improvements, kind))
        out_of.put(out_of.improvements + kind, owned)
        per = cards.pieces.improvement_per[kind]
        if per == PER_IMPROVEMENT:
            out_of.put(_TENT_SPACES, owned * float(cards.improvement_spaces - count))
        elif per == PER_COIN:
            out_of.put(_SAFE_COINS, owned * float(farm.coin_count() + total(farm.drawn)))
        elif per == PER_BUILDING:
            out_of.put(_LADDER_BUILT, owned * float(built))
        elif per == PER_ENCLOSURE:
            out_of.put(_HORSES_HOPE, owned * _nearly_closed(land))
        elif per == PER_FIGURE:
            out_of.put(_FOUNTAIN_FIGURES, owned * float(labourers))
        elif per != PER_BARN_GOOD:
            out_of.put(_PASSAGE_SIZE, owned * float(land.largest))
        else:
            out_of.put(_STORE_ROOM, owned * float(farm.room))


def _nearly_closed(land: Landscape) -> float:
    """Open groups that one tile or two may close; the latter count half."""
    hopes = 0.0
    area: i64 = 0
    for first in land.group:
        openings = land.openings[area]
        if first == area and 0 < openings <= 4:
            hopes += 1.0 if openings <= 2 else 0.5
        area += 1
    return hopes


def _put_offers(
    state: WalnutState, farm: Farm, labourers: i64, improvements: i64, out_of: _Writer
) -> None:
    """What there is at each stop for a farm with space: how many labourers or buildings, and as many
    points as the best improvement would bring now."""
    cards = state.cards
    for stop in range(cards.town.stops):
        kind = cards.town.stop_kind[stop]
        display = state.display[stop]
        if kind == HIRE:
            out_of.put(out_of.offers + stop, float(min(total(display), cards.wagons - labourers)))
        elif kind == BUILD:
            out_of.put(out_of.offers + stop, float(total(display)))
        elif kind == IMPROVE and improvements < cards.improvement_spaces:
            best: i64 = 0
            for number in range(cards.pieces.improvements):
                if lane(display, number):
                    counted = scoring.amount(cards, farm, cards.pieces.improvement_per[number])
                    best = max(best, counted * cards.pieces.improvement_each[number])
            out_of.put(out_of.offers + stop, float(best))
