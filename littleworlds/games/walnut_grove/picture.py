"""The landscapes in characters: four by three per tile, lands on the rim, fences in the corners. A row
of tiles takes a fourth line where an edge belongs to two areas."""

from typing import Final

from littleworlds.core.message import Message, name
from littleworlds.core.thing import Picture, Sign
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.tiles import LETTERS
from littleworlds.games.walnut_grove.view import FarmView, WalnutView

_RIM: Final = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 2), (3, 1), (2, 0), (1, 0)]
"""Row and column of each half of the rim."""
_CORNERS: Final = [(0, 3, "/"), (3, 3, "\\"), (3, 0, "/"), (0, 0, "\\")]
"""The corners clockwise from the north-east, where half 2 follows on half 1; how a fence looks."""
_MIDDLES: Final = [(1, 1), (1, 2), (2, 2), (2, 1)]
"""Where a border shows that begins in the middle of an edge, by edge."""
_FREE: Final = ["    ", " .. ", " .. ", "    "]
"""A cell where a tile may be laid."""
_ROWS: Final = 3
"""Rows of tiles that are drawn above each other."""
_MARKS: Final = "abcdefgh"
"""The characters that stand for the lands by the number of their goods; capitals where the land is
enclosed. Readers see the letters of their language instead."""
_COLOURS: Final = {
    "grain": "yellow",
    "fish": "blue",
    "dairy": "white",
    "wood": "brown",
    "stone": "grey",
}


def picture(cards: Cards, view: WalnutView) -> Picture:
    """The watcher's landscape; all of them for an onlooker."""
    seat = view["seat"]
    lines: list[str] = []
    if seat is not None and seat >= 0:
        lines += _landscape(cards, view["farms"][seat])
    else:
        for number, farm in enumerate(view["farms"], 1):
            lines += [f"[{number}]", *_landscape(cards, farm)]
    lands: list[int | str] = [name(f"{id}.letter@{id}.land") for id in cards.good_ids]
    legend = [
        Message("legend-lands", {"lands": lands}),
        Message("legend-signs"),
    ]
    if lines[0].startswith("["):
        legend.append(Message("legend-seats"))
    return Picture(lines, legend, _signs(cards))


def _signs(cards: Cards) -> dict[str, Sign]:
    signs: dict[str, Sign] = {}
    for good, id in enumerate(cards.good_ids):
        letter = name(id + ".letter")
        colour = _COLOURS.get(id, "")
        signs[_MARKS[good]] = Sign(letter, colour)
        signs[_MARKS[good].upper()] = Sign(letter, colour, capital=True)
    return signs


def _landscape(cards: Cards, farm: FarmView) -> list[str]:
    """No land is higher than a screen: the upper rows of a tall one stand on the right."""
    blocks = _blocks(cards, farm)
    highest = max((_xy(tile["cell"])[1] for tile in farm["tiles"]), default=0)
    first = [0, *range(_ROWS + 1, highest + 1, _ROWS)]
    end = [*first[1:], max(y for _, y in blocks) + 1]
    return _side_by_side([_piece(blocks, range(*rows)) for rows in zip(first, end, strict=True)])


def _piece(blocks: dict[tuple[int, int], list[str]], ys: range) -> list[str]:
    xs = [x for x, y in blocks if y in ys]
    columns = range(min(xs), max(xs) + 1)
    lines: list[str] = []
    for y in reversed(ys):
        for row in _rows(blocks, y):
            label = f"{y:>3} " if row == (1 if y else 0) else "    "
            cells = "".join(blocks.get((x, y), ["    "] * 4)[row] for x in columns)
            lines.append((label + cells).rstrip())
    lines.append("    " + "".join(f"{x:^4}" for x in columns).rstrip())
    return lines


def _side_by_side(pieces: list[list[str]]) -> list[str]:
    """Pieces of a landscape beside each other, level at the bottom."""
    height = max(len(piece) for piece in pieces)
    lines = [""] * height
    for piece in pieces:
        start = max(len(line) for line in lines)
        padded = [""] * (height - len(piece)) + piece
        lines = [(old.ljust(start) + new).rstrip() for old, new in zip(lines, padded, strict=True)]
    return lines


def _rows(blocks: dict[tuple[int, int], list[str]], y: int) -> list[int]:
    """The lines of a row of cells that are drawn: two for the board's own, one if it is all free, and
    the two in the middle only where they differ."""
    if y == 0:
        return [0, 1]
    row = [lines for (_, level), lines in blocks.items() if level == y]
    if all(lines == _FREE for lines in row):
        return [1]
    return [0, 1, 3] if all(lines[1] == lines[2] for lines in row) else [0, 1, 2, 3]


def _blocks(cards: Cards, farm: FarmView) -> dict[tuple[int, int], list[str]]:
    """What is drawn in each cell that is not empty for ever."""
    blocks: dict[tuple[int, int], list[str]] = {}
    enclosed = {area for group in farm["enclosed"] for area in group}
    board = cards.boards.land[cards.boards.ids.index(farm["board"])]
    for column in range(int(cards.grid.columns)):
        letter = _MARKS[board.goods[column]]
        letter = letter.upper() if f"{column},0.a" in enclosed else letter
        blocks[(column, 0)] = ["|" + letter * 2 + "|", "|__|"]
    for cell in farm["free"]:
        blocks[_xy(cell)] = _FREE
    for tile in farm["tiles"]:
        number = cards.tiles.number_of[tile["tile"]]
        closed = [f"{tile['cell']}.{letter}" in enclosed for letter in LETTERS]
        blocks[_xy(tile["cell"])] = _tile(cards, number, tile["turn"], closed)
    return blocks


def _xy(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def _tile(cards: Cards, tile: int, turn: int, enclosed: list[bool]) -> list[str]:
    tiles = cards.tiles
    rim = [tiles.halves[(tile * 4 + turn) * 8 + half] for half in range(8)]
    fences = {(one, other): fence for one, other, fence in tiles.fences[tile]}
    rows = [[" "] * 4 for _ in range(4)]
    for half, (row, column) in enumerate(_RIM):
        letter = _MARKS[tiles.goods[tile][rim[half]]]
        rows[row][column] = letter.upper() if enclosed[rim[half]] else letter
    for edge in range(4):
        row, column, mark = _CORNERS[edge]
        one, other = sorted((rim[edge * 2 + 1], rim[(edge * 2 + 2) % 8]))
        rows[row][column] = " " if one == other else mark if fences[(one, other)] else "."
        one, other = sorted((rim[edge * 2], rim[edge * 2 + 1]))
        if one != other:
            row, column = _MIDDLES[edge]
            rows[row][column] = "#" if fences[(one, other)] else "."
    return ["".join(row) for row in rows]
