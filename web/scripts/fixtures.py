"""Writes moments of real plays as the server would send them, for the unit tests: `web/tests/fixtures/<title>.json`.

- `table`: the table as it is told to everybody;
- `moments`: by name, the frames for seat 0 that lead to a moment, which is the last of them;
- `every_seat`: the first frames of the play, each as every seat gets it.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

import littleworlds as lw
from littleworlds.bots import registry as bots
from littleworlds.bots.bot import Budget
from littleworlds.core.registry import titles
from littleworlds.server.frames import frame_builder
from littleworlds.server.log.logged_play import LoggedPlay, ToldLine
from littleworlds.server.messages import parts

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
NAMES = ["Ada", "Basile", "Chloé", "Dmitri", "Elif"]
LEAD = 2
"""How many frames lead to a moment."""
OPENING = 6
"""How many frames are written for every seat."""


def main() -> None:
    """One file per title that can be played and described."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for title in titles():
        try:
            moments = _moments(title)
        except NotImplementedError:
            print(f"{title}: not yet")
            continue
        text = json.dumps(moments, ensure_ascii=False)
        (FIXTURES / f"{title}.json").write_text(text, encoding="utf-8")
        print(f"{title}: {len(text) // 1024} kB")


def _moments(title: str) -> dict[str, Any]:
    game = lw.game(title)
    seats = min(game.max_seats, 4)
    logged = LoggedPlay("fixture", game, seats, {}, bytes(32))
    choosers = [bots.make("random", seat) for seat in range(seats)]
    sent: list[dict[str, Any]] = [_frame(logged, list(logged.recent))]
    every_seat = [[_frame(logged, list(logged.recent), seat) for seat in range(seats)]]
    while logged.actors:
        seat = logged.actors[0]
        action = choosers[seat].choose(game.perspective(logged.play.state.view(seat)), Budget())
        logged.act(seat, f"c{logged.seq}", [game.notation(action)], None, set(), 0)
        told = [logged.recent[-1]]
        sent.append(_frame(logged, told))
        if len(every_seat) < OPENING:
            every_seat.append([_frame(logged, told, seat) for seat in range(seats)])
    mine = [
        number
        for number, frame in enumerate(sent)
        if frame["asked"] is not None and len(frame["asked"]["choices"]) > 1
    ]
    later = [number for number in mine if number >= len(sent) // 2] or mine
    rounds = [
        number
        for number, frame in enumerate(sent)
        if any(event["id"] == "round-over" for event in _events(frame))
    ]
    marks = {
        "setup": mine[0],
        "middle": mine[len(mine) // 3],
        "late": later[0],
        "end": len(sent) - 1,
    }
    if rounds:
        marks["round"] = rounds[0]
    return {
        "table": _table(title, seats, logged),
        "moments": {name: sent[max(0, mark - LEAD) : mark + 1] for name, mark in marks.items()},
        "every_seat": every_seat,
    }


def _events(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for step in frame["steps"] for events in step["events"] for event in events]


def _frame(logged: LoggedPlay, told: list[ToldLine], seat: int = 0) -> dict[str, Any]:
    result = None
    if logged.over:
        outcome = logged.play.state.outcome().to_dict()
        result = {
            "how": "played",
            "ranks": outcome["ranks"],
            "winners": outcome["winners"],
            "conceded": [],
            "outcome": outcome,
        }
        result |= {"secret": "", "ratings": {}}
    frame = frame_builder.frame(logged, seat, told, clocks=None, standing=[], result=None, now=0)
    plain: dict[str, Any] = msgspec.to_builtins(frame)
    return {**plain, "result": result}


def _table(title: str, seats: int, logged: LoggedPlay) -> dict[str, Any]:
    info = parts.TableInfo(
        id="fixture",
        game=title,
        options=dict(logged.play.options),
        seats=[
            parts.SeatInfo(
                seat=seat,
                name=NAMES[seat],
                person="me" if seat == 0 else None,
                bot="greedy" if seat else None,
                present=True,
            )
            for seat in range(seats)
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


if __name__ == "__main__":
    main()
