"""Plays of a bot against itself, as rows of features with what became of them."""

from typing import NamedTuple

from littleworlds.bots.bot import Budget
from littleworlds.bots.registry import make_any
from littleworlds.core.chance import Seeded, derived_seed
from littleworlds.core.features import Features
from littleworlds.core.game import Game
from littleworlds.core.outcome import Outcome
from littleworlds.core.state import State
from littleworlds.learning.course import Course


class Rows(NamedTuple):
    """Positions of one play: the features of every seat, what share of the victory each got, and the scores."""

    features: list[list[list[float]]]
    shares: list[float]
    scores: list[float]


def play(course: Course, game: Game, number: int) -> Rows:
    """The play of a course that has this number; always the same."""
    dice = Seeded(derived_seed(course.seed, "deal", number))
    whim = Seeded(derived_seed(course.seed, "whim", number))
    bots = [
        make_any(course.by, derived_seed(course.seed, "bot", number, seat))
        for seat in range(course.seats)
    ]
    state = game.setup(course.seats, dice, course.options)
    rows: list[list[list[float]]] = []
    stage = game.stage(state)
    closed = False
    while (seat := int(state.first())) >= 0:
        actions = state.legal(seat)
        if len(actions) == 1:
            action = int(actions[0])
        elif int(whim.index(1000)) < 1000 * course.strays:
            action = int(actions[whim.index(len(actions))])
        else:
            action = bots[seat].choose(game.perspective(state.view(seat)), Budget())
        ended = _halted(state, seat, action, dice)
        closing = game.stage(ended) != stage and not closed
        state.apply(seat, action, dice)
        # Where a stage has ended, and before the next is dealt: there search asks what a position is worth.
        if closing and state.first() >= 0:
            rows.append(encoded(game, ended, course.seats))
        closed = game.stage(state) == stage and (closed or closing)
        stage = game.stage(state)
    outcome = state.outcome()
    return Rows(rows, shares(outcome), [float(score) for score in outcome.scores])


def _halted(state: State, seat: int, action: int, dice: Seeded) -> State:
    """The position after an action, if the next stage is not dealt; the dice are left as they were."""
    drawn = dice.drawn
    after = state.copy()
    after.halting = True
    after.apply(seat, action, dice)
    dice.rewind(int(drawn))
    return after


def shares(outcome: Outcome) -> list[float]:
    """What share of the victory each seat got; alone, whether it won, if that can be said."""
    winners = [] if outcome.won is False else outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores))]


def encoded(game: Game, state: State, seats: int) -> list[list[float]]:
    """The features of every seat."""
    out = Features([0.0] * len(game.features()), True)
    rows: list[list[float]] = []
    for seat in range(seats):
        out.clear()
        game.encode(state, seat, out)
        rows.append(out.amounts)
    return rows
