"""Weights are found again in plays that were made by them."""

import numpy as np
import pytest

from littleworlds.learning.fitting import Array, fit, fit_points, loss, pulls, spread

TRUE = np.array([1.5, -0.7, 0.0])


def positions(seats: int) -> Array:
    return np.random.default_rng(4).normal(size=(4000, seats, 3))


def won(features: Array) -> Array:
    """Who wins, by the weights above and luck."""
    dice = np.random.default_rng(5)
    totals = features @ TRUE
    if features.shape[1] == 1:
        return (dice.random(totals.shape) < 1 / (1 + np.exp(-totals))).astype(float)
    best = (totals + dice.gumbel(size=totals.shape)).argmax(axis=1)
    return np.eye(features.shape[1])[best]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_weights_are_found_again(seats: int) -> None:
    features = positions(seats)
    weights = fit(features, won(features), np.full(3, 1e-3))
    assert np.abs(weights - TRUE).max() < 0.15
    assert loss(features, won(features), weights) < loss(features, won(features), 0.5 * TRUE)


def test_points_are_found_again() -> None:
    features = positions(1)
    points = features @ TRUE * 10
    weights = fit_points(features, points, np.full(3, 1e-3))
    assert np.abs(weights - 10 * TRUE).max() < 0.01
    assert spread(features, points, weights) < 0.01 < spread(features, points, 9 * TRUE)


def test_what_is_judged_by_hand_is_not_drawn_to_nothing() -> None:
    features = positions(2)
    shares = won(features)
    drawn = fit(features, shares, pulls(["judged", "rare", "idle"], per_play=4000.0))
    assert drawn[0] > 1.0
    assert abs(drawn[1]) < 0.4
