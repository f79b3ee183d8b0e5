"""What bots go by: the judgement by hand likes what scores, what was learned is held against it, and a bot does well alone."""

import pytest
from rules.walnut_grove.grove import (
    LONG,
    TITLE,
    Grove,
    autumn,
    before_winter,
    enter_winter,
    fresh,
    spring,
    summer,
    title,
)

from littleworlds.arena.simulation import Series, run, summary
from littleworlds.arena.speed import is_compiled
from littleworlds.bots import Budget, make
from littleworlds.core.weights import WeightSet
from littleworlds.games.walnut_grove.rules.phases import WINTER
from littleworlds.games.walnut_grove.scoring import open_points
from littleworlds.games.walnut_grove.values.judgement import judged

CONSTANT_AND_POINTS: WeightSet = {
    "made": "",
    "command": "",
    "result": "",
    "weights": {"constant": 9.0, "7 years left: points": 2.0},
}


def value(grove: Grove) -> float:
    """By hand, whatever was learned."""
    return judged(grove.state, grove.farm())


def test_horses_are_worth_more_where_land_is_enclosed() -> None:
    gains = []
    for tile in ("l47 3,1 0", "l01 3,1 0"):
        plain, improved = summer(lay=(tile,)), summer(lay=(tile,))
        improved.farm().improvements = 1 << 40
        gains.append(value(improved) - value(plain))
    assert gains[0] > gains[1] + 0.9


def test_goods_that_the_winter_wants_are_worth_more_than_others() -> None:
    assert value(autumn(1).give("fish 1")) > value(autumn(1).give("stone 1"))


def test_a_help_tile_face_down_costs_two_points() -> None:
    grove = autumn(1)
    grove.farm().help_down = 1
    assert value(grove) == pytest.approx(value(autumn(1)) - 2)


def test_a_tile_that_has_its_place_is_worth_its_best_turn() -> None:
    hands = "l47 l48", "l49 l50"
    chosen = value(spring(*hands).act("tile l47", "cell 3,1", seat=0))
    turned = [
        value(spring(*hands).act("tile l47", "cell 3,1", f"turn {turn}", seat=0))
        for turn in range(4)
    ]
    assert chosen == pytest.approx(max(turned))
    assert max(turned) > min(turned)


def test_the_harvests_to_come_are_the_same_before_and_after_the_year_is_closed() -> None:
    grove = autumn(1).act("pass")
    assert grove.season == "dawn"
    dawn = value(grove)
    grove.state.season = WINTER
    assert value(grove) == pytest.approx(dawn)


def test_a_bot_pays_the_winter_rather_than_a_help_tile_it_will_need_again() -> None:
    grove = before_winter(1).give("fish 1 wood 2")
    grove.farm().help_up = 1
    enter_winter(grove)
    bot = make("greedy", 1)
    assert TITLE.notation(bot.choose(TITLE.perspective(grove.state.view(0)), Budget())) == "done"


def test_without_weights_a_value_is_the_judgement_less_the_points_of_the_best_other() -> None:
    untaught = title()
    untaught.learn({})
    state = fresh(2, untaught).state
    others = open_points(state.cards, state.farms[1])
    assert untaught.value(state, 0) == pytest.approx(judged(state, state.farms[0]) - others)


def test_learned_values_are_leads() -> None:
    taught = title()
    taught.learn(dict.fromkeys(taught.tables(), CONSTANT_AND_POINTS))
    state = fresh(2, taught).state
    state.farms[0].help_down += 1
    assert taught.value(state, 0) == pytest.approx(2 * TITLE.cards.help_points)
    assert taught.value(state, 1) == pytest.approx(-2 * TITLE.cards.help_points)


def test_random_play_is_far_below() -> None:
    series = Series("walnut-grove", 1, 50, 1, ("random",))
    mean = summary(series, run(series))["mean_score"]
    assert isinstance(mean, list)
    assert mean[0] < 0


@pytest.mark.skipif(
    not LONG or not is_compiled(), reason="200 plays of a bot that thinks, for the compiled engine"
)
def test_greedy_reaches_22_points_alone() -> None:
    series = Series("walnut-grove", 1, 200, 1, ("greedy",))
    results = summary(series, run(series, jobs=2))
    print(results)
    mean = results["mean_score"]
    assert isinstance(mean, list)
    assert mean[0] >= 22
