"""The action space and its notation. Each action keeps its number and its words whatever the
position.

A region is named by its first area: the cell, and the letter of the area on its tile
(`work 2,1 a`); the districts of the board lie in row 0. Goods in the barn are named by their kind
(`pay barn fish`), coins by their metal (`pay copper`).
"""

from typing import TYPE_CHECKING, final

from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.grid import Grid
from littleworlds.games.walnut_grove.data.tiles import LETTERS, Tiles
from littleworlds.games.walnut_grove.data.town import Town

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.data.cards import Cards


@final
class ActionSpace:
    """The first number of each group of actions, and the names of areas; frozen once made."""

    def __init__(
        self, grid: Grid, tiles: Tiles, goods: i64, metals: i64, pieces: i64, town: Town
    ) -> None:
        self.areas: i64 = grid.columns + (grid.size - grid.columns) * tiles.letters
        """Names of areas, of which each region takes the one of its first."""
        self.area_refs = [f"{text}.{LETTERS[0]}" for text in grid.texts[: grid.columns]]
        self.area_refs += [
            f"{text}.{letter}"
            for text in grid.texts[grid.columns :]
            for letter in LETTERS[: tiles.letters]
        ]
        """Each name as references write it: `x,y.a`."""
        self.tile_base: i64 = 0
        self.cell_base: i64 = tiles.count
        """The cell with the number of the first one above the board."""
        self.turn_base: i64 = self.cell_base + grid.size - grid.columns
        self.work_base: i64 = self.turn_base + 4
        self.pay_base: i64 = self.work_base + self.areas
        self.sell_base: i64 = self.pay_base + self.areas
        self.store_base: i64 = self.sell_base + self.areas
        self.pay_barn_base: i64 = self.store_base + self.areas
        self.sell_barn_base: i64 = self.pay_barn_base + goods
        self.drop_barn_base: i64 = self.sell_barn_base + goods
        self.take_good_base: i64 = self.drop_barn_base + goods
        self.pay_coin_base: i64 = self.take_good_base + goods
        self.drop_coin_base: i64 = self.pay_coin_base + metals
        self.return_base: i64 = self.drop_coin_base + metals
        self.take_base: i64 = self.return_base + metals
        self.go_base: i64 = self.take_base + pieces
        self.start_base: i64 = self.go_base + town.stops
        self.help: i64 = self.start_base + len(town.toll_ids)
        self.repay: i64 = self.help + 1
        self.pass_by: i64 = self.help + 2
        self.draw: i64 = self.help + 3
        self.done: i64 = self.help + 4
        self.count: i64 = self.help + 5


def notation(cards: "Cards", action: i64) -> str:
    """The action as text: `tile l31`, `cell 2,1`, `work 2,1 a`, `go hotel`, `take tent`."""
    space = cards.actions
    if action < space.work_base:
        return _laying(cards, action)
    if action < space.pay_barn_base:
        verb, area = divmod(int(action - space.work_base), int(space.areas))
        where = f"{cards.grid.text(area_cell(cards, area))} {area_letter(cards, area)}"
        return f"{('work', 'pay', 'sell', 'store')[verb]} {where}"
    if action < space.take_good_base:
        verb, good = divmod(int(action - space.pay_barn_base), int(cards.goods))
        return f"{('pay', 'sell', 'drop')[verb]} barn {cards.good_ids[good]}"
    if action < space.pay_coin_base:
        return "take " + cards.good_ids[action - space.take_good_base]
    if action < space.take_base:
        verb, metal = divmod(int(action - space.pay_coin_base), int(cards.metals))
        return f"{('pay', 'drop', 'return')[verb]} {cards.metal_ids[metal]}"
    if action < space.go_base:
        return "take " + cards.pieces.ids[action - space.take_base]
    if action < space.start_base:
        return "go " + cards.town.stop_ids[action - space.go_base]
    if action < space.help:
        return "start " + cards.town.toll_ids[action - space.start_base]
    return ("help", "repay", "pass", "draw", "done")[action - space.help]


def _laying(cards: "Cards", action: i64) -> str:
    space = cards.actions
    if action < space.cell_base:
        return "tile " + cards.tiles.ids[action - space.tile_base]
    if action < space.turn_base:
        return "cell " + cards.grid.text(action - space.cell_base + cards.grid.columns)
    return f"turn {action - space.turn_base}"


def area_cell(cards: "Cards", area: i64) -> i64:
    """The cell of an area, by the number of its name."""
    columns = cards.grid.columns
    return area if area < columns else columns + (area - columns) // cards.tiles.letters


def area_letter(cards: "Cards", area: i64) -> str:
    """Its letter on the tile."""
    columns = cards.grid.columns
    return LETTERS[0 if area < columns else (area - columns) % cards.tiles.letters]
