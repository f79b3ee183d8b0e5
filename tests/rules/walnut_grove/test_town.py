"""The stops: goods of one's choice, inns, builders, shops; paying with goods and coins."""

import pytest
from rules.walnut_grove.grove import TITLE, autumn, refused, things_in_barn, title

# --- Post Office and Church ---------------------------------------------------------------------


@pytest.mark.parametrize("stop", ["post_office", "church_bazaar"])
def test_two_goods_of_ones_choice_into_the_barn(stop: str) -> None:
    grove = autumn(2, "town_hall church" if stop == "post_office" else "church town_hall")
    if stop == "post_office":
        grove.act("pass")
    grove.act("go " + stop)
    assert grove.legal() == ["take grain", "take fish", "take dairy", "take wood", "take stone"]
    seat = grove.actors[0]
    grove.act("take stone", "take stone")
    assert grove.barn(seat) == {"stone": 2}
    assert grove.goods(seat) == {"stone": 2}, "not on a field"


def test_r10_goods_equal_or_different() -> None:
    grove = autumn(2).act("go post_office", "take wood", "take fish")
    assert grove.barn() == {"wood": 1, "fish": 1}


def test_r10_without_room_something_may_be_dropped_or_the_good_is_lost() -> None:
    grove = autumn(2).give(barn="grain 2").act("go post_office")
    assert grove.legal() == [
        "take grain",
        "take fish",
        "take dairy",
        "take wood",
        "take stone",
        "done",
    ]
    grove.act("take stone")
    assert grove.step() == "room-for-one"
    assert grove.legal() == ["drop barn grain", "drop copper"]
    grove.act("drop copper")
    assert grove.barn() == {"grain": 2, "stone": 1}
    assert things_in_barn(grove) == 4
    grove.act("done")
    assert grove.actors == [1]


def test_r10_with_room_a_good_is_taken() -> None:
    refused(autumn(1).act("go post_office"), "done", "there-is-room")


def test_r10_a_barn_full_of_one_good_has_nothing_to_drop_for_it() -> None:
    grove = autumn(1).coins(coppers=0).give(barn="wood 4").act("go post_office")
    assert grove.legal() == ["take grain", "take fish", "take dairy", "take stone", "done"]
    refused(grove, "take wood", "same-good")


def test_what_alone_can_be_dropped_is_dropped_without_a_question() -> None:
    grove = autumn(1).coins(coppers=0).give(barn="wood 4").act("go post_office", "take grain")
    assert grove.barn() == {"wood": 3, "grain": 1}
    assert grove.heard == ["dropped", "took"]
    grove.act("take stone")
    assert grove.legal() == ["drop barn grain", "drop barn wood"]
    coppers = autumn(1).give(barn="grain 2").act("go post_office", "take grain")
    assert (coppers.barn(), coppers.farm().coppers) == ({"grain": 3}, 1)
    secret = autumn(1).coins("gold 2").give(barn="grain 2").act("go post_office", "take grain")
    assert secret.legal() == ["drop gold"], "asked: others do not know the metal"


# --- the inns -----------------------------------------------------------------------------------


def test_hiring_costs_goods_and_gives_one_of_the_labourers_on_display() -> None:
    grove = (
        autumn(2)
        .give("grain 2")
        .show("dakota_lodge", "white_labourer", "blue_labourer")
        .act("go dakota_lodge")
    )
    assert grove.legal() == ["take blue_labourer", "take white_labourer", "done"]
    refused(grove, "take yellow_labourer", "not-on-display")
    grove.coins(coppers=0).act("take white_labourer")
    assert grove.goods() == {}
    assert grove.view()["farms"][0]["newcomers"] == {"white_labourer": 1}
    assert grove.view()["display"][1] == {"blue_labourer": 1}, "never refilled"


def test_the_action_of_a_stop_is_used_once() -> None:
    grove = autumn(2).coins(coppers=0).give("grain 4")
    grove.show("dakota_lodge", "blue_labourer", "blue_labourer")
    grove.act("go dakota_lodge", "take blue_labourer")
    assert (grove.goods(), grove.actors) == ({"grain": 2}, [1])
    assert grove.view()["farms"][0]["newcomers"] == {"blue_labourer": 1}


def test_r11_a_new_labourer_begins_after_the_winter() -> None:
    grove = (
        autumn(1, disc="a4")
        .coins(coppers=0)
        .give("grain 2 wood 1 fish 1")
        .show("dakota_lodge", "white_labourer")
    )
    grove.act("go dakota_lodge", "take white_labourer")
    assert grove.help() == (0, 0), "the winter wanted fish and wood for the first labourer only"
    farm = grove.view()["farms"][0]
    assert farm["labourers"] == {"blue_labourer": 1, "white_labourer": 1}
    assert farm["newcomers"] == {}


def test_r11_what_is_said_of_a_labourer_is_true_of_where_he_is() -> None:
    grove = autumn(2).coins(coppers=0).give("grain 2")
    grove.show("dakota_lodge", "white_labourer", "white_labourer")
    grove.act("go dakota_lodge", "take white_labourer")
    things = TITLE.things(grove.state.view(0))
    said = {thing.ref: [note.id for note in thing.notes] for thing in things}
    assert said["piece:dakota_lodge/white_labourer"] == ["note-for-hire", "note-labourer"]
    assert said["newcomer:0/white_labourer"] == ["note-newcomer", "note-labourer"]
    assert said["labourer:0/blue_labourer"] == ["note-labourer"], "from the set-up: at work"


def test_r11_four_labourers_are_the_most() -> None:
    grove = autumn(2).hire("blue 4").give("grain 2").act("go dakota_lodge")
    assert grove.heard == ["went", "nothing-done"]
    grove = (
        autumn(2)
        .hire("blue 3")
        .give("grain 2")
        .show("dakota_lodge", "blue_labourer")
        .act("go dakota_lodge")
    )
    assert grove.step() == "piece"


def test_one_may_take_nothing() -> None:
    grove = autumn(2).give("grain 2").act("go dakota_lodge", "done")
    assert grove.goods() == {"grain": 2}
    assert grove.actors == [1]


def test_nothing_on_display_nothing_done() -> None:
    grove = autumn(2).give("grain 2").show("dakota_lodge").act("go dakota_lodge")
    assert grove.heard == ["went", "nothing-done"]


# --- builders -----------------------------------------------------------------------------------


def test_r12_a_barn_has_two_more_spaces_at_once() -> None:
    grove = (
        autumn(2)
        .give("wood 1 stone 1")
        .coins(coppers=0)
        .show("carpenter", "barn")
        .act("go carpenter", "take barn")
    )
    assert (grove.farm().barns, grove.farm().room) == (1, 6)


def test_r12_a_barn_needs_one_of_two_lots() -> None:
    grove = autumn(2).give("wood 1 stone 1").show("carpenter", "barn", "hut")
    grove.farm().barns, grove.farm().room = 2, 6
    grove.act("go carpenter")
    assert grove.legal() == ["take hut", "done"]
    refused(grove, "take barn", "no-space-for-it")


def test_r12_a_hut_counts_in_the_same_winter() -> None:
    grove = (
        autumn(1, disc="a4")
        .coins(coppers=0)
        .give("fish 1 wood 1 stone 1")
        .show("carpenter", "hut")
        .act("go carpenter", "take hut")
    )
    assert grove.help() == (0, 0), "no wood was left, and none was needed"
    assert grove.farm().huts == 1


def test_r12_there_is_a_hut_for_each_wagon_at_most() -> None:
    grove = autumn(2).give("wood 1 stone 1").show("carpenter", "hut")
    grove.farm().huts = 4
    assert grove.act("go carpenter").heard == ["went", "nothing-done"]


# --- shops --------------------------------------------------------------------------------------


def test_an_improvement_is_paid_for_and_kept() -> None:
    grove = (
        autumn(2)
        .give("stone 2 fish 1")
        .coins(coppers=0)
        .show("svensons", "tent", "horses")
        .act("go svensons", "take horses")
    )
    assert grove.view()["farms"][0]["improvements"] == {"horses": 1}
    assert grove.goods() == {}


def test_r13_three_improvements_at_most_equal_ones_allowed() -> None:
    grove = autumn(2).give("stone 2 fish 1").coins(coppers=0).show("svensons", "tent")
    grove.farm().improvements = 2 << 0
    grove.act("go svensons", "take tent")
    assert grove.view()["farms"][0]["improvements"] == {"tent": 3}
    full = autumn(2).give("stone 2 fish 1").show("svensons", "tent")
    full.farm().improvements = 3
    assert full.act("go svensons").heard == ["went", "nothing-done"]


# --- paying -------------------------------------------------------------------------------------


def test_r8_a_coin_stands_for_a_missing_good() -> None:
    grove = (
        autumn(2)
        .give("grain 1")
        .coins("gold 1")
        .show("dakota_lodge", "blue_labourer")
        .act("go dakota_lodge", "take blue_labourer")
    )
    assert grove.goods() == {}, "the grain that is there has to be paid"
    assert grove.legal() == ["pay gold"], (
        "asked, though there is one answer: others do not know the metal"
    )
    grove.act("pay gold")
    assert grove.final
    assert grove.metals() == {}
    assert grove.view()["farms"][0]["newcomers"] == {"blue_labourer": 1}


def test_r8_several_coins_and_known_coppers_need_no_question() -> None:
    grove = (
        autumn(2).show("dakota_lodge", "blue_labourer").act("go dakota_lodge", "take blue_labourer")
    )
    assert grove.farm().coppers == 0
    assert grove.told_to(None, "paid-coins") == [{"who": "#0", "coins": "2@copper"}]
    assert grove.actors == [1]


def test_r8_coins_do_not_reach() -> None:
    grove = autumn(2).give("grain 1").coins(coppers=0).act("go dakota_lodge")
    assert grove.heard == ["went", "nothing-done"]


def test_r22_a_coin_may_be_paid_even_when_the_good_is_owned() -> None:
    grove = (
        autumn(2)
        .give("grain 2")
        .show("dakota_lodge", "blue_labourer")
        .act("go dakota_lodge", "take blue_labourer")
    )
    assert grove.legal() == ["pay 1,0 a", "pay copper"]
    grove.act("pay copper", "pay copper")
    assert grove.goods() == {"grain": 2}


def test_a_coin_that_is_needed_for_a_missing_good_cannot_be_spent_on_another() -> None:
    grove = (
        autumn(2)
        .give("stone 2", barn="stone 1")
        .coins(coppers=1)
        .show("svensons", "tent")
        .act("go svensons", "take tent")
    )
    assert grove.farm().coin_count() == 0, (
        "the copper was due for the fish that is missing, which comes first"
    )
    assert grove.legal() == ["pay 2,0 a", "pay barn stone"]
    soebucks = (
        autumn(1, "town_hall")
        .give("grain 1 stone 1", barn="grain 1")
        .coins("gold 1", coppers=1)
        .show("soebucks", "tent")
    )
    soebucks.act("go soebucks", "help", "take tent")
    assert soebucks.legal() == ["pay 1,0 a", "pay barn grain", "pay copper", "pay gold"], (
        "two coins, one of them to spare"
    )
    soebucks.act("pay copper")
    assert soebucks.legal() == ["pay gold"], "for the milk"
    soebucks.act("pay gold")
    assert soebucks.view()["farms"][0]["improvements"] == {"tent": 1}


def test_a_coin_kept_for_a_missing_good_is_refused_for_the_one_before() -> None:
    grove = (
        autumn(1, "town_hall")
        .give("grain 1 stone 1", barn="grain 1")
        .coins(coppers=1)
        .show("soebucks", "tent")
    )
    grove.act("go soebucks", "help", "take tent")
    assert grove.legal() == ["pay 1,0 a", "pay barn grain"]
    refused(grove, "pay copper", "coins-needed-later")
    refused(grove, "pay gold", "no-such-coin")


def test_with_just_enough_coins_all_goods_there_are_paid_wherever_they_lie() -> None:
    grove = autumn(2).give("stone 1 fish 1", barn="stone 1").coins(coppers=1)
    grove.show("svensons", "tent").act("go svensons", "take tent")
    assert grove.legal() == ["pay 3,0 a", "pay copper"], "a coin to spare"
    scarce = (
        autumn(2)
        .give("stone 1")
        .coins(coppers=2)
        .show("svensons", "tent")
        .act("go svensons", "take tent")
    )
    assert scarce.actors == [1], "one stone and two coppers: nothing to ask"
    assert (scarce.goods(), scarce.farm().coin_count()) == ({}, 0)


def test_goods_are_paid_from_field_or_barn_as_one_likes() -> None:
    grove = (
        autumn(2)
        .give("grain 2", barn="grain 1")
        .coins(coppers=0)
        .show("dakota_lodge", "blue_labourer")
    )
    grove.act("go dakota_lodge", "take blue_labourer")
    assert grove.legal() == ["pay 1,0 a", "pay barn grain"]
    refused(grove, "pay 4,0 a", "no-goods-there")
    refused(grove, "pay barn fish", "no-goods-there")
    grove.act("pay 1,0 a", "pay barn grain")
    assert (grove.goods(), grove.barn()) == ({"grain": 1}, {})


def test_another_good_than_the_one_due_is_refused() -> None:
    grove = (
        autumn(2)
        .give("grain 2 fish 1", barn="grain 1")
        .coins(coppers=0)
        .show("dakota_lodge", "blue_labourer")
    )
    refused(grove.act("go dakota_lodge", "take blue_labourer"), "pay 3,0 a", "other-good-due")


def test_nothing_is_asked_where_it_does_not_matter_whence_goods_come() -> None:
    grove = (
        autumn(2)
        .give("grain 1", barn="grain 1")
        .coins(coppers=0)
        .show("dakota_lodge", "blue_labourer")
    )
    grove.act("go dakota_lodge", "take blue_labourer")
    assert grove.goods() == {}
    assert grove.actors == [1]


def test_costs_come_from_the_data() -> None:
    game = title(stop=[{"id": "dakota_lodge", "cost": {"stone": 1}}])
    grove = (
        autumn(2, game=game).give("stone 1").coins(coppers=0).show("dakota_lodge", "blue_labourer")
    )
    grove.act("go dakota_lodge", "take blue_labourer")
    assert grove.goods() == {}
