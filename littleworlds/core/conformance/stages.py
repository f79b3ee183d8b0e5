"""Law 20: a search knows where a plan ends and how to think from the view alone."""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.walk import Walk, who
from littleworlds.core.conformance.worlds import samples
from littleworlds.core.game import Game
from littleworlds.core.method import Method
from littleworlds.core.state import State

_WORLDS = 2


def law_stages(game: Game, case: Case) -> None:
    """Stage and method are the same in every world of a view, and the end of a play is a stage of its own, unless all of it is
    one."""
    walk = Walk("stages", game, case)
    stages: set[int] = set()
    for state in walk.positions():
        here = int(game.stage(state))
        if not state.actors():
            if here in stages and len(stages) > 1:
                walk.fail(f"at the end the play is still at stage {here}, where it was before")
            return
        stages.add(here)
        if walk.looking:
            for seat in state.actors():
                _same_in_all(walk, state, int(seat))


def _same_in_all(walk: Walk, state: State, seat: int) -> None:
    here = _known(walk.game, state)
    dice = stream(walk.case.seed, walk.step, "stages", who(seat))
    for world in samples(walk, state, seat, dice, _WORLDS):
        there = _known(walk.game, world)
        if there != here:
            walk.fail(
                f"stage and method hang on what {who(seat)} does not know: {here} and {there}"
            )


def _known(game: Game, state: State) -> tuple[object, ...]:
    return (int(game.stage(state)), *_settings(game.method(state)))


def _settings(method: Method) -> tuple[object, ...]:
    return (
        method.kind,
        method.width,
        method.answers,
        method.answer_width,
        method.worlds,
        method.alone,
        method.candidates,
        method.exploration,
        method.scale,
    )
