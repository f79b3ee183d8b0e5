"""Summer: figures work, and what they yield is stored."""

from rules.walnut_grove.grove import refused, spring, summer

import littleworlds as lw
from littleworlds.games.walnut_grove.state.lanes import total


def test_the_example_of_the_rulebook() -> None:
    grove = summer(
        disc="a1", goods=False, lay=("l23 0,1 2", "l47 -1,1 0", "l01 1,1 0", "l20 1,2 1")
    ).hire("yellow 1 blue 1")
    grove.farm().figures = 3
    assert grove.region("dairy") == (3, 3, 0)
    assert grove.region("grain")[0] == 3
    grove.act("work 4,0 a")
    assert grove.goods() == {"wood": 1}, "the yellow labourer: one wood, on one of two squares"
    grove.act("work 0,0 a")
    assert grove.goods() == {"wood": 1, "dairy": 4}, (
        "the blue one: three milk and one for the year's bonus"
    )
    assert grove.barn() == {"dairy": 1}, "the fourth goes into the barn"
    grove.act("work 1,0 a")
    assert grove.goods() == {"wood": 1, "dairy": 4, "grain": 3}, "the farmer: three grain"
    assert grove.barn() == {"dairy": 1}
    assert grove.season == "autumn"


def test_every_figure_must_be_placed_one_per_region() -> None:
    grove = summer().act("work 0,0 a")
    assert "work 0,0 a" not in grove.legal()
    refused(grove, "work 0,0 a", "figure-there")
    assert grove.legal() == ["work 1,0 a", "work 2,0 a", "work 3,0 a", "work 4,0 a"], (
        "there is no other answer than a region"
    )
    grove.act("work 3,0 a")
    assert grove.season == "autumn"


def test_the_farmer_and_each_labourer_work() -> None:
    grove = spring("l01 l02").hire("yellow 1 blue 1 white 2").act("tile l01", "cell 0,1")
    for figure in range(5):
        assert (grove.season, grove.farm().figures) == ("summer", 5 - figure)
        grove.act(f"work {figure},0 a")
    assert grove.season == "autumn"


def test_several_figures_on_one_tile_in_different_regions() -> None:
    grove = summer(lay=("l47 2,1 0",))
    grove.act("work 2,1 a", "work 2,1 d")
    assert grove.goods() == {"wood": 1, "grain": 2, "fish": 1}, "and grain is this year's bonus"


def test_conflict_4_two_figures_on_the_same_kind_of_land_if_it_is_not_one_region() -> None:
    grove = summer(disc="a3", lay=("l04 1,1 0",), goods=False)
    grove.act("work 4,0 a", "work 1,1 a")
    assert grove.goods() == {"wood": 4}


def test_the_colour_of_a_figure_does_not_matter() -> None:
    grove = summer().hire("white 1")
    assert len(grove.legal()) == 5


def test_r3_a_region_yields_its_tiles_the_district_counts_as_one() -> None:
    grove = summer(lay=("l04 4,1 0",), goods=False).act("work 4,0 a")
    assert grove.goods() == {"wood": 2}


def test_r3_fences_never_cut_a_region() -> None:
    grove = summer(lay=("l20 4,1 0",))
    assert grove.region("wood")[0] == 2, "brown lies south and west, behind a fence against yellow"


def test_the_bonus_of_the_year_goes_to_each_figure_that_yields_it() -> None:
    grove = summer(disc="a2").act("work 1,0 a")
    assert grove.goods()["grain"] == 2
    assert grove.told_to(None, "harvested")[0]["count"] == 2


def test_r4_squares_first_then_the_barn_then_lost() -> None:
    grove = summer(disc="a3", lay=("l04 4,1 0",)).give("wood 3").coins(coppers=0)
    for good in ("wood",) * 4:
        grove.give(barn=good + " 1")
    grove.act("work 4,0 a")
    assert grove.told_to(None, "lost") == [{"who": "#0", "good": "@wood", "count": 3}], (
        "a barn full of wood has nothing to drop for wood"
    )
    assert grove.goods()["wood"] == 8


def test_r4_things_in_the_barn_may_be_dropped_for_new_goods() -> None:
    grove = summer(disc="a3", lay=("l04 4,1 0",)).give("wood 3", barn="fish 2")
    grove.act("work 4,0 a")
    assert grove.step() == "room"
    assert grove.legal() == ["drop barn fish", "drop copper", "done"]
    refused(grove, "drop barn wood", "no-goods-there")
    refused(grove, "drop silver", "no-such-coin")
    grove.act("drop barn fish")
    assert grove.barn() == {"fish": 1, "wood": 1}
    grove.act("drop copper")
    assert not grove.final, "everybody knew that coin"
    assert grove.coins_in_bag()[0] == 9 + 1
    assert grove.barn() == {"fish": 1, "wood": 2}
    grove.act("done")
    assert grove.told_to(None, "lost")[0]["count"] == 1
    assert grove.step() == "work"


def test_r4_a_drawn_coin_that_is_dropped_is_seen_by_all_and_final() -> None:
    grove = summer(2, disc="a3", lay=("l04 4,1 0",)).give("wood 3").coins("silver 4")
    grove.act("work 4,0 a", "drop silver", seat=0)
    assert grove.final
    assert grove.told_to(1, "dropped-coin") == [{"who": "#0", "coin": "@silver"}]


def test_a_coin_dropped_in_summer_blocks_only_its_owners_undo() -> None:
    grove = summer(2, disc="a3", lay=("l04 4,1 0",)).give("wood 3").coins("silver 4")
    other = grove.state.copy()
    grove.act("work 4,0 a", "drop silver", seat=0).act("work 0,0 a", seat=1)
    chance = lw.Recorded([])
    parse = grove.game.parse
    for seat, text in ((1, "work 0,0 a"), (0, "work 4,0 a"), (0, "drop silver")):
        other.apply(seat, parse(text), chance)
    assert other.dump() == grove.state.dump(), "in whatever order it happens"


def test_r20_moving_goods_to_the_barn_first_gives_nothing_that_storing_does_not() -> None:
    for squares_full in range(3):
        for room in range(3):
            lazy = summer(disc="a3", goods=False).coins(coppers=0)
            lazy.give(f"wood {squares_full}" if squares_full else "", barn=f"stone {4 - room}")
            moved = summer(disc="a3", goods=False).coins(coppers=0)
            shifted = min(squares_full, room)
            moved.give(
                f"wood {squares_full - shifted}" if squares_full > shifted else "",
                barn=f"stone {4 - room} wood {shifted}",
            )
            for grove in (lazy, moved):
                grove.act("work 4,0 a")
                if grove.step() == "room":
                    grove.act("done")
            assert lazy.goods() == moved.goods()
            assert total(lazy.farm().barn) <= total(moved.farm().barn), "and leaves no less room"


def test_r4_goods_never_go_back_from_the_barn_to_the_land() -> None:
    grove = summer(disc="a2", goods=False).give(barn="wood 2")
    grove.act("work 4,0 a")
    assert grove.region("wood") == (1, 2, 1), "a square is still free"
    assert grove.barn() == {"wood": 2}
    grove.lay("l04 4,1 0").act("work 3,0 a")
    assert grove.region("wood") == (2, 4, 1)
    assert grove.barn() == {"wood": 2}


def test_r4_goods_never_go_from_one_region_to_another_of_its_kind() -> None:
    grove = summer(disc="a3", lay=("l04 1,1 0",), goods=False).give("wood 2").act("work 4,0 a")
    forests = [row for row in grove.view(0)["farms"][0]["regions"] if row["good"] == "wood"]
    assert [(row["goods"], row["squares"]) for row in forests] == [(2, 2), (0, 2)]
    assert grove.barn() == {"wood": 2}, "though the other forest has squares to spare"


def test_r20_goods_are_moved_into_the_barn_before_the_scoring_alone() -> None:
    refused(summer(), "store 4,0 a", "only-before-scoring")


def test_r23_goods_are_asked_for_by_region_never_by_square() -> None:
    view = summer().view(0)["farms"][0]
    assert [region["squares"] for region in view["regions"]] == [2, 2, 2, 2, 2]


def test_summer_is_open_to_all_at_once() -> None:
    grove = summer(3)
    assert grove.actors == [0, 1, 2]
    window = grove.state.window()
    assert window is not None
    assert not window.secret
