"""Plans the own turn to its end: at each step the most promising unfinished plans are kept, and of the finished ones the best by
what the turns after them may bring."""

from typing import Final, final

from littleworlds.core.chance import Seeded
from littleworlds.core.game import Game
from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State
from littleworlds.search.meter import Meter
from littleworlds.search.policy import wait_for

_LONGEST = 60
"""Steps of a plan; longer ones are valued where they stand."""
_APART = 64
"""Draws by which the luck of one step lies apart from that of the next."""
_SHORTEST = 3
"""Steps that a plan takes before it may be left for what it costs."""
_LEFT = 3
"""So many plans are compared to the last."""
_FIRST = 0.6
"""The part of a search after which no further plan is looked at: what is left is for looking at the best of them again."""
_NARROWEST = 3
"""So many plans are kept however few positions may be valued."""
_SPREAD = 2654435761
_MARKS = 0xFFFFFFF
"""Spread the numbers of actions, so that no two handfuls of them are likely to have the same sum."""


_ANSWER: Final = Method(PLAN, alone=True)
"""How the next seat plans; its width is the asking plan's to say."""


@final
class _Plan:
    """A position that a plan leads to, the first action of the plan, and what it is worth."""

    def __init__(self, state: State, first: i64, worth: float, mark: i64) -> None:
        self.state = state
        self.first = first
        self.worth = worth
        self.mark = mark
        """The same for the same actions in another order."""


@final
class _Plans:
    """Finished plans, the best first, and whether luck had a part in any."""

    def __init__(self, ends: list[_Plan], lucky: bool) -> None:
        self.ends = ends
        self.lucky = lucky


def plan_turn(perspective: Perspective, method: Method, meter: Meter, chance: Seeded) -> i64:
    """The first action of the best plan, over as many worlds as the method asks for."""
    game, seat = perspective.game, perspective.seat
    actions = game.sensible(perspective.world(), seat)
    if len(actions) == 1:
        return actions[0]
    totals: dict[i64, float] = dict.fromkeys(actions, 0.0)
    width = _width(method, meter)
    for number in range(method.worlds):
        if number > 0 and not _affordable(meter, number):
            break
        world = perspective.sample(chance)
        dice = Seeded(int(chance.index(1 << 30)))
        plans = _plans(game, world, seat, method, width, dice, meter)
        judged = _judged(game, plans.ends, seat, method, dice, meter)
        least = min([plan.worth for plan in judged])
        best: dict[i64, float] = {}
        for plan in judged:
            if plan.worth > best.get(plan.first, -1.0e18):
                best[plan.first] = plan.worth
        # An action that no kept plan begins with is worth no more than the worst of them.
        for action in actions:
            totals[action] += best.get(action, least - 1.0)
        # Where nothing is hidden and nothing was drawn, every world is this one.
        if not plans.lucky and not world.hidden(int(seat)):
            break
    choice = actions[0]
    for action in actions:
        if totals[action] > totals[choice]:
            choice = action
    return choice


def _width(method: Method, meter: Meter) -> i64:
    """How many unfinished plans are kept: fewer where few positions may be valued."""
    if method.narrowed == 0 or meter.limit < 0:
        return method.width
    return max(_NARROWEST, min(method.width, int(meter.limit) // method.narrowed))


def _affordable(meter: Meter, worlds: i64) -> bool:
    """Whether one more world can be looked at to the end, if it costs what those before it did. A plan that is cut short says little."""
    return meter.part() * float(worlds + 1) <= float(worlds)


def _plans(
    game: Game, world: State, seat: i64, method: Method, width: i64, dice: Seeded, meter: Meter
) -> _Plans:
    """The plans of a seat, each as far as it goes."""
    stage = game.stage(world)
    begun = meter.spent
    open_plans = [_Plan(world, -1, 0.0, 0)]
    ends: list[_Plan] = []
    drew = False
    for depth in range(_LONGEST):
        longer: list[_Plan] = []
        seen: set[tuple[float, i64]] = set()
        for plan in open_plans:
            for action in game.sensible(plan.state, seat):
                after = plan.state.copy()
                after.halting = True
                dice.rewind(_APART * depth)
                after.apply(seat, action, dice)
                lucky = dice.drawn > _APART * depth
                drew = drew or lucky
                going_on = wait_for(game, after, seat, stage, method.alone, dice, meter)
                meter.spend()
                worth = game.value(after, seat)
                mark = plan.mark + ((action + 1) * _SPREAD & _MARKS)
                reached = _Plan(after, action if depth == 0 else plan.first, worth, mark)
                # Once luck has spoken a plan is finished, unless it is looked at in many worlds: what it would do next hangs on a
                # draw that it must not foresee.
                if not going_on or (lucky and not method.through):
                    ends.append(reached)
                elif (worth, mark) not in seen:
                    seen.add((worth, mark))
                    longer.append(reached)
        if not longer:
            break
        if meter.exhausted() or (
            depth + 1 >= _SHORTEST and method.effort >= 0 and meter.spent - begun >= method.effort
        ):
            ends += longer
            break
        longer.sort(key=_worth, reverse=True)
        open_plans = longer[:width]
    ends.sort(key=_worth, reverse=True)
    return _Plans(ends if ends else open_plans, drew)


def _judged(
    game: Game, ends: list[_Plan], seat: i64, method: Method, dice: Seeded, meter: Meter
) -> list[_Plan]:
    """The plans that count: where answers are asked for, the best ones, valued after the turns that would follow. The worse half is
    dropped, and the rest is played on with other luck, the same for each."""
    if method.answers == 0 or meter.exhausted():
        return ends
    left = ends[: method.answers]
    for luck in range(method.lucks):
        worths: list[float] = []
        for plan in left:
            if luck == 0 and len(worths) >= _LEFT and meter.part() > _FIRST:
                break
            worth = _after_turns(game, plan.state, seat, method, luck, dice, meter)
            # What was cut short cannot be compared with what was not.
            if meter.exhausted() and worths:
                break
            worths.append(worth)
        if luck > 0 and len(worths) < len(left):
            break
        left = left[: len(worths)]
        for number in range(len(left)):
            plan = left[number]
            plan.worth = (plan.worth * float(luck) + worths[number]) / float(luck + 1)
        left.sort(key=_worth, reverse=True)
        left = left[: max(_LEFT, (len(left) + 1) // 2)]
    return left


def _after_turns(
    game: Game, state: State, seat: i64, method: Method, luck: i64, dice: Seeded, meter: Meter
) -> float:
    """What a position is worth for the seat once so many turns have been played after it, each as well as its seat can."""
    state = state.copy()
    for turn in range(method.turns):
        dice.rewind(_APART * _LONGEST * (1 + turn + method.turns * luck))
        other = state.first()
        # What has one answer, a reveal say, is done before anybody plans.
        while other >= 0 and len(state.legal(other)) == 1:
            state.apply(other, state.legal(other)[0], dice)
            other = state.first()
        if other < 0:
            break
        state = _plans(game, state, other, _ANSWER, method.answer_width, dice, meter).ends[0].state
    return game.value(state, seat)


def _worth(plan: _Plan) -> float:
    return plan.worth
