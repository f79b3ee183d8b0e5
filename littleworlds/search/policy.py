"""What somebody would do at once: the action after which the position is worth most. Search finishes turns with it."""

from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.state import State
from littleworlds.search.meter import Meter


def quick_choice(game: Game, state: State, seat: i64, luck: i64, meter: Meter) -> i64:
    """The best of the legal actions by the value of what follows; the first of equals."""
    actions = state.legal(seat)
    best = actions[0]
    if len(actions) == 1:
        return best
    most = -1.0e18
    for action in actions:
        after = state.copy()
        after.apply(seat, action, Seeded(int(luck)))
        meter.spend()
        worth = game.value(after, seat)
        if worth > most:
            most = worth
            best = action
    return best


def finish_stage(
    game: Game, state: State, stage: i64, chance: Chance, luck: i64, meter: Meter, most: i64
) -> None:
    """Let everybody act as above until the stage is over, in place; at most so many decisions. It goes on when the meter is
    exhausted: a stage that is cut short has no value that could be compared."""
    for _ in range(most):
        seat = state.first()
        if seat < 0 or game.stage(state) != stage:
            return
        state.apply(seat, quick_choice(game, state, seat, luck, meter), chance)


def wait_for(
    game: Game, state: State, seat: i64, stage: i64, chance: Chance, luck: i64, meter: Meter
) -> bool:
    """Let the others act until the seat is asked again, in place; False if the stage is over before that."""
    for _ in range(200):
        if state.first() < 0 or game.stage(state) != stage:
            return False
        actors = state.actors()
        if seat in actors:
            return True
        other = actors[0]
        state.apply(other, quick_choice(game, state, other, luck, meter), chance)
    return False
