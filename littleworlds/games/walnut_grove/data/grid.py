"""The cells around a board that tiles can ever reach.

Row 0 is the board itself, one cell per district; tiles lie in the rows above it. With n tiles to
place in a whole play, a cell is in reach if a chain of n tiles that starts above a district gets
there. Cells are numbered from 0: first the districts from left to right, then the rows from below,
each from left to right. What lies out of reach is empty for ever.
"""

from typing import final

from littleworlds.core.native import i64


@final
class Grid:
    """Cells with their neighbours; frozen once made."""

    def __init__(self, columns: int, most: int) -> None:
        self.columns: i64 = columns
        self.xs: list[int] = list(range(columns))
        self.ys: list[int] = [0] * columns
        for y in range(1, most + 1):
            for x in range(y - most, columns + most - y):
                self.xs.append(x)
                self.ys.append(y)
        self.size: i64 = len(self.xs)
        self.texts = [f"{x},{y}" for x, y in zip(self.xs, self.ys, strict=True)]
        self.number = {
            (x, y): cell for cell, (x, y) in enumerate(zip(self.xs, self.ys, strict=True))
        }
        self.neighbours: list[i64] = []
        """Four per cell, clockwise from the north; -1 where no tile can ever lie. A board is
        nobody's neighbour: that its districts look north is known from the start."""
        for x, y in zip(self.xs, self.ys, strict=True):
            for other in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)):
                self.neighbours.append(self.number.get(other, -1) if other[1] > 0 else -1)

    def text(self, cell: i64) -> str:
        """A cell as notation and references write it: `x,y`."""
        return self.texts[cell]

    def parse(self, text: str) -> int:
        """The cell that a text names."""
        x, y = text.split(",")
        return self.number[(int(x), int(y))]
