"""Law 4: copies are islands.

Search makes thousands of copies and acts on each; one list that a copy shares with its original, and every playout quietly spoils
the game that is being played.
"""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import difference, frozen
from littleworlds.core.conformance.walk import Walk, who
from littleworlds.core.game import Game
from littleworlds.core.state import State

_BRANCHES = 3
_DEPTH = 8
_SHADOW = 5


def law_copies(game: Game, case: Case) -> None:
    """A copy equals its original and goes on like it; acting on a copy never changes the original, at any depth, nor the other
    way round; nor does a view or a dump change after it was handed out."""
    walk = Walk("copies", game, case)
    kept: list[tuple[str, object, str]] = []
    foreseen: dict[int, str] = {}
    for state in walk.positions():
        if walk.step in foreseen and walk.dump(state) != foreseen[walk.step]:
            why = difference(foreseen[walk.step], walk.dump(state))
            walk.fail(
                f"a copy that took the same steps is in another state than its original: {why}"
            )
        if walk.looking:
            _compare_kept(walk, kept)
            _branch(walk, state)
            kept = _keep(walk, state)
            foreseen = _foresee(walk, state)


def _branch(walk: Walk, state: State) -> None:
    """Act on copies of copies, and see whether anything but them has changed."""
    before = walk.dump(state)
    twin = state.copy()
    if walk.dump(twin) != before:
        walk.fail(f"a copy differs from its original: {difference(before, walk.dump(twin))}")
    twin.halting = True
    if twin.copy().halting or walk.dump(twin) != before:
        walk.fail("`halting` is a search's wish for one state: it is neither copied nor dumped")
    twin.halting = False
    for branch in range(_BRANCHES):
        dice = stream(walk.case.seed, walk.step, branch)
        walk.wander(twin.copy(), dice, dice, _DEPTH)
        for name, other in (("the original", state), ("another copy", twin)):
            if walk.dump(other) != before:
                walk.fail(
                    f"acting on a copy has changed {name}; they share something: {difference(before, walk.dump(other))}"
                )


def _keep(walk: Walk, state: State) -> list[tuple[str, object, str]]:
    """What must stay as it is while the original goes on: a copy, the views, the dump."""
    twin = state.copy()
    kept: list[tuple[str, object, str]] = [("a copy", twin, walk.dump(twin))]
    for watcher in walk.watchers:
        view = state.view(watcher)
        kept.append((f"the view that {who(watcher)} was given", view, frozen(view)))
    dump = state.dump()
    return kept + [("a dump", dump, frozen(dump))]


def _compare_kept(walk: Walk, kept: list[tuple[str, object, str]]) -> None:
    for name, thing, before in kept:
        now = walk.dump(thing) if isinstance(thing, State) else frozen(thing)
        if now != before:
            walk.fail(
                f"{name} has changed when the original went on; they share something: {difference(before, now)}"
            )


def _foresee(walk: Walk, state: State) -> dict[int, str]:
    """The next states, by a copy that takes the steps which the original is going to take."""
    shadow = state.copy()
    chance = walk.fork()
    foreseen: dict[int, str] = {}
    for step in range(walk.step, min(walk.step + _SHADOW, len(walk.path))):
        seat, action = walk.path[step]
        if action not in shadow.legal(seat):
            walk.fail(
                f"{walk.name(action)!r} is legal for seat {seat} in the original and not in a copy that took the same steps"
            )
        walk.take(shadow, seat, action, chance)
        foreseen[step + 1] = walk.dump(shadow)
    return foreseen
