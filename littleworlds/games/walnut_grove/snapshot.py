"""A position as JSON data and back. Landscapes are written as the tiles that were laid, and laid again."""

from typing import TYPE_CHECKING, TypedDict, cast

from littleworlds.core.native import i64
from littleworlds.core.state import Snapshot
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.table import Note, Table

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.rules import WalnutState


class SavedFarm(TypedDict):
    """One farm: lists, and its numbers in the order of `_numbers`."""

    board: int
    cells: list[int]
    aspects: list[int]
    field: list[int]
    hand: list[int]
    worked: list[int]
    route: list[int]
    numbers: list[int]


class _Saved(TypedDict):
    farms: list[SavedFarm]
    tile_bag: list[int]
    discs: list[int]
    display: list[int]
    arrivals: list[int]
    order: list[int]
    log: list[list[int]]
    numbers: list[int]


def dump(table: Table) -> Snapshot:
    return {
        "farms": [_dump_farm(farm) for farm in table.farms],
        "tile_bag": list(table.tile_bag),
        "discs": list(table.discs),
        "display": list(table.display),
        "arrivals": list(table.arrivals),
        "order": list(table.order),
        "log": [list(note) for note in table.log],
        "numbers": [
            int(table.coin_bag), int(table.disc), int(table.turn), int(table.first_seat), int(table.year), int(table.season),
        ],
    }  # fmt: skip


def _dump_farm(farm: Farm) -> SavedFarm:
    return {
        "board": int(farm.board),
        "cells": list(farm.land.cells),
        "aspects": list(farm.land.aspects),
        "field": list(farm.field),
        "hand": list(farm.hand),
        "worked": list(farm.worked),
        "route": list(farm.route),
        "numbers": [int(number) for number in _numbers(farm)],
    }


def _numbers(farm: Farm) -> list[i64]:
    return [
        farm.barn, farm.stock, farm.room, farm.coppers, farm.coins, farm.labourers, farm.newcomers, farm.huts, farm.barns,
        farm.improvements, farm.help_up, farm.help_down, farm.place, farm.asked, farm.to_place, farm.tile, farm.cell, farm.figures,
        farm.good, farm.pending, farm.passed, farm.piece, farm.due, farm.owed, farm.purpose, farm.back, farm.missing, farm.sold,
        farm.drawn,
    ]  # fmt: skip


def load(cards: Cards, snapshot: Snapshot) -> "WalnutState":
    """The state that `dump` made the snapshot of."""
    from littleworlds.games.walnut_grove.rules import WalnutState

    saved = cast(_Saved, snapshot)
    log: list[Note] = [(note[0], note[1], note[2], note[3]) for note in saved["log"]]
    state = WalnutState(
        cards, [_load_farm(cards, farm) for farm in saved["farms"]], list(saved["tile_bag"]), list(saved["discs"]),
        list(saved["display"]), list(saved["arrivals"]), list(saved["order"]), log,
    )  # fmt: skip
    state.coin_bag, state.disc, state.turn, state.first_seat, state.year, state.season = saved[
        "numbers"
    ]
    return state


def _load_farm(cards: Cards, saved: SavedFarm) -> Farm:
    land = cards.board_land[saved["board"]]
    for cell, aspect in zip(saved["cells"], saved["aspects"], strict=True):
        land = land.with_tile(cards.grid, cards.tiles, cell, aspect)
    farm = Farm(
        saved["board"], land, list(saved["field"]), list(saved["hand"]), list(saved["worked"]), list(saved["route"])
    )  # fmt: skip
    (
        farm.barn, farm.stock, farm.room, farm.coppers, farm.coins, farm.labourers, farm.newcomers, farm.huts, farm.barns,
        farm.improvements, farm.help_up, farm.help_down, farm.place, farm.asked, farm.to_place, farm.tile, farm.cell, farm.figures,
        farm.good, farm.pending, farm.passed, farm.piece, farm.due, farm.owed, farm.purpose, farm.back, farm.missing, farm.sold,
        farm.drawn,
    ) = saved["numbers"]  # fmt: skip
    return farm
