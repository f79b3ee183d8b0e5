"""Frames and tables as the server would send them, made from a play without a server."""

from collections.abc import Collection
from typing import Any

import msgspec

from littleworlds.server.frames import frame_builder
from littleworlds.server.log.logged_play import LoggedPlay, ToldLine
from littleworlds.server.messages import parts

NAMES = ["Ada", "Basile", "Chloé", "Dmitri", "Elif"]


def frame_for(logged: LoggedPlay, seat: int | None, told: list[ToldLine]) -> dict[str, Any]:
    """The position as a seat (None: an onlooker) sees it, with what has just been told."""
    frame = frame_builder.frame(
        logged, seat, told, clocks=None, standing=[], result=_result(logged), now=0
    )
    plain: dict[str, Any] = msgspec.to_builtins(frame)
    return plain


def _result(logged: LoggedPlay) -> parts.Result | None:
    if not logged.over:
        return None
    outcome = logged.play.state.outcome().to_dict()
    plain = {"how": "played", "ranks": outcome["ranks"], "winners": outcome["winners"]}
    plain |= {"conceded": [], "outcome": outcome, "secret": "", "ratings": {}}
    return msgspec.convert(plain, parts.Result)


def table_with(logged: LoggedPlay, mine: Collection[int]) -> dict[str, Any]:
    """The table as it is told to everybody; a person called `me` holds the seats that are `mine`, bots the others."""
    info = parts.TableInfo(
        id=logged.table,
        game=logged.game.id,
        options=dict(logged.play.options),
        seats=[
            parts.SeatInfo(
                seat=seat,
                name=NAMES[seat],
                person="me" if seat in mine else None,
                bot=None if seat in mine else "greedy",
                present=True,
            )
            for seat in range(logged.play.seats)
        ],
        status="playing",
        host="me",
        public=True,
        rated=False,
        pace=parts.Pace(),
        pauses=parts.Pauses(),
        seal="",
        overlay=False,
        awaits=logged.actors,
        seq=logged.seq,
        created=0,
        touched=0,
    )
    plain: dict[str, Any] = msgspec.to_builtins(info)
    return plain
