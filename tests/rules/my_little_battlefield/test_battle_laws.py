"""The kit's laws at every scenario and against every adversary, and what long series of battles show.

The large numbers of `LW_LONG` are for the compiled engine; interpreted, where a battle takes six times as long, a few battles show that
the series runs.
"""

import os
from itertools import pairwise
from math import sqrt
from statistics import median

import pytest
from rules.my_little_battlefield.commander import battle
from rules.my_little_battlefield.table import LONG, TITLE

from littleworlds.core.conformance import LAWS, Case, run
from littleworlds.core.option import Options

SERIES = LONG and os.environ.get("LW_EXPECT") == "compiled"
SEEDS = range(10) if SERIES else range(3) if LONG else range(1)
SCENARIOS = [str(value) for value in TITLE.options[0].values]
BOARDS = [str(value) for value in TITLE.options[1].values]
QUICK = [law for law in LAWS if law not in ("notation", "round-trips", "samples", "leaks", "commutation")]
"""What is tried at every table in the short run; the kit's own tests try all laws at many of them."""


def tables() -> list[tuple[int, Options]]:
    found: list[tuple[int, Options]] = [(2, {"scenario": scenario}) for scenario in SCENARIOS]
    for number, scenario in enumerate(SCENARIOS):
        boards = BOARDS if LONG else [BOARDS[number % len(BOARDS)]]
        found += [(1, {"scenario": scenario, "ai_board": board}) for board in boards]
    return found


@pytest.mark.parametrize(("seats", "options"), tables())
def test_the_laws_hold_at_every_table(seats: int, options: Options) -> None:
    for law in LAWS if LONG else QUICK:
        for seed in SEEDS:
            run(law, TITLE, Case(seats, TITLE.settle(seats, dict(options)), seed))


def series(games: int) -> int:
    """How many battles to play where a full series is so long."""
    return games if SERIES else 10 if LONG else 1


def test_greedy_battles_of_two_end_fairly_and_in_good_time() -> None:
    """Rulings, section 5: the first player wins 57 to 60 % of such games, the median is 11 turns each."""
    games = series(2000)
    battles = [battle(TITLE, 2, seed) for seed in range(games)]
    first = sum(one.first_wins for one in battles) / games
    turns = median(one.turns for one in battles)
    print(f"{games} battles: the first player wins {first:.3f}, median {turns} turns each")
    if SERIES:
        assert 0.50 <= first <= 0.65
        assert 7 <= turns <= 18


def test_greedy_wins_less_against_each_worse_adversary() -> None:
    """Each rate may exceed the one before by no more than chance allows, and the last is well below the first."""
    games = series(1000)
    boards = BOARDS if LONG else BOARDS[-1:]
    rates = [sum(bool(battle(TITLE, 1, seed, {"ai_board": board}).won) for seed in range(games)) / games for board in boards]
    margin = 1.96 * sqrt(0.5 / games)
    print(f"{games} battles against each: {dict(zip(boards, rates, strict=True))}, differences of {margin:.3f} may be chance")
    if SERIES:
        assert all(later <= earlier + margin for earlier, later in pairwise(rates))
        assert rates[-1] < rates[0] - margin


@pytest.mark.skipif(not LONG, reason="in the short run random battles show it")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_battles_end_in_every_scenario(scenario: str) -> None:
    """Both sides win their share: a bot that does not know what a scenario is about would hardly ever."""
    games = series(200)
    alone, against = (
        sum(battle(TITLE, seats, seed, {"scenario": scenario}).side_a_wins for seed in range(games)) / games for seats in (1, 2)
    )
    print(f"{scenario}, {games} battles each: side A wins {alone:.2f} alone, {against:.2f} against another")
    if SERIES:
        assert 0.2 <= alone <= 0.95
        assert 0.2 <= against <= 0.85
