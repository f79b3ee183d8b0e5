"""Sequential halving: every action is tried in some worlds, each time finished by a quick policy; the worse half is dropped, and
what is left is tried in more."""

from littleworlds.core.chance import Seeded
from littleworlds.core.game import Game
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State
from littleworlds.search.meter import Meter
from littleworlds.search.policy import finish_stage

_LONGEST = 60
"""Decisions of everybody in one completion."""
_WORLDS = 64
"""At the most; each action is tried in the same ones, so that luck does not decide between them."""


def halve(perspective: Perspective, method: Method, meter: Meter, chance: Seeded) -> i64:
    """The action that is left."""
    game, seat = perspective.game, perspective.seat
    actions = game.sensible(perspective.world(), seat)
    if len(actions) == 1:
        return actions[0]
    worlds: list[State] = []
    dice: list[Seeded] = []
    totals: list[float] = [0.0] * len(actions)
    tried: list[i64] = [0] * len(actions)
    left = _candidates(perspective, actions, method.candidates, meter)
    rounds = max(1, (len(left) - 1).bit_length())
    nodes: i64 = meter.limit
    for number in range(rounds):
        share: i64 = nodes * (number + 1) // rounds if nodes >= 0 else -1
        while not meter.exhausted():
            world_number = tried[left[0]]
            if world_number >= _WORLDS:
                break
            if world_number == len(worlds):
                worlds.append(perspective.sample(chance))
                dice.append(Seeded(int(chance.index(1 << 30))))
            for one in left:
                totals[one] += _completed(
                    game, worlds[world_number], seat, actions[one], dice[world_number], meter
                )
                tried[one] += 1
            # In time budgets every round tries twice what the one before did, half as many actions each.
            if (share >= 0 and meter.spent >= share) or (
                share < 0 and tried[left[0]] >= 2 << number
            ):
                break
        left.sort(key=lambda one: -totals[one] / float(max(1, tried[one])))
        left = left[: max(1, (len(left) + 1) // 2)]
        if len(left) == 1 or meter.exhausted():
            break
    return actions[left[0]]


def _candidates(perspective: Perspective, actions: list[i64], most: int, meter: Meter) -> list[i64]:
    """Where the actions stand that are looked at: the best by the value of the position after them."""
    numbers: list[i64] = list(range(len(actions)))
    if len(actions) <= most:
        return numbers
    game, seat, world = perspective.game, perspective.seat, perspective.world()
    worths: list[float] = []
    dice = Seeded(0)
    for action in actions:
        after = world.copy()
        dice.rewind(0)
        after.apply(seat, action, dice)
        meter.spend()
        worths.append(game.value(after, seat))
    numbers.sort(key=lambda one: -worths[one])
    return numbers[:most]


def _completed(
    game: Game, world: State, seat: i64, action: i64, dice: Seeded, meter: Meter
) -> float:
    """What the position is worth for the seat when the stage has been finished after an action."""
    state = world.copy()
    state.halting = True
    stage = game.stage(state)
    dice.rewind(0)
    state.apply(seat, action, dice)
    finish_stage(game, state, stage, dice, meter, _LONGEST)
    meter.spend()
    return game.value(state, seat)
