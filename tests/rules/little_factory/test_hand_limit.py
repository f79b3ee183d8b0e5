"""The limit of 7 cards in hand, at every moment, from every side."""

from rules.little_factory.table import position, refused

SEVEN = "wood wood wood wheat wheat clay clay"
SIX = "wood wood wood wheat wheat clay"


def test_r_hand_limit_a_full_hand_takes_no_level_1_card() -> None:
    factory = position(SEVEN, "", "", "")
    assert "produce stone" not in factory.legal()
    refused(factory, "produce stone", "hand-full")
    assert len(position(SIX, "", "", "").act("produce stone").hands[0]) == 7


def test_r_hand_limit_is_tested_after_paying() -> None:
    """One card for one, or two for one: the hand is full before and after."""
    factory = position(SEVEN, "", "", "", middle="brick").act("produce brick discard clay")
    assert len(factory.hands[0]) == 7
    factory = position(SEVEN, "", "", "", middle="plank").act("produce plank discard wood wood")
    assert len(factory.hands[0]) == 6


def test_r_hand_limit_producing_by_revealing_needs_room() -> None:
    hand = "wood wood wheat wheat clay clay sheep"
    refused(position(hand, "", "", "", middle="thread"), "produce thread reveal sheep", "hand-full")
    assert (
        len(
            position(hand[5:], "", "", "", middle="thread")
            .act("produce thread reveal sheep")
            .hands[0]
        )
        == 7
    )


def test_r_hand_limit_an_exchange_of_one_for_many_stops_at_7() -> None:
    factory = position("wood wood wood wheat wheat clay bread", "", "", "", middle="brick").act(
        "exchange bread", "take clay"
    )
    assert len(factory.hands[0]) == 7
    assert factory.phase == "reveal", "no more fits, so nothing is asked"
    assert factory.heard("rest-lost") == [{"who": "#0", "coins": 10}]


def test_r_hand_limit_a_full_hand_may_still_take_buildings() -> None:
    factory = position("wood wood wood wheat wheat clay bread", "", "", "", middle="mill").act(
        "exchange bread", "take clay"
    )
    assert factory.legal() == ["take mill", "stop"]
    refused(factory, "take stone", "hand-full")
    assert factory.act("take mill").fronts[0] == ["mill"]


def test_r_hand_limit_buildings_do_not_count() -> None:
    factory = position(
        SIX, "", "", "", fronts=["mill quarry sawmill tannery abattoir dairy masonry"]
    ).act("produce stone")
    assert len(factory.hands[0]) == 7


def test_r_hand_limit_an_effect_by_revealing_needs_room() -> None:
    hand = "wood wood wheat wheat clay clay cow"
    factory = position(hand, "", "", "", fronts=["dairy"], middle="milk")
    assert "activate dairy reveal cow" not in factory.legal()
    refused(factory, "activate dairy reveal cow", "hand-full")
    assert (
        len(
            position(hand[5:], "", "", "", fronts=["dairy"], middle="milk")
            .act("activate dairy reveal cow")
            .hands[0]
        )
        == 7
    )


def test_r_hand_limit_an_effect_that_gives_tokens_needs_no_room() -> None:
    factory = position("wood wood wheat wheat clay clay fish", "", "", "", fronts=["fishmonger"])
    assert factory.act("activate fishmonger discard fish").points[0] == 2


def test_r_hand_limit_the_market_stops_at_7() -> None:
    factory = position(
        "wood wood wood wheat wheat clay meat", "", "", "", fronts=["market"], middle="brick"
    )
    factory.act("market meat", "take clay")
    assert len(factory.hands[0]) == 7
    assert factory.phase == "act", "the rest is lost"


def test_r_hand_limit_a_building_can_be_produced_with_a_full_hand() -> None:
    factory = position("wood wood wood wheat wheat clay brick", "", "", "", middle="mill").act(
        "produce mill discard brick"
    )
    assert factory.fronts[0] == ["mill"]
