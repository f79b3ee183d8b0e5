"""Intervals hold what they promise, also for those who look again and again."""

import random

import pytest

from littleworlds.arena.intervals import SURE, WATCHED, mean_interval, wilson


def test_wilson_has_the_published_bounds() -> None:
    # Wilson's interval for 8 of 10: 0.490 to 0.943.
    interval = wilson(8, 10)
    assert interval.low == pytest.approx(0.4902, abs=1e-4)
    assert interval.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_the_mean_of_leads_has_a_normal_interval() -> None:
    interval = mean_interval([2.0, 4.0, 6.0, 8.0])
    assert interval is not None
    assert interval.mean == 5.0
    assert interval.high - interval.mean == pytest.approx(1.96 * (20 / 3 / 4) ** 0.5)
    assert mean_interval([3.0]) is None


def called_unequal(width: float, series: int = 400, plays: int = 1000) -> float:
    """How often equals are called unequal by somebody who looks after every second play and stops when it is clear."""
    luck = random.Random(5)
    wrong = 0
    for _ in range(series):
        won = 0
        for play in range(1, plays + 1):
            won += luck.random() < 0.5
            if play >= 20 and play % 2 == 0 and wilson(won, play, width).clears(0.5):
                wrong += 1
                break
    return wrong / series


def test_who_watches_needs_a_wider_interval() -> None:
    assert called_unequal(SURE) > 0.25
    assert called_unequal(WATCHED) < 0.06
