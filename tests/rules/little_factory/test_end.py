"""Fin de la partie: 10 points end it at once; so does the last token."""

import pytest
from rules.little_factory.table import GAMES, SEATS, TITLE, position, random_play, refused

import littleworlds as lw

NINE = "mansion cheese_dairy restaurant tailor"
"""Buildings of 3 + 2 + 2 + 2 points."""


def test_r_end_at_10_by_producing_a_building_at_once_and_alone() -> None:
    factory = position("brick clay", "wood", fronts=[NINE], middle="mill").act(
        "produce mill discard brick"
    )
    assert factory.view["over"]
    assert factory.points == [10, 0]
    assert factory.winners == [0]
    assert factory.state.actors() == []


def test_r_end_at_10_inside_an_exchange_for_several_cards() -> None:
    factory = position("bread", "wood", fronts=[NINE], middle="mill brick").act(
        "exchange bread", "take mill"
    )
    assert factory.view["over"], "5 coins are left, but nobody is asked any more"
    assert factory.view["budget"] == 0


def test_r_end_at_10_inside_an_effect() -> None:
    factory = position(
        "bread milk wood", "", fronts=["restaurant cheese_dairy tailor"], earned={"restaurant": 1}
    )
    factory.act("activate restaurant discard milk bread")
    assert factory.view["over"], "the turn's action is not owed any more"
    assert factory.points == [11, 0]


def test_r_end_at_10_at_the_market() -> None:
    factory = position(
        "meat wood",
        "",
        fronts=["market mansion cheese_dairy restaurant"],
        middle="quarry",
        earned={"cheese_dairy": 1},
    )
    assert factory.act("market meat", "take quarry").view["over"]


def test_more_than_10_wins_as_well() -> None:
    factory = position("iron stone_wall plank", "", fronts=[NINE], middle="castle")
    factory.act("produce castle discard plank iron stone_wall")
    assert factory.points == [14, 0]
    assert factory.winners == [0]


def test_9_points_end_nothing() -> None:
    factory = position(
        "brick clay", "wood wheat", fronts=["mansion cheese_dairy restaurant quarry"], middle="mill"
    )
    assert not factory.act("produce mill discard brick").view["over"]


def test_points_are_those_on_buildings_and_tokens() -> None:
    factory = position(
        "wood wheat", "", fronts=["fishmonger mansion", "castle"], earned={"fishmonger": 3}
    )
    assert factory.points == [1 + 3 + 3, 5]


def test_r_tokens_run_out_the_play_ends_at_once_and_most_points_win() -> None:
    """Seat 0 takes the last token, and seat 2 has the most points."""
    factory = position(
        "fish wood",
        "wood",
        "",
        fronts=["fishmonger", "castle", "bar"],
        earned={"fishmonger": 5, "bar": 6},
    )
    factory.act("activate fishmonger discard fish")
    assert factory.view["over"]
    assert factory.view["tokens"] == 0
    assert factory.points == [7, 5, 8]
    assert factory.winners == [2]
    assert [event.message.id for event in factory.told[-2:]] == ["tokens-gone", "play-over"]


def test_r_tokens_run_out_equal_leaders_share_the_victory() -> None:
    factory = position(
        "fish wood",
        "wood",
        "",
        fronts=["fishmonger mill", "tailor", ""],
        earned={"fishmonger": 5, "tailor": 6},
    )
    factory.act("activate fishmonger discard fish")
    assert factory.points == [8, 8, 0]
    assert factory.winners == [0, 1]
    assert factory.heard("play-over") == [
        {"winners": ["#0", "#1"], "who": "#0", "count": 2, "points": 8}
    ]


def test_while_a_token_is_left_the_play_goes_on() -> None:
    factory = position(
        "fish wood", "wood", "", fronts=["fishmonger", "bar"], earned={"fishmonger": 5, "bar": 5}
    )
    assert not factory.act("activate fishmonger discard fish").view["over"]


def test_r_tokens_run_out_only_what_is_left_is_taken() -> None:
    factory = position(
        "bread milk wood", "wood", fronts=["restaurant", "bar"], earned={"restaurant": 3, "bar": 7}
    )
    factory.act("activate restaurant discard milk bread")
    assert factory.heard("earned")[0]["count"] == 2, "4 were due"
    assert factory.points == [7, 9]
    assert factory.winners == [1]


def test_r_tokens_run_out_with_the_gain_that_brings_10_it_is_a_win_at_10() -> None:
    factory = position(
        "bread milk wood",
        "wood",
        fronts=["restaurant mansion", "bar"],
        earned={"restaurant": 3, "bar": 7},
    )
    factory.act("activate restaurant discard milk bread")
    assert factory.points == [10, 9]
    assert factory.winners == [0]
    assert factory.heard("tokens-gone") == []


def test_nothing_can_be_done_after_the_end() -> None:
    factory = position("brick clay", "wood", fronts=[NINE], middle="mill").act(
        "produce mill discard brick"
    )
    with pytest.raises(lw.IllegalAction) as problem:
        factory.act("produce wood", seat=0)
    assert problem.value.message.id == "play-is-over"
    assert factory.state.prompt(0) is None


def test_before_the_end_there_is_no_outcome() -> None:
    with pytest.raises(lw.Error) as problem:
        position("wood", "").state.outcome()
    assert problem.value.message.id == "not-over-yet"


def test_the_score_sheet_names_every_building_and_its_tokens() -> None:
    factory = position(
        "fish wood",
        "wood",
        fronts=["cheese_dairy restaurant tailor fishmonger"],
        earned={"fishmonger": 2},
    )
    factory.act("activate fishmonger discard fish")
    sheet = factory.state.outcome().sheet
    assert [(line.label.id, line.label.args["building"], line.points) for line in sheet] == [
        ("sheet-building", "@fishmonger", 1),
        ("sheet-tokens", "@fishmonger", 3),
        ("sheet-building", "@cheese_dairy", 2),
        ("sheet-building", "@restaurant", 2),
        ("sheet-building", "@tailor", 2),
    ]
    assert factory.state.outcome().scores == [sum(line.points for line in sheet), 0]


def test_r_endless_play_is_possible() -> None:
    """A level-I card for a level-I card, and back: after two rounds all is as it was but for the number of the turn."""
    factory = position("wood", "clay", emptied=True)
    before = {**factory.view, "turn": 0}
    for give, take in (("wood", "stone"), ("clay", "wheat"), ("stone", "wood"), ("wheat", "clay")):
        factory.act(f"exchange {give}", f"take {take}")
    assert {**factory.view, "turn": 0} == before


@pytest.mark.parametrize("seats", SEATS)
def test_r_endless_play_does_not_happen_at_random(seats: int) -> None:
    """Random play ends, well within what the game states."""
    for seed in range(GAMES):
        steps = sum(1 for _ in random_play(seats, seed))
        assert steps < TITLE.max_steps(seats), f"seed {seed}"


def test_tokens_cannot_be_got_otherwise_than_by_effects() -> None:
    for state, _, text, told in random_play(2, 3):
        gained = [event for event in told if event.message.id == "earned"]
        assert not gained or text.startswith("activate"), text
        assert state.tokens_left() >= 0
    refused(position("wood wheat", ""), "stop", "not-now")
