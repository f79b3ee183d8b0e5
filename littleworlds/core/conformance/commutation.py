"""Law 7: in a simultaneous phase nobody is first.

Two players who click at the same moment must get the same game whoever's click arrives first, and a seat may take back its own
steps whatever the others did meanwhile. Both rest on steps of different seats commuting.
"""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import difference
from littleworlds.core.conformance.walk import Walk
from littleworlds.core.game import Game
from littleworlds.core.state import State, Window

_ORDERS = 20
_ALWAYS = 3


def law_commutation(game: Game, case: Case) -> None:
    """In a simultaneous phase twenty random interleavings of the same choices give one state; chance is drawn only by the step
    that closes the phase; each phase has a window number of its own."""
    walk = Walk("commutation", game, case)
    closed: set[Window | None] = set()
    before: Window | None = None
    drawn, tried = 0, 0
    for state in walk.positions():
        window = state.window()
        if len(state.actors()) > 1 and window is None:
            walk.fail(
                f"seats {state.actors()} are asked at the same time, but window() names no simultaneous phase"
            )
        if window is not None and window == before and walk.chance.drawn != drawn:
            walk.fail(
                f"a step inside window {window.number} drew an outcome; only the step that closes the phase may"
            )
        if window != before:
            closed.add(before)
            if window is not None and window in closed:
                walk.fail(
                    f"window {window.number} was closed and is open again: another phase needs another number"
                )
            if (
                window is not None
                and len(state.actors()) > 1
                and (tried < _ALWAYS or walk.dice.index(4) == 0)
            ):
                tried += 1
                _interleave(walk, state, window)
        before, drawn = window, int(walk.chance.drawn)


def _interleave(walk: Walk, state: State, window: Window) -> None:
    expected, usual = "", ""
    for order in range(_ORDERS):
        world = state.copy()
        seats = _close(walk, world, window, order)
        if order == 0:
            expected, usual = walk.dump(world), seats
        elif walk.dump(world) != expected:
            why = difference(expected, walk.dump(world))
            walk.fail(
                f"in window {window.number} the same choices in the order {usual} and {seats} give different states: {why}"
            )


def _close(walk: Walk, world: State, window: Window, order: int) -> str:
    """Play to the close of the window: each seat by its own dice, the order by `order`. The order of the seats, in words."""
    chance = walk.fork()
    drawn = chance.drawn
    own = [stream(walk.case.seed, walk.step, "seat", seat) for seat in range(walk.case.seats)]
    turns = stream(walk.case.seed, walk.step, "order", order)
    seats: list[str] = []
    while world.window() == window and world.actors() and len(seats) <= walk.limit:
        if chance.drawn != drawn:
            walk.fail(
                f"a step inside window {window.number} drew an outcome; only the step that closes the phase may"
            )
        actors = [int(seat) for seat in world.actors()]
        seat = (
            actors[0]
            if order == 0
            else actors[-1]
            if order == 1
            else actors[turns.index(len(actors))]
        )
        walk.take(world, seat, walk.pick(world, seat, own[seat]), chance)
        seats.append(str(seat))
    if len(seats) > walk.limit:
        walk.fail(f"window {window.number} does not close within {walk.limit} steps", "ends")
    return "-".join(seats)
