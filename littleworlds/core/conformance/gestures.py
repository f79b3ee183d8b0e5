"""Law 16: a gesture is several actions that are allowed one after the other, whatever the seat does not know."""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import frozen, thawed
from littleworlds.core.conformance.references import check_slots, tell_apart
from littleworlds.core.conformance.walk import Walk, named
from littleworlds.core.conformance.worlds import perspective, samples
from littleworlds.core.game import Game
from littleworlds.core.gesture import FEWEST, LONGEST, MOST, Gesture
from littleworlds.core.state import State
from littleworlds.core.thing import Slot

_WORLDS = 2


def law_gestures(game: Game, case: Case) -> None:
    """Gestures are few and hold 2 to 60 actions, each legal in its turn in every world of the view; none of them is final but
    the last. Slots of gestures and actions together are told apart as law 13 says. Two worlds with the same view have the
    same gestures."""
    walk = Walk("gestures", game, case, looks=12)
    for state in walk.positions():
        if walk.looking:
            for seat in state.actors():
                _gestures(walk, state, int(seat))


def _gestures(walk: Walk, state: State, seat: int) -> None:
    eyes = perspective(walk, state, seat)
    try:
        gestures = walk.game.gestures(eyes)
        listed = frozen(
            [[one.to_dict(), [int(action) for action in one.actions]] for one in gestures]
        )
    except Exception as problem:
        raise walk.broken(f"gestures() raised {named(problem)} for seat {seat}") from problem
    if len(gestures) > MOST:
        walk.fail(f"seat {seat} is offered {len(gestures)} gestures; more than {MOST} are no help")
    _told_apart(walk, state, seat, gestures)
    worlds = samples(walk, state, seat, stream(walk.case.seed, walk.step, "worlds", seat), _WORLDS)
    for gesture in gestures:
        for world in [state, *worlds]:
            _can_be_made(walk, world, seat, gesture)
    for world in worlds:
        other = perspective(walk, state, seat)
        other.suppose(world)
        again = [
            [one.to_dict(), [int(action) for action in one.actions]]
            for one in walk.game.gestures(other)
        ]
        if frozen(again) != listed:
            walk.fail(f"the gestures of seat {seat} hang on what it does not know")


def _can_be_made(walk: Walk, state: State, seat: int, gesture: Gesture) -> None:
    name = _name(walk, gesture)
    if not FEWEST <= len(gesture.actions) <= LONGEST:
        walk.fail(
            f"the gesture {name} has {len(gesture.actions)} actions; {FEWEST} to {LONGEST} are allowed"
        )
    world = state.copy()
    chance = walk.fork()
    for number, action in enumerate(gesture.actions):
        if action not in world.legal(seat):
            walk.fail(
                f"in the gesture {name} of seat {seat} {walk.name(int(action))!r} is not legal in its turn"
            )
        if walk.take(world, seat, int(action), chance) and number + 1 < len(gesture.actions):
            walk.fail(
                f"in the gesture {name} of seat {seat} {walk.name(int(action))!r} is final and not the last"
            )


def _told_apart(walk: Walk, state: State, seat: int, gestures: list[Gesture]) -> None:
    view = thawed(walk.view(state, seat))
    refs = {thing.ref for thing in walk.game.things(view)}
    slots: dict[str, list[Slot]] = {
        repr(walk.name(int(action))): walk.game.describe(view, action).slots
        for action in state.legal(seat)
    }
    for number, gesture in enumerate(gestures):
        slots[f"gesture {number} ({_name(walk, gesture)})"] = gesture.slots
    check_slots(walk, seat, slots, refs)
    tell_apart(walk, seat, slots)


def _name(walk: Walk, gesture: Gesture) -> str:
    return repr("; ".join(walk.name(int(action)) for action in gesture.actions[:8]))
