"""A help tile may be returned for three goods at any time: one test per moment at which it is
offered, and at which it is not."""

import pytest
from rules.walnut_grove.grove import (
    Grove,
    autumn,
    before_winter,
    enter_winter,
    refused,
    spring,
    summer,
)

import littleworlds as lw


def with_tile(grove: Grove) -> Grove:
    """A help tile face up."""
    grove.farm().help_up = 1
    return grove


def full_barn(barn: str = "fish 2 dairy 2") -> Grove:
    """A summer in which a wood of two tiles overflows by three into a full barn."""
    grove = summer(disc="a3", lay=("l04 4,1 0",)).give("wood 3").coins(coppers=0)
    return with_tile(grove.give(barn=barn))


# --- summer -------------------------------------------------------------------------------------


def test_before_each_figure_in_summer() -> None:
    grove = with_tile(summer(goods=False).give(barn="fish 2").give("grain 2"))
    assert grove.legal()[-1] == "repay"
    grove.act("work 0,0 a")
    assert grove.legal()[-1] == "repay"
    grove.act("repay", "pay barn fish", "pay barn fish", "pay 1,0 a")
    assert (grove.help(), grove.step()) == ((0, 0), "work")
    assert grove.legal() == ["work 1,0 a", "work 2,0 a", "work 3,0 a", "work 4,0 a"]


def test_while_making_room_in_summer_the_harvest_takes_the_room_of_the_goods_paid() -> None:
    grove = full_barn().act("work 4,0 a")
    assert grove.step() == "room"
    assert grove.legal() == ["drop barn fish", "drop barn dairy", "repay", "done"]
    grove.act("repay", "pay barn fish", "pay barn dairy", "pay barn dairy")
    assert grove.barn() == {"fish": 1, "wood": 3}
    assert grove.told_to(None, "found-room") == [{"who": "#0", "good": "@wood", "count": 3}]
    assert (grove.help(), grove.step()) == ((0, 0), "work")


def test_goods_paid_from_the_squares_of_the_region_make_room_there() -> None:
    grove = full_barn().act("work 4,0 a", "repay", "pay 4,0 a", "pay 4,0 a", "pay barn fish")
    assert grove.region("wood") == (2, 4, 4), "its squares first"
    assert grove.barn() == {"fish": 1, "dairy": 2, "wood": 1}
    assert grove.step() == "work"


def test_goods_paid_from_elsewhere_make_no_room() -> None:
    grove = full_barn().give("grain 2 stone 2").act("work 4,0 a")
    grove.act("repay", "pay 1,0 a", "pay 1,0 a", "pay 2,0 a")
    assert grove.heard == ["paid", "repaid"]
    assert grove.step() == "room"
    assert grove.legal() == ["drop barn fish", "drop barn dairy", "done"]


def test_goods_would_be_lost_without_a_question() -> None:
    grove = full_barn("wood 4").act("work 4,0 a")
    assert grove.step() == "room"
    assert grove.legal() == ["repay", "done"], "wood is not dropped for wood"
    grove.act("repay", "pay 4,0 a", "pay barn wood", "pay barn wood")
    assert grove.goods() == {"wood": 8}
    assert grove.step() == "work"


def test_no_question_when_goods_are_lost_and_there_is_no_tile_to_repay() -> None:
    grove = full_barn("wood 4")
    grove.farm().help_up = 0
    grove.act("work 4,0 a")
    assert grove.told_to(None, "lost")[0]["count"] == 3
    assert grove.step() == "work"


def test_a_full_barn_an_overflowing_summer_and_a_tile_keep_three_goods_more() -> None:
    """Played both ways: repaid when the goods have no room, or as soon as that was asked before."""
    at_once = full_barn().act("work 4,0 a", "repay", "pay barn fish", "pay barn dairy")
    at_once.act("pay barn dairy", "work 0,0 a")
    later = full_barn().act("work 4,0 a", "done", "work 0,0 a")
    assert later.season == "autumn"
    later.act("repay", "pay barn fish", "pay barn dairy", "pay barn dairy")
    assert at_once.season == later.season == "autumn"
    assert at_once.help() == later.help() == (0, 0)
    assert sum(at_once.goods().values()) == sum(later.goods().values()) + 3


# --- autumn -------------------------------------------------------------------------------------


def test_before_walking_in_town() -> None:
    grove = with_tile(autumn(2).give("wood 3")).act("repay")
    assert (grove.actors, grove.step(), grove.help()) == ([0], "go", (0, 0))


def test_before_a_toll() -> None:
    grove = with_tile(autumn(1, "saloon").give("wood 3")).act("go carpenter")
    assert grove.legal() == ["pay copper", "help", "repay"]
    grove.act("repay", "help")
    assert grove.help() == (1, 0)


def test_before_a_piece_is_taken() -> None:
    grove = with_tile(autumn(1).give("grain 5").show("dakota_lodge", "blue_labourer"))
    grove.act("go dakota_lodge")
    assert grove.legal() == ["take blue_labourer", "repay", "done"]
    grove.act("repay")
    assert grove.legal() == ["take blue_labourer", "done"]
    assert (grove.goods(), grove.help()) == ({"grain": 2}, (0, 0))


def test_a_piece_that_cannot_be_paid_for_any_more_is_not_offered_again() -> None:
    grove = with_tile(autumn(2).coins(coppers=0).give("grain 3"))
    grove.show("dakota_lodge", "blue_labourer").act("go dakota_lodge", "repay")
    assert grove.heard == ["paid", "repaid", "nothing-done"]
    assert grove.actors == [1]


@pytest.mark.parametrize("barn", ["", "fish 2"])
def test_before_each_good_is_taken(barn: str) -> None:
    grove = with_tile(autumn(1).give("grain 6", barn=barn).act("go post_office"))
    assert grove.legal()[-1] == "repay"
    grove.act("repay", *["pay 1,0 a"] * 3 if barn else [])
    assert grove.step() == "good"
    assert "repay" not in grove.legal()
    grove.act("take stone", *["drop copper"] if barn else [])
    assert grove.barn()["stone"] == 1
    assert grove.step() == "good", "one more is due"


def test_repaying_makes_room_for_goods_of_the_post_office() -> None:
    grove = with_tile(autumn(1).give("grain 1", barn="fish 2").act("go post_office"))
    grove.act("repay", "take stone")
    assert grove.heard == ["took"]
    assert grove.barn() == {"stone": 1}
    assert grove.farm().room == 1


def test_while_making_room_for_one_good() -> None:
    grove = with_tile(autumn(2).give("grain 3", barn="fish 2").act("go post_office", "take stone"))
    assert grove.step() == "room-for-one"
    assert grove.legal() == ["drop barn fish", "drop copper", "repay"]
    elsewhere = Grove(grove.state.copy()).act("repay", "pay 1,0 a", "pay 1,0 a", "pay 1,0 a")
    assert elsewhere.step() == "room-for-one", "the barn is as full as before"
    grove.act("repay", "pay barn fish", "pay 1,0 a", "pay 1,0 a")
    assert grove.heard == ["paid", "repaid", "took"]
    assert grove.barn() == {"fish": 1, "stone": 1}
    assert grove.step() == "good"


def test_before_and_between_sales() -> None:
    grove = with_tile(autumn(1, "hotel").give("grain 2 fish 2 dairy 1").act("go general_store"))
    assert grove.legal()[-2:] == ["repay", "done"]
    grove.act("sell 1,0 a")
    assert grove.legal()[-2:] == ["repay", "draw"]
    grove.act("repay", "pay 1,0 a", "pay 3,0 a", "pay 3,0 a")
    assert grove.legal() == ["sell 0,0 a", "draw"], "what was sold is sold"


def test_with_nothing_left_to_sell_the_visit_is_over() -> None:
    grove = with_tile(autumn(2, "hotel town_hall").give("grain 3"))
    grove.act("go general_store", "repay")
    assert grove.heard == ["paid", "repaid", "nothing-done"]
    assert grove.actors == [1]


def test_while_coins_have_no_room() -> None:
    grove = with_tile(autumn(2, "hotel town_hall", disc="a3").give("stone 3", barn="fish 2"))
    grove.act("go general_store", "sell 2,0 a").draw_coins("gold")
    assert grove.step() == "keep"
    assert grove.legal() == ["return gold", "drop barn fish", "drop copper", "repay"]
    elsewhere = Grove(grove.state.copy()).give("stone 1")
    elsewhere.act("repay", "pay 2,0 a", "pay 2,0 a", "pay 2,0 a")
    assert elsewhere.legal() == ["return gold", "drop barn fish", "drop copper"]
    grove.act("repay", "pay barn fish", "pay 2,0 a", "pay 2,0 a")
    assert (grove.metals(), grove.barn()) == ({"gold": 1}, {"fish": 1})
    assert (grove.help(), grove.actors) == ((0, 0), [1])


# --- winter -------------------------------------------------------------------------------------


def test_before_the_winter_is_paid() -> None:
    grove = enter_winter(with_tile(before_winter(1).give("fish 1 wood 2 stone 3")))
    assert grove.legal() == ["repay", "done"]
    grove.act("repay", "pay 2,0 a", "pay 2,0 a", "pay 2,0 a", chance=lw.Seeded(1))
    assert (grove.goods(), grove.help()) == ({}, (0, 0))


def test_between_two_help_tiles_of_a_winter() -> None:
    grove = enter_winter(before_winter(2, disc="a1").hire("blue 1").give("stone 6"))
    assert grove.step() == "tiles"
    assert grove.told_to(None, "wintered")[0]["goods"] == ["1@fish"]
    assert grove.help() == (1, 0), "one of three tiles, for two fish and a wood"
    assert grove.legal() == ["repay", "done"]
    grove.act("repay")
    assert (grove.help(), grove.goods()) == ((1, 0), {"stone": 3})
    grove.act("repay", chance=lw.Seeded(1))
    assert (grove.help(), grove.goods()) == ((1, 0), {}), "two of three were repaid in between"
    assert grove.told_to(None, "wintered")[0]["goods"] == ["1@wood"]


def test_between_two_help_tiles_it_may_be_kept() -> None:
    grove = enter_winter(before_winter(2, disc="a1").hire("blue 1").give("stone 3"))
    grove.act("done")
    assert (grove.help(), grove.step()) == ((1, 1), "tiles")
    grove.act("done", chance=lw.Seeded(1))
    assert grove.help() == (1, 2)
    assert grove.goods() == {"stone": 3}


def test_after_the_last_help_tile_of_a_winter_nothing_is_asked() -> None:
    grove = enter_winter(before_winter(2).hire("").give("stone 9"))
    assert grove.help() == (1, 0), "one fire"
    assert grove.actors == []


def test_between_two_tiles_only_with_goods_that_the_winter_leaves() -> None:
    grove = enter_winter(before_winter(2, disc="a1").hire("blue 1").give("wood 1 stone 2"))
    assert grove.actors == []
    assert grove.goods() == {"stone": 2}
    assert grove.help() == (1, 1)


# --- never --------------------------------------------------------------------------------------


def test_not_in_spring() -> None:
    grove = with_tile(spring("l01 l06").give("wood 3"))
    refused(grove, "repay", "repaid-later")
    refused(grove.act("tile l01"), "repay", "repaid-later")


def test_not_in_the_middle_of_a_payment() -> None:
    grove = with_tile(
        autumn(1).give("grain 3", barn="grain 1").show("dakota_lodge", "blue_labourer")
    )
    grove.act("go dakota_lodge", "take blue_labourer")
    assert grove.step() == "pay"
    refused(grove, "repay", "repaid-later")
    winter = enter_winter(before_winter(2).give("fish 2", barn="fish 1 wood 2"))
    refused(with_tile(winter), "repay", "repaid-later")
    help_tile = with_tile(autumn(1).give("grain 2 fish 2")).act("repay")
    refused(help_tile, "repay", "repaid-later")


def test_not_in_anothers_turn() -> None:
    grove = autumn(2).give("wood 3", seat=1)
    grove.farm(1).help_up = 1
    refused(grove, "repay", "not-your-decision", seat=1)


@pytest.mark.parametrize(
    ("goods", "tile", "why"), [("wood 2", 1, "too-few-goods"), ("wood 3", 0, "no-help-tile")]
)
def test_not_without_a_tile_and_three_goods(goods: str, tile: int, why: str) -> None:
    grove = summer(goods=False).give(goods)
    grove.farm().help_up = tile
    assert "repay" not in grove.legal()
    refused(grove, "repay", why)
