"""The landscapes in characters: four by four per tile, lands on the rim, fences in the corners."""

from typing import Final

from littleworlds.core.message import Message, name
from littleworlds.core.thing import Picture
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.tiles import LETTERS
from littleworlds.games.walnut_grove.view import FarmView, WalnutView

_RIM: Final = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 2), (3, 1), (2, 0), (1, 0)]
"""Row and column of each half of the rim."""
_CORNERS: Final = [(0, 3, "/"), (3, 3, "\\"), (3, 0, "/"), (0, 0, "\\")]
"""The corners clockwise from the north-east, where half 2 follows on half 1; how a fence looks."""
_MIDDLES: Final = [(1, 1), (1, 2), (2, 2), (2, 1)]
"""Where a border shows that begins in the middle of an edge, by edge."""


def picture(cards: Cards, view: WalnutView) -> Picture:
    """All landscapes, the watcher's own first."""
    seats = sorted(range(view["seats"]), key=lambda seat: (seat != view["seat"], seat))
    lines: list[str] = []
    for seat in seats:
        lines += [f"[{seat + 1}]", *_landscape(cards, view["farms"][seat])]
    lands = zip(cards.letters, cards.good_ids, strict=True)
    legend = [
        Message("legend-land", {"letter": letter, "land": name(id + ".land")})
        for letter, id in lands
    ]
    return Picture(lines, [*legend, Message("legend-fences"), Message("legend-cells")])


def _landscape(cards: Cards, farm: FarmView) -> list[str]:
    blocks = _blocks(cards, farm)
    xs = [x for x, _ in blocks]
    columns = range(min(xs), max(xs) + 1)
    lines: list[str] = []
    for y in range(max(y for _, y in blocks), -1, -1):
        for row in range(4 if y else 2):
            label = f"{y:>3} " if row == (1 if y else 0) else "    "
            cells = "".join(blocks.get((x, y), ["    "] * 4)[row] for x in columns)
            lines.append((label + cells).rstrip())
    lines.append("    " + "".join(f"{x:^4}" for x in columns).rstrip())
    return lines


def _blocks(cards: Cards, farm: FarmView) -> dict[tuple[int, int], list[str]]:
    """What is drawn in each cell that is not empty for ever."""
    blocks: dict[tuple[int, int], list[str]] = {}
    enclosed = {area for group in farm["enclosed"] for area in group}
    board = cards.boards.land[cards.boards.ids.index(farm["board"])]
    for column in range(int(cards.grid.columns)):
        letter = cards.letters[board.goods[column]]
        letter = letter.upper() if f"{column},0.a" in enclosed else letter
        blocks[(column, 0)] = ["|" + letter * 2 + "|", "|__|"]
    for cell in farm["free"]:
        blocks[_xy(cell)] = ["    ", " .. ", " .. ", "    "]
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
        letter = cards.letters[tiles.goods[tile][rim[half]]]
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
