"""How strong the bots are: a fixed plan for the arena, against greedy as it was before bots learned to search.

    python bench/strength factory-2 tavern-4 --games 30 --seed 1
    python bench/strength factory-2 --bot greedy

The yardstick is built once, from the commit below, into an environment of its own. Rows go on where they stopped: their results
lie in `build/strength`.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
COMMIT = "42b529a"
"""The last one before any bot was changed."""
WORK = ROOT / "build" / "strength"


class Row(NamedTuple):
    """One line of the table: who plays what, and the figure that it is held against. Alone, a median or a part of victories."""

    name: str
    game: str
    seats: int
    nodes: int
    """Positions that take about 200 ms a decision on an idle core."""
    games: int
    wanted: float


PLAN = [
    Row("factory-2", "little-factory", 2, 12_000, 200, 0.82),
    Row("factory-4", "little-factory", 4, 12_000, 200, 0.50),
    Row("tavern-4", "little-tavern", 4, 4_000, 200, 0.45),
    Row("battlefield-2", "my-little-battlefield", 2, 15_000, 200, 0.90),
    Row("wonderful-2", "wonderful-world", 2, 8_000, 200, 0.77),
    Row("wonderful-3", "wonderful-world", 3, 8_000, 200, 0.55),
    Row("grove-2", "walnut-grove", 2, 4_000, 200, 0.65),
    Row("wonderful-solo", "wonderful-world", 1, 8_000, 60, 62),
    Row("grove-solo", "walnut-grove", 1, 6_000, 60, 28),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", default=[row.name for row in PLAN])
    parser.add_argument("--nodes-scale", type=float, default=1.0)
    parser.add_argument("--bot", default="", help="another bot than search")
    parser.add_argument("--games", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--yardstick", default="", help="a Python that has the old library")
    given = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    python = given.yardstick or str(_yardstick())
    print("row | figure | wanted | ms a decision, worst")
    for row in PLAN:
        if row.name in given.rows:
            bot = given.bot or f"search:{max(1, int(row.nodes * given.nodes_scale))}it"
            print(_line(row, bot, _figures(row, bot, python, given)), flush=True)


def _yardstick() -> Path:
    """The Python of the environment that has the old library, compiled; built if it is not there."""
    folder = WORK / "yardstick"
    python = folder / "venv" / "bin" / "python"
    if (folder / "ready").exists():
        return python
    sources = folder / "sources"
    sources.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", COMMIT], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x"], cwd=sources, input=archive.stdout, check=True)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(folder)]
    subprocess.run(["env", "LITTLEWORLDS_COMPILE=1", *build], cwd=sources, check=True)
    venv.create(folder / "venv", with_pip=True)
    wheel = next(folder.glob("*.whl"))
    subprocess.run([str(python), "-m", "pip", "install", "-q", str(wheel)], check=True)
    (folder / "ready").touch()
    return python


def _figures(row: Row, bot: str, python: str, given: argparse.Namespace) -> dict[str, Any]:
    """What the arena says of a row."""
    old = f"exec:{python} {Path(__file__).with_name('yardstick.py')} greedy"
    # -P: the library that is installed, compiled as a rule, and not the sources that happen to lie here.
    command = [sys.executable, "-P", "-m", "littleworlds", "arena", row.game, "--bots", bot]
    command += ["--json", "--seats", str(row.seats), "--games", str(given.games or row.games)]
    command += ["--seed", str(given.seed), "--jobs", str(given.jobs), "--limit", "60"]
    command += ["--results", str(WORK / f"{row.name}-{bot.replace(':', '-')}-{given.seed}.jsonl")]
    if row.seats > 1:
        command += ["--against", old, "--until-clear", "--least", str(row.wanted)]
    # The exit code says whether the figure was cleared; so does the table.
    told = subprocess.run(command, capture_output=True, text=True)
    if not told.stdout:
        sys.exit(told.stderr)
    figures: dict[str, Any] = json.loads(told.stdout)
    return figures


def _line(row: Row, spec: str, figures: dict[str, Any]) -> str:
    """The row as it stands in the table."""
    bot = next(one for one in figures["bots"] if one["bot"] == spec)
    took = f"{bot['mean_ms']:.0f}, {bot['worst_ms']:.0f}"
    if row.seats == 1:
        return f"{row.name} | median {bot['median_score']:g} | {row.wanted:g} | {took}"
    [pair] = figures["pairs"]
    mean, low, high = (100 * part for part in pair["share"])
    figure = f"{mean:.0f} % ({low:.0f} to {high:.0f}) of {pair['plays']}"
    return f"{row.name} | {figure} | {100 * row.wanted:.0f} % | {took}"


if __name__ == "__main__":
    main()
