"""The value of a position, for bots: informed in half-done positions, exact at the end, good enough to beat chance."""

import pytest
from rules.wonderful_world.board import (
    LONG,
    TITLE,
    World,
    area,
    ended,
    new,
    placing,
    planning,
    position,
)

from littleworlds.arena.simulation import Series, run, summary
from littleworlds.arena.speed import is_compiled


def value(world: World, seat: int = 0) -> float:
    return TITLE.value(world.state, seat)


def test_at_the_end_it_is_the_lead() -> None:
    world = ended(area(financier=9), area(general=4), area(general=6))
    assert value(world) == 3
    assert value(world, 1) == -5


def test_alone_it_is_the_score_less_what_a_scenario_loses() -> None:
    assert value(ended(area(financier=9))) == 9
    assert value(ended(area(financier=9), scenario="sc04")) < 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("gold casino_city", "gold empire"),
        ("gold museum", "gold empire"),
    ],
)
def test_a_cube_on_a_card_that_can_be_finished_is_worth_more_than_on_the_empire_card(
    better: str, worse: str
) -> None:
    def after(action: str) -> float:
        one = area(
            sites="casino_city+energy+energy+energy+gold+gold museum+gold",
            built="roswell",
            left="3 gold",
        )
        return value(placing("gold", one, area(sites="museum")).act(0, action))

    assert after(better) > after(worse)


def test_a_finished_card_is_worth_more_than_an_unfinished_one() -> None:
    before = placing(
        "gold",
        area(sites="museum+gold+gold", built="roswell", left="1 gold"),
        area(sites="museum"),
        round=4,
    )
    assert value(
        placing("gold", area(built="museum roswell"), area(sites="museum"), round=4)
    ) > value(before.act(0, "gold empire"))


def test_early_production_is_worth_more_than_late() -> None:
    gains = []
    for round in range(1, 5):
        with_plant = value(
            planning(
                area(built="recycling_plant", drafted="museum"), area(drafted="museum"), round=round
            )
        )
        gains.append(
            with_plant
            - value(planning(area(drafted="museum"), area(drafted="museum"), round=round))
        )
    assert gains == sorted(gains, reverse=True)


def test_it_works_in_every_phase() -> None:
    for seats in (1, 2, 3):
        world = new(seats, seed=seats)
        while world.actors:
            for seat in range(seats):
                assert abs(value(world, seat)) < 300
            seat = world.actors[0]
            world.act(seat, world.legal(seat)[0], seed=3)


def test_a_scenario_makes_its_imposed_cards_worth_their_cubes() -> None:
    def gain(scenario: str) -> float:
        """Of giving up a common card rather than an imposed one that is half done."""
        one = area(sites="time_travel+science+science+science nuclear_plant+materials")
        world = position("placing", one, step="science", round=3, scenario=scenario)
        other = position("placing", one, step="science", round=3, scenario=scenario)
        return value(world.act(0, "discard nuclear_plant")) - value(
            other.act(0, "discard time_travel")
        )

    assert gain("sc04") > gain("") + 1


def test_alone_a_plan_ends_before_cards_are_drawn() -> None:
    world = planning(area(drafted="time_travel time_travel museum"))
    stage = TITLE.stage(world.state)
    assert TITLE.stage(world.act(0, "build museum").state) == stage
    world.act(0, "give time_travel")
    assert TITLE.stage(world.state) != stage
    assert [TITLE.notation(action) for action in TITLE.sensible(world.state, 0)] == ["draw"]


def test_alone_an_exchange_is_worth_what_the_deck_may_bring() -> None:
    """In the first round cards that cannot be finished for long are better given than built."""

    def after(action: str) -> float:
        return value(planning(area(drafted="atlantis atlantis")).act(0, action))

    assert after("give atlantis") > after("build atlantis")


def test_looking_changes_nothing_and_comes_out_the_same_again() -> None:
    world = planning(
        area(drafted="museum zeppelin", sites="juggernaut atlantis", krystallium=2),
        area(drafted="museum"),
    )
    before = world.state.dump()
    assert value(world) == value(world)
    assert world.state.dump() == before


def test_two_cards_are_worth_less_together_if_they_want_the_same_cubes() -> None:
    def gain(sites: str) -> float:
        one = area("aztec_empire_a", sites=sites, left="2 energy")
        return value(placing("energy", one, area(sites="museum"), round=4)) - value(
            placing(
                "energy", area("aztec_empire_a", left="2 energy"), area(sites="museum"), round=4
            )
        )

    both = gain("tank_division+materials tank_division+materials")
    assert 0 < both < 2 * gain("tank_division+materials")


SEVEN = "museum museum zeppelin zeppelin nuclear_plant nuclear_plant transportation_network"


def test_after_a_draft_it_counts_what_the_others_have_drafted() -> None:
    """What a pick has left for others shows there, and nowhere else."""
    poor = SEVEN.replace("museum", "atlantis").replace("zeppelin", "atlantis")
    strong = planning(area(drafted=SEVEN), area(drafted=SEVEN))
    weak = planning(area(drafted=SEVEN), area(drafted=poor))
    assert value(strong) < value(weak)
    assert value(strong.act(0, "build zeppelin")) == value(weak.act(0, "build zeppelin"))


@pytest.mark.skipif(
    not LONG or not is_compiled(), reason="400 plays of a bot that thinks, for the compiled engine"
)
def test_greedy_beats_random_in_95_of_100_games() -> None:
    series = Series("wonderful-world", 2, 400, 11, ("greedy", "random"), rotate=True)
    wins = summary(series, run(series, jobs=2))["bot_wins"]
    assert isinstance(wins, list)
    assert wins[0] >= 380


@pytest.mark.skipif(
    not LONG or not is_compiled(),
    reason="40 plays of four bots that think, for the compiled engine",
)
def test_greedy_scores_45_against_three_of_its_kind() -> None:
    series = Series("wonderful-world", 4, 40, 11, ("greedy",) * 4, rotate=True)
    scores = summary(series, run(series, jobs=2))["bot_mean_score"]
    assert isinstance(scores, list)
    assert sum(scores) / 4 >= 45
