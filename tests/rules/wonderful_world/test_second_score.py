"""The score, reckoned a second time from records alone, agrees with the engine's."""

import pytest
from rules.wonderful_world.board import LONG, TITLE
from rules.wonderful_world.second_score import Replay

import littleworlds as lw
from littleworlds.core.option import Options

GAMES = 2000 if LONG else 100
SCENARIOS = [f"sc0{number}" for number in range(1, 7)]


def played(seats: int, seed: int, options: Options, careful: bool) -> lw.Play:
    """A random play; a careful one gives up no card under construction, so that more is built."""
    play = lw.Play(TITLE, seats, lw.Seeded(seed), options)
    dice = lw.Seeded(seed + 1_000_000)
    while actors := play.state.actors():
        seat = int(actors[dice.index(len(actors))])
        actions = [int(action) for action in play.state.legal(seat)]
        if careful:
            kept = [
                action
                for action in actions
                if TITLE.cards.discard_base > action or action >= TITLE.cards.take_base
            ]
            placed = [
                action
                for action in kept
                if action < TITLE.cards.discard_base
                and not TITLE.notation(action).endswith(" empire")
            ]
            actions = placed or kept
        play.act(seat, actions[dice.index(len(actions))])
    return play


@pytest.mark.parametrize("chunk", range(10))
def test_an_independent_second_reading_agrees_on_random_games(chunk: int) -> None:
    best = 0
    for seed in range(chunk, GAMES, 10):
        seats = 1 + seed % 5
        options: Options = {"face": "AB"[seed // 5 % 2]}
        if seats == 1 and seed % 4 == 0:
            options = {"scenario": SCENARIOS[seed // 20 % 6]}
        play = played(seats, seed, options, careful=seed % 3 > 0)
        outcome = play.state.outcome()
        print(f"seats {seats}, seed {seed}, options {options}")
        replay = Replay(play.record().text())
        assert replay.scores() == outcome.scores
        assert replay.ties() == outcome.ties
        best = max(best, *outcome.scores)
    assert best > 5, "something worth reckoning was built"
