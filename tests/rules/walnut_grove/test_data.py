"""The data: what an owner may correct, and what is refused with a sentence that names file, entry and field."""

import pytest
from rules.walnut_grove.grove import TITLE, fresh, title

import littleworlds as lw
from littleworlds.core.data import KNOWN
from littleworlds.words import explain

EDGES = {"n": ["a"], "e": ["a"], "s": ["b"], "w": ["b"]}
FENCE = [{"between": ["a", "b"], "fence": True}]
HALVES = {"id": "l20", "areas": {"a": "grain", "b": "wood"}, "squares": {"a": 1}, "edges": EDGES, "borders": FENCE}


def refusal(**overlay: object) -> lw.DataError:
    with pytest.raises(lw.DataError) as problem:
        title(**overlay)
    for language in ("en", "fr"):
        assert explain(problem.value, language)
    return problem.value


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"edges": {**EDGES, "n": []}}, "data-edge"),
        ({"edges": {**EDGES, "n": ["a", "b", "a"]}}, "data-edge"),
        ({"edges": {**EDGES, "n": ["c"]}}, "data-one-of"),
        ({"edges": {"n": ["a"], "e": ["a"], "s": ["b"]}}, "data-missing"),
        ({"edges": {**EDGES, "x": ["a"]}}, "data-unknown-field"),
        ({"edges": {"n": ["a"], "e": ["a"], "s": ["a"], "w": ["a"]}}, "data-no-edge"),
        ({"edges": {"n": ["a"], "e": ["b"], "s": ["a"], "w": ["b"]}}, "data-crossing"),
        ({"squares": {"c": 1}}, "data-one-of"),
        ({"squares": {"a": -1}}, "data-integer"),
        ({"squares": {"a": 10}}, "data-integer"),
        ({"squares": {"a": True}}, "data-integer"),
        ({"areas": {"a": "grain", "b": "grain"}}, "data-good-twice"),
        ({"areas": {"a": "grain", "c": "wood"}}, "data-letters"),
        ({"areas": {"a": "grain", "b": "gravel"}}, "data-one-of"),
        ({"borders": []}, "data-no-border"),
        ({"borders": [{"between": ["a", "a"], "fence": True}]}, "data-between"),
        ({"borders": FENCE + FENCE}, "data-border-twice"),
        ({"borders": [{"between": ["a", "b"]}]}, "data-missing"),
        ({"copies": -1}, "data-integer"),
    ],
)
def test_a_tile_whose_edges_or_squares_make_no_sense_is_refused_by_name(change: dict[str, object], message: str) -> None:
    error = refusal(tile=[{**HALVES, **change}])
    assert error.message.id == message
    assert "tile l20" in str(error)


def borders(*pairs: str) -> list[dict[str, object]]:
    return [{"between": list(pair), "fence": True} for pair in pairs]


BAND = {"n": ["a"], "e": ["b"], "s": ["c"], "w": ["b"]}
QUARTERS = {"n": ["a"], "e": ["b"], "s": ["c"], "w": ["d"]}
FOUR = {"a": "grain", "b": "wood", "c": "fish", "d": "stone"}


@pytest.mark.parametrize(
    ("areas", "edges", "pairs", "message"),
    [
        ("abc", BAND, ["ab", "bc", "ac"], "data-apart"),
        ("abc", BAND, ["ab", "bc"], None),
        ("abcd", QUARTERS, ["ab", "bc", "cd", "ad", "ac"], None),
        ("abcd", QUARTERS, ["ab", "bc", "cd", "ad", "ac", "bd"], "data-borders-cross"),
        ("abcd", QUARTERS, ["ab", "bc", "cd"], "data-no-border"),
    ],
)
def test_a_border_where_areas_cannot_meet_is_refused(
    areas: str, edges: dict[str, list[str]], pairs: list[str], message: str | None
) -> None:
    tile = {"id": "l20", "areas": {area: FOUR[area] for area in areas}, "squares": {}, "edges": edges, "borders": borders(*pairs)}
    if message is None:
        title(tile=[tile])
    else:
        error = refusal(tile=[tile])
        assert error.message.id == message
        assert "tile l20" in str(error)


def test_an_owner_may_replace_any_tile_also_by_one_with_split_edges() -> None:
    edges = {"n": ["a", "b"], "e": ["b"], "s": ["b", "a"], "w": ["a"]}
    game = title(tile=[{**HALVES, "edges": edges}])
    grove = fresh(1, game).lay("l20 4,1 0")
    assert grove.region("wood")[0] == 2, "half of the southern edge is forest"
    assert game.cards.tiles.halves[19 * 32 : 19 * 32 + 8] == bytes([0, 1, 1, 1, 1, 0, 0, 0])


def test_r26_discs_that_can_empty_the_tile_bag_are_refused() -> None:
    error = refusal(disc=[{"id": "b2", "draw": 4, "place": 2}])
    assert error.message.id == "data-tiles-run-out"
    assert "disc b1" in str(error) or "disc b2" in str(error)


def test_r26_two_springs_of_four_are_possible() -> None:
    title(disc=[{"id": "a1", "draw": 2, "place": 1}, {"id": "a4", "draw": 4, "place": 2}])


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"disc": [{"id": "a1", "place": 5}]}, "data-integer"),
        ({"disc": [{"id": "a1", "winter": "stone"}]}, "data-one-of"),
        ({"labourer": [{"id": "white_labourer", "count": 3}]}, "data-too-few"),
        ({"building": [{"id": "hut", "count": 3}]}, "data-too-few"),
        ({"improvement": [{"id": id, "count": 1} for id in ("tent", "ladder", "safe", "storehouse", "passage", "horses")]}, None),
        ({"coin": [{"id": "copper", "count": 7}]}, "data-too-few"),
        ({"board": [{"id": "p1", "districts": ["grain", "grain", "fish", "dairy", "wood"]}]}, "data-districts"),
        ({"board": [{"id": "p1", "squares": [2, 2, 2, 2, 0]}]}, "data-start-squares"),
        ({"toll": [{"id": "church", "behind": "general_store"}]}, "data-tolls"),
        ({"toll": [{"id": "church", "spaces": 0}, {"id": "town_hall", "spaces": 3}]}, "data-tolls"),
        ({"rank": [{"id": "expert", "points": 30}]}, "data-ranks"),
        ({"rules": {"display": [2, 2, 3]}}, "data-display"),
        ({"farm": {"start_good": "gravel"}}, "data-one-of"),
        ({"good": [{"id": "fish", "letter": "g"}]}, "data-goods"),
        ({"farm": {"barn_spaces": 50, "barn_lots": 20, "spaces_per_barn": 8}}, None),
        (
            {"farm": {"barn_spaces": 50, "barn_lots": 20, "spaces_per_barn": 8}, "tile": [{"id": "l01", "squares": {"a": 9}}]},
            "data-too-many-goods",
        ),
        ({"farm": {"wagons": 20}, "seasons": {"food": 9, "double_food": 9, "wagon_wood": 9}}, "data-too-many-goods"),
        ({"stop": [{"id": "hotel", "cost": {"gold": 1}}]}, "data-one-of"),
        ({"stop": [{"id": "hotel", "price": 1}]}, "data-unknown-field"),
    ],
)
def test_nonsense_is_refused(overlay: dict[str, object], message: str | None) -> None:
    if message is None:
        title(**overlay)
    else:
        assert refusal(**overlay).message.id == message


def test_an_overlay_changes_the_figures_of_the_rules() -> None:
    game = title(farm={"barn_spaces": 6}, help={"points": -3}, points={"figure": 5})
    assert fresh(1, game).farm().room == 4
    assert fresh(1, game).view(0)["scores"] == [5 * 2 + 2]


def test_every_entry_says_how_it_is_known() -> None:
    assert TITLE.data is not None
    for table in ("tile", "disc", "board", "stop", "toll", "good", "labourer", "coin", "building", "improvement", "rank"):
        for entry in TITLE.data.table(table):
            assert entry.known("id") in KNOWN
    assert {entry.known("edges") for entry in TITLE.data.table("tile")} == {"substitute"}


def test_substitutes_are_marked() -> None:
    assert TITLE.data is not None
    costs = {entry.id: entry.known("cost") for entry in TITLE.data.table("stop")}
    assert costs["dakota_lodge"] == "transcribed"
    assert all(costs[stop] == "substitute" for stop in ("carpenter", "svensons", "saloon", "hotel", "johansens_mill", "soebucks"))


def test_the_tiles_are_as_the_facts_have_them() -> None:
    tiles = TITLE.cards.tiles
    areas = sum(tiles.areas)
    borders = [border for tile in tiles.fences for border in tile]
    squares = sum(sum(tile) for tile in tiles.squares)
    assert (areas, squares) == (120, 140)
    assert (len(borders), sum(1 for *_, fence in borders if fence)) == (86, 66)
