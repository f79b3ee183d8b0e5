"""The three by three cells of the battlefield, and sets of them as masks of nine bits.

Cell 0 is the left end of side A's home row, as A sees it; cells 6 to 8 are the home row of side B.
People write a cell as a column and a row: `a1` to `c1` is A's home row, `a3` to `c3` B's.
"""

from typing import Final, final

from littleworlds.core.native import i64

CELLS: Final = 9
ALL_CELLS: Final = 511

RESERVE: Final = 9
"""The place of a unit in its reserve; smaller numbers are cells."""
BOARD: Final = 10
"""The place of a unit that waits on the command board."""
OUT: Final = 11
"""The place of a unit that has left the battle."""

BIT: Final[list[i64]] = [int(2**place) for place in range(16)]
"""The mask of each cell, and of each special rule of a side. A table, because `1 << cell` is
compiled as a 32-bit shift."""

CELL_IDS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
PLACE_IDS: Final = [*CELL_IDS, "reserve", "board", "out"]


@final
class Grid:
    """Tables of the grid. A mask is a set of cells."""

    def __init__(self) -> None:
        self.adjacent: list[i64] = [_neighbours(cell) for cell in range(CELLS)]
        self.cells_of: list[list[i64]] = [
            [cell for cell in range(CELLS) if mask >> cell & 1] for mask in range(ALL_CELLS + 1)
        ]
        """The cells of each mask, in ascending order."""
        self.home: list[i64] = [0b000000111, 0b111000000]
        """The home row of each side."""
        self.distance: list[list[i64]] = [
            [cell // 3 for cell in range(CELLS)],
            [2 - cell // 3 for cell in range(CELLS)],
        ]
        """How many rows each cell lies away from the home row of each side."""
        self.steps: list[list[i64]] = [
            [_steps(cell, other) for other in range(CELLS)] for cell in range(CELLS)
        ]
        """How many movements lie between two cells."""


def _steps(cell: int, other: int) -> int:
    return abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3)


def _neighbours(cell: int) -> int:
    row, column = divmod(cell, 3)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return mask_of([3 * r + c for r, c in near if 0 <= r < 3 and 0 <= c < 3])


def mask_of(cells: list[int]) -> int:
    """One bit for each of these cells."""
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask
