"""Regions and enclosures computed from scratch, slowly and plainly: what the landscape carries on
from tile to tile must agree."""

from collections.abc import Iterable

from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.tiles import LETTERS
from littleworlds.games.walnut_grove.state.landscape import Landscape

Area = tuple[int, int, str]
"""An area by its cell and letter."""

SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class SlowLand:
    """The board and the tiles as a grid of areas; every answer comes from walking over all."""

    def __init__(
        self, cards: Cards, land: Landscape, board_goods: list[int], board_squares: list[int]
    ) -> None:
        self.good: dict[Area, int] = {}
        self.squares: dict[Area, int] = {}
        self.rim: dict[tuple[int, int], list[Area | None]] = {}
        self.open_borders: list[tuple[Area, Area]] = []
        for x, good in enumerate(board_goods):
            area = (x, 0, "a")
            self.good[area] = good
            self.squares[area] = board_squares[x]
            self.rim[(x, 0)] = [area, area] + [None] * 6
        for cell, aspect in zip(land.cells, land.aspects, strict=True):
            self._lay(
                cards, cards.grid.xs[cell], cards.grid.ys[cell], int(aspect // 4), int(aspect % 4)
            )

    def _lay(self, cards: Cards, x: int, y: int, tile: int, turn: int) -> None:
        letters = LETTERS[: len(cards.tiles.goods[tile])]
        for number, letter in enumerate(letters):
            self.good[(x, y, letter)] = cards.tiles.goods[tile][number]
            self.squares[(x, y, letter)] = cards.tiles.squares[tile][number]
        unturned = [letters[cards.tiles.halves[tile * 32 + half]] for half in range(8)]
        turned = unturned[8 - 2 * turn :] + unturned[: 8 - 2 * turn]
        self.rim[(x, y)] = [(x, y, letter) for letter in turned]
        for one, other, fence in cards.tiles.fences[tile]:
            if not fence:
                self.open_borders.append(((x, y, letters[one]), (x, y, letters[other])))

    def opposite(self, x: int, y: int, half: int) -> tuple[bool, Area | None]:
        """Whether something lies opposite a half of the rim, and which area of it; a wall of the
        board is none."""
        dx, dy = SIDES[half // 2]
        rim = self.rim.get((x + dx, y + dy))
        if rim is None:
            return False, None
        return True, rim[(half // 2 + 2) % 4 * 2 + 1 - half % 2]

    def touching(self) -> Iterable[tuple[Area, Area]]:
        for (x, y), rim in self.rim.items():
            for half, area in enumerate(rim):
                _, other = self.opposite(x, y, half)
                if area is not None and other is not None:
                    yield area, other

    def regions(self) -> set[frozenset[Area]]:
        return self._parts(
            [(one, other) for one, other in self.touching() if self.good[one] == self.good[other]]
        )

    def groups(self) -> set[frozenset[Area]]:
        return self._parts([*self.touching(), *self.open_borders])

    def enclosures(self) -> set[frozenset[Area]]:
        looking_out = set()
        for (x, y), rim in self.rim.items():
            for half, area in enumerate(rim):
                if area is not None and not self.opposite(x, y, half)[0]:
                    looking_out.add(area)
        return {group for group in self.groups() if not group & looking_out}

    def _parts(self, joined: list[tuple[Area, Area]]) -> set[frozenset[Area]]:
        near: dict[Area, set[Area]] = {area: set() for area in self.good}
        for one, other in joined:
            near[one].add(other)
            near[other].add(one)
        parts: set[frozenset[Area]] = set()
        for start in self.good:
            seen, todo = {start}, [start]
            while todo:
                for other in near[todo.pop()] - seen:
                    seen.add(other)
                    todo.append(other)
            parts.add(frozenset(seen))
        return parts
