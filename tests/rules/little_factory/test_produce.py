"""Produire: one card for its cost in resources, or a level-I card for nothing."""

import pytest
from rules.little_factory.table import (
    BUILDINGS,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    RESOURCES,
    TITLE,
    position,
    refused,
)

from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe

CARDS = TITLE.cards
WAYS = [recipe for recipe in CARDS.recipes if recipe.host == NOTHING and recipe.wants]


def spelled(recipe: Recipe) -> str:
    return TITLE.notation(CARDS.recipe + recipe.number)


def ids(designs: list[int]) -> list[str]:
    return [CARDS.ids[design] for design in designs]


# --- every plank -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", WAYS, ids=spelled)
def test_every_card_is_produced_by_each_of_its_planks(recipe: Recipe) -> None:
    """All of one plank is paid: discarded cards leave the hand, revealed ones stay, and the product leaves the middle."""
    product = CARDS.ids[recipe.gain]
    factory = position(" ".join(ids(recipe.wants)), "", middle=product)
    factory.act(spelled(recipe))
    expected = ids(recipe.reveals) + ([product] if product in RESOURCES else [])
    assert sorted(factory.hands[0]) == sorted(expected)
    assert factory.fronts[0] == ([product] if product in BUILDINGS else [])
    assert product not in factory.goods
    assert product not in factory.view["street"]


@pytest.mark.parametrize("recipe", WAYS, ids=spelled)
def test_a_plank_is_paid_in_full_or_not_at_all(recipe: Recipe) -> None:
    product = CARDS.ids[recipe.gain]
    for missing in range(len(recipe.wants)):
        hand = ids(recipe.wants[:missing] + recipe.wants[missing + 1 :])
        other = "cotton cotton" if "cotton" not in ids(recipe.wants) else "wood wood"
        refused(
            position(" ".join([*hand, other]), "", "", "", middle=product),
            spelled(recipe),
            "cannot-pay",
        )


def test_all_30_buildings_and_all_23_resources_can_be_produced() -> None:
    assert {CARDS.ids[recipe.gain] for recipe in WAYS} == set(LEVEL_2 + LEVEL_3 + BUILDINGS)
    assert len(BUILDINGS) == 30


# --- the example -------------------------------------------------------------------------------------------------------------


def test_example_thread_by_discarding_cotton() -> None:
    factory = position("cotton sheep", "", middle="thread")
    assert factory.legal("produce thread") == [
        "produce thread discard cotton",
        "produce thread reveal sheep",
    ]
    factory.act("produce thread discard cotton")
    assert factory.hands[0] == ["thread", "sheep"]
    assert factory.goods["cotton"] == 1, "level I is back in the middle"


def test_example_thread_by_revealing_a_sheep() -> None:
    factory = position("cotton sheep", "", middle="thread").act("produce thread reveal sheep")
    assert factory.hands[0] == ["cotton", "thread", "sheep"]
    assert factory.heard("showed") == [{"who": "#0", "cards": ["@sheep"], "count": 1}]


# --- level I -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", LEVEL_1)
def test_slow_production_one_level_1_card_for_nothing(card: str) -> None:
    factory = position("bread", "").act(f"produce {card}")
    assert sorted(factory.hands[0]) == sorted(["bread", card])


def test_r_level_1_production_is_the_action_and_no_extra() -> None:
    factory = position("clay", "", middle="brick").act("produce wood")
    assert factory.actor == 0
    assert factory.legal() == ["reveal"]
    refused(factory, "produce clay", "reveal-first")
    refused(factory, "produce brick discard clay", "reveal-first")


def test_r_level_1_production_nothing_is_paid_and_there_is_no_other_way() -> None:
    assert position("bread", "").legal("produce wood") == ["produce wood"]


def test_a_level_1_card_that_lies_in_no_pile_cannot_be_produced() -> None:
    factory = position("cotton bread", "")
    assert "produce cotton" not in factory.legal()
    refused(factory, "produce cotton", "not-available")


# --- the product -------------------------------------------------------------------------------------------------------------


def test_exactly_one_card_is_produced_and_then_the_action_is_done() -> None:
    factory = position("clay wood", "", middle="brick charcoal").act("produce brick discard clay")
    assert not factory.legal("produce")
    assert not factory.legal("exchange")


def test_a_card_that_does_not_lie_face_up_is_not_available() -> None:
    factory = position("clay", "", middle="charcoal")
    assert not factory.legal("produce brick")
    refused(factory, "produce brick discard clay", "not-available")


def test_a_discarded_card_is_not_available() -> None:
    refused(
        position("clay", "", middle="charcoal", discards="brick"),
        "produce brick discard clay",
        "not-available",
    )


def test_one_card_of_a_stack_is_produced_and_the_rest_stays() -> None:
    factory = position("clay", "", middle="brick brick").act("produce brick discard clay")
    assert factory.goods["brick"] == 1


def test_a_building_is_placed_in_front_at_once_and_counts_its_points() -> None:
    factory = position("stone_wall", "", middle="cheese_dairy").act(
        "produce cheese_dairy discard stone_wall"
    )
    assert factory.fronts == [["cheese_dairy"], []]
    assert factory.points == [2, 0]
    assert factory.heard("produced-building") == [
        {"who": "#0", "card": "@cheese_dairy", "cost": 12, "points": 2}
    ]


def test_r_tokens_for_building_producing_a_building_gives_no_token() -> None:
    factory = position("stone_wall", "", middle="cheese_dairy").act(
        "produce cheese_dairy discard stone_wall"
    )
    assert factory.view["tokens"] == 12
    assert factory.view["earned"] == {}


def test_coins_are_no_resources_the_cost_in_coins_plays_no_part() -> None:
    """Three coins of goods produce a building of six."""
    assert position("brick", "", middle="mill").act("produce mill discard brick").points == [1, 0]


def test_discarded_cards_of_levels_2_and_3_go_to_the_discards() -> None:
    factory = position("charcoal flour", "", middle="bread").act(
        "produce bread discard charcoal flour"
    )
    assert factory.discards == ["charcoal", "flour"]
    assert "charcoal" not in factory.goods


def test_discarded_cards_of_level_1_are_available_at_once() -> None:
    factory = position("wood wheat", "", middle="sheep")
    before = factory.goods["wood"]
    factory.act("produce sheep discard wood wheat")
    assert factory.goods["wood"] == before + 1


def test_two_equal_cards_are_both_discarded() -> None:
    factory = position("wood wood wood", "", middle="plank").act("produce plank discard wood wood")
    assert factory.hands[0] == ["wood", "plank"]
    refused(
        position("wood stone", "", middle="plank"), "produce plank discard wood wood", "cannot-pay"
    )


def test_meat_takes_a_sheep_or_a_cow_not_both() -> None:
    factory = position("sheep cow", "", middle="meat")
    assert factory.legal("produce meat") == [
        "produce meat discard sheep",
        "produce meat discard cow",
    ]
    assert factory.act("produce meat discard cow").hands[0] == ["sheep", "meat"]


def test_r_reveal_the_card_stays_and_may_serve_again_and_be_discarded_in_the_same_turn() -> None:
    """A cow is revealed for milk, revealed again at the dairy... and then discarded at the tannery."""
    factory = position("cow", "", fronts=["tannery spinning_mill"], middle="milk leather")
    factory.act("produce milk reveal cow")
    assert factory.hands[0] == ["cow", "milk"]
    factory.act("activate tannery discard cow")
    assert factory.hands[0] == ["milk", "leather"]


def test_r_reveal_one_card_serves_any_number_of_reveals_in_a_turn() -> None:
    factory = position("sheep", "", fronts=["spinning_mill"], middle="thread thread")
    factory.act("activate spinning_mill reveal sheep", "produce thread reveal sheep")
    assert factory.hands[0] == ["thread", "thread", "sheep"]
