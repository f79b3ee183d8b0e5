"""The data: what an owner may correct, and what is refused with a sentence that names file, entry
and field."""

from collections.abc import Callable
from typing import cast

import pytest
from rules.walnut_grove.grove import (
    TITLE,
    Grove,
    autumn,
    before_winter,
    enter_winter,
    fresh,
    summer,
    title,
)

import littleworlds as lw
from littleworlds.core.data import KNOWN
from littleworlds.games.walnut_grove.game import WalnutGrove
from littleworlds.games.walnut_grove.rules.phases import NOTHING, OVER
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.words import explain

EDGES = {"n": ["a"], "e": ["a"], "s": ["b"], "w": ["b"]}
FENCE = [{"between": ["a", "b"], "fence": True}]
HALVES = {
    "id": "l20",
    "areas": {"a": "grain", "b": "wood"},
    "squares": {"a": 1},
    "edges": EDGES,
    "borders": FENCE,
}


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
def test_a_tile_whose_edges_or_squares_make_no_sense_is_refused_by_name(
    change: dict[str, object], message: str
) -> None:
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
    tile = {
        "id": "l20",
        "areas": {area: FOUR[area] for area in areas},
        "squares": {},
        "edges": edges,
        "borders": borders(*pairs),
    }
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
        (
            {
                "improvement": [
                    {"id": id, "count": 1}
                    for id in ("tent", "ladder", "safe", "storehouse", "passage", "horses")
                ]
            },
            None,
        ),
        ({"coin": [{"id": "copper", "count": 7}]}, "data-too-few"),
        (
            {"board": [{"id": "p1", "districts": ["grain", "grain", "fish", "dairy", "wood"]}]},
            "data-districts",
        ),
        ({"board": [{"id": "p1", "squares": [2, 2, 2, 2, 0]}]}, "data-start-squares"),
        ({"toll": [{"id": "church", "behind": "general_store"}]}, "data-tolls"),
        ({"toll": [{"id": "church", "spaces": 0}, {"id": "town_hall", "spaces": 3}]}, "data-tolls"),
        ({"rank": [{"id": "expert", "points": 30}]}, "data-ranks"),
        ({"rules": {"display": [2, 2, 3]}}, "data-display"),
        ({"farm": {"start_good": "gravel"}}, "data-one-of"),
        ({"good": [{"id": "fish", "letter": {"en": "f", "fr": "l"}}]}, "data-goods"),
        ({"farm": {"barn_spaces": 50, "barn_lots": 20, "spaces_per_barn": 8}}, None),
        (
            {
                "farm": {"barn_spaces": 50, "barn_lots": 20, "spaces_per_barn": 8},
                "tile": [{"id": "l01", "squares": {"a": 9}}],
            },
            "data-too-many-goods",
        ),
        (
            {"farm": {"wagons": 20}, "seasons": {"food": 9, "double_food": 9, "wagon_wood": 9}},
            "data-too-many-goods",
        ),
        ({"stop": [{"id": "hotel", "cost": {"gold": 1}}]}, "data-one-of"),
        ({"stop": [{"id": "hotel", "price": 1}]}, "data-unknown-field"),
    ],
)
def test_nonsense_is_refused(overlay: dict[str, object], message: str | None) -> None:
    if message is None:
        title(**overlay)
    else:
        assert refusal(**overlay).message.id == message


# --- every figure stands in the data: changed there, it changes the play ------------------------


def room_at_first(game: WalnutGrove) -> int:
    """Free spaces of the barn beside the first coins."""
    return int(fresh(1, game).farm().room)


def coins_at_first(game: WalnutGrove) -> int:
    return int(fresh(1, game).farm().coin_count())


def wood_at_first(game: WalnutGrove) -> int:
    return fresh(1, game).goods().get("wood", 0)


def shown_at_the_saloon(game: WalnutGrove) -> int:
    return sum(fresh(1, game).view()["display"][4].values())


def figures_in_summer(game: WalnutGrove) -> int:
    return int(summer(game=game).farm().figures)


def harvest(game: WalnutGrove) -> int:
    """Of the good of the year's summer, on a district alone."""
    return summer(disc="a2", game=game).act("work 1,0 a").goods()["grain"]


def winter(game: WalnutGrove, labourers: str, disc: str, huts: int = 0) -> int:
    """Help tiles of a farm that has nothing for a winter: one for each good that it takes."""
    grove = before_winter(disc=disc, game=game).hire(labourers)
    grove.farm().huts = huts
    return sum(enter_winter(grove).help())


def food(game: WalnutGrove) -> int:
    return winter(game, "blue 1", "a4", huts=1)


def double_food(game: WalnutGrove) -> int:
    return winter(game, "blue 1", "a1", huts=1)


def fires(game: WalnutGrove) -> int:
    return winter(game, "", "b2")


def wagons(game: WalnutGrove) -> int:
    return winter(game, "blue 1", "a4") - food(game)


def what_burns(game: WalnutGrove) -> dict[str, int]:
    grove = before_winter(disc="a2", game=game).hire("").give("wood 1 stone 1")
    return enter_winter(grove).goods()


def repaid(game: WalnutGrove) -> int:
    """Goods that a help tile costs."""
    grove = autumn(1, game=game).give("wood 6")
    grove.farm().help_up = 1
    return 6 - grove.act("repay").goods()["wood"]


def may_repay_with_two(game: WalnutGrove) -> bool:
    grove = autumn(1, game=game).give("wood 2")
    grove.farm().help_up = 1
    return "repay" in grove.legal()


def sales(game: WalnutGrove) -> int:
    """Kinds of goods that the store takes in one visit."""
    grove = (
        autumn(2, "hotel post_office", game=game)
        .give("grain 1 fish 1 dairy 1 wood 1 stone 1")
        .act("go general_store")
    )
    sold = 0
    while grove.legal()[0].startswith("sell"):
        grove.act(grove.legal()[0])
        sold += 1
    return sold


def coins_for(game: WalnutGrove, disc: str) -> int:
    """Coins for one stone."""
    grove = autumn(2, "hotel post_office", disc=disc, game=game).coins(coppers=0).give("stone 1")
    return int(
        grove.act("go general_store", "sell 2,0 a")
        .act("draw", chance=lw.Seeded(1))
        .farm()
        .coin_count()
    )


def coins_for_a_good(game: WalnutGrove) -> int:
    return coins_for(game, "a3")


def coins_for_the_good_of_the_year(game: WalnutGrove) -> int:
    return coins_for(game, "a2") - coins_for(game, "a3")


def points(game: WalnutGrove, arrange: Callable[[Grove], object] = Grove.without_goods) -> int:
    """The score of a farm as it was set up, and then arranged; the sheet and what everybody sees
    say the same."""
    grove = fresh(1, game)
    arrange(grove)
    grove.farm().asked = NOTHING
    grove.state.season = OVER
    outcome = grove.state.outcome()
    assert outcome.scores == [sum(line.points for line in outcome.sheet)] == grove.view(0)["scores"]
    return outcome.scores[0]


def points_with_an_enclosure(game: WalnutGrove) -> int:
    return points(game, lambda grove: grove.lay("l47 3,1 0"))


def points_with_a_drawn_copper(game: WalnutGrove) -> int:
    return points(game, lambda grove: grove.coins("copper 1", coppers=0))


def points_with_two_help_tiles(game: WalnutGrove) -> int:
    def lose(grove: Grove) -> None:
        grove.farm().help_down = 2

    return points(game, lose)


def points_with_a_tent(game: WalnutGrove) -> int:
    def improve(grove: Grove) -> None:
        grove.farm().improvements = 1

    return points(game, improve)


def room_of_a_new_barn(game: WalnutGrove) -> int:
    grove = autumn(2, game=game).give("wood 1 stone 1").coins(coppers=0).show("carpenter", "barn")
    before = grove.farm().room
    return int(grove.act("go carpenter", "take barn").farm().room - before)


def may_take(game: WalnutGrove, goods: str, stop: str, piece: str, **owned: int) -> bool:
    """Whether a farm that owns so much already may take one more piece."""
    grove = autumn(2, game=game).give(goods).show(stop, piece)
    for what, count in owned.items():
        setattr(grove.farm(), what, count)
    grove.farm().room += grove.farm().barns * game.cards.spaces_per_barn
    return f"take {piece}" in grove.act("go " + stop).legal()


def third_labourer(game: WalnutGrove) -> bool:
    return may_take(game, "grain 2", "dakota_lodge", "blue_labourer", labourers=2)


def second_barn(game: WalnutGrove) -> bool:
    return may_take(game, "wood 1 stone 1", "carpenter", "barn", barns=1)


def second_improvement(game: WalnutGrove) -> bool:
    return may_take(game, "stone 2 fish 1", "svensons", "tent", improvements=1)


def last_year(game: WalnutGrove) -> int:
    """The year after whose winter the play is over."""
    chance = lw.Seeded(4)
    state = cast(WalnutState, game.setup(1, chance))
    while state.actors():
        state.apply(0, state.legal(0)[0], chance)
    return state.view(None)["year"]


def goods_at_the_post_office(game: WalnutGrove) -> int:
    grove = autumn(2, game=game).coins(coppers=0).act("go post_office")
    while grove.step() == "good":
        grove.act("take fish")
    return grove.barn()["fish"]


def asked_past_the_church(game: WalnutGrove) -> str:
    return autumn(1, "saloon", game=game).act("go church_bazaar").step()


def room_for_two_at_the_hotel(game: WalnutGrove) -> bool:
    return "go hotel" in autumn(2, "general_store hotel", game=game).legal()


FIGURES: list[tuple[dict[str, object], Callable[[WalnutGrove], object], object, object]] = [
    ({"farm": {"barn_spaces": 6}}, room_at_first, 2, 4),
    ({"farm": {"start_coins": 1}}, coins_at_first, 2, 1),
    ({"farm": {"start_goods": 2}}, wood_at_first, 1, 2),
    ({"farm": {"farmers": 2}}, figures_in_summer, 2, 3),
    ({"farm": {"buildings": 5}}, points, 6, 9),
    ({"farm": {"spaces_per_barn": 5}}, room_of_a_new_barn, 2, 5),
    ({"farm": {"wagons": 2}}, third_labourer, True, False),
    ({"farm": {"barn_lots": 1}}, second_barn, True, False),
    ({"farm": {"improvements": 1}}, second_improvement, True, False),
    ({"rules": {"display": [1, 2, 3, 4]}}, shown_at_the_saloon, 2, 1),
    ({"seasons": {"summer_bonus": 3}}, harvest, 2, 4),
    ({"seasons": {"food": 3}}, food, 1, 3),
    ({"seasons": {"double_food": 5}}, double_food, 2, 5),
    ({"seasons": {"fire_wood": 2}}, fires, 2, 4),
    ({"seasons": {"wagon_wood": 3}}, wagons, 1, 3),
    ({"seasons": {"wood": "stone"}}, what_burns, {"stone": 1}, {"wood": 1}),
    ({"help": {"repaid_with": 2}}, repaid, 3, 2),
    ({"help": {"repaid_with": 2}}, may_repay_with_two, False, True),
    ({"help": {"points": -3}}, points_with_two_help_tiles, 2, 0),
    ({"store": {"most_goods": 2}}, sales, 3, 2),
    ({"store": {"coins_per_good": 2}}, coins_for_a_good, 1, 2),
    ({"store": {"bonus_coins": 3}}, coins_for_the_good_of_the_year, 1, 3),
    ({"points": {"enclosure": 4}}, points_with_an_enclosure, 7, 10),
    ({"points": {"figure": 5}}, points, 6, 12),
    ({"points": {"building": 3}}, points, 6, 10),
    ({"coin": [{"id": "copper", "points": 1}]}, points, 6, 8),
    ({"coin": [{"id": "copper", "points": 1}]}, points_with_a_drawn_copper, 6, 7),
    ({"improvement": [{"id": "tent", "each": 5}]}, points_with_a_tent, 8, 11),
    ({"disc": [{"id": "a3", "drop": True}, {"id": "b2", "drop": True}]}, last_year, 8, 6),
    ({"stop": [{"id": "post_office", "take": 3}]}, goods_at_the_post_office, 2, 3),
    ({"stop": [{"id": "hotel", "capacity": 2}]}, room_for_two_at_the_hotel, False, True),
    ({"toll": [{"id": "church", "coins": 0}]}, asked_past_the_church, "toll", "good"),
]


@pytest.mark.parametrize(("overlay", "play", "printed", "changed"), FIGURES)
def test_an_overlay_changes_the_figures_of_the_rules(
    overlay: dict[str, object],
    play: Callable[[WalnutGrove], object],
    printed: object,
    changed: object,
) -> None:
    assert play(TITLE) == printed
    assert play(title(**overlay)) == changed


def test_every_figure_of_the_rules_is_tried() -> None:
    """No number can be added to these tables without a line above."""
    assert TITLE.data is not None
    tables = cast(dict[str, dict[str, object]], TITLE.data.to_dict())
    tried = {
        (table, field)
        for overlay, *_ in FIGURES
        for table, fields in overlay.items()
        if isinstance(fields, dict)
        for field in fields
    }
    for table in ("farm", "seasons", "help", "store", "points"):
        figures = {field for field, value in tables[table].items() if isinstance(value, int)}
        assert {(table, field) for field in figures} <= tried


def test_every_entry_says_how_it_is_known() -> None:
    assert TITLE.data is not None
    for table in (
        "tile",
        "disc",
        "board",
        "stop",
        "toll",
        "good",
        "labourer",
        "coin",
        "building",
        "improvement",
        "rank",
    ):
        for entry in TITLE.data.table(table):
            assert entry.known("id") in KNOWN
    assert {entry.known("edges") for entry in TITLE.data.table("tile")} == {"substitute"}


def test_substitutes_are_marked() -> None:
    assert TITLE.data is not None
    costs = {entry.id: entry.known("cost") for entry in TITLE.data.table("stop")}
    assert costs["dakota_lodge"] == "transcribed"
    assert all(
        costs[stop] == "substitute"
        for stop in ("carpenter", "svensons", "saloon", "hotel", "johansens_mill", "soebucks")
    )


def known(table: str, field: str) -> dict[str, str]:
    assert TITLE.data is not None
    return {entry.id: entry.known(field) for entry in TITLE.data.table(table)}


def test_lands_that_the_rulebook_does_not_name_are_ours() -> None:
    lands = known("good", "land")
    assert [lands[good] for good in ("grain", "fish", "stone")] == ["substitute"] * 3
    assert [lands[good] for good in ("dairy", "wood")] == ["rulebook"] * 2
    goods = known("good", "name")
    assert (goods["grain"], goods["dairy"]) == ("substitute", "substitute"), "grain, crèmerie"


def test_english_names_that_the_rulebook_does_not_print_are_not_of_the_rulebook() -> None:
    stops = known("stop", "name.en")
    printed = {stop for stop, source in stops.items() if source == "rulebook"}
    assert printed == {"post_office", "svensons", "saloon", "hotel", "soebucks"}
    for table in ("toll", "labourer", "coin", "building", "improvement"):
        assert set(known(table, "name.en").values()) == {"transcribed"}
    assert set(known("good", "land.en").values()) == {"print"}


def test_the_two_buildings_that_one_begins_with_are_reasoned() -> None:
    assert TITLE.data is not None
    assert TITLE.data.single("farm").known("buildings") == "inferred"


def test_the_tiles_are_as_the_facts_have_them() -> None:
    tiles = TITLE.cards.tiles
    areas = sum(len(goods) for goods in tiles.goods)
    borders = [border for tile in tiles.fences for border in tile]
    squares = sum(sum(tile) for tile in tiles.squares)
    assert (areas, squares) == (120, 140)
    assert (len(borders), sum(1 for *_, fence in borders if fence)) == (86, 66)
