"""Plans the own turn to its end: at each step the most promising unfinished plans are kept, and of the finished ones the best by
what the next seat can answer."""

from typing import final

from littleworlds.core.chance import Seeded
from littleworlds.core.game import Game
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State
from littleworlds.search.meter import Meter
from littleworlds.search.policy import wait_for

_LONGEST = 60
"""Steps of a plan; longer ones are valued where they stand."""
_APART = 64
"""Draws by which the luck of one step lies apart from that of the next."""


@final
class _Plan:
    """A position that a plan leads to, the first action of the plan, and what it is worth."""

    def __init__(self, state: State, first: i64, worth: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth


def plan_turn(perspective: Perspective, method: Method, meter: Meter, chance: Seeded) -> i64:
    """The first action of the best plan, over as many worlds as the method asks for."""
    game, seat = perspective.game, perspective.seat
    actions = game.sensible(perspective.world(), seat)
    if len(actions) == 1:
        return actions[0]
    totals: dict[i64, float] = dict.fromkeys(actions, 0.0)
    for number in range(method.worlds):
        if number > 0 and meter.exhausted():
            break
        world = perspective.sample(chance)
        dice = Seeded(int(chance.index(1 << 30)))
        ends = _ends(game, world, seat, method.width, method.alone, dice, meter)
        judged = _judged(game, ends, seat, method, dice, meter)
        least = min([plan.worth for plan in judged])
        best: dict[i64, float] = {}
        for plan in judged:
            if plan.worth > best.get(plan.first, -1.0e18):
                best[plan.first] = plan.worth
        # An action that no kept plan begins with is worth no more than the worst of them.
        for action in actions:
            totals[action] += best.get(action, least - 1.0)
    choice = actions[0]
    for action in actions:
        if totals[action] > totals[choice]:
            choice = action
    return choice


def _ends(
    game: Game, world: State, seat: i64, width: i64, alone: bool, dice: Seeded, meter: Meter
) -> list[_Plan]:
    """Finished plans, the best first."""
    stage = game.stage(world)
    open_plans = [_Plan(world, -1, 0.0)]
    ends: list[_Plan] = []
    for depth in range(_LONGEST):
        longer: list[_Plan] = []
        seen: set[tuple[float, int, int]] = set()
        for plan in open_plans:
            for action in game.sensible(plan.state, seat):
                first = action if depth == 0 else plan.first
                after = plan.state.copy()
                after.halting = True
                dice.rewind(_APART * depth)
                after.apply(seat, action, dice)
                lucky = dice.drawn > _APART * depth
                going_on = wait_for(game, after, seat, stage, alone, dice, meter)
                meter.spend()
                worth = game.value(after, seat)
                reached = _Plan(after, first, worth)
                # Once luck has spoken a plan is finished: what it would do next hangs on a draw that it must not foresee.
                if lucky or not going_on:
                    ends.append(reached)
                    continue
                legal = after.legal(seat)
                mark = (worth, len(legal), int(legal[0]))
                if mark not in seen:
                    seen.add(mark)
                    longer.append(reached)
        if not longer:
            break
        longer.sort(key=_worth, reverse=True)
        open_plans = longer[:width]
        if meter.exhausted():
            ends += open_plans
            break
    ends.sort(key=_worth, reverse=True)
    return ends if ends else open_plans


def _judged(
    game: Game, ends: list[_Plan], seat: i64, method: Method, dice: Seeded, meter: Meter
) -> list[_Plan]:
    """The plans that count: where answers are asked for, the best ones, valued after what the next seat would do."""
    if method.answers == 0:
        return ends
    best = ends[: method.answers]
    for number in range(len(best)):
        plan = best[number]
        if meter.exhausted():
            # What could not be answered in time cannot be compared with what was.
            return best[:number] if number > 0 else ends
        plan.worth = _after_answer(game, plan.state, seat, method.answer_width, dice, meter)
    return best


def _after_answer(
    game: Game, state: State, seat: i64, width: i64, dice: Seeded, meter: Meter
) -> float:
    """What a position is worth for the seat once the next one has played its best turn."""
    state = state.copy()
    dice.rewind(_APART * _LONGEST)
    other = state.first()
    # What has one answer, a reveal say, is done before anybody plans.
    while other >= 0 and len(state.legal(other)) == 1:
        state.apply(other, state.legal(other)[0], dice)
        other = state.first()
    if other < 0 or other == seat:
        return game.value(state, seat)
    answer = _ends(game, state, other, width, True, dice, meter)[0]
    return game.value(answer.state, seat)


def _worth(plan: _Plan) -> float:
    return plan.worth
