"""The part of law 9 about steps back: undo, then the same steps, gives the same play; and undo is refused when it must be."""

from littleworlds.core.conformance.plain import difference
from littleworlds.core.conformance.walk import Walk, named
from littleworlds.core.errors import Error, IllegalAction
from littleworlds.core.play import Play, Step

_GROUP = 3


def undo_and_redo(walk: Walk) -> None:
    """Go the walk's path through a Play in groups of steps, and at the looks try to take steps back."""
    play = walk.play()
    at = 0
    while at < len(walk.path):
        walk.step = at
        seat = walk.path[at][0]
        group = _group(walk, at)
        looking = any(step in walk.looks for step in range(at, at + len(group)))
        before = _both(walk, play) if looking else ("", "")
        taken = play.act(seat, *group)
        at += taken
        walk.step = at
        if looking:
            _own(walk, play, seat, group[:taken], before)
            for other in range(walk.case.seats):
                if other != seat:
                    _other(walk, play, other)


def _group(walk: Walk, at: int) -> list[int]:
    """The next few actions of the path, as long as they are one seat's."""
    seat, action = walk.path[at]
    group = [action]
    for other, another in walk.path[at + 1 : at + 1 + int(walk.dice.index(_GROUP))]:
        if other != seat:
            break
        group.append(another)
    return group


def _own(walk: Walk, play: Play, seat: int, group: list[int], before: tuple[str, str]) -> None:
    """The seat that has just acted may take its group back unless it was final."""
    if play.steps[-1].final:
        _refused(walk, play, seat, "its last step was final")
        return
    after = _both(walk, play)
    if not play.can_undo(seat):
        walk.fail(f"seat {seat} cannot undo, though nobody has acted since and no step was final")
    undone = _undo(walk, play, seat)
    if undone != len(group):
        walk.fail(f"undo took back {undone} steps of a group of {len(group)}")
    _compare(walk, before, _both(walk, play), "undo does not lead back")
    play.act(seat, *group)
    _compare(walk, after, _both(walk, play), "the same steps after an undo lead elsewhere")


def _other(walk: Walk, play: Play, other: int) -> None:
    """A seat that acted before may take its group back only inside an open window that the group belongs to."""
    group = _last_group(play, other)
    window = play.state.window()
    allowed = (
        bool(group)
        and window is not None
        and all(step.window == window and not step.final for step in group)
    )
    if not allowed:
        _refused(walk, play, other, "another seat has acted since" if group else "it has not acted")
        return
    if not play.can_undo(other):
        walk.fail(f"seat {other} cannot undo its own steps of window {window}, which is still open")
    after = walk.dump(play.state)
    _undo(walk, play, other)
    play.act(other, *[step.action for step in group])
    if walk.dump(play.state) != after:
        why = difference(after, walk.dump(play.state))
        walk.fail(
            f"seat {other} undid its steps in window {window} and took them again, but the state is another: {why}"
        )


def _last_group(play: Play, seat: int) -> list[Step]:
    own = [step for step in play.steps if step.seat == seat]
    return [step for step in own if step.group == own[-1].group]


def _undo(walk: Walk, play: Play, seat: int) -> int:
    try:
        return play.undo(seat)
    except Error as problem:
        why = f"undo of seat {seat} is granted, but the other steps cannot be taken without its own: {named(problem)}"
        raise walk.broken(why) from problem


def _refused(walk: Walk, play: Play, seat: int, reason: str) -> None:
    before = _both(walk, play)
    granted = play.can_undo(seat)
    try:
        play.undo(seat)
    except IllegalAction:
        if granted:
            walk.fail(f"can_undo({seat}) grants what undo({seat}) refuses")
    else:
        walk.fail(f"seat {seat} could undo although {reason}")
    _compare(walk, before, _both(walk, play), "an undo that was refused has changed the play")


def _both(walk: Walk, play: Play) -> tuple[str, str]:
    """The play as the state's dump and the record's text."""
    return walk.dump(play.state), play.record().text()


def _compare(walk: Walk, expected: tuple[str, str], actual: tuple[str, str], what: str) -> None:
    if actual[0] != expected[0]:
        walk.fail(f"{what}: {difference(expected[0], actual[0])}")
    if actual[1] != expected[1]:
        walk.fail(f"{what}: the state is the same, the record is not")
