"""The component data of Little Factory: what it holds, and what an owner of the box may correct."""

from collections import Counter

import pytest
from rules.little_factory.table import (
    BUILDINGS,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    RESOURCES,
    SEATS,
    TITLE,
    Factory,
    position,
    title,
)

import littleworlds as lw
from littleworlds.core.conformance import check
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.words import explain

CARDS = TITLE.cards


def worth(recipe: Recipe) -> int:
    return sum(CARDS.value[card] for card in recipe.discards)


def entry(table: str, id: str, **fields: object) -> dict[str, object]:
    return {table: [{"id": id, **fields}]}


# --- what is in the box ------------------------------------------------------------------------------------------------------


def test_materiel_44_resource_cards_in_three_levels() -> None:
    copies = CARDS.copies_at(4)
    assert sum(copies) == 44
    assert [
        sum(copies[CARDS.number[id]] for id in level) for level in (LEVEL_1, LEVEL_2, LEVEL_3)
    ] == [16, 19, 9]
    assert CARDS.ids[: len(RESOURCES)] == RESOURCES


def test_materiel_30_buildings_5_of_them_initial() -> None:
    assert (len(CARDS.initial), len(CARDS.special)) == (5, 25)


def test_materiel_12_tokens_and_4_tiles() -> None:
    assert CARDS.tokens == 12
    assert CARDS.tiles == [3, 4, 5, 6]


def test_levels_2_and_3_are_the_same_at_every_number_of_players() -> None:
    for id in LEVEL_2 + LEVEL_3:
        assert len({CARDS.copies_at(seats)[CARDS.number[id]] for seats in SEATS}) == 1
    assert all(CARDS.copies_at(2)[CARDS.number[id]] == 1 for id in LEVEL_3), (
        "level III is all different"
    )


def test_each_production_building_asks_what_its_product_asks() -> None:
    """The mirror law: 17 buildings, one for each product but the fishing rod."""
    products = []
    for building, recipes in enumerate(CARDS.effects):
        if recipes and recipes[0].gain != NOTHING:
            gain = recipes[0].gain
            products.append(CARDS.ids[gain])
            asked = [(recipe.discards, recipe.reveals) for recipe in recipes]
            assert asked == [(way.discards, way.reveals) for way in CARDS.ways[gain]], BUILDINGS[
                building
            ]
    assert Counter(products) == Counter(id for id in LEVEL_2 + LEVEL_3 if id != "fishing_rod")


def test_the_price_of_a_building_follows_from_its_cost() -> None:
    """Value of what it is produced from, in how many cards -> coins and points."""
    law = {
        (3, 1): (6, 1),
        (5, 1): (8, 1),
        (6, 1): (10, 1),
        (6, 2): (11, 2),
        (8, 1): (12, 2),
        (11, 3): (18, 3),
        (21, 3): (30, 5),
    }
    for building, id in enumerate(BUILDINGS):
        (recipe,) = CARDS.ways[CARDS.number[id]]
        assert law[worth(recipe), len(recipe.discards)] == (
            CARDS.cost[CARDS.number[id]],
            CARDS.points[building],
        ), id


def test_the_value_of_a_resource_is_its_cost_in_coins() -> None:
    assert all(CARDS.value[card] == CARDS.cost[card] for card in range(CARDS.resources))


def test_every_figure_says_how_it_is_known() -> None:
    assert TITLE.data is not None
    levels = Counter(
        row.known(field)
        for table, fields in (
            ("resource", ["value", "coins", "copies", "name.fr"]),
            ("building", ["coins", "points", "effect", "name.fr"]),
        )
        for row in TITLE.data.table(table)
        for field in fields
    )
    assert set(levels) == {"rulebook", "print", "transcribed", "inferred", "substitute"}
    assert TITLE.data.table("building")[-1].known("effect") == "inferred", "how the Market is read"


# --- broken data -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("overlay", "message", "where", "field"),
    [
        (entry("resource", "bread", value="eleven"), "data-integer", "resource bread", "value"),
        (entry("resource", "bread", value=0), "data-integer", "resource bread", "value"),
        (entry("resource", "wood", coins=2), "data-integer", "resource wood", "coins"),
        (entry("resource", "bread", level=4), "data-integer", "resource bread", "level"),
        (entry("resource", "bread", copies=[1, 1]), "data-copies", "resource bread", "copies"),
        (entry("resource", "bread", plank=[]), "data-plank-empty", "resource bread", "plank"),
        (
            entry("resource", "bread", plank=[{}]),
            "data-plank-empty",
            "resource bread.plank[0]",
            "plank",
        ),
        (
            entry("resource", "bread", plank=[{"discard": ["flower"]}]),
            "data-one-of",
            "resource bread.plank[0]",
            "discard",
        ),
        (
            entry("resource", "bread", plank=[{"discard": ["bread"]}]),
            "data-plank-circle",
            "resource bread.plank[0]",
            "plank",
        ),
        (
            entry("resource", "bread", plank=[{"discard": ["cow"], "reveal": ["cow"]}]),
            "data-plank-circle",
            "resource bread.plank[0]",
            "plank",
        ),
        (
            entry("resource", "bread", plank=[{"discard": ["cow", "cow", "cow"]}]),
            "data-plank-too-much",
            "resource bread.plank[0]",
            "plank",
        ),
        (
            entry(
                "resource",
                "sheep",
                plank=[{"discard": ["wood", "wheat"]}, {"discard": ["wheat", "wood"]}],
            ),
            "data-planks-alike",
            "resource sheep",
            "plank",
        ),
        (
            entry(
                "resource", "sheep", plank=[{"discard": ["wood"]}, {"discard": ["wheat", "wood"]}]
            ),
            "data-planks-alike",
            "resource sheep",
            "plank",
        ),
        (
            entry("resource", "sheep", plank=[{"burn": ["wood"]}]),
            "data-unknown-field",
            "resource sheep.plank[0]",
            "burn",
        ),
        (
            entry("resource", "wood", plank=[{"discard": ["clay"]}]),
            "data-unknown-field",
            "resource wood",
            "plank",
        ),
        (entry("building", "mill", kind="starting"), "data-one-of", "building mill", "kind"),
        (
            entry("building", "mill", kind="special"),
            "data-initial",
            "building brick_factory",
            "kind",
        ),
        (entry("building", "mill", points=-1), "data-integer", "building mill", "points"),
        (
            entry("building", "mill", effect={"gives": "mill", "plank": [{"discard": ["wheat"]}]}),
            "data-one-of",
            "building mill.effect",
            "gives",
        ),
        (
            entry("building", "bar", effect={"tokens": 0, "plank": [{"discard": ["wheat"]}]}),
            "data-integer",
            "building bar.effect",
            "tokens",
        ),
        (
            entry("building", "bar", effect={"tokens": 2}),
            "data-missing",
            "building bar.effect",
            "plank",
        ),
        (
            entry("building", "bar", effect={"exchange": 3}),
            "data-market-twice",
            "building market",
            "effect",
        ),
        ({"rules": {"tiles": [3, 4, 5]}}, "data-tiles", "rules", "tiles"),
        ({"rules": {"max_seats": 5}}, "data-integer", "rules", "max_seats"),
        ({"rules": {"hand_limit": 0}}, "data-integer", "rules", "hand_limit"),
        ({"rules": {"goals": 12}}, "data-unknown-field", "rules", "goals"),
        ({"readings": {"market": "shop"}}, "data-one-of", "readings", "market"),
        (
            {"resource": [{"id": id, "copies": [0, 1, 1]} for id in LEVEL_1]},
            "data-no-level-one",
            "resource wood",
            "copies",
        ),
    ],
)
def test_broken_data_is_refused_with_file_entry_and_field(
    overlay: dict[str, object], message: str, where: str, field: str
) -> None:
    with pytest.raises(lw.DataError) as problem:
        title(**overlay)
    told = problem.value.message
    assert (told.id, told.args["entry"], told.args["field"]) == (message, where, field)
    assert ".toml" in str(told.args["file"])
    for language in ("en", "fr"):
        assert where in explain(problem.value, language)


# --- corrections -------------------------------------------------------------------------------------------------------------


def test_an_overlay_changes_a_cost_for_its_own_game_only() -> None:
    other = title(**entry("resource", "stone_wall", plank=[{"discard": ["cut_stone", "stone"]}]))
    factory = position("cut_stone stone", "", middle="stone_wall", game=other)
    assert factory.act("produce stone_wall discard stone cut_stone").hands[0] == ["stone_wall"]
    assert not position("cut_stone stone", "", middle="stone_wall").legal("produce stone_wall")


def test_an_overlay_changes_the_tokens_of_the_bakery() -> None:
    other = title(
        **entry("building", "bakery", effect={"tokens": 3, "plank": [{"discard": ["bread"]}]})
    )
    factory = position("bread wood", "", fronts=["bakery"], game=other).act(
        "activate bakery discard bread"
    )
    assert factory.points == [5, 0]


def test_figures_of_the_rules_can_be_corrected() -> None:
    other = title(rules={"goal": 3, "hand_limit": 2, "tokens": 2, "row": 4})
    view = Factory(other.setup(2, lw.Seeded(1)), other).view
    assert view["tokens"] == 2
    assert len([id for id in view["goods"] if id in LEVEL_3]) == 4
    factory = position("wood wheat", "", fronts=["mansion"], game=other)
    assert not factory.legal("produce")


@pytest.mark.parametrize(
    "overlay",
    [
        {"rules": {"hand_limit": 4, "tokens": 1, "row": 3, "goal": 4}},
        {"readings": {"market": "none"}},
        {
            "building": [
                {"id": "mansion", "effect": {"exchange": 1}},
                {"id": "castle", "effect": {"exchange": 2}},
            ]
        },
        {
            "building": [
                {
                    "id": "mansion",
                    "effect": {
                        "gives": "wood",
                        "plank": [{"discard": ["clay"], "reveal": ["cow"]}],
                    },
                }
            ]
        },
        {
            "resource": [
                {
                    "id": "bread",
                    "plank": [
                        {"discard": ["wood", "wood", "wood"]},
                        {"reveal": ["plank", "plank"]},
                    ],
                }
            ]
        },
    ],
    ids=["tight", "no market", "more markets", "wheat farm", "many of a kind"],
)
def test_corrected_games_keep_the_laws(overlay: dict[str, object]) -> None:
    assert check(title(**overlay), plays=1, seed=3, seats=3) == 1


def test_a_valley_with_a_single_card_does_not_spin() -> None:
    """Whoever holds the only card can but swap it for itself, and the other has nothing: in the end somebody is asked all the same."""
    factory = position("wood", "", level_1="", emptied=True)
    factory.go_on()
    assert factory.legal() == ["exchange wood"]
    factory.act("exchange wood")
    assert factory.legal() == ["exchange wood"]
