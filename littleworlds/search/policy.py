"""What somebody would do at once: by habit, or else the action after which the position is worth most. Search finishes turns with
it."""

from littleworlds.core.chance import Seeded
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.state import State
from littleworlds.search.meter import Meter

_FOREIGN = 200
"""Decisions of others that are waited for at the most."""


def quick_choice(game: Game, state: State, seat: i64, dice: Seeded, meter: Meter) -> i64:
    """By habit, or the best of the sensible actions by the value of what follows; the first of equals. The dice are those that
    would fall; they are left as they were."""
    action = game.quick(state, seat)
    return action if action >= 0 else best_at_once(game, state, seat, dice, meter)


def best_at_once(game: Game, state: State, seat: i64, dice: Seeded, meter: Meter) -> i64:
    """The action after which the position is worth most."""
    actions = game.sensible(state, seat)
    best = actions[0]
    if len(actions) == 1:
        return best
    most = -1.0e18
    drawn = dice.drawn
    for action in actions:
        after = state.copy()
        after.halting = True
        after.apply(seat, action, dice)
        dice.rewind(drawn)
        meter.spend()
        worth = game.value(after, seat)
        if worth > most:
            most = worth
            best = action
    return best


def finish_stage(
    game: Game, state: State, stage: i64, dice: Seeded, meter: Meter, most: i64
) -> None:
    """Let everybody act as above until the stage is over, in place; at most so many decisions. It goes on when the meter is
    exhausted: a stage that is cut short has no value that could be compared."""
    for _ in range(most):
        seat = state.first()
        if seat < 0 or game.stage(state) != stage:
            return
        state.apply(seat, quick_choice(game, state, seat, dice, meter), dice)


def wait_for(
    game: Game, state: State, seat: i64, stage: i64, alone: bool, dice: Seeded, meter: Meter
) -> bool:
    """Let the others act until the seat is asked again, in place; False if the stage is over before that, or if others would have
    to act and the seat is alone with its plan."""
    for _ in range(_FOREIGN):
        if state.first() < 0 or game.stage(state) != stage:
            return False
        actors = state.actors()
        if seat in actors:
            return True
        if alone:
            return False
        other = actors[0]
        state.apply(other, quick_choice(game, state, other, dice, meter), dice)
    return False
