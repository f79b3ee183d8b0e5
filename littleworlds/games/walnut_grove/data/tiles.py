"""Landscape tiles as tables: which area owns which part of the rim, what grows there, where fences
run.

The rim of a tile has eight *halves*, two per edge, clockwise from the upper left corner. Half h of
one edge looks at half 1 - h of the neighbour's opposite edge. A tile in one of its four rotations
is an *aspect*, number `tile * 4 + turn`.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64

LETTERS: Final = "abcde"
EDGES: Final = ["n", "e", "s", "w"]
HALVES: Final = 8
MOST_SQUARES: Final = 9


@final
class Tiles:
    """All tiles; frozen once made."""

    def __init__(self, data: Data, goods: list[str]) -> None:
        entries = data.table("tile")
        self.ids = [entry.id for entry in entries]
        self.number_of = {id: number for number, id in enumerate(self.ids)}
        self.count: i64 = len(entries)
        self.bag: list[i64] = []
        """The number of each tile's design, as often as there are copies, in ascending order."""
        self.goods: list[list[int]] = []
        self.squares: list[list[int]] = []
        self.fences: list[list[tuple[int, int, bool]]] = []
        """Borders per tile: two areas, and whether a fence runs between them."""
        self.turns: list[list[i64]] = []
        """The rotations of each tile that look different, from 0 on."""
        halves: list[int] = []
        inner: list[list[int]] = []
        for number, entry in enumerate(entries):
            tile = _Tile(data.game, entry, goods)
            self.bag += [number] * entry.integer("copies", 0, 50, 1)
            entry.done()
            self.goods.append(tile.goods)
            self.squares.append(tile.squares)
            self.fences.append(tile.fences)
            self.turns.append(list(tile.turns()))
            inner.append(tile.joined())
            for turn in range(4):
                halves += tile.rim(turn)
        self.letters: i64 = max(len(areas) for areas in self.goods)
        """The most areas that a tile has."""
        self.halves = bytes(halves)
        """The area that owns each half of each aspect: `halves[aspect * 8 + half]`."""
        self.inner = bytes(self._padded(inner))
        """The first area to which each area is open inside the tile:
        `inner[tile * letters + area]`."""

    def _padded(self, rows: list[list[int]]) -> list[int]:
        return [value for row in rows for value in row + [0] * (self.letters - len(row))]


@final
class _Tile:
    """One entry, read and looked through."""

    def __init__(self, game: str, entry: Entry, goods: list[str]) -> None:
        self.game = game
        self.entry = entry
        letters = self._read_areas(goods)
        self.squares = entry.counts("squares", letters, 0, MOST_SQUARES)
        self.halves = self._read_edges(letters)
        self._check_rim(letters)
        self.fences = self._read_borders(letters)
        self._check_borders(letters)

    def _read_areas(self, goods: list[str]) -> list[str]:
        areas = self.entry.child("areas")
        letters = [letter for letter in LETTERS if areas.has(letter)]
        if not letters or letters != list(LETTERS[: len(letters)]):
            self.entry.refuse("data-letters", "areas", game=self.game, given=list(letters) or ["-"])
        self.goods = [goods.index(areas.one_of(letter, goods)) for letter in letters]
        areas.done()
        if len(set(self.goods)) < len(self.goods):
            self.entry.refuse("data-good-twice", "areas", game=self.game)
        return letters

    def _read_edges(self, letters: list[str]) -> list[int]:
        """The areas of the eight halves of the rim."""
        edges = self.entry.child("edges")
        halves: list[int] = []
        for edge in EDGES:
            owners = edges.texts(edge, letters)
            if len(owners) not in (1, 2):
                self.entry.refuse("data-edge", f"edges.{edge}", game=self.game, given=len(owners))
            halves += [letters.index(owners[0]), letters.index(owners[-1])]
        edges.done()
        return halves

    def _check_rim(self, letters: list[str]) -> None:
        """Every area reaches the rim, and no two cross."""
        for area, letter in enumerate(letters):
            if area not in self.halves:
                self.entry.refuse("data-no-edge", "edges", game=self.game, given=letter)
        for one in range(len(letters)):
            for other in range(one + 1, len(letters)):
                around = [area for area in self.halves if area in (one, other)]
                changes = sum(1 for number, area in enumerate(around) if area != around[number - 1])
                if changes > 2:
                    self.entry.refuse(
                        "data-crossing",
                        "edges",
                        game=self.game,
                        given=letters[one],
                        other=letters[other],
                    )

    def _read_borders(self, letters: list[str]) -> list[tuple[int, int, bool]]:
        fences: list[tuple[int, int, bool]] = []
        for border in self.entry.children("borders"):
            between = [letters.index(letter) for letter in border.texts("between", letters)]
            fence = border.flag("fence")
            border.done()
            if len(between) != 2 or between[0] == between[1]:
                border.refuse("data-between", "between", game=self.game)
            pair = (min(between), max(between))
            if any(pair == (one, other) for one, other, _ in fences):
                border.refuse("data-border-twice", "between", game=self.game)
            fences.append((pair[0], pair[1], fence))
        return fences

    def _check_borders(self, letters: list[str]) -> None:
        """Where two areas meet on the rim, a border says whether a fence begins there. Areas that
        meet only inside may have one too, unless a third area or another border lies between."""
        told = {(one, other) for one, other, _ in self.fences}
        for number, area in enumerate(self.halves):
            before = self.halves[number - 1]
            if area != before and (min(area, before), max(area, before)) not in told:
                self.entry.refuse(
                    "data-no-border",
                    "borders",
                    game=self.game,
                    given=letters[before],
                    other=letters[area],
                )
        for one, other, _ in self.fences:
            for third in range(len(letters)):
                if third not in (one, other) and not self._meet(one, other, [one, other, third]):
                    self.entry.refuse(
                        "data-apart",
                        "borders",
                        game=self.game,
                        given=letters[one],
                        other=letters[other],
                        third=letters[third],
                    )
            for third, fourth, _ in self.fences:
                four = [one, other, third, fourth]
                if (
                    len(set(four)) == 4
                    and not self._meet(one, other, four)
                    and not self._meet(third, fourth, four)
                ):
                    borders = [letters[area] for area in four]
                    self.entry.refuse(
                        "data-borders-cross",
                        "borders",
                        game=self.game,
                        given=borders[:2],
                        other=borders[2:],
                    )

    def _meet(self, one: int, other: int, among: list[int]) -> bool:
        """Whether two areas lie side by side on the rim, as far as some areas go."""
        around = [area for area in self.halves if area in among]
        return any({area, around[number - 1]} == {one, other} for number, area in enumerate(around))

    def rim(self, turn: int) -> list[int]:
        """The halves after so many quarter turns clockwise."""
        return [self.halves[(half - 2 * turn) % HALVES] for half in range(HALVES)]

    def joined(self) -> list[int]:
        """For each area the first one to which it is open, through borders without a fence."""
        first = list(range(len(self.goods)))
        for one, other, fence in self.fences:
            if not fence:
                low, high = sorted((first[one], first[other]))
                first = [low if area == high else area for area in first]
        return first

    def turns(self) -> list[int]:
        """The rotations that look different. No good occurs twice, so a look is what the rim and
        the fences say of goods."""
        seen: list[list[int]] = []
        turns: list[int] = []
        for turn in range(4):
            if self.rim(turn) not in seen:
                seen.append(self.rim(turn))
                turns.append(turn)
        return turns
