"""Frames: the position with one pair of eyes. Everything in them is made from `state.view(seat)` and from events cut to that seat."""

from typing import Any, cast

from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.state import View
from littleworlds.server.course import Course, Told, arguments
from littleworlds.server.frames import (
    Asked,
    Choice,
    Clock,
    Frame,
    Happening,
    Result,
    Said,
    Standing,
    Step,
    said,
)


def asked(course: Course, seat: int, view: View) -> Asked | None:
    """What the seat is asked, with its choices, from its view alone."""
    if seat not in cast(list[int], view["actors"]):
        return None
    game = course.game
    eyes = game.perspective(view)
    prompt = eyes.prompt()
    legal = [int(action) for action in eyes.legal()]
    choices = [_choice(game, view, action, eyes.final(action)) for action in legal]
    question = [] if prompt is None else [prompt.message.id, arguments(prompt.message.args)]
    return Asked(
        version=course.keep_version(seat, question, legal),
        prompt=Said("", {}) if prompt is None else said(prompt.message),
        decline=None if prompt is None or prompt.decline < 0 else game.notation(prompt.decline),
        choices=choices,
    )


def _choice(game: Game, view: View, action: int, final: bool) -> Choice:
    described = game.describe(view, action)
    return Choice(
        game.notation(action),
        said(described.label),
        [list(slot) for slot in described.slots],
        final,
    )


def steps(told: list[Told], seat: int | None) -> list[Step]:
    """Lines of the log as a seat may know them."""
    return [
        Step(
            seq=one.seq,
            ply=one.ply,
            kind=one.kind,
            seat=one.seat,
            events=[[happening(event, seat) for event in events] for events in one.events],
            undone=one.undone,
        )
        for one in told
    ]


def happening(event: Event, seat: int | None) -> Happening:
    """An event as a seat may know it."""
    seen = said(event.seen_by(seat))
    return Happening(seen.id, seen.args, event.refs_for(seat))


def things(game: Game, view: View) -> list[dict[str, Any]]:
    """Everything on the table that the view shows."""
    return [thing.to_dict() for thing in game.things(view)]


def frame(
    course: Course,
    seat: int | None,
    told: list[Told] | None,
    *,
    clocks: list[Clock] | None,
    standing: list[Standing],
    result: Result | None,
    now: int,
    with_things: bool = True,
    past: bool = False,
) -> Frame:
    """The position as `seat` (None: an onlooker) may know it; of one that is `past` nothing is asked."""
    view = course.play.state.view(seat)
    over = past or course.over
    return Frame(
        table=course.table,
        seq=course.seq,
        seat=seat,
        view=cast(dict[str, Any], view),
        things=things(course.game, view) if with_things else [],
        actors=course.actors,
        asked=None if seat is None or over else asked(course, seat, view),
        can_undo=seat is not None and not over and course.play.can_undo(seat),
        steps=steps(told or [], seat),
        complete=told is not None,
        clocks=clocks,
        conceded=sorted(course.conceded),
        agreed=sorted(course.agreed),
        standing=standing,
        result=result,
        now=now,
    )


def moment(
    course: Course,
    seat: int | None,
    told: Told,
    *,
    result: Result | None,
    now: int,
    with_things: bool,
) -> Frame:
    """The position after a line of the log that lies back, with that line as its only step: nothing is asked any more."""
    return frame(
        course,
        seat,
        [told],
        clocks=None,
        standing=[],
        result=result,
        now=now,
        with_things=with_things,
        past=True,
    )


def replayed(
    play: Play,
    told: list[Event],
    ply: int,
    seat: int | None,
    eyes: int | None,
    result: Result | None,
    now: int,
) -> Frame:
    """A moment of a play that is over, seen by `eyes`: a seat, an onlooker, or all."""
    view = play.state.view(eyes)
    mover = -1 if seat is None else seat
    step = Step(
        seq=ply, ply=ply, kind="move" if ply else "start", seat=mover, events=[_all(told, eyes)]
    )
    return Frame(
        table="",
        seq=ply,
        seat=eyes,
        view=cast(dict[str, Any], view),
        things=things(play.game, view),
        actors=[int(actor) for actor in play.state.actors()],
        asked=None,
        can_undo=False,
        steps=[step],
        complete=True,
        clocks=None,
        conceded=[],
        agreed=[],
        standing=[],
        result=result,
        now=now,
    )


def _all(told: list[Event], eyes: int | None) -> list[Happening]:
    return [happening(event, eyes) for event in told]
