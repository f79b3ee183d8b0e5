"""Random play, below every wrapper: what benchmarks measure and rollouts are made of."""

from littleworlds.core.chance import Chance
from littleworlds.core.native import i64
from littleworlds.core.play import Play
from littleworlds.core.state import State


def playout(state: State, chance: Chance, choosers: list[Chance], limit: i64) -> i64:
    """Play uniformly at random, in place, to the end or for `limit` decisions; how many there were.

    Each seat chooses by its own chance, so that such a play is the one that random bots would have played.
    """
    steps: i64 = 0
    while steps < limit:
        seat = state.first()
        if seat < 0:
            break
        actions = state.legal(seat)
        state.apply(seat, actions[choosers[seat].index(len(actions))], chance)
        steps += 1
    return steps


def recorded_playout(play: Play, choosers: list[Chance]) -> None:
    """The same as a play that can be recorded, to the end."""
    seat = play.state.first()
    while seat >= 0:
        actions = play.state.legal(seat)
        play.take(int(seat), int(actions[choosers[seat].index(len(actions))]))
        seat = play.state.first()
