"""What a farm may be expected to score in the end, judged by hand: the points that it has, and those
it may still make.

A tile that has its place is worth what it brings if it is turned as it fits best. What is half done
in town is judged by what it will cost and bring.
"""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import scoring
from littleworlds.games.walnut_grove.data.pieces import (
    BARN,
    PER_BARN_GOOD,
    PER_BUILDING,
    PER_COIN,
    PER_ENCLOSURE,
    PER_FIGURE,
    PER_IMPROVEMENT,
)
from littleworlds.games.walnut_grove.data.town import GOODS_STOP, SELL_STOP
from littleworlds.games.walnut_grove.rules import winter
from littleworlds.games.walnut_grove.rules.payment import missing
from littleworlds.games.walnut_grove.rules.phases import (
    AUTUMN,
    BEFORE_WINTER,
    CHOOSE_TURN,
    FOR_COST,
    FOR_HELP,
    GO,
    MAKE_ROOM,
    OVER,
    PAY,
    SELL,
    SPRING,
    SUMMER,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
)
from littleworlds.games.walnut_grove.rules.pieces import pieces_at
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.lanes import in_lane, lane, total
from littleworlds.games.walnut_grove.state.position import WalnutState

_GOOD: Final = 1.0
"""What a good beyond the winter's needs brings in town; each further one of a kind brings less."""
_LESS: Final = 0.55
_HARVEST: Final = 0.42
"""What a good is worth that a figure yields in a year to come."""
_KEEP: Final = 2.5
"""Goods that a labourer eats and burns in a year, in the long run."""

_BARN_USE = 0.1
_HUT_USE = 0.5
"""What a building is good for in each year that is left, besides its points."""
_WOOD: Final = 1.35
_FOOD: Final = 1.45
_OTHER: Final = 0.7
"""How goods differ: by what the winters will take of them."""
_COIN: Final = 1.05
"""What a coin is worth on the way, besides its points: it opens a toll or stands for a good."""
_COIN_POINTS: Final = 0.7
"""The points of a coin out of the bag, on the average, less what it costs to find room for it."""
_MISSING: Final = 2.4
"""What it costs that the winter wants a good that is not there."""
_HELP_UP: Final = 1.1
"""A help tile face up: the next one turns it."""
_HELP_UP_LAST: Final = 0.2
_HOPE: Final = 0.8
"""How sure it is that the best stop in town can still be reached in time."""
_CLOSING: Final = 0.52
"""By how much each open edge lessens the hope that a group of areas will be enclosed."""


def judged(state: WalnutState, farm: Farm) -> float:
    """What a farm may be expected to score in the end."""
    return farm_value(state, farm, land_ahead(state, farm))


def land_ahead(state: WalnutState, farm: Farm) -> Landscape:
    """The land of a farm; with the tile that has its cell, turned as it fits best."""
    if farm.asked != CHOOSE_TURN:
        return farm.land
    cards = state.cards
    ahead = farm.land
    best = -1.0e9
    for turn in cards.tiles.turns[farm.tile]:
        tile = farm.tile * 4 + turn
        land = farm.land.with_tile(cards.grid, cards.tiles, farm.cell, tile)
        worth = farm_value(state, farm, land)
        if worth > best:
            best = worth
            ahead = land
    return ahead


def farm_value(state: WalnutState, farm: Farm, land: Landscape) -> float:
    """What a farm with this land may be expected to score in the end."""
    cards = state.cards
    worth = float(scoring.points(cards, farm))
    if state.season == OVER:
        return worth
    years = float(cards.years - state.year)
    coming = float(tiles_to_come(state, farm))
    worth += float(cards.figure_points * total(farm.newcomers))
    worth += _land_value(state, farm, land, coming)
    worth += _harvest_value(state, farm, land, years)
    worth += _goods_value(state, farm, years)
    worth += _growth(state, farm, years, coming)
    if years > 0.0 or state.season < AUTUMN:
        worth += _coins_value(float(farm.coin_count()))
        # In the last year only a second tile would turn the first one: it is hardly worth repaying.
        worth -= (_HELP_UP if years > 0.0 else _HELP_UP_LAST) * float(help_up(farm))
    if state.season == SUMMER or _question(farm) == GO:
        worth += _HOPE * _town_hope(state, farm, years)
    elif state.season == AUTUMN:
        worth += _town_value(state, farm, years)
    return worth


def help_up(farm: Farm) -> i64:
    """Help tiles face up, without one that is being repaid."""
    return 0 if farm.purpose == FOR_HELP else farm.help_up


def _question(farm: Farm) -> i64:
    """What is asked of a farm, or will be once a help tile is repaid."""
    return farm.back if farm.purpose == FOR_HELP else farm.asked


def goods_to_have(farm: Farm, good: i64) -> i64:
    """The goods of a kind, without those that are being paid and with those that are being stored."""
    have = lane(farm.stock, good) - lane(farm.due, good)
    return have + _harvest_to_store(farm) if good == farm.good else have


def _harvest_to_store(farm: Farm) -> i64:
    """Goods of the harvest that will find room once a help tile is repaid: where goods were paid
    from, and where those still owed may come from."""
    if farm.back != MAKE_ROOM:
        return 0
    squares = farm.land.squares[farm.spilling] - farm.field[farm.spilling]
    return min(farm.pending, squares + farm.room + farm.owed)


def tiles_to_come(state: WalnutState, farm: Farm) -> i64:
    """Tiles that will still be laid: those of this spring, and of the discs to come."""
    count = farm.to_place
    for disc in state.discs:
        count += state.cards.discs.place[disc]
    return count


def _land_value(state: WalnutState, farm: Farm, land: Landscape, coming: float) -> float:
    """What a new landscape has more than the old one, and what open groups may still become."""
    cards = state.cards
    each = float(cards.enclosure_points)
    for kind in range(cards.pieces.improvements):
        count = lane(farm.improvements, kind)
        if count and cards.pieces.improvement_per[kind] == PER_ENCLOSURE:
            each += float(count * cards.pieces.improvement_each[kind])
    worth = each * float(land.enclosures - farm.land.enclosures)
    if coming > 0.0:
        hopes = 0.0
        area = cards.grid.columns
        while area < len(land.group):
            if land.group[area] == area and land.openings[area] > 0:
                hope = 1.0
                edges = (land.openings[area] + 1) // 2
                while edges > 0:
                    hope *= _CLOSING
                    edges -= 1
                hopes += hope
            area += 1
        worth += each * min(hopes, 1.5 * coming)
    return worth


def _harvest_value(state: WalnutState, farm: Farm, land: Landscape, years: float) -> float:
    """What figures will bring in on the largest regions, less what they eat."""
    cards = state.cards
    figures = cards.farmers + total(farm.labourers) + total(farm.newcomers)
    if state.season == SPRING:
        years += 1.0
    yields: list[float] = []
    for root in land.roots:
        size = float(land.size[root])
        holds = float(land.squares[root]) + 0.5
        if size > holds:
            size = holds + 0.18 * (size - holds)
        yields.append(size * _use(state, farm, land.goods[root]))
    yields.sort()
    gain = 0.0
    number: i64 = len(yields) - 1
    while figures > 0 and number >= 0:
        gain += yields[number]
        number -= 1
        figures -= 1
    labourers = float(total(farm.labourers) + total(farm.newcomers))
    return _HARVEST * years * (gain - _KEEP * labourers + 0.9 * min(float(farm.huts), labourers))


def _use(state: WalnutState, farm: Farm, good: i64) -> float:
    """How much a good is used in the long run: wood and the own labourers' food go every winter."""
    cards = state.cards
    if good == cards.wood:
        return _WOOD
    for kind in range(cards.pieces.labourers):
        if cards.pieces.labourer_food[kind] == good and (
            lane(farm.labourers, kind) or lane(farm.newcomers, kind)
        ):
            return _FOOD
    return _OTHER


def _goods_value(state: WalnutState, farm: Farm, years: float) -> float:
    """Goods: first those that the winter will take, then those to buy with."""
    cards = state.cards
    worth = 0.0
    needs = due_in_winter(state, farm)
    short = total(farm.missing)
    for good in range(cards.goods):
        have = goods_to_have(farm, good)
        need = lane(needs, good)
        if have < need:
            short += need - have
        each = _GOOD * _use(state, farm, good)
        spare = have - need
        while spare > 0:
            worth += each
            each *= _LESS
            spare -= 1
    worth -= 0.9 * float(farm.owed)
    if years == 0.0:
        worth *= 0.7 if state.season <= SUMMER else 0.05
    if short > 0:
        worth -= 0.3 + _MISSING * float(short - (1 - help_up(farm)))
    return worth


def due_in_winter(state: WalnutState, farm: Farm) -> i64:
    """The goods that the coming winter will take, in lanes."""
    if state.season in (SUMMER, AUTUMN) or _question(farm) == BEFORE_WINTER:
        return winter.needs(state.cards, farm, state.disc)
    return 0


def _growth(state: WalnutState, farm: Farm, years: float, coming: float) -> float:
    """By how much the improvements will be worth more in the end than they are now."""
    cards = state.cards
    worth = 0.0
    kind: i64 = 0
    owned = farm.improvements
    while owned:
        if owned & 255:
            more = _more(state, farm, cards.pieces.improvement_per[kind], years, coming)
            worth += float((owned & 255) * cards.pieces.improvement_each[kind]) * more
        owned >>= 8
        kind += 1
    return worth


def _more(state: WalnutState, farm: Farm, per: i64, years: float, coming: float) -> float:
    """How many more there will be in the end of what an improvement counts."""
    if per == PER_IMPROVEMENT:
        return min(float(state.cards.improvement_spaces - farm.improvement_count()), 0.3 * years)
    if per == PER_BUILDING:
        return 0.12 * years
    if per == PER_COIN:
        return 0.15 * years
    if per == PER_BARN_GOOD:
        return 0.5 * float(farm.room)
    if per == PER_ENCLOSURE:
        return 0.5 * coming
    if per == PER_FIGURE:
        return min(float(state.cards.wagons - farm.housed()), 0.3 * years) + float(
            total(farm.newcomers)
        )
    return 0.3 * coming


def _town_value(state: WalnutState, farm: Farm, years: float) -> float:
    """What the walk under way will still cost and bring."""
    cards = state.cards
    asked = _question(farm)
    worth = 0.0
    walking = asked == TOLL
    if walking:
        worth -= _tolls_cost(state, farm)
    if asked == PAY and farm.purpose == FOR_COST:
        return worth + _piece_value(state, farm, farm.piece, years)
    kind = cards.town.stop_kind[farm.place] if farm.place < cards.town.stops else 0
    if asked == SELL or (walking and kind == SELL_STOP):
        coins = float(total(farm.sold) * cards.coins_per_good)
        if lane(farm.sold, cards.discs.autumn[state.disc]):
            coins += float(cards.bonus_coins)
        coins = min(coins, float(farm.room) + 0.5)
        more = _coins_value(float(farm.coin_count()) + coins) - _coins_value(
            float(farm.coin_count())
        )
        return worth + _COIN_POINTS * coins + (more if years > 0.0 else 0.0)
    if asked == TAKE_GOOD or (walking and kind == GOODS_STOP):
        goods = float(farm.pending if asked == TAKE_GOOD else cards.town.stop_take[farm.place])
        return worth + 1.1 * min(goods, float(farm.room) + 0.3)
    if asked == TAKE_PIECE or (
        walking and missing(cards.town.stop_cost[farm.place], farm.stock) <= farm.coin_count()
    ):
        best = 0.0
        for action in pieces_at(state, farm, farm.place):
            best = max(
                best,
                _piece_value(state, farm, action - cards.actions.take_base, years)
                - _cost(state, farm),
            )
        return worth + best
    return worth


def _tolls_cost(state: WalnutState, farm: Farm) -> float:
    """What the tolls ahead will cost: coins, then help tiles, the first of which may be repaid."""
    tolls = float(len(farm.route) - farm.passed)
    coins = float(farm.coin_count())
    paid = min(tolls, coins)
    cost = _coins_value(coins) - _coins_value(coins - paid)
    tiles = tolls - paid
    if tiles > 0.0:
        up = float(help_up(farm))
        cost += (1.0 - up) * _HELP_UP - float(state.cards.help_points) * (tiles - 1.0 + up)
    return cost


def _coins_value(coins: float) -> float:
    """What coins are worth on the way: two open the way round the town, others stand for goods."""
    return _COIN * min(coins, 2.0) + 0.4 * max(0.0, min(coins - 2.0, 2.0))


def _town_hope(state: WalnutState, farm: Farm, years: float) -> float:
    """The best that could be taken in town with goods that the winter does not need, less tolls."""
    cards = state.cards
    needs = winter.needs(cards, farm, state.disc)
    spare: i64 = 0
    for good in range(cards.goods):
        spare += in_lane(max(lane(farm.stock, good) - lane(needs, good), 0), good)
    coins = float(farm.coin_count())
    best = 0.0
    for stop in range(cards.town.stops):
        kind = cards.town.stop_kind[stop]
        if kind == GOODS_STOP or kind == SELL_STOP:
            continue
        tolls = float(len(cards.town.tolls_between(farm.place, stop)))
        jokers = float(missing(cards.town.stop_cost[stop], spare))
        left = coins - tolls - jokers
        if jokers > coins + 1.0:
            continue
        net = -0.8 * (float(total(cards.town.stop_cost[stop])) - jokers) - (
            _coins_value(coins) - _coins_value(max(left, 0.0))
        )
        if left < 0.0:
            net += 1.7 * left
        top = 0.0
        for action in pieces_at(state, farm, stop):
            top = max(top, _piece_value(state, farm, action - cards.actions.take_base, years))
        best = max(best, top + net)
    return best


def _cost(state: WalnutState, farm: Farm) -> float:
    """What the goods are worth that a piece costs, roughly."""
    return 1.1 * float(total(state.cards.town.stop_cost[farm.place]))


def _piece_value(state: WalnutState, farm: Farm, piece: i64, years: float) -> float:
    """What a piece will be worth in the end."""
    cards = state.cards
    coming = float(tiles_to_come(state, farm))
    number = cards.pieces.lane[piece]
    if piece < cards.pieces.labourers:
        return float(cards.figure_points) + _HARVEST * years * (1.6 - _KEEP)
    if piece < cards.pieces.labourers + cards.pieces.buildings:
        use = _BARN_USE if cards.pieces.building_use[number] == BARN else _HUT_USE
        return float(cards.building_points) + use * years
    per = cards.pieces.improvement_per[number]
    now = float(scoring.amount(cards, farm, per)) + (1.0 if per == PER_IMPROVEMENT else 0.0)
    return float(cards.pieces.improvement_each[number]) * (
        now + _more(state, farm, per, years, coming)
    )
