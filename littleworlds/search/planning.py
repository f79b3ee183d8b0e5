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
from littleworlds.search.policy import finish_stage, wait_for

_LONGEST = 40
"""Steps of a plan; longer ones are valued where they stand."""


@final
class _Plan:
    """A position that a plan leads to, the first action of the plan, and what it is worth."""

    def __init__(self, state: State, first: i64, worth: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth


def plan_turn(perspective: Perspective, method: Method, meter: Meter, chance: Seeded) -> i64:
    """The first action of the best plan, over as many worlds as the method asks for."""
    actions = perspective.legal()
    totals: dict[i64, float] = dict.fromkeys(actions, 0.0)
    for number in range(method.worlds):
        if number > 0 and meter.exhausted():
            break
        world = perspective.sample(chance)
        luck: i64 = chance.index(1 << 30)
        ends = _ends(perspective.game, world, perspective.seat, method.width, luck, meter)
        judged = _judged(perspective.game, ends, perspective.seat, method, luck, meter)
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


def _ends(game: Game, world: State, seat: i64, width: i64, luck: i64, meter: Meter) -> list[_Plan]:
    """Finished plans, the best first."""
    stage = game.stage(world)
    open_plans = [_Plan(world, -1, 0.0)]
    ends: list[_Plan] = []
    for depth in range(_LONGEST):
        longer: list[_Plan] = []
        seen: set[tuple[float, int, int]] = set()
        for plan in open_plans:
            for action in plan.state.legal(seat):
                first = action if depth == 0 else plan.first
                after = plan.state.copy()
                dice = Seeded(int(luck) + depth)
                after.apply(seat, action, dice)
                going_on = wait_for(game, after, seat, stage, dice, luck, meter)
                meter.spend()
                worth = game.value(after, seat)
                reached = _Plan(after, first, worth)
                # Once luck has spoken a plan is finished: what it would do next hangs on a draw that it must not foresee.
                if not going_on or dice.drawn > 0:
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
    game: Game, ends: list[_Plan], seat: i64, method: Method, luck: i64, meter: Meter
) -> list[_Plan]:
    """The plans that count: where answers are asked for, the best ones, valued after what the next seat would do."""
    if method.answers == 0:
        return ends
    best = ends[: method.answers]
    for plan in best:
        state = plan.state
        if state.first() < 0 or meter.exhausted():
            continue
        answered = state.copy()
        dice = Seeded(int(luck) + 1000)
        finish_stage(game, answered, game.stage(answered), dice, luck, meter, _LONGEST)
        plan.worth = game.value(answered, seat)
    return best


def _worth(plan: _Plan) -> float:
    return plan.worth
