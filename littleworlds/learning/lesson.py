"""What a course has taught: weights, and how well they foretell plays that they were not made from."""

from typing import NamedTuple

import numpy as np

from littleworlds.core.game import Game
from littleworlds.learning.fitting import CONSTANT, JUDGED, fit, fit_points, loss, pulls, spread
from littleworlds.learning.gathering import Gathered

_HELD_OUT = 5
"""One play in so many is held out."""
_DIGITS = 4


class Lesson(NamedTuple):
    """Weights by feature; and the surprise per position of held-out plays, in nats: with these weights, and with those in place, or
    with the judgement alone, or with nothing where no feature is a judgement. It is the mean error in points where points are
    learned: because the title says so, or because plays alone have no winners."""

    weights: dict[str, float]
    plays: int
    positions: int
    surprise: float
    before: float


def learn(game: Game, number: int, gathered: Gathered) -> Lesson:
    """Fit the weights for a kind of table."""
    names = game.features()
    held = gathered.plays % _HELD_OUT == 0
    plays = len(np.unique(gathered.plays))
    alone = gathered.shares.shape[1] == 1
    by_points = game.learns_points() or (alone and len(np.unique(gathered.shares)) == 1)
    pull = pulls(names, len(gathered.plays) / plays, by_points)
    results = gathered.scores if by_points else gathered.shares
    solve, error = (fit_points, spread) if by_points else (fit, loss)
    weights = solve(gathered.features[~held], results[~held], pull)
    if game.weights[number]:
        before = np.array(game.weights[number])
    else:
        judged = np.array([name.endswith((JUDGED, CONSTANT)) for name in names])
        before = np.zeros(len(names))
        if judged.any():
            judgement = gathered.features[~held][:, :, judged]
            before[judged] = solve(judgement, results[~held], pull[judged])
    told = gathered.features[held], results[held]
    return Lesson(
        {name: round(float(one), _DIGITS) for name, one in zip(names, weights, strict=True)},
        plays,
        len(gathered.plays),
        error(*told, weights),
        error(*told, before),
    )
