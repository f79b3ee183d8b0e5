"""Writes the transcripts and the counts of positions of the named titles anew: `python tests/records/make.py GAME ...`

Two plays per seat count, one per value of each option, and `positions.json`. Run it by hand, when a title is new or when its
`rules_version` was raised; a change in these files that nobody meant is a bug.
"""

import json
import sys
from pathlib import Path

import littleworlds as lw
from littleworlds.core.conformance import Case, cases, count_positions, transcript
from littleworlds.core.game import Game

HERE = Path(__file__).parent
PLAYS = 2
SEED = 1
DEEPEST = 10
WIDE = 500
WIDEST = 5000


def write(game: Game) -> None:
    """The files of one title; older ones go."""
    folder = HERE / game.id.replace("-", "_")
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.record"):
        old.unlink()
    for case in cases(game, PLAYS, SEED, combinations=0):
        text = transcript(game, case.seats, case.seed, case.options).text()
        (folder / f"{name(game, case)}.record").write_text(text, encoding="utf-8")
    entries = [
        {"seats": seats, "seed": SEED, "options": {}, "counts": counted(game, seats)}
        for seats in range(game.min_seats, game.max_seats + 1)
    ]
    lines = ",\n".join("  " + json.dumps(entry) for entry in entries)
    (folder / "positions.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def name(game: Game, case: Case) -> str:
    """A file's name: the seats, the options that are not at their defaults, the seed."""
    usual = game.check_options(case.seats, {})
    special = [
        f"{id}-{value}".lower() for id, value in case.options.items() if usual.get(id) != value
    ]
    return "_".join([f"{case.seats}-seats", *special, f"seed-{case.seed}"])


def counted(game: Game, seats: int) -> list[int]:
    """Counts as deep as they stay quick."""
    counts = [1]
    for depth in range(1, DEEPEST + 1):
        if counts[-1] > WIDE:
            break
        deeper = count_positions(game, seats, depth, SEED)
        if deeper[-1] > WIDEST:
            break
        counts = deeper
    return counts


if __name__ == "__main__":
    for title in sys.argv[1:]:
        write(lw.game(title))
