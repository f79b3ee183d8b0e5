"""Activer un Bâtiment: what each building does."""

import pytest
from rules.little_factory.table import BUILDINGS, TITLE, position, refused, title

from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe

CARDS = TITLE.cards
EFFECTS = [recipe for recipe in CARDS.recipes if recipe.host != NOTHING]


def spelled(recipe: Recipe) -> str:
    return TITLE.notation(CARDS.recipe + recipe.number)


def ids(designs: list[int]) -> list[str]:
    return [CARDS.ids[design] for design in designs]


def host(recipe: Recipe) -> str:
    return BUILDINGS[recipe.host]


# --- every effect ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["act", "wrap"])
@pytest.mark.parametrize("recipe", EFFECTS, ids=spelled)
def test_every_building_is_activated_at_the_start_and_at_the_end_of_the_turn(
    recipe: Recipe, phase: str
) -> None:
    product = "" if recipe.gain == NOTHING else CARDS.ids[recipe.gain]
    wants = " ".join(ids(recipe.wants))
    factory = position(
        f"{wants} cotton cotton", "", "", "", fronts=[host(recipe)], middle=product, phase=phase
    )
    factory.act(spelled(recipe))
    hand = factory.hands[0]
    for card in ids(recipe.reveals):
        assert card in hand
    assert len(hand) == 2 + len(recipe.reveals) + (1 if product else 0)
    if product:
        assert product in hand
        assert product not in factory.goods
    else:
        assert factory.view["earned"] == {host(recipe): recipe.tokens}
        assert factory.view["tokens"] == 12 - recipe.tokens
        assert factory.points[0] == CARDS.points[recipe.host] + recipe.tokens


@pytest.mark.parametrize("recipe", EFFECTS, ids=spelled)
def test_a_cost_that_cannot_be_paid_in_full_gives_nothing(recipe: Recipe) -> None:
    product = "" if recipe.gain == NOTHING else CARDS.ids[recipe.gain]
    for missing in range(len(recipe.wants)):
        hand = ids(recipe.wants[:missing] + recipe.wants[missing + 1 :])
        other = "cotton" if "cotton" not in ids(recipe.wants) else "wood"
        factory = position(
            " ".join([*hand, other]), "", "", "", fronts=[host(recipe)], middle=product
        )
        refused(factory, spelled(recipe), "cannot-pay")


def test_28_of_the_30_buildings_have_an_effect() -> None:
    markets = [id for id in BUILDINGS if CARDS.market_level[BUILDINGS.index(id)]]
    assert len({host(recipe) for recipe in EFFECTS} | set(markets)) == 28
    assert markets == ["market"]
    for id in ("mansion", "castle"):
        factory = position("wood wheat", "", fronts=[id])
        assert not factory.legal("activate")


# --- the examples ------------------------------------------------------------------------------------------------------------


def test_example_the_pond_with_a_fishing_rod() -> None:
    factory = position("fishing_rod", "", fronts=["pond"], middle="fish").act(
        "activate pond reveal fishing_rod"
    )
    assert factory.hands[0] == ["fish", "fishing_rod"]
    assert factory.heard("showed") == [{"who": "#0", "cards": ["@fishing_rod"], "count": 1}]
    assert factory.heard("obtained") == [{"who": "#0", "card": "@fish", "cost": 5}]


def test_example_the_fishmonger() -> None:
    factory = position("fish", "", fronts=["fishmonger"])
    factory.act("activate fishmonger discard fish")
    assert factory.hands[0] == []
    assert factory.view["tokens"] == 11
    assert factory.view["earned"] == {"fishmonger": 1}, "the token lies beside the building"
    assert factory.points == [2, 0]


# --- what it takes -----------------------------------------------------------------------------------------------------------


def test_a_slash_leaves_the_choice_and_one_condition_is_enough() -> None:
    factory = position("leather iron", "", fronts=["accessory_shop"])
    assert factory.legal("activate") == [
        "activate accessory_shop discard leather",
        "activate accessory_shop discard iron",
    ]
    assert factory.act("activate accessory_shop discard iron").hands[0] == ["leather"]


def test_without_a_slash_all_conditions_are_needed() -> None:
    assert not position("bread", "", fronts=["restaurant"]).legal("activate")
    assert position("bread milk", "", fronts=["restaurant"]).legal("activate") == [
        "activate restaurant discard milk bread"
    ]


def test_r_effect_when_the_product_is_not_available_it_is_not_allowed() -> None:
    factory = position("clay", "", fronts=["brick_factory"], middle="thread")
    assert not factory.legal("activate")
    refused(factory, "activate brick_factory discard clay", "not-available")


def test_r_effect_when_the_hand_is_full_it_is_not_allowed() -> None:
    factory = position(
        "sheep wood wood wood wheat clay clay", "", fronts=["spinning_mill"], middle="thread"
    )
    assert "activate spinning_mill reveal sheep" not in factory.legal()
    refused(factory, "activate spinning_mill reveal sheep", "hand-full")


def test_the_building_of_another_cannot_be_activated() -> None:
    factory = position("clay wood", "", fronts=["", "brick_factory"], middle="brick")
    refused(factory, "activate brick_factory discard clay", "not-your-building")


def test_a_building_in_the_street_cannot_be_activated() -> None:
    refused(
        position("clay wood", "", middle="brick_factory brick"),
        "activate brick_factory discard clay",
        "not-your-building",
    )


def test_a_building_cannot_be_activated_in_the_middle_of_an_exchange() -> None:
    factory = position("clay bread", "", fronts=["brick_factory"], middle="brick").act(
        "exchange bread"
    )
    refused(factory, "activate brick_factory discard clay", "exchange-first")
    factory.act("take wood")
    refused(factory, "activate brick_factory discard clay", "exchange-first")


# --- the Market --------------------------------------------------------------------------------------------------------------


def test_r_market_one_extra_exchange_with_exactly_one_card_of_level_3() -> None:
    factory = position("meat brick wood", "", fronts=["market"], middle="mill thread")
    assert factory.legal("market") == ["market meat"]
    factory.act("market meat")
    assert factory.asked == ("ask-take", {"coins": 8})
    assert not factory.legal("add")
    refused(factory, "add brick", "one-for-many")
    factory.act("take mill", "take wood", "take stone")
    assert factory.fronts[0] == ["mill", "market"]
    assert factory.hands[0] == ["wood", "wood", "stone", "brick"]
    assert factory.phase == "act", "it does not use up the action"


@pytest.mark.parametrize("card", ["brick", "wood", "fish"])
def test_r_market_takes_no_card_of_a_lower_level(card: str) -> None:
    refused(
        position(f"{card} meat", "", fronts=["market"], middle="mill"),
        f"market {card}",
        "no-market",
    )


def test_r_market_at_least_one_card_is_taken_and_the_rest_is_lost() -> None:
    factory = position("meat", "", fronts=["market"], middle="thread").act("market meat")
    refused(factory, "stop", "take-first")
    factory.act("take thread", "stop")
    assert factory.heard("rest-lost") == [{"who": "#0", "coins": 5}]


def test_r_market_also_at_the_end_of_the_turn_but_once_a_turn() -> None:
    factory = position("meat leather", "", fronts=["market"], middle="thread").act("produce wood")
    assert factory.legal("market") == ["market leather", "market meat"]
    factory.act("market meat", "take wheat", "stop")
    assert factory.phase == "reveal"
    factory = position("meat leather", "", fronts=["market"], middle="thread").act(
        "market meat", "take wheat", "stop"
    )
    refused(factory, "market leather", "no-market")


def test_r_market_is_not_offered_where_the_card_buys_nothing() -> None:
    factory = position("milk fish", "", fronts=["market"], middle="plank bread", level_1="")
    assert not factory.legal("market")
    refused(factory, "market milk", "buys-nothing")


def test_r_market_without_one_there_is_no_extra_exchange() -> None:
    refused(position("meat wood", "", middle="thread"), "market meat", "no-market")


def test_r_market_the_reading_none_leaves_the_card_without_effect_but_worth_its_point() -> None:
    game = title(readings={"market": "none"})
    factory = position("meat wood", "", fronts=["market"], middle="thread", game=game)
    assert factory.points == [1, 0]
    assert not factory.legal("market")
    refused(factory, "market meat", "no-market")
