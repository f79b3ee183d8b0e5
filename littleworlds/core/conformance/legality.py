"""Law 3: what is listed can be done, and nothing else.

`legal` and `apply` are two readings of the same rule, written apart for speed. This law keeps them in step.
"""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import difference
from littleworlds.core.conformance.walk import Walk, named
from littleworlds.core.errors import Error, IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.state import State

_FUZZ = 40


def law_legal(game: Game, case: Case) -> None:
    """Actors have legal actions, others have none; every listed action applies; an unlisted one raises IllegalAction, changes
    nothing, draws nothing and tells nothing; nothing is asked that has one answer."""
    walk = Walk("legal", game, case)
    for state in walk.positions():
        _actors(walk, state)
        for seat in range(case.seats):
            _lists(walk, state, seat)
            _prompt(walk, state, seat)
        _outcome(walk, state)
        if walk.looking:
            _lone_answers(walk, state)
            _listed_apply(walk, state)
            _unlisted_raise(walk, state)


def _actors(walk: Walk, state: State) -> None:
    actors = [int(seat) for seat in state.actors()]
    if actors != sorted(set(actors)) or not all(0 <= seat < walk.case.seats for seat in actors):
        walk.fail(f"actors() must be seats in ascending order, each once, but is {actors}")
    expected = actors[0] if actors else -1
    if state.first() != expected:
        walk.fail(f"first() is {state.first()} while actors() is {actors}")


def _lists(walk: Walk, state: State, seat: int) -> None:
    actions = [int(action) for action in state.legal(seat)]
    if bool(actions) != (seat in state.actors()):
        walk.fail(
            f"seat {seat} has {len(actions)} legal actions while the actors are {state.actors()}"
        )
    if len(set(actions)) != len(actions):
        twice = next(action for action in actions if actions.count(action) > 1)
        walk.fail(f"legal({seat}) lists {walk.name(twice)!r} more than once")
    for action in actions:
        if not 0 <= action < walk.game.num_actions:
            walk.fail(
                f"legal({seat}) lists {action}, which is not below num_actions ({walk.game.num_actions})"
            )


def _prompt(walk: Walk, state: State, seat: int) -> None:
    prompt = state.prompt(seat)
    if (prompt is not None) != (seat in state.actors()):
        walk.fail(f"prompt({seat}) is {prompt} while the actors are {state.actors()}")
    if prompt is not None and prompt.decline != -1 and prompt.decline not in state.legal(seat):
        walk.fail(
            f"the prompt of seat {seat} offers {walk.name(int(prompt.decline))!r} as its decline, which is not legal"
        )


def _outcome(walk: Walk, state: State) -> None:
    if not state.actors():
        return
    try:
        state.outcome()
    except Error:
        return
    except Exception as problem:
        raise walk.broken(
            f"outcome() before the end must raise one of our own errors, not {named(problem)}"
        ) from problem
    walk.fail("outcome() before the end must raise an error")


def _lone_answers(walk: Walk, state: State) -> None:
    """Nothing is asked that has one answer, except a moment that people want to see: a draw, a roll. Where there are secrets a single
    answer may itself be one, so that only games without them are judged."""
    if walk.game.secrets:
        return
    for actor in state.actors():
        actions = [int(action) for action in state.legal(actor)]
        if len(actions) == 1 and not walk.take(state.copy(), int(actor), actions[0], walk.fork()):
            walk.fail(
                f"seat {int(actor)} is asked although {walk.name(actions[0])!r} is the only answer and nothing is drawn by it"
            )


def _listed_apply(walk: Walk, state: State) -> None:
    for actor in state.actors():
        for action in state.legal(actor):
            walk.take(state.copy(), int(actor), int(action), walk.fork(), [])


def _unlisted_raise(walk: Walk, state: State) -> None:
    probe = state.copy()
    before = walk.dump(probe)
    dice = stream(walk.case.seed, walk.step, "fuzz")
    num = walk.game.num_actions
    for seat in [*range(walk.case.seats), -1, walk.case.seats, walk.case.seats + 7]:
        listed = (
            [int(action) for action in state.legal(seat)] if 0 <= seat < walk.case.seats else []
        )
        drawn = [int(dice.index(num)) for _ in range(_FUZZ)]
        near = [action + step for action in listed for step in (-1, 1)]
        for action in sorted({*drawn, *near, -1, num, num + 1000, 10**9} - {*listed}):
            _refused(walk, probe, seat, action, before)


def _refused(walk: Walk, probe: State, seat: int, action: int, before: str) -> None:
    what = f"{walk.name(action)!r} of seat {seat}, which legal() does not list,"
    chance = walk.fork()
    drawn = chance.drawn
    told: list[Event] = []
    try:
        probe.apply(seat, action, chance, told)
    except IllegalAction:
        pass
    except Exception as problem:
        raise walk.broken(f"{what} must raise IllegalAction, not {named(problem)}") from problem
    else:
        walk.fail(f"{what} is accepted by apply()")
    if walk.dump(probe) != before:
        walk.fail(
            f"{what} is refused, but only after it has changed the state: {difference(before, walk.dump(probe))}"
        )
    if chance.drawn != drawn:
        walk.fail(f"{what} is refused, but only after it has drawn an outcome")
    if told:
        walk.fail(f"{what} is refused, but only after an event was told: {told[0]}")
