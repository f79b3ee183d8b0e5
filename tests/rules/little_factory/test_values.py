"""What the bots think of a position, and how well the simplest of them plays by it."""

import os

import pytest
from rules.little_factory.table import Factory, position

from littleworlds.arena.simulation import Series, run, summary
from littleworlds.arena.speed import is_compiled
from littleworlds.games.little_factory.values.lead import value

# Interpreted, 400 games take many minutes.
GAMES = (400 if os.environ.get("LW_LONG") else 20) if is_compiled() else 2


def worth(factory: Factory, seat: int = 0) -> float:
    return value(factory.state, seat)


def test_more_points_are_better() -> None:
    assert worth(position("wood", "wood", fronts=["mansion"])) > worth(
        position("wood", "wood", fronts=["mill"])
    )


def test_more_coins_in_hand_are_better() -> None:
    assert worth(position("bread", "wood")) > worth(position("brick", "wood"))


def test_a_building_whose_inputs_can_be_had_is_better_than_one_that_starves() -> None:
    """Of two buildings with as many points early in a play: charcoal is made of wood alone, a milk shop needs a cow."""
    assert worth(position("wood", "wood", fronts=["charcoal_hut"])) > worth(
        position("wood", "wood", fronts=["milk_shop"])
    )


def test_inputs_at_hand_are_better_than_coins_alone() -> None:
    with_input = position("fish", "wood", fronts=["fishmonger"])
    without = position("plank", "wood", fronts=["fishmonger"])
    assert worth(with_input) > worth(without)


def test_what_one_gains_the_other_loses() -> None:
    factory = position("bread", "wood", fronts=["mill"])
    assert worth(factory, 0) == pytest.approx(-worth(factory, 1))


def test_a_win_is_worth_more_than_anything() -> None:
    won = position(
        "brick", "bread", fronts=["mansion cheese_dairy restaurant tailor"], middle="mill"
    ).act("produce mill discard brick")
    assert (
        worth(won)
        > 100
        > worth(position("bread", "", fronts=["mansion cheese_dairy restaurant tailor"]))
    )
    assert worth(won, 1) < -100


def test_the_greedy_bot_wins_at_least_85_percent_against_random() -> None:
    series = Series("little-factory", 2, GAMES, 1, ("greedy", "random"), rotate=True)
    wins = summary(series, run(series))["bot_wins"]
    print(f"seed {series.seed}: greedy and random won {wins} of {GAMES}")
    assert isinstance(wins, list)
    assert wins[0] >= 0.85 * GAMES
