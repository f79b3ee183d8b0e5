"""The kit's laws at every scenario and against every adversary, and what series of battles show.

`LW_LONG` plays the long series on the compiled engine; otherwise, and interpreted, where a battle takes six times as long, the same tests
play a few battles and allow for more chance. The greedy bot plays two against each other and alone against each adversary; where every
scenario is to be tried, a lighter player stands in for it.
"""

from itertools import pairwise
from math import sqrt
from statistics import median

import pytest
from rules.my_little_battlefield.commander import share_of_side_a
from rules.my_little_battlefield.table import LONG, TITLE

import littleworlds as lw
from littleworlds.arena.simulation import Series, run, summary
from littleworlds.arena.speed import is_compiled
from littleworlds.core.conformance import LAWS, Case
from littleworlds.core.conformance import run as try_law
from littleworlds.core.option import Options
from littleworlds.core.record_file import split_records
from littleworlds.games.my_little_battlefield.state.position import BattleState

SERIES = LONG and is_compiled()
SEEDS = range(10) if SERIES else range(3) if LONG else range(1)
SCENARIOS = [str(value) for value in TITLE.options[0].values]
BOARDS = [str(value) for value in TITLE.options[1].values]
QUICK = [
    law for law in LAWS if law not in ("notation", "round-trips", "samples", "leaks", "commutation")
]
"""What is tried at every table in the short run; the kit's own tests try all laws at many of them."""


def tables() -> list[tuple[int, Options]]:
    settings: list[tuple[int, Options]] = [(2, {"scenario": scenario}) for scenario in SCENARIOS]
    for number, scenario in enumerate(SCENARIOS):
        boards = BOARDS if LONG else [BOARDS[number % len(BOARDS)]]
        settings += [(1, {"scenario": scenario, "ai_board": board}) for board in boards]
    return settings


@pytest.mark.parametrize(("seats", "options"), tables())
def test_the_laws_hold_at_every_table(seats: int, options: Options) -> None:
    for law in LAWS if LONG else QUICK:
        for seed in SEEDS:
            try_law(law, TITLE, Case(seats, TITLE.check_options(seats, dict(options)), seed))


def length(long: int, short: int) -> int:
    """How many battles to play: the full series, a few on the compiled engine, or just enough to see that it runs."""
    return long if SERIES else short if is_compiled() else 1


class Fought:
    """A battle of two as its record tells it: whether the first player won, turns of each, what ended it."""

    def __init__(self, text: str) -> None:
        state = lw.Play.replay(lw.Record.parse(text), TITLE).state
        assert isinstance(state, BattleState)
        view = state.view(None)
        winners = state.outcome().winners
        first = next(army["seat"] for army in view["armies"] if army["side"] == view["starter"])
        self.first_wins = (first in winners) / len(winners)
        self.turns = max(army["turns"] for army in view["armies"])
        self.ended = view["ended"]


def test_greedy_battles_of_two_end_fairly_and_in_good_time() -> None:
    """Rulings, section 5: all end by 20 points, the first player wins 57 to 60 % of such games, the median is 11 turns each."""
    games = length(2000, 20)
    battles: list[Fought] = []
    series = Series(TITLE.id, 2, games, 1, ("greedy", "greedy"), records=True)
    run(
        series,
        2 if SERIES else 1,
        keep=lambda _, text: battles.extend(map(Fought, split_records(text))),
    )
    assert len(battles) == games
    assert {one.ended for one in battles} == {"points"}
    first = sum(one.first_wins for one in battles) / games
    turns = median(one.turns for one in battles)
    print(
        f"seed {series.seed}, {games} battles: the first player wins {first:.3f}, median {turns} turns each"
    )
    chance, more = (0.0, 0) if SERIES else (3 * sqrt(0.25 / games), 4)
    assert 0.50 - chance <= first <= 0.65 + chance
    assert 7 - more <= turns <= 18 + more


def test_greedy_wins_less_against_each_worse_adversary() -> None:
    """Each rate may exceed the one before by no more than chance allows, and over the full series the last is well below the first."""
    games = length(400, 10)
    boards = BOARDS if SERIES else [BOARDS[0], BOARDS[-1]]
    rates = []
    for board in boards:
        series = Series(TITLE.id, 1, games, 1, ("greedy",), options={"ai_board": board})
        won = summary(series, run(series, 2 if SERIES else 1))["won"]
        assert isinstance(won, int)
        rates.append(won / games)
    margin = 1.96 * sqrt(0.5 / games)
    print(
        f"{games} battles against each: {dict(zip(boards, rates, strict=True))}, differences of {margin:.3f} may be chance"
    )
    assert all(later <= earlier + margin for earlier, later in pairwise(rates))
    if SERIES:
        assert rates[-1] < rates[0] - margin


@pytest.mark.skipif(not LONG, reason="in the short run random battles show it")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_battles_end_in_every_scenario(scenario: str) -> None:
    """Both sides win their share: a bot that does not know what a scenario is about would hardly ever."""
    games = length(200, 10)
    alone, against = (
        sum(share_of_side_a(TITLE, seats, seed, {"scenario": scenario}) for seed in range(games))
        / games
        for seats in (1, 2)
    )
    print(
        f"{scenario}, {games} battles each: side A wins {alone:.2f} alone, {against:.2f} against another"
    )
    if SERIES:
        assert 0.2 <= alone <= 0.95
        assert 0.2 <= against <= 0.85
