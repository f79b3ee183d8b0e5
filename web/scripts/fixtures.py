"""Writes moments of real plays as the server would send them, for the unit tests: `web/tests/fixtures/<title>.json`.

- `table`: the table as it is told to everybody;
- `printed`: what is printed on the components, as the server tells it;
- `moments`: by name, the frames for seat 0 that lead to a moment, which is the last of them;
- `every_seat`: the first frames of the play, each as every seat gets it.
"""

import json
from pathlib import Path
from typing import Any

from server_frames import frame_for, table_with

import littleworlds as lw
from littleworlds.bots import registry as bots
from littleworlds.bots.bot import Budget
from littleworlds.core.registry import own_titles
from littleworlds.server.log.logged_play import LoggedPlay

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
LEAD = 2
"""How many frames lead to a moment."""
OPENING = 6
"""How many frames are written for every seat."""


def main() -> None:
    """One file per title that can be played and described."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for title in own_titles():
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
    sent: list[dict[str, Any]] = [frame_for(logged, 0, list(logged.recent))]
    every_seat = [[frame_for(logged, seat, list(logged.recent)) for seat in range(seats)]]
    while logged.actors:
        seat = logged.actors[0]
        action = choosers[seat].choose(game.perspective(logged.play.state.view(seat)), Budget())
        logged.act(seat, f"c{logged.seq}", [game.notation(action)], None, set(), 0)
        told = [logged.recent[-1]]
        sent.append(frame_for(logged, 0, told))
        if len(every_seat) < OPENING:
            every_seat.append([frame_for(logged, seat, told) for seat in range(seats)])
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
        "table": table_with(logged, mine=[0]),
        "printed": game.data.to_dict() if game.data is not None else {},
        "moments": {name: sent[max(0, mark - LEAD) : mark + 1] for name, mark in marks.items()},
        "every_seat": every_seat,
    }


def _events(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for step in frame["steps"] for events in step["events"] for event in events]


if __name__ == "__main__":
    main()
