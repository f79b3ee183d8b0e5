"""Déroulement du tour: activation, action, activation again, reveal; then the player to the left."""

import pytest
from rules.little_factory.table import SEATS, TITLE, position, refused

import littleworlds as lw
from littleworlds.games.little_factory.actions import REVEAL, STOP


def test_the_phases_follow_each_other_in_order() -> None:
    factory = position(
        "clay clay", "", fronts=["brick_factory"], middle="brick brick thread flour sheep cow"
    )
    assert factory.asked == ("ask-act", {})
    factory.act("produce brick discard clay")
    assert factory.asked == ("ask-wrap", {})
    assert factory.legal() == ["activate brick_factory discard clay", "end"]
    factory.act("activate brick_factory discard clay")
    assert factory.asked == ("ask-reveal", {})
    factory.act(
        "reveal",
        drawn="plank cloth milk fishing_rod iron stone_wall bakery bar butcher restaurant tailor",
    )
    assert factory.final
    assert factory.actor == 1


def test_r_activation_each_building_at_most_once_over_both_phases_together() -> None:
    factory = position("clay clay wood", "", fronts=["brick_factory"], middle="brick brick brick")
    factory.act("activate brick_factory discard clay")
    refused(factory, "activate brick_factory discard clay", "already-activated")
    factory.act("produce wheat")
    assert factory.phase == "reveal", "nothing is left to activate"


def test_more_buildings_are_asked_for_only_once_one_was_activated() -> None:
    factory = position(
        "clay wood wood", "", fronts=["brick_factory charcoal_hut"], middle="brick charcoal"
    )
    factory.act("activate brick_factory discard clay", "produce wood")
    assert factory.asked == ("ask-wrap-more", {})


def test_r_activation_is_optional_in_both_phases() -> None:
    factory = position("clay clay", "", fronts=["brick_factory"], middle="brick brick").act(
        "produce wood"
    )
    assert factory.hands[0] == ["wood", "clay", "clay"]
    prompt = factory.state.prompt(0)
    assert prompt is not None
    assert factory.game.notation(prompt.decline) == "end"
    assert factory.act("end").hands[0] == ["wood", "clay", "clay"]


def test_r_activation_any_order_and_several_in_one_phase() -> None:
    """Stone is cut, the cut stone makes a wall: and the other way round, with another stone cut afterwards."""
    hand = "stone cut_stone clay"
    for order in (
        ("quarry discard stone", "masonry discard clay cut_stone"),
        ("masonry discard clay cut_stone", "quarry discard stone"),
    ):
        factory = position(hand, "", fronts=["quarry masonry"], middle="cut_stone stone_wall")
        factory.act(*[f"activate {one}" for one in order])
        assert factory.hands[0] == ["cut_stone", "stone_wall"]
        assert factory.phase == "act"


def test_a_building_activated_at_the_start_is_free_again_next_turn() -> None:
    factory = position(
        "clay clay",
        "stone",
        fronts=["brick_factory"],
        middle="brick brick thread flour sheep cow",
        emptied=True,
    )
    factory.act("activate brick_factory discard clay", "produce wood")
    assert factory.actor == 1
    factory.act("produce wheat")
    assert "activate brick_factory discard clay" in factory.legal()


def test_r_building_got_this_turn_may_be_activated_when_it_was_produced() -> None:
    factory = position("brick stone", "", middle="quarry cut_stone").act(
        "produce quarry discard brick"
    )
    assert factory.act("activate quarry discard stone").hands[0] == ["cut_stone"]


def test_r_building_got_this_turn_may_be_activated_when_it_was_bought() -> None:
    factory = position("meat stone", "", middle="quarry cut_stone").act(
        "exchange meat", "take quarry", "stop"
    )
    assert "activate quarry discard stone" in factory.legal()


def test_r_building_got_this_turn_may_be_activated_in_the_start_phase_if_the_market_got_it_there() -> (
    None
):
    factory = position("meat stone", "", fronts=["market"], middle="quarry cut_stone")
    factory.act("market meat", "take quarry", "stop")
    assert factory.phase == "act"
    assert factory.act("activate quarry discard stone").hands[0] == ["cut_stone"]
    assert factory.phase == "act", "the action is still to come"


def test_r_action_is_mandatory() -> None:
    factory = position("clay", "", fronts=["brick_factory"], middle="brick")
    assert "end" not in factory.legal()
    refused(factory, "end", "action-owed")


def test_r_action_exactly_one_of_produce_and_exchange() -> None:
    factory = position("clay wood", "", fronts=["brick_factory"], middle="charcoal brick").act(
        "produce charcoal discard wood"
    )
    refused(factory, "exchange clay", "action-done")
    refused(factory, "produce wheat", "action-done")
    factory = position("clay wood", "", fronts=["brick_factory"], middle="brick").act(
        "exchange wood", "take wheat"
    )
    refused(factory, "exchange clay", "action-done")
    refused(factory, "produce stone", "action-done")


def test_only_what_can_be_done_is_asked_for() -> None:
    assert position("clay", "", fronts=["brick_factory"], middle="brick").asked == ("ask-act", {})
    assert position("clay", "", fronts=["brick_factory"], middle="thread").asked == (
        "ask-action",
        {},
    ), "nothing to activate"
    factory = position(
        "fish", "wood wheat", fronts=["fishmonger"], middle="bread", level_1="", emptied=True
    )
    assert factory.asked == ("ask-wrap", {}), "neither produce nor exchange"


def test_r_no_legal_action_it_is_skipped_and_an_event_says_so() -> None:
    """Seat 1 has nothing, and no level-I card lies in the middle."""
    factory = position("wood wood", "", middle="plank brick", level_1="", emptied=True).act(
        "produce plank discard wood wood"
    )
    assert factory.heard("skipped") == []
    factory = position("wood wheat", "", middle="brick", level_1="", emptied=True).act(
        "exchange wood", "take wood"
    )
    assert factory.heard("skipped") == [{"who": "#1"}]
    assert factory.actor == 0, "and the next one plays"


def test_r_no_legal_action_but_a_building_to_activate_one_may_activate_or_end() -> None:
    """A fish buys nothing here, but the fishmonger takes it."""
    factory = position(
        "fish", "wood wheat", fronts=["fishmonger"], middle="bread", level_1="", emptied=True
    )
    assert factory.legal() == ["activate fishmonger discard fish", "end"]
    factory.act("activate fishmonger discard fish")
    assert factory.heard("skipped") == [{"who": "#0"}], "with an empty hand nothing is left to do"
    assert factory.points == [2, 0]
    factory = position(
        "fish", "wood wheat", fronts=["fishmonger"], middle="bread", level_1="", emptied=True
    ).act("end")
    assert factory.heard("skipped") == [{"who": "#0"}]
    assert factory.hands[0] == ["fish"]
    assert factory.actor == 1


@pytest.mark.parametrize("seats", SEATS)
def test_then_it_is_the_turn_of_the_player_to_the_left(seats: int) -> None:
    hands = ["wood wheat"] * min(seats, 2) + ["clay"] * (seats - 2)
    for seat in range(seats):
        factory = position(*hands, active=seat, emptied=True)
        factory.act("produce stone")
        assert factory.actor == (seat + 1) % seats


def test_who_has_only_one_possibility_is_not_asked() -> None:
    """Seat 1 has an empty hand, and only wood lies there: the wood is taken unasked."""
    factory = position("stone", "", middle="", level_1="wood wood", emptied=True).act(
        "produce wood"
    )
    assert factory.hands[1] == ["wood"]
    assert factory.heard("produced")[-1] == {"who": "#1", "card": "@wood", "cost": 1}
    assert factory.heard("only-action") == [{"who": "#1"}], "nobody wonders who did it"
    assert factory.actor == 0


def test_only_the_player_whose_turn_it_is_decides() -> None:
    factory = position("wood wheat", "clay stone")
    assert factory.state.legal(1) == []
    assert factory.state.prompt(1) is None
    refused(factory, "produce wood", "not-your-decision", seat=1)


def test_steps_back_lead_to_the_last_reveal_and_no_further() -> None:
    """Everything before the reveal can be taken back; what has been revealed cannot."""
    play = lw.Play(TITLE, 2, lw.Seeded(5))
    seat = int(play.state.first())
    before = play.state.dump()
    while play.state.legal(seat) != [REVEAL]:
        play.act(
            seat,
            play.state.legal(seat)[-1]
            if STOP in play.state.legal(seat)
            else TITLE.parse("take brick"),
        )
    for _ in range(len(play.steps)):
        assert play.can_undo(seat)
        play.undo(seat)
    assert play.state.dump() == before
    play.act(seat, TITLE.parse("take brick"))
    play.act(seat, REVEAL)
    assert not play.can_undo(seat), "a card has come to light"
    with pytest.raises(lw.IllegalAction):
        play.undo(seat)
