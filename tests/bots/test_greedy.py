"""The greedy bot: legal, the same for a seed, by its view alone, and within its work."""

import pytest
from bots.test_search import questions

import littleworlds as lw
from littleworlds.bots.bot import Budget
from littleworlds.bots.greedy import HABIT, POSITIONS, Greedy
from littleworlds.core.chance import Seeded
from littleworlds.core.registry import own_titles
from littleworlds.search.meter import Meter
from littleworlds.search.planning import plan_turn

MOST = 1200
"""Positions valued in one decision, whatever the position: at 15 µs each, well below 50 ms."""
ON_AVERAGE = 300

TABLES = [(title, seats) for title in own_titles() for seats in (0, -1)]
"""Every title with the fewest and with the most seats."""


@pytest.mark.parametrize("title", own_titles())
def test_the_same_seed_chooses_alike(title: str) -> None:
    game = lw.game(title)
    [(state, seat)] = questions(title, game.min_seats, every=12, most=1)
    choices = {
        Greedy(seed).choose(game.perspective(state.view(seat)), Budget()) for seed in (8, 8, 8)
    }
    assert len(choices) == 1
    assert choices <= set(state.legal(seat))


@pytest.mark.parametrize("title", own_titles())
def test_the_choice_hangs_on_the_view_alone(title: str) -> None:
    game = lw.game(title)
    for state, seat in questions(title, max(2, game.min_seats), every=17, most=4):
        other = game.perspective(state.view(seat)).sample(Seeded(99))
        choices = [
            Greedy(5).choose(game.perspective(world.view(seat)), Budget())
            for world in (state, other)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize(("title", "place"), TABLES)
def test_a_decision_takes_a_bounded_number_of_positions(title: str, place: int) -> None:
    game = lw.game(title)
    seats = range(game.min_seats, game.max_seats + 1)[place]
    spent = []
    for state, seat in questions(title, seats, every=7, most=16):
        meter = Meter(POSITIONS, -1.0)
        plan_turn(game.perspective(state.view(seat)), HABIT, meter, Seeded(1))
        spent.append(int(meter.spent))
    assert max(spent) <= MOST
    assert sum(spent) / len(spent) <= ON_AVERAGE


def test_no_world_is_begun_after_the_time_is_up() -> None:
    [(state, seat)] = questions("little-tavern", 4, every=4, most=1)
    eyes = state.game.perspective(state.view(seat))
    hurried, calm = Meter(POSITIONS, 0.0), Meter(POSITIONS, 60.0)
    plan_turn(eyes, HABIT, hurried, Seeded(1))
    plan_turn(eyes, HABIT, calm, Seeded(1))
    assert hurried.spent < calm.spent
