"""Where the time of random play goes in the compiled engine: instructions per function, as callgrind counts them.

    python bench/where.py [little-factory ...]

Counts of instructions are the same on a busy machine as on an idle one. A function's share includes what it calls; set-up and the
start of the interpreter are left out.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import littleworlds as lw

PLAYS = 40
LEAST = 0.04
"""Smaller shares are not listed."""

_PROGRAM = """
import sys, littleworlds as lw
from littleworlds.core.playout import playout
title, seats, plays = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game, steps = lw.game(title), 0
for number in range(plays):
    chance = lw.Seeded(number)
    state = game.setup(seats=seats, chance=chance)
    steps += playout(state, chance, [lw.Seeded(1000 + 8 * number + seat) for seat in range(seats)], 100_000)
print(steps)
"""
_LINE = re.compile(r"\s*([\d,]+) \(\s*[\d.]+%\)\s+\S*?CPyDef_(littleworlds\S+)")
_PLAYOUT = "littleworlds.core.playout.playout"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("titles", nargs="*", default=lw.titles())
    for title in parser.parse_args().titles:
        game = lw.game(title)
        seats = (game.min_seats + game.max_seats) // 2
        steps, counts = count(title, seats)
        whole = counts.pop(_PLAYOUT)
        print(
            f"\n{title}, {seats} seats: {whole / steps:.0f} instructions per decision ({steps} decisions)"
        )
        for name, instructions in sorted(counts.items(), key=lambda one: -one[1]):
            if instructions >= LEAST * whole:
                print(
                    f"  {instructions / whole:5.0%}  {name.removeprefix('littleworlds.games.').removeprefix('littleworlds.')}"
                )


def count(title: str, seats: int) -> tuple[int, dict[str, int]]:
    """How many decisions were played, and the instructions of each function, with all that it calls."""
    with tempfile.TemporaryDirectory() as folder:
        tape = Path(folder) / "callgrind"
        counted = "--toggle-collect=CPyDef_" + _PLAYOUT.replace(".", "___")
        valgrind = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={tape}",
            counted,
            "--quiet",
        ]
        played = _run(
            *valgrind, sys.executable, "-P", "-c", _PROGRAM, title, str(seats), str(PLAYS)
        )
        listed = _run("callgrind_annotate", "--inclusive=yes", "--threshold=100", str(tape))
    counts: dict[str, int] = {}
    for line in listed.splitlines():
        if found := _LINE.match(line):
            # mypyc writes dots as three underscores; a leading underscore of a name stays behind them.
            name = found[2].replace("___", ".")
            counts.setdefault(name, int(found[1].replace(",", "")))
    if _PLAYOUT not in counts:
        raise SystemExit(
            "the engine is not compiled here, so that there is nothing to count: run this with the compiled build"
        )
    return int(played), counts


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    main()
