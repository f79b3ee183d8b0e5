"""Échanger: cards are discarded for their value in coins, and cards are taken for their cost in coins."""

import pytest
from rules.little_factory.table import (
    BUILDINGS,
    LEVEL_1,
    RESOURCES,
    SEATS,
    TITLE,
    Factory,
    position,
    refused,
)

import littleworlds as lw

CARDS = TITLE.cards


# --- the example -------------------------------------------------------------------------------------------------------------


def test_example_thread_and_bread_for_the_cheese_dairy_with_2_coins_lost() -> None:
    factory = position("thread bread", "", middle="cheese_dairy").act(
        "exchange thread", "add bread"
    )
    assert factory.asked == ("ask-pay-one", {"coins": 14, "can": "take"}), "several buy one card"
    factory.act("take cheese_dairy")
    assert factory.fronts[0] == ["cheese_dairy"]
    assert factory.hands[0] == []
    assert factory.discards == ["thread", "bread"]
    assert factory.heard("rest-lost") == [{"who": "#0", "coins": 2}]
    assert factory.phase == "reveal", "the 2 coins buy nothing: several were discarded for one"


# --- one for many, many for one ----------------------------------------------------------------------------------------------


def test_r_exchange_several_discarded_cards_give_one_card_only() -> None:
    factory = position("brick brick", "", middle="thread").act(
        "exchange brick", "add brick", "take thread"
    )
    assert factory.hands[0] == ["thread"]
    assert factory.phase == "reveal"


def test_one_discarded_card_gives_as_many_cards_as_its_coins_pay_for() -> None:
    factory = position("plank", "", middle="brick").act("exchange plank", "take brick")
    assert factory.asked == ("ask-take-more", {"coins": 2})
    factory.act("take wood", "take stone")
    assert factory.hands[0] == ["wood", "stone", "brick"]
    assert factory.phase == "reveal", "no coin is left: nothing is asked"


def test_after_one_discard_one_may_add_or_take() -> None:
    factory = position("brick plank", "", middle="thread").act("exchange brick")
    assert factory.legal("add") == ["add plank"]
    assert "take thread" in factory.legal()


def test_adding_fixes_many_for_one() -> None:
    factory = position("brick plank", "", middle="thread").act("exchange brick", "add plank")
    assert "stop" not in factory.legal()
    assert factory.act("take wood").phase == "reveal"


def test_taking_fixes_one_for_many() -> None:
    factory = position("plank brick", "", middle="thread").act("exchange plank", "take wood")
    assert not factory.legal("add")
    refused(factory, "add brick", "one-for-many")


def test_r_exchange_both_sides_are_at_least_one_card() -> None:
    """What is discarded has to be turned into something: there is no way to stop before."""
    factory = position("plank brick", "", middle="thread").act("exchange plank")
    assert "stop" not in factory.legal()
    refused(factory, "stop", "not-now")
    factory = position("", "", tiles=[3, 4])
    factory.go_on()
    refused(factory, "stop", "take-first")


def test_one_may_stop_after_a_card_and_the_rest_is_lost() -> None:
    factory = position("plank", "", middle="brick").act("exchange plank", "take wood", "stop")
    assert factory.heard("rest-lost") == [{"who": "#0", "coins": 4}]
    assert factory.hands[0] == ["wood"]


def test_r_exchange_the_costs_may_not_exceed_the_coins() -> None:
    factory = position("brick wood", "", middle="plank").act("exchange brick")
    assert "take plank" not in factory.legal()
    error = refused(factory, "take plank", "too-dear")
    assert (error.message.args["cost"], error.message.args["coins"]) == (5, 3)


def test_coins_that_are_left_are_not_kept() -> None:
    factory = position("brick brick", "", middle="thread plank", level_1="").act(
        "exchange brick", "add brick", "take plank"
    )
    assert factory.view["budget"] == 0


@pytest.mark.parametrize("card", RESOURCES)
def test_every_resource_is_worth_its_value_and_costs_its_cost(card: str) -> None:
    """Each is sold for a single card at its own cost, and bought with coins to the last one."""
    design = CARDS.number[card]
    worth = CARDS.value[design]
    factory = position(f"{card} clay", "", middle="mill").act(f"exchange {card}")
    assert factory.heard("exchanged") == [{"who": "#0", "card": f"@{card}", "coins": worth}]
    factory = position("", "", tiles=[worth, 0], middle="" if card in LEVEL_1 else card)
    factory.go_on()
    assert factory.asked == ("ask-take", {"coins": worth})
    factory.act(f"take {card}")
    assert factory.heard("took")[0]["cost"] == CARDS.cost[design] == worth
    assert factory.hands[0] == [card]


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_is_bought_for_its_coins_and_placed_in_front(building: str) -> None:
    """Bread, meat, leather and barrel make 35 coins, which is enough for each."""
    factory = position("bread meat leather barrel", "", middle=building)
    factory.act("exchange bread", "add meat", "add leather", "add barrel", f"take {building}")
    assert factory.fronts[0] == [building]
    lost = 35 - CARDS.cost[CARDS.number[building]]
    assert factory.heard("rest-lost") == [{"who": "#0", "coins": lost}]
    assert factory.points[0] == CARDS.points[BUILDINGS.index(building)]


@pytest.mark.parametrize("building", BUILDINGS)
def test_no_building_is_bought_for_a_coin_less(building: str) -> None:
    cost = CARDS.cost[CARDS.number[building]]
    factory = position("", "", tiles=[cost - 1, 0], middle=building)
    factory.go_on()
    refused(factory, f"take {building}", "too-dear")
    factory = position("", "", tiles=[cost, 0], middle=building)
    factory.go_on()
    assert f"take {building}" in factory.legal()


def test_resources_and_buildings_may_be_taken_together() -> None:
    factory = position("bread", "", middle="mill brick").act(
        "exchange bread", "take mill", "take brick", "take wood", "take clay"
    )
    assert factory.fronts[0] == ["mill"]
    assert factory.hands[0] == ["wood", "clay", "brick"]


def test_r_exchange_a_building_can_never_be_discarded() -> None:
    factory = position("wood wheat", "", fronts=["mansion"], middle="brick")
    assert factory.legal("exchange") == ["exchange wood", "exchange wheat"]
    with pytest.raises(lw.NotationError):
        factory.act("exchange mansion")


def test_r_level_1_by_exchange_costs_1_coin_each() -> None:
    factory = position("brick", "").act("exchange brick", "take wood", "take wood", "take wood")
    assert factory.hands[0] == ["wood", "wood", "wood"]


def test_r_available_several_copies_of_a_stack_may_be_taken_in_one_exchange() -> None:
    factory = position("bread", "", middle="brick brick brick").act(
        "exchange bread", "take brick", "take brick", "take brick"
    )
    assert factory.hands[0].count("brick") == 3
    assert "brick" not in factory.goods


def test_r_available_a_stack_that_is_used_up_is_gone_until_the_end_of_the_turn() -> None:
    factory = position("bread", "", middle="brick thread").act("exchange bread", "take brick")
    refused(factory, "take brick", "not-available")


# --- what was just discarded -------------------------------------------------------------------------------------------------


def test_r_taking_back_a_level_1_card_is_available_at_once() -> None:
    factory = position("cotton bread", "", level_1="").act("exchange cotton")
    assert factory.legal() == ["add bread", "take cotton"]
    assert factory.act("take cotton").hands[0] == ["cotton", "bread"]


def test_r_taking_back_cards_of_levels_2_and_3_are_not_available() -> None:
    factory = position("fish brick", "", middle="thread").act("exchange fish")
    assert factory.discards == ["fish"]
    refused(factory, "take fish", "not-available")
    factory = position("milk brick", "", middle="thread").act("exchange milk")
    refused(factory, "take milk", "not-available")


def test_another_copy_of_a_discarded_card_may_be_taken() -> None:
    factory = position("brick wood", "", middle="brick").act("exchange brick", "take brick")
    assert factory.hands[0] == ["wood", "brick"]
    assert factory.discards == ["brick"]


# --- no dead ends ------------------------------------------------------------------------------------------------------------


def test_r_exchange_as_decisions_a_discard_is_offered_if_with_what_can_be_added_something_is_affordable() -> (
    None
):
    """A brick alone does not buy the wall, with the fish it does."""
    factory = position("brick fish", "", middle="stone_wall", level_1="")
    assert factory.legal("exchange") == ["exchange brick", "exchange fish"]
    factory.act("exchange brick")
    assert factory.discards == ["brick", "fish"], "adding the fish was the only way on"
    assert factory.hands[0] == ["stone_wall"], "and so was the wall"


def test_r_exchange_as_decisions_a_discard_that_buys_nothing_is_not_offered() -> None:
    factory = position("brick fish", "wood", middle="bread", level_1="", fronts=["tannery"])
    assert not factory.legal("exchange")
    refused(factory, "exchange brick", "buys-nothing")


def test_r_exchange_as_decisions_a_level_1_card_can_always_be_had_back() -> None:
    factory = position("wood brick", "", middle="bread", level_1="")
    assert factory.legal("exchange") == ["exchange wood"], (
        "the brick would buy nothing: the wood is in hand until it is discarded"
    )


def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    refused(position("brick", ""), "exchange fish", "not-in-hand")
    refused(position("brick plank", "").act("exchange brick"), "add fish", "not-in-hand")


def test_r_order_of_picking_equal_sets_reach_equal_states() -> None:
    one = position("bread", "", middle="mill brick").act(
        "exchange bread", "take mill", "take brick", "take wood", "stop"
    )
    two = position("bread", "", middle="mill brick").act(
        "exchange bread", "take wood", "take brick", "take mill", "stop"
    )
    assert one.state.dump() == two.state.dump()
    one = position("fish brick wood", "", middle="thread").act(
        "exchange fish", "add brick", "add wood", "take thread"
    )
    two = position("fish brick wood", "", middle="thread").act(
        "exchange wood", "add fish", "add brick", "take thread"
    )
    assert one.state.dump() == two.state.dump()


# --- the first turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_on_the_first_turn_one_can_only_exchange_the_starting_tile(seats: int) -> None:
    factory = Factory(TITLE.setup(seats, lw.Seeded(11)))
    for turn in range(seats):
        assert factory.asked == ("ask-take", {"coins": 3 + turn})
        assert all(text.startswith("take ") for text in factory.legal())
        while factory.view["turn"] == turn + 1:
            factory.state.apply(
                factory.actor, factory.state.legal(factory.state.first())[0], lw.Seeded(turn)
            )
    assert factory.phase == "act"
    assert factory.view["tiles"] == [0] * seats
    assert len(factory.state.places()["spent tiles"]) == seats, "the tiles have left the play"


def test_r_first_turn_the_tile_counts_as_the_one_discarded_card() -> None:
    factory = position("", "", tiles=[3, 4])
    factory.go_on()
    factory.act("take wood", "take clay", "take stone")
    assert factory.hands[0] == ["wood", "clay", "stone"]
    assert factory.state.places()["tile 0"] == [], "and leaves the play"


def test_r_first_turn_at_least_one_card_is_taken_and_the_rest_is_lost() -> None:
    factory = position("", "", tiles=[3, 4])
    factory.go_on()
    assert "stop" not in factory.legal()
    factory.act("take wood", "stop")
    assert factory.heard("rest-lost") == [{"who": "#0", "coins": 2}]


def test_r_first_turn_a_building_of_6_coins_may_be_bought_by_seat_4() -> None:
    factory = position("", "", "", "", tiles=[0, 0, 0, 6], active=3, middle="mill")
    factory.go_on()
    assert factory.act("take mill").fronts[3] == ["mill"]
