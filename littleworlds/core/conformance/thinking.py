"""Laws 21 to 23: what a title lends to search rests on what a seat knows, and adds up."""

import math

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.walk import Walk, who
from littleworlds.core.conformance.worlds import samples
from littleworlds.core.features import Features
from littleworlds.core.game import Game
from littleworlds.core.state import State

_WORLDS = 2


def law_features(game: Game, case: Case) -> None:
    """What a title writes of a seat's part of a position is the same in every world of the seat's view, with a name for each
    number."""
    walk = Walk("features", game, case)
    names = game.features()
    if len(set(names)) != len(names):
        walk.fail("two features have the same name")
    for state in walk.positions():
        if walk.looking and state.actors():
            for seat in range(case.seats):
                _same_features(walk, state, seat)


def _same_features(walk: Walk, state: State, seat: int) -> None:
    here = _features(walk.game, state, seat)
    dice = stream(walk.case.seed, walk.step, "features", who(seat))
    for world in samples(walk, state, seat, dice, _WORLDS):
        there = _features(walk.game, world, seat)
        if there != here:
            names = walk.game.features()
            odd = [name for name, one, two in zip(names, here, there, strict=True) if one != two]
            walk.fail(f"features hang on what {who(seat)} does not know: {odd[0]}")


def _features(game: Game, state: State, seat: int) -> list[float]:
    out = Features([0.0] * len(game.features()), True)
    game.encode(state, seat, out)
    return out.amounts


def law_terms(game: Game, case: Case) -> None:
    """The values of all seats at once are those of each, and the terms of a value add up to it."""
    walk = Walk("terms", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        values = game.values(state, case.seats)
        for seat in range(case.seats):
            value = game.value(state, seat)
            if not _close(values[seat], value):
                walk.fail(f"at once {who(seat)} is worth {values[seat]}, alone {value}")
            total = sum(term.amount for term in game.terms(state, seat))
            if not _close(total, value):
                walk.fail(f"the terms of {who(seat)} add up to {total}, not to {value}")


def _close(one: float, other: float) -> bool:
    return math.isclose(one, other, rel_tol=1e-6, abs_tol=1e-6)


def law_habits(game: Game, case: Case) -> None:
    """Sensible actions are legal ones, at least one, and the same in every world of the view; a habit is a legal action."""
    walk = Walk("habits", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        for actor in state.actors():
            seat = int(actor)
            legal = [int(action) for action in state.legal(seat)]
            sensible = [int(action) for action in game.sensible(state, seat)]
            if not sensible or not set(sensible) <= set(legal):
                walk.fail(f"sensible for {who(seat)} is {sensible}, legal is {legal}")
            habit = int(game.quick(state, seat))
            if habit >= 0 and habit not in legal:
                walk.fail(f"the habit of {who(seat)} is {habit}, legal is {legal}")
            dice = stream(walk.case.seed, walk.step, "habits", who(seat))
            for world in samples(walk, state, seat, dice, _WORLDS):
                if [int(action) for action in game.sensible(world, seat)] != sensible:
                    walk.fail(f"what is sensible hangs on what {who(seat)} does not know")
