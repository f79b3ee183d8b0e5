"""Winter: food by colour, fires and wagons, help tiles for what is missing, repaying them."""

import pytest
from rules.walnut_grove.grove import autumn, before_winter, enter_winter, refused, summer

import littleworlds as lw
from littleworlds.games.walnut_grove.rules.winter import needs


def wanted(labourers: str, disc: str, huts: int = 0) -> list[int]:
    """Grain, fish, milk, wood, stone that a winter takes."""
    grove = before_winter(disc=disc).hire(labourers)
    grove.farm().huts = huts
    packed = needs(grove.game.cards, grove.farm(), grove.state.disc)
    return [int(packed >> (8 * good)) & 255 for good in range(5)]


def test_each_labourer_eats_a_good_of_his_colour() -> None:
    assert wanted("yellow 1 blue 2 white 1", "a2", huts=4)[:2] == [1, 2]
    assert wanted("blue 1 white 3", "a1", huts=4)[2] == 3


def test_the_first_example_blue_labourers_eat_double_when_the_disc_says_so() -> None:
    assert wanted("blue 1", "a1", huts=1) == [0, 2, 0, 0, 0]
    assert wanted("blue 1", "a2", huts=1)[1] == 1


def test_the_second_example_the_yellow_labourer_in_the_wagon_needs_wood() -> None:
    assert wanted("yellow 1 blue 1", "a4", huts=1)[3] == 1, "farmer and blue labourer sleep inside"


def test_the_farmer_needs_no_food() -> None:
    assert wanted("", "a1") == [0, 0, 0, 0, 0]


def test_one_wood_per_fire_symbol_per_player() -> None:
    assert wanted("", "b2")[3] == 2
    assert wanted("", "a2")[3] == 1


def test_one_more_wood_per_occupied_wagon_none_for_empty_ones() -> None:
    assert wanted("yellow 2", "a2")[3] == 1 + 2
    assert wanted("yellow 2", "a2", huts=4)[3] == 1, "more huts than labourers save nothing more"


def test_goods_come_from_field_and_barn_and_go_to_the_supply() -> None:
    grove = enter_winter(
        before_winter(2).give("fish 1", barn="wood 2").give("fish 1 wood 2", seat=1)
    )
    assert grove.goods() == grove.goods(1) == {}
    assert grove.help() == grove.help(1) == (0, 0)


def test_which_goods_is_asked_only_where_it_matters() -> None:
    grove = enter_winter(
        before_winter(2).give("fish 2", barn="fish 1 wood 2").give("fish 1 wood 2", seat=1)
    )
    assert grove.actors == [0]
    assert grove.legal() == ["pay 3,0 a", "pay barn fish"]
    refused(grove, "pay copper", "coins-not-here")
    grove.act("pay barn fish", chance=lw.Seeded(1))
    assert grove.goods() == {"fish": 2}
    assert grove.view()["year"] == 2


def test_r15_payment_is_compulsory_while_goods_last() -> None:
    grove = enter_winter(before_winter(2).give("fish 1"))
    assert grove.goods() == {}
    assert grove.help() == (1, 1), "two wood are missing"


def test_r15_one_help_tile_per_missing_good_food_and_wood() -> None:
    grove = enter_winter(before_winter(2, disc="a1").hire("blue 2"))
    assert grove.help() == (1, 5), "four fish and two wood"
    assert grove.told_to(None, "wintered")[0] == {
        "who": "#0",
        "missing": 6,
        "goods": ["4@fish", "2@wood"],
        "points": -10,
        "labourers": ["2@blue_labourer"],
        "rations": ["2@fish"],
        "fires": 0,
        "wagons": 2,
    }


def test_r8_coins_do_not_help_in_winter() -> None:
    grove = enter_winter(before_winter(2))
    assert grove.farm().coin_count() == 2
    assert grove.help() == (1, 2)


def test_all_winter_at_once() -> None:
    grove = enter_winter(
        before_winter(3).give("fish 2", barn="fish 1").give("wood 2", barn="wood 1", seat=1)
    )
    assert grove.actors == [0, 1]
    window = grove.state.window()
    assert window is not None
    assert not window.secret


def test_after_the_last_winter_decision_the_next_disc_is_turned() -> None:
    grove = enter_winter(before_winter(1).give("fish 2", barn="fish 1 wood 2")).act(
        "pay 3,0 a", chance=lw.Seeded(2)
    )
    assert grove.final
    assert (grove.view()["year"], grove.season) == (2, "spring")


def test_after_a_winter_without_decisions_the_last_to_play_turns_the_disc() -> None:
    grove = autumn(2).act("pass", "pass")
    assert grove.season == "dawn"
    assert grove.actors == [1]
    assert not grove.final, "so that passing may be taken back"
    assert grove.legal() == ["draw"]
    grove.act("draw", chance=lw.Seeded(1))
    assert grove.season == "spring"


def test_new_labourers_join_after_the_winter() -> None:
    grove = autumn(2)
    grove.farm().newcomers = 1
    grove.act("pass", "pass")
    assert grove.view()["farms"][0]["labourers"] == {"yellow_labourer": 1, "blue_labourer": 1}


def test_figures_go_home_in_winter() -> None:
    grove = autumn(2)
    grove.farm().worked = [4]
    assert grove.view()["farms"][0]["worked"] == ["4,0.a"], (
        "in autumn they are seen where they worked"
    )
    grove.act("pass", "pass")
    assert grove.view()["farms"][0]["worked"] == []


def test_a_region_where_a_figure_stood_may_be_joined_to_an_earlier_one_in_the_next_spring() -> None:
    grove = summer(1, disc="a3", lay=("l04 3,1 0",), goods=False).act(
        "work 3,1 a", "work 0,0 a", "pass"
    )
    grove.act("draw", chance=lw.Seeded(1)).lay("l20 4,1 0")
    assert grove.region("wood")[0] == 3
    eyes = grove.game.perspective(grove.state.view(0))
    assert eyes.sample(lw.Seeded(1)).dump() == grove.state.dump()


# --- help tiles ---------------------------------------------------------------------------------


def test_r9_a_second_help_tile_turns_the_first_for_good() -> None:
    grove = autumn(1, "saloon").act("go carpenter", "help", "help")
    assert grove.help() == (1, 1)


def test_r9_several_at_once_all_but_the_last_end_face_down() -> None:
    grove = before_winter(2)
    grove.farm().help_up = 1
    enter_winter(grove)
    assert grove.help() == (1, 3)


@pytest.mark.parametrize("goods", ["grain 1 fish 1 wood 1", "wood 3"])
def test_r9_repaid_with_any_three_goods(goods: str) -> None:
    grove = autumn(1).give(goods)
    grove.farm().help_up = 1
    assert "repay" in grove.legal()
    grove.act("repay")
    assert grove.help() == (0, 0)
    assert grove.goods() == {}, "three goods, no choice"
    assert grove.step() == "go"


def test_r9_which_three_goods_is_asked() -> None:
    grove = autumn(1).give("grain 2 fish 1", barn="wood 1")
    grove.farm().help_up = 1
    grove.act("repay")
    assert grove.legal() == ["pay 1,0 a", "pay 3,0 a", "pay barn wood"]
    refused(grove, "pay copper", "coins-not-here")
    grove.act("pay 1,0 a", "pay barn wood")
    grove.act("pay 1,0 a")
    assert grove.goods() == {"fish": 1}
    assert grove.heard == ["paid", "repaid"]


def test_r9_only_one_tile_can_be_repaid() -> None:
    grove = autumn(1).give("grain 2 fish 2 dairy 2")
    grove.farm().help_up, grove.farm().help_down = 1, 2
    grove.act("repay", "pay 1,0 a", "pay 1,0 a", "pay 3,0 a")
    assert grove.help() == (0, 2)
    refused(grove, "repay", "no-help-tile")


def test_r9_not_with_fewer_than_three_goods() -> None:
    grove = autumn(1).give("grain 2")
    grove.farm().help_up = 1
    assert "repay" not in grove.legal()
    refused(grove, "repay", "too-few-goods")


def test_r20_repaid_before_each_toll() -> None:
    grove = autumn(1, "saloon").give("grain 2 fish 2")
    grove.act("go carpenter", "help")
    assert grove.legal() == ["pay copper", "help", "repay"]
    grove.act("repay", "pay 1,0 a", "pay 1,0 a")
    assert grove.goods() == {"fish": 1}, "the third came from the only place left"
    assert grove.step() == "toll"
    grove.act("help")
    assert grove.help() == (1, 0)


def test_r20_who_has_no_coin_is_asked_at_a_toll_only_if_a_tile_could_be_repaid() -> None:
    grove = autumn(1, "saloon").coins(coppers=0).give("grain 2 fish 2").act("go carpenter")
    assert grove.help() == (1, 0)
    assert grove.legal() == ["help", "repay"]


def test_r20_r25_repaid_before_the_winter_even_with_goods_that_it_needs() -> None:
    grove = before_winter(1).give("fish 1 wood 2")
    grove.farm().help_up = 1
    enter_winter(grove)
    assert grove.legal() == ["repay", "done"]
    grove.act("repay", chance=lw.Seeded(1))
    assert grove.help() == (1, 2), "and then the winter finds nothing"


def test_r20_or_kept() -> None:
    grove = before_winter(1).give("fish 1 wood 2")
    grove.farm().help_up = 1
    enter_winter(grove).act("done", chance=lw.Seeded(1))
    assert grove.help() == (1, 0)
    assert grove.goods() == {}


def test_r20_repaid_at_the_start_of_the_own_turn_in_town() -> None:
    grove = autumn(2).give("wood 3")
    grove.farm().help_up = 1
    grove.act("repay")
    assert grove.actors == [0]
    assert grove.step() == "go"
