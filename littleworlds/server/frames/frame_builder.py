"""Frames: the position as one viewer may know it, a seat or an onlooker. Everything in them is made from
`state.view(seat)` and from events cut to that seat. A builder only reads."""

from typing import Any, cast

from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.perspective import Perspective
from littleworlds.core.play import Play
from littleworlds.core.state import View
from littleworlds.server.frames.question import question
from littleworlds.server.log.logged_play import LoggedPlay, ToldLine
from littleworlds.server.messages.from_server import Frame, Tried
from littleworlds.server.messages.parts import (
    Clock,
    Happening,
    Line,
    Result,
    Standing,
    Step,
    said,
)


def steps(told: list[ToldLine], seat: int | None) -> list[Step]:
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


def points(perspective: Perspective) -> list[Line]:
    """The score sheet so far, as whoever has the perspective can know it."""
    lines = perspective.game.points(perspective)
    return [Line(line.side, said(line.label), line.points) for line in lines]


def tried(
    game: Game, view: View, actions: list[int], with_things: bool, command: str | None
) -> Tried:
    """What actions of the view's seat would lead to."""
    before = game.perspective(view)
    seat = int(before.seat)
    attempt = before.attempt(list(actions))
    after = attempt.world.view(seat)
    then = game.perspective(after)
    return Tried(
        command=command,
        seat=seat,
        taken=int(attempt.taken),
        final=attempt.final,
        events=[[happening(event, seat) for event in events] for events in attempt.told],
        view=cast(dict[str, Any], after),
        things=things(game, after) if with_things else [],
        points=points(then) if with_things else [],
        asked=question(then, ""),
    )


def frame(
    logged: LoggedPlay,
    seat: int | None,
    told: list[ToldLine] | None,
    *,
    clocks: list[Clock] | None,
    standing: list[Standing],
    result: Result | None,
    now: int,
    with_things: bool = True,
    past: bool = False,
    answered_at: int | None = None,
) -> Frame:
    """The position as `seat` (None: an onlooker) may know it; of one that is `past` nothing is asked."""
    view = logged.play.state.view(seat)
    # One for all that is made from it: the world that it imagines is dear.
    perspective = logged.game.perspective(view)
    over = past or logged.over
    return Frame(
        table=logged.table,
        seq=logged.seq,
        seat=seat,
        view=cast(dict[str, Any], view),
        things=things(logged.game, view) if with_things else [],
        actors=logged.actors,
        asked=None
        if seat is None or over or seat not in logged.actors
        else question(perspective, logged.version(seat), answered_at),
        undo=[] if seat is None or over else [said(one) for one in logged.play.takes_back(seat)],
        steps=steps(told or [], seat),
        complete=told is not None,
        clocks=clocks,
        conceded=sorted(logged.conceded),
        agreed=sorted(logged.agreed),
        standing=standing,
        result=result,
        points=points(perspective) if with_things else [],
        now=now,
    )


def moment(
    logged: LoggedPlay,
    seat: int | None,
    told: ToldLine,
    *,
    result: Result | None,
    now: int,
    with_things: bool,
) -> Frame:
    """The position after a line of the log that lies back, with that line as its only step: nothing is asked any more."""
    return frame(
        logged,
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
    viewer: int | None,
    result: Result | None,
    now: int,
) -> Frame:
    """A moment of a play that is over, as `viewer` may see it: a seat, an onlooker (None), or all."""
    view = play.state.view(viewer)
    mover = -1 if seat is None else seat
    step = Step(
        seq=ply, ply=ply, kind="move" if ply else "start", seat=mover, events=[_all(told, viewer)]
    )
    return Frame(
        table="",
        seq=ply,
        seat=viewer,
        view=cast(dict[str, Any], view),
        things=things(play.game, view),
        actors=[int(actor) for actor in play.state.actors()],
        asked=None,
        undo=[],
        steps=[step],
        complete=True,
        clocks=None,
        conceded=[],
        agreed=[],
        standing=[],
        result=result,
        points=points(play.game.perspective(view)),
        now=now,
    )


def _all(told: list[Event], viewer: int | None) -> list[Happening]:
    return [happening(event, viewer) for event in told]
