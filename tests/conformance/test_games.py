"""Every title against every law, and against its committed transcripts and counts of positions.

`LW_LONG` makes the numbers large.
"""

import json
import os
from functools import cache
from pathlib import Path
from typing import TypedDict

import pytest

import littleworlds as lw
from littleworlds.core.conformance import check, count_positions, verify
from littleworlds.core.game import Game
from littleworlds.core.option import Options

RECORDS = Path(__file__).parents[1] / "records"
LONG = bool(os.environ.get("LW_LONG"))
PLAYS = 40 if LONG else 1
# The compiled engine, which is the same source, meets all of them in the same `make test`.
COMBINATIONS = 30 if LONG or os.environ.get("LW_EXPECT") == "compiled" else 6


class Count(TypedDict):
    """An entry of `positions.json`: a set-up, and the number of positions after 0, 1, 2... decisions."""

    seats: int
    seed: int
    options: Options
    counts: list[int]


@cache
def game_of(title: str) -> Game:
    return lw.game(title)


def tables() -> list[tuple[str, int]]:
    """Each title at each seat count; a title that does not load has one table, where the test says why."""
    found: list[tuple[str, int]] = []
    for title in lw.titles():
        try:
            game = game_of(title)
        except Exception:
            found.append((title, 0))
        else:
            found += [(title, seats) for seats in range(game.min_seats, game.max_seats + 1)]
    return found


def counts() -> list[tuple[str, Count]]:
    found: list[tuple[str, Count]] = []
    for file in sorted(RECORDS.glob("*/positions.json")):
        entries: list[Count] = json.loads(file.read_text(encoding="utf-8"))
        found += [(file.parent.name.replace("_", "-"), entry) for entry in entries]
    return found


@pytest.mark.parametrize(("title", "seats"), tables())
def test_a_title_keeps_every_law(title: str, seats: int) -> None:
    assert check(game_of(title), PLAYS, 1, seats, COMBINATIONS) >= PLAYS


@pytest.mark.parametrize(
    "file", sorted(RECORDS.glob("*/*.record")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_a_transcript_replays_to_its_outcome(file: Path) -> None:
    record = lw.Record.read(file)
    assert record.game == file.parent.name.replace("_", "-")
    assert len(verify(record, game_of(record.game)).steps) == len(record.steps)


@pytest.mark.parametrize(
    ("title", "entry"),
    counts(),
    ids=lambda value: value if isinstance(value, str) else f"{value['seats']}",
)
def test_as_many_positions_can_be_reached_as_before(title: str, entry: Count) -> None:
    depth = len(entry["counts"]) - 1
    assert (
        count_positions(game_of(title), entry["seats"], depth, entry["seed"], entry["options"])
        == entry["counts"]
    )
