"""Law 19: running points are the points of the final sheet, as far as a seat can know them."""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import difference, frozen
from littleworlds.core.conformance.walk import Walk, named, who
from littleworlds.core.conformance.worlds import perspective, samples
from littleworlds.core.game import Game
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State

_WORLDS = 2


def law_points(game: Game, case: Case) -> None:
    """Points so far are the same in every world of a view; at the end they are the score sheet."""
    walk = Walk("points", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        for watcher in walk.watchers:
            _same_in_all(walk, state, watcher)
            if not state.actors():
                _final_sheet(walk, state, watcher)


def _same_in_all(walk: Walk, state: State, watcher: int | None) -> None:
    eyes = perspective(walk, state, watcher)
    shown = _points(walk, eyes, watcher)
    dice = stream(walk.case.seed, walk.step, "points", who(watcher))
    for world in samples(walk, state, watcher, dice, _WORLDS):
        eyes.suppose(world)
        other = _points(walk, eyes, watcher)
        if other != shown:
            why = f"the points that {who(watcher)} is shown hang on what it does not know"
            walk.fail(f"{why}: {difference(shown, other)}")


def _final_sheet(walk: Walk, state: State, watcher: int | None) -> None:
    shown = _points(walk, perspective(walk, state, watcher), watcher)
    sheet = frozen([line.to_dict() for line in state.outcome().sheet])
    if shown not in (sheet, frozen([])):
        walk.fail(
            f"at the end {who(watcher)} is shown other points than the sheet has: {difference(sheet, shown)}"
        )


def _points(walk: Walk, eyes: Perspective, watcher: int | None) -> str:
    try:
        return frozen([line.to_dict() for line in walk.game.points(eyes)])
    except Exception as problem:
        raise walk.broken(f"points() raised {named(problem)} for {who(watcher)}") from problem
