"""Regions and enclosures: chosen pictures, and hundreds of random landscapes against a slow
computation from scratch."""

from typing import cast

import pytest
from rules.walnut_grove.grove import LONG, TITLE, fresh, title
from rules.walnut_grove.slow_land import Area, SlowLand

import littleworlds as lw
from littleworlds.games.walnut_grove.actions import area_cell, area_letter
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.state.landscape import Landscape
from littleworlds.games.walnut_grove.state.position import WalnutState

LANDSCAPES = 4000 if LONG else 300


def named(cards: Cards, land: Landscape, area: int) -> Area:
    cell = area_cell(cards, land.names[area])
    return cards.grid.xs[cell], cards.grid.ys[cell], area_letter(cards, land.names[area])


def parts(cards: Cards, land: Landscape, first: list[int]) -> set[frozenset[Area]]:
    by_root: dict[int, set[Area]] = {}
    for area, root in enumerate(first):
        by_root.setdefault(int(root), set()).add(named(cards, land, area))
    return {frozenset(part) for part in by_root.values()}


def compare(cards: Cards, board: int, land: Landscape) -> None:
    start = cards.boards.land[board]
    slow = SlowLand(
        cards, land, [int(good) for good in start.goods], [int(count) for count in start.squares]
    )
    assert parts(cards, land, list(land.region)) == slow.regions()
    assert parts(cards, land, list(land.group)) == slow.groups()
    assert land.enclosures == len(slow.enclosures())
    assert land.largest == max(len({area[:2] for area in region}) for region in slow.regions())
    assert sorted(land.roots) == sorted(set(land.region))
    for root in land.roots:
        region = next(region for region in slow.regions() if named(cards, land, root) in region)
        assert land.size[root] == len({area[:2] for area in region})
        assert land.squares[root] == sum(slow.squares[area] for area in region)
        assert all(
            land.region[area] >= root or land.region[area] != root
            for area in range(len(land.goods))
        )
    taken = set(slow.rim)
    free = {(cards.grid.xs[cell], cards.grid.ys[cell]) for cell in land.free}
    beside = {
        (x + dx, y + dy) for x, y in taken if y > 0 for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    assert free == {
        cell for cell in beside | {(x, 1) for x in range(5)} if cell not in taken and cell[1] > 0
    }


def grow(cards: Cards, seed: int) -> tuple[int, Landscape]:
    chance = lw.Seeded(seed)
    board = int(chance.index(4))
    land = cards.boards.land[board]
    bag = list(cards.tiles.bag)
    for _ in range(1 + int(chance.index(10))):
        tile = bag.pop(chance.index(len(bag)))
        cell = land.free[chance.index(len(land.free))]
        land = land.with_tile(cards.grid, cards.tiles, cell, tile * 4 + int(chance.index(4)))
    return board, land


def test_random_landscapes_agree_with_a_slow_computation() -> None:
    closed = 0
    for seed in range(LANDSCAPES):
        board, land = grow(TITLE.cards, seed)
        compare(TITLE.cards, board, land)
        closed += int(land.enclosures)
    assert closed > LANDSCAPES / 2, "enclosures are not rare"


def split_tiles() -> list[dict[str, object]]:
    """Every other tile with edges in halves, as an owner might find them printed."""
    goods = ["grain", "fish", "dairy", "wood", "stone"]
    tiles: list[dict[str, object]] = []
    for number in range(1, 51, 2):
        a, b, c = (goods[(number + step) % 5] for step in (0, 1, 3))
        borders = [
            {"between": ["a", "b"], "fence": number % 3 != 0},
            {"between": ["b", "c"], "fence": number % 4 == 1},
        ]
        borders.append({"between": ["a", "c"], "fence": True})
        edges = {"n": ["a", "b"], "e": ["b"], "s": ["b", "c"], "w": ["c", "a"]}
        tiles.append(
            {
                "id": f"l{number:02}",
                "areas": {"a": a, "b": b, "c": c},
                "squares": {"a": 1, "c": 2},
                "edges": edges,
                "borders": borders,
            }
        )
    return tiles


def test_random_landscapes_with_split_edges_agree_too() -> None:
    cards = title(tile=split_tiles()).cards
    for seed in range(LANDSCAPES // 2):
        board, land = grow(cards, seed)
        compare(cards, board, land)


def lay(*tiles: str) -> Landscape:
    return fresh().lay(*tiles).farm().land


def test_r16_an_undeveloped_district_is_open() -> None:
    assert lay().enclosures == 0


def test_r16_a_district_closed_to_the_north_is_an_enclosure() -> None:
    assert lay("l50 4,1 0").enclosures == 0, (
        "the water of the tile is open inside to the forest beside it"
    )
    assert lay("l47 3,1 0").enclosures == 1, "district and the tile's area in the south, fenced off"


def test_r16_areas_of_different_lands_join_across_an_edge() -> None:
    land = lay("l47 0,1 0")
    assert land.goods[0] != land.goods[7], "pasture below, forest above"
    assert land.group[0] == land.group[7]
    assert land.region[0] != land.region[7]


def test_r2_what_looks_at_the_space_beside_the_board_stays_open() -> None:
    beside = lay("l01 0,1 0", "l47 -1,1 0")
    assert beside.openings[beside.group[8]] > 0, (
        "the forest of the second tile looks south, past the board"
    )
    assert TITLE.cards.grid.neighbours[TITLE.cards.grid.parse("-1,1") * 4 + 2] == -1


def test_r16_several_lands_may_be_in_one_enclosure() -> None:
    land = lay("l47 0,1 0")
    assert land.enclosures == 1


def test_a_landscape_is_shared_by_copies_and_never_changes() -> None:
    grove = fresh()
    before = grove.farm().land
    twin = grove.state.copy()
    grove.lay("l30 0,1 0")
    assert twin.farms[0].land is before
    assert len(before.cells) == 0


def test_loading_lays_the_tiles_again_and_leaves_the_boards_alone() -> None:
    grove = fresh().lay("l30 0,1 0", "l47 3,1 0")
    loaded = cast(WalnutState, TITLE.load(grove.state.dump()))
    land = loaded.farms[0].land
    assert list(land.cells) == list(grove.farm().land.cells)
    assert land.enclosures == grove.farm().land.enclosures > 0
    assert all(len(board.cells) == 0 for board in TITLE.cards.boards.land)


@pytest.mark.parametrize("letters", ["a", "abc"])
def test_regions_are_named_by_their_first_area(letters: str) -> None:
    grove = fresh().lay("l04 4,1 0", "l47 0,1 0")
    names = [region["area"] for region in grove.view(0)["farms"][0]["regions"]]
    assert names[:5] == ["0,0.a", "1,0.a", "2,0.a", "3,0.a", "4,0.a"]
    assert "4,1.a" not in names, "it belongs to the forest of the board"
    assert all(f"0,1.{letter}" in names for letter in letters)
