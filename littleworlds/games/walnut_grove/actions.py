"""The notation of the action space. Each action keeps its number and its words whatever the position; `Cards` has the first number of
each group.

A region is named by its first area: the cell, and the letter of the area on its tile (`work 2,1 a`); the districts of the board lie in
row 0. Goods in the barn are named by their kind (`pay barn fish`), coins by their metal (`pay copper`).
"""

from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.tiles import LETTERS


def notation(cards: Cards, action: i64) -> str:
    """The action as text: `tile l31`, `cell 2,1`, `turn 3`, `work 2,1 a`, `go hotel`, `take tent`."""
    if action < cards.work_base:
        return _laying(cards, action)
    if action < cards.pay_barn_base:
        verb, area = divmod(int(action - cards.work_base), int(cards.areas))
        return f"{('work', 'pay', 'sell', 'store')[verb]} {area_text(cards, area)}"
    if action < cards.take_good_base:
        verb, good = divmod(int(action - cards.pay_barn_base), int(cards.goods))
        return f"{('pay', 'sell', 'drop')[verb]} barn {cards.good_ids[good]}"
    if action < cards.pay_coin_base:
        return "take " + cards.good_ids[action - cards.take_good_base]
    if action < cards.take_base:
        verb, metal = divmod(int(action - cards.pay_coin_base), int(cards.metals))
        return f"{('pay', 'drop', 'return')[verb]} {cards.metal_ids[metal]}"
    if action < cards.go_base:
        return "take " + cards.piece_ids[action - cards.take_base]
    if action < cards.start_base:
        return "go " + cards.stop_ids[action - cards.go_base]
    if action < cards.help:
        return "start " + cards.toll_ids[action - cards.start_base]
    return ("help", "repay", "pass", "draw", "done")[action - cards.help]


def _laying(cards: Cards, action: i64) -> str:
    if action < cards.cell_base:
        return "tile " + cards.tiles.ids[action - cards.tile_base]
    if action < cards.turn_base:
        return "cell " + cards.grid.text(action - cards.cell_base + cards.grid.columns)
    return f"turn {action - cards.turn_base}"


def area_text(cards: Cards, area: i64) -> str:
    """An area by its name's number: `2,1 a`."""
    return f"{cards.grid.text(area_cell(cards, area))} {area_letter(cards, area)}"


def area_cell(cards: Cards, area: i64) -> i64:
    """The cell of an area, by the number of its name."""
    columns = cards.grid.columns
    return area if area < columns else columns + (area - columns) // cards.tiles.letters


def area_letter(cards: Cards, area: i64) -> str:
    """Its letter on the tile."""
    columns = cards.grid.columns
    return LETTERS[0 if area < columns else (area - columns) % cards.tiles.letters]
