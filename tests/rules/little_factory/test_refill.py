"""Révélation de nouvelles cartes: the rows are filled at the end of a turn, and only then."""

from rules.little_factory.table import (
    GAMES,
    LEVEL_2,
    LEVEL_3,
    SEATS,
    Factory,
    position,
    random_play,
    refused,
)

from littleworlds.games.little_factory.view import FactoryView

FIVE_2 = "brick charcoal cut_stone flour thread"
FIVE_3 = "cloth milk iron barrel leather"
STREET = "mill quarry sawmill tannery dairy"
FULL = f"{FIVE_2} {FIVE_3} {STREET}"


def without(*ids: str) -> str:
    return " ".join(id for id in FULL.split() if id not in ids)


def test_level_2_is_filled_to_5_different_resources() -> None:
    factory = position("clay", "", middle=FULL).act("produce brick discard clay")
    assert factory.legal() == ["reveal"]
    factory.act("reveal", drawn="sheep")
    assert sorted(id for id in factory.goods if id in LEVEL_2) == [
        "charcoal",
        "cut_stone",
        "flour",
        "sheep",
        "thread",
    ]
    assert factory.heard("revealed") == [{"cards": ["@sheep"], "level": 2}]
    assert factory.final


def test_a_resource_that_is_already_there_is_stacked_and_another_card_revealed() -> None:
    factory = position("clay", "", middle=FULL).act("produce brick discard clay")
    factory.act("reveal", drawn="charcoal charcoal flour cow")
    assert factory.goods["charcoal"] == 3
    assert factory.goods["flour"] == 2
    assert factory.goods["cow"] == 1
    assert factory.heard("revealed")[0]["cards"] == ["2@charcoal", "@flour", "@cow"]


def test_a_stack_from_which_a_card_is_left_needs_no_new_card() -> None:
    factory = position("clay stone", "wood wheat", middle=FULL.replace("brick", "brick brick")).act(
        "produce brick discard clay"
    )
    assert factory.actor == 1, "five different ones are still there: no reveal is due"


def test_level_3_is_filled_to_5_cards() -> None:
    factory = (
        position("cow", "", middle=FULL).act("produce milk reveal cow").act("reveal", drawn="bread")
    )
    assert len([id for id in factory.goods if id in LEVEL_3]) == 5


def test_the_street_is_filled_to_5_buildings() -> None:
    factory = (
        position("brick", "", middle=FULL)
        .act("produce mill discard brick")
        .act("reveal", drawn="castle")
    )
    assert sorted(factory.view["street"]) == ["castle", "dairy", "quarry", "sawmill", "tannery"]
    assert factory.heard("revealed-buildings") == [{"cards": ["@castle"], "level": 4}]


def test_all_rows_are_filled_in_one_reveal() -> None:
    factory = position("bread", "", middle=FULL).act(
        "exchange bread", "take mill", "take brick", "stop"
    )
    factory.act("reveal", drawn="fish castle")
    assert "fish" in factory.goods
    assert "castle" in factory.view["street"]


def test_r_refill_never_during_the_turn() -> None:
    factory = position("bread", "", middle=FULL).act(
        "exchange bread", "take brick", "take charcoal"
    )
    assert "brick" not in factory.goods
    refused(factory, "reveal", "not-now")
    factory.act("stop")
    refused(factory, "take wood", "reveal-first")


def test_when_a_pile_is_empty_its_discards_become_the_new_pile() -> None:
    rest = "brick brick charcoal charcoal cut_stone flour thread plank plank sheep sheep cow cow"
    factory = position("clay", "", middle=FULL, discards=f"{rest} fish").act(
        "produce brick discard clay"
    )
    assert factory.view["piles"]["2"] == []
    factory.act("reveal", drawn="thread fish")
    assert factory.heard("reshuffled") == [{"level": 2}]
    assert factory.discards == []
    assert factory.goods["thread"] == 2
    assert factory.goods["fish"] == 1
    assert len(factory.view["piles"]["2"]) == 12


def test_the_discards_of_one_level_do_not_fill_another() -> None:
    held = "brick brick charcoal charcoal cut_stone flour thread"
    factory = position(
        "cow", f"{held}", middle=FULL, discards="bread meat stone_wall fishing_rod plank"
    ).act("produce milk reveal cow")
    factory.act("reveal", drawn="meat")
    assert factory.heard("reshuffled") == [{"level": 3}]
    assert factory.discards == ["plank"]


def test_a_discarded_card_comes_back_only_when_it_is_revealed_again() -> None:
    factory = position("fish wood", "wood", middle=without("thread"), discards="thread")
    factory.act("exchange fish", "take wheat", "stop").act("reveal", drawn="sheep")
    assert "fish" not in factory.goods
    assert sorted(factory.discards) == ["fish", "thread"]


def test_r_refill_with_pile_and_discards_empty_a_row_stays_short() -> None:
    factory = position("clay", "wood wheat", middle=FULL, emptied=True).act(
        "produce brick discard clay"
    )
    assert factory.actor == 1, "there is nothing to reveal, so nobody is asked to"
    assert len([id for id in factory.goods if id in LEVEL_2]) == 4


def test_r_refill_a_row_that_stayed_short_is_filled_when_cards_are_discarded() -> None:
    factory = position("brick wood", "wood wheat", middle=without("charcoal"), emptied=True)
    factory.act("exchange brick", "take wheat", "stop")
    assert factory.legal() == ["reveal"]
    factory.act("reveal", drawn="brick")
    assert factory.goods["brick"] == 2
    assert factory.view["piles"]["2"] == []


def test_r_building_refill_unused_initial_buildings_stay_in_the_box() -> None:
    factory = position("brick", "wood wheat", middle=FULL)
    assert sorted(factory.view["box"]) == ["brick_factory", "charcoal_hut", "spinning_mill"]
    assert not set(factory.view["box"]) & set(factory.view["piles"]["buildings"])


def test_rows_are_full_whenever_a_turn_begins_unless_nothing_is_left() -> None:
    for seats in SEATS:
        for seed in range(GAMES):
            for state, _, _, _ in random_play(seats, seed):
                view = Factory(state).view
                if view["phase"] == "act" and not view["activated"]:
                    _check_rows(view, f"seats {seats} seed {seed}")


def _check_rows(view: FactoryView, where: str) -> None:
    goods = view["goods"]
    for level, cards in (("2", LEVEL_2), ("3", LEVEL_3)):
        different = len([id for id in goods if id in cards])
        assert different >= 5 or not view["piles"][level] + view["discards"][level], where
    assert len(view["street"]) == 5 or not view["piles"]["buildings"], where
