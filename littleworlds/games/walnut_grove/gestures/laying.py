"""Spring: a tile is laid in one movement, though the engine asks which, where and which way
round."""

from typing import final

from littleworlds.core.gesture import MOST, Gesture
from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.refs import (
    cell_ref,
    drawn_tile_ref,
    tile_args,
    turn_args,
    turn_choice,
)
from littleworlds.games.walnut_grove.rules.phases import CHOOSE_TILE
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.landscape import Landscape


@final
class Aspects:
    """How each tile looks in each turn, as arguments of a label; made once."""

    def __init__(self, cards: Cards) -> None:
        self.args: list[Args] = []
        for tile in range(cards.tiles.count):
            about = tile_args(cards, tile)
            for turn in range(4):
                args: Args = {
                    "squares": about["squares"],
                    "count": about["count"],
                    "fences": about["fences"],
                }
                args.update(turn_args(cards, tile, turn))
                self.args.append(args)


@final
class _Way:
    """A tile on a cell in a turn, how well it fits there, and how many turns fit better."""

    def __init__(self, tile: i64, cell: i64, turn: i64, fit: i64) -> None:
        self.tile = tile
        self.cell = cell
        self.turn = turn
        self.fit = fit
        self.rank: i64 = 0


def laying(cards: Cards, aspects: Aspects, seat: i64, farm: Farm) -> list[Gesture]:
    """Every tile on every cell in every turn; if these are too many, those that fit best."""
    whole = farm.asked == CHOOSE_TILE
    ways: list[_Way] = []
    before: i64 = -1
    for tile in farm.hand if whole else [farm.tile]:
        if tile != before and (whole or len(cards.tiles.turns[tile]) > 1):
            for cell in farm.land.free:
                ways += _turns(cards, farm.land, tile, cell)
        before = tile
    if len(ways) > MOST:
        ways = _best(ways)
    return [_gesture(cards, aspects, seat, way, whole) for way in ways]


def _turns(cards: Cards, land: Landscape, tile: i64, cell: i64) -> list[_Way]:
    halves = cards.tiles.halves
    goods = cards.tiles.goods[tile]
    look = cell * 8
    facing = land.facing[look : look + 8]
    ways: list[_Way] = []
    for turn in cards.tiles.turns[tile]:
        rim = (tile * 4 + turn) * 8
        fit: i64 = 0
        half: i64 = 0
        for area in facing:
            if area and land.goods[area - 1] == goods[halves[rim + half]]:
                fit += 1
            half += 1
        ways.append(_Way(tile, cell, turn, fit))
    for way in ways:
        for other in ways:
            if other.fit > way.fit or (other.fit == way.fit and other.turn < way.turn):
                way.rank += 1
    return ways


def _best(ways: list[_Way]) -> list[_Way]:
    """The best turn of each tile on each cell, then whatever joins most land."""
    order = sorted(range(len(ways)), key=lambda at: (ways[at].rank > 0, -ways[at].fit, at))
    return [ways[at] for at in sorted(order[:MOST])]


def _gesture(cards: Cards, aspects: Aspects, seat: i64, way: _Way, whole: bool) -> Gesture:
    space = cards.actions
    cell = cards.grid.texts[way.cell]
    args = dict(aspects.args[way.tile * 4 + way.turn])
    args["cell"] = cell
    actions: list[i64] = [space.cell_base + way.cell - cards.grid.columns]
    slots: list[Slot] = [(cell_ref(seat, cell),)]
    if whole:
        actions.insert(0, space.tile_base + way.tile)
        slots.insert(0, (drawn_tile_ref(seat, cards.tiles.ids[way.tile]),))
    if len(cards.tiles.turns[way.tile]) > 1:
        actions.append(space.turn_base + way.turn)
        slots.append(turn_choice(way.turn))
    return Gesture(Message("do-lay", args), slots, actions)
