"""Playouts: after each action everybody plays on by habit, to where the title knows who is likely to win. All actions are tried in the
same worlds; each time an equal part of the budget is gone the worse half is dropped, until one is left.

No decision but the first is chosen by what it led to, so that nothing is foreseen that will be drawn, and every further world makes
the comparison better.
"""

from littleworlds.core.chance import Seeded
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.search.meter import Meter


def compare(perspective: Perspective, meter: Meter, chance: Seeded) -> i64:
    """The action that is left; one position is counted for each playout."""
    actions = perspective.game.sensible(perspective.world(), perspective.seat)
    totals: list[float] = [0.0] * len(actions)
    left: list[i64] = list(range(len(actions)))
    halvings = (len(actions) - 1).bit_length()
    for number in range(halvings):
        until = float(number + 1) / float(halvings)
        while True:
            _try(perspective, actions, left, totals, meter, chance)
            if meter.part() >= until:
                break
        # Those that are left were all tried equally often; the order of equals stays as it was.
        left.sort(key=lambda one: -totals[one])
        left = left[: (len(left) + 1) // 2]
        if meter.exhausted():
            break
    return actions[left[0]]


def _try(
    perspective: Perspective,
    actions: list[i64],
    left: list[i64],
    totals: list[float],
    meter: Meter,
    chance: Seeded,
) -> None:
    """Add what each action that is left comes to in one more world."""
    game, seat = perspective.game, perspective.seat
    world = perspective.sample(chance)
    dice = Seeded(int(chance.index(1 << 30)))
    for one in left:
        state = world.copy()
        dice.rewind(0)
        game.play_out(state, seat, actions[one], dice)
        meter.spend()
        totals[one] += game.prospect(state, seat)
