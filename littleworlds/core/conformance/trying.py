"""Law 15: what a seat is shown when it tries actions is what would happen, in every world that it may be in."""

from littleworlds.core.attempt import Attempt
from littleworlds.core.chance import Chance
from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import asked, difference, frozen, heard
from littleworlds.core.conformance.walk import Walk
from littleworlds.core.conformance.worlds import perspective, samples
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.state import State

_LONGEST = 5
_WORLDS = 2


def law_trying(game: Game, case: Case) -> None:
    """Actions tried in a row stop before the first that is final; up to there the seat is told, shown and asked what it would be
    in the truth and in any other world with the same view. Trying changes nothing."""
    walk = Walk("trying", game, case)
    for state in walk.positions():
        if walk.looking:
            for seat in state.actors():
                _try(walk, state, int(seat))


def _try(walk: Walk, state: State, seat: int) -> None:
    dice = stream(walk.case.seed, walk.step, "tries", seat)
    actions, truth = _chain(walk, state, seat, dice)
    eyes = perspective(walk, state, seat)
    before = walk.dump(eyes.world())
    tried = _account(walk, eyes.attempt(actions), seat)
    _same(walk, seat, actions, truth, tried)
    if walk.dump(eyes.world()) != before:
        walk.fail(f"trying {_names(walk, actions)} changed the world of seat {seat}")
    for world in samples(walk, state, seat, dice, _WORLDS):
        other = perspective(walk, world, seat)
        other.suppose(world)
        _same(walk, seat, actions, truth, _account(walk, other.attempt(actions), seat))


def _chain(walk: Walk, state: State, seat: int, dice: Chance) -> tuple[list[i64], str]:
    """Some actions of a seat in a row, and what the truth makes of them."""
    actions: list[i64] = []
    told: list[str] = []
    world = state
    final = False
    while len(actions) < _LONGEST and not final and seat in world.actors():
        legal = world.legal(seat)
        actions.append(legal[dice.index(len(legal))])
        after = world.copy()
        events: list[Event] = []
        final = walk.take(after, seat, int(actions[-1]), walk.fork(), events)
        if not final:
            world = after
            told.append(heard(events, seat))
    return actions, _told(walk, told, final, world, seat)


def _account(walk: Walk, attempt: Attempt, seat: int) -> str:
    told = [heard(events, seat) for events in attempt.told]
    if len(told) != attempt.taken:
        walk.fail(
            f"an attempt of seat {seat} took {attempt.taken} actions and tells of {len(told)}"
        )
    return _told(walk, told, attempt.final, attempt.world, seat)


def _told(walk: Walk, told: list[str], final: bool, world: State, seat: int) -> str:
    legal = [walk.name(int(action)) for action in world.legal(seat)]
    return frozen([told, final, walk.view(world, seat), asked(world.prompt(seat)), legal])


def _same(walk: Walk, seat: int, actions: list[i64], truth: str, tried: str) -> None:
    if tried != truth:
        why = f"seat {seat} tries {_names(walk, actions)} and is shown other than what would happen"
        walk.fail(f"{why}: {difference(truth, tried)}")


def _names(walk: Walk, actions: list[i64]) -> str:
    return "; ".join(walk.name(int(action)) for action in actions)
