"""A farm's landscape: a board, the tiles laid so far, and what they form.

*Regions* are areas of one good that touch across the edges of tiles; fences never cut them.
*Enclosures* are another partition: areas joined across every shared edge whatever grows there, and
inside a tile where no fence runs; one is closed when no part of it looks at an empty cell.

A landscape never changes: laying a tile makes a new one, so that copies of a position share theirs.
What it knows of regions and enclosures is carried on from tile to tile. A dump holds the laid tiles
alone; a loaded farm lays them again.
"""

from typing import ClassVar, final

from littleworlds.core.fields import Fields, derived
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.grid import Grid
from littleworlds.games.walnut_grove.data.tiles import Tiles


@final
class Landscape:
    """Areas are numbered in the order in which they were laid, districts first. A region or a group
    of joined areas is known by its first area; its figures stand there, and mean nothing at the
    others.
    """

    FIELDS: ClassVar[Fields] = (
        "cells",
        "aspects",
        derived("facing"),
        derived("goods"),
        derived("names"),
        derived("region"),
        derived("size"),
        derived("squares"),
        derived("group"),
        derived("openings"),
        derived("free"),
        derived("roots"),
        derived("enclosures"),
        derived("largest"),
    )

    def __init__(
        self,
        cells: list[i64],
        aspects: list[i64],
        facing: bytes,
        goods: list[i64],
        names: list[i64],
        region: list[i64],
        size: list[i64],
        squares: list[i64],
        group: list[i64],
        openings: list[i64],
        free: list[i64],
        roots: list[i64],
        enclosures: i64,
        largest: i64,
    ) -> None:
        self.cells = cells
        """The cells of the tiles in the order in which they were laid."""
        self.aspects = aspects
        """The tiles themselves, each with its turn."""
        self.facing = facing
        """For each half of each empty cell: the area that it looks at, plus 1; 0 for none."""
        self.goods = goods
        """What grows in each area."""
        self.names = names
        """Each area as actions name it: its cell and letter in one number."""
        self.region = region
        """The first area of each area's region."""
        self.size = size
        """Tiles of each region."""
        self.squares = squares
        """Storage squares of each region."""
        self.group = group
        """The first area of those to which each area is joined, closed or not."""
        self.openings = openings
        """Halves of each group that look at an empty cell."""
        self.free = free
        """The empty cells where a tile may be laid."""
        self.roots = roots
        """The first areas of all regions."""
        self.enclosures = enclosures
        self.largest = largest
        """Tiles of the largest region."""

    def with_tile(self, grid: Grid, tiles: Tiles, cell: i64, aspect: i64) -> "Landscape":
        """The landscape after a tile has been laid; the cell must be free."""
        tile = aspect // 4
        base: i64 = len(self.goods)
        goods = self.goods[:]
        names = self.names[:]
        region = self.region[:]
        size = self.size[:]
        squares = self.squares[:]
        group = self.group[:]
        openings = self.openings[:]
        name = grid.columns + (cell - grid.columns) * tiles.letters
        inner = tile * tiles.letters
        new = base
        tile_squares = tiles.squares[tile]
        for good in tiles.goods[tile]:
            letter = new - base
            goods.append(good)
            names.append(name + letter)
            region.append(new)
            size.append(1)
            squares.append(tile_squares[letter])
            group.append(base + tiles.inner[inner + letter])
            openings.append(0)
            new += 1
        facing = self.facing
        rim = aspect * 8
        look = cell * 8
        half: i64 = 0
        while half < 8:
            area: i64 = base + tiles.halves[rim + half]
            other: i64 = facing[look + half]
            if other == 0:
                openings[group[area]] += 1
            else:
                other -= 1
                openings[group[other]] -= 1
                if group[area] != group[other]:
                    _join(group, openings, group[area], group[other])
                if goods[area] == goods[other] and region[area] != region[other]:
                    squares[min(region[area], region[other])] += squares[
                        max(region[area], region[other])
                    ]
                    _join(region, size, region[area], region[other])
            half += 1
        return self._finished(
            grid, tiles, cell, aspect, goods, names, region, size, squares, group, openings
        )

    def _finished(
        self,
        grid: Grid,
        tiles: Tiles,
        cell: i64,
        aspect: i64,
        goods: list[i64],
        names: list[i64],
        region: list[i64],
        size: list[i64],
        squares: list[i64],
        group: list[i64],
        openings: list[i64],
    ) -> "Landscape":
        """The landscape with its areas joined: count what the tile has closed, and look out from it
        to the empty cells."""
        base: i64 = len(self.goods)
        roots = [root for root in self.roots if region[root] == root]
        enclosures = self.enclosures
        largest = self.largest
        area = base
        while area < len(goods):
            if region[area] == area:
                roots.append(area)
            if size[region[area]] > largest:
                largest = size[region[area]]
            joined = group[area]
            if openings[joined] == 0 and _is_first(group, base, area):
                enclosures += 1
            area += 1
        free = [other for other in self.free if other != cell]
        facing = self._looking_out(grid, tiles, cell, aspect, free)
        return Landscape(
            self.cells + [cell],
            self.aspects + [aspect],
            facing,
            goods,
            names,
            region,
            size,
            squares,
            group,
            openings,
            free,
            roots,
            enclosures,
            largest,
        )

    def with_tiles(
        self, grid: Grid, tiles: Tiles, cells: list[i64], aspects: list[i64]
    ) -> "Landscape":
        """The landscape after several tiles have been laid, in this order."""
        land = self
        for cell, aspect in zip(cells, aspects, strict=True):
            land = land.with_tile(grid, tiles, cell, aspect)
        return land

    def _looking_out(
        self, grid: Grid, tiles: Tiles, cell: i64, aspect: i64, free: list[i64]
    ) -> bytes:
        """What the empty cells look at once the tile lies there; adds new free ones to `free`."""
        facing = bytearray(self.facing)
        base: i64 = len(self.goods) + 1
        rim = aspect * 8
        side: i64 = 0
        while side < 4:
            neighbour = grid.neighbours[cell * 4 + side]
            if neighbour >= 0 and neighbour not in self.cells:
                if neighbour not in free:
                    free.append(neighbour)
                look = neighbour * 8 + ((side + 2) & 3) * 2
                facing[look + 1] = base + tiles.halves[rim + side * 2]
                facing[look] = base + tiles.halves[rim + side * 2 + 1]
            side += 1
        return bytes(facing)


def _join(first: list[i64], count: list[i64], one: i64, other: i64) -> None:
    """Make two regions or groups one, known by the earlier first area, and add up their counts."""
    low = min(one, other)
    high = max(one, other)
    count[low] += count[high]
    area: i64 = high
    while area < len(first):
        if first[area] == high:
            first[area] = low
        area += 1


def _is_first(group: list[i64], base: i64, area: i64) -> bool:
    """Whether no earlier area of the same tile is in the same group."""
    other = base
    while other < area:
        if group[other] == group[area]:
            return False
        other += 1
    return True


def board_landscape(grid: Grid, goods: list[i64], squares: list[i64]) -> Landscape:
    """A board before any tile: each district a region of its own, open to the north alone."""
    columns = grid.columns
    free: list[i64] = [
        cell
        for cell in range(columns, grid.size)
        if grid.ys[cell] == 1 and 0 <= grid.xs[cell] < columns
    ]
    facing = bytearray(grid.size * 8)
    for cell in free:
        facing[cell * 8 + 4] = grid.xs[cell] + 1
        facing[cell * 8 + 5] = grid.xs[cell] + 1
    own: list[i64] = list(range(columns))
    ones: list[i64] = [1] * columns
    twos: list[i64] = [2] * columns
    return Landscape(
        [], [], bytes(facing), goods, own, own, ones, squares, own, twos, free, own, 0, 1
    )
