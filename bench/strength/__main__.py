"""How strong the bots are: a fixed plan for the arena, against greedy as it was before bots learned to search.

    python bench/strength factory-2 tavern-4 --games 30 --seed 1
    python bench/strength factory-2 --bot greedy

The yardstick is built once, from the commit below, into an environment of its own. Rows go on where they stopped: their results
lie in `build/strength`.
"""

import argparse
import json
import statistics
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from littleworlds.arena.intervals import wilson

ROOT = Path(__file__).parents[2]
COMMIT = "42b529a"
"""The last one before any bot was changed."""
WORK = ROOT / "build" / "strength"


SHARE, MEDIAN, WON, MEDAL = "share", "median", "won", "medal"
"""What a row says: the part of plays won against others; alone the median score, the part of plays won, or of those with a medal."""


class Row(NamedTuple):
    """One line of the table: who plays what, and the figure that it is held against."""

    name: str
    game: str
    seats: int
    nodes: int
    """Positions that take about 200 ms a decision on an idle core; ten times as many in rows of two seconds."""
    games: int
    """Plays, at each of the tables."""
    wanted: float
    figure: str = SHARE
    option: str = ""
    """The option in which the tables differ, and its values."""
    values: tuple[str, ...] = ("",)


ADVERSARIES = ("stray_militia", "border_garrison", "vanguard", "iron_host", "endless_legion")
SCENARIOS = ("sc01", "sc02", "sc03", "sc04", "sc05", "sc06")
PLAN = [
    Row("factory-2", "little-factory", 2, 40_000, 200, 0.82),
    Row("factory-4", "little-factory", 4, 30_000, 200, 0.50),
    Row("tavern-4", "little-tavern", 4, 1_500, 200, 0.45),
    Row("battlefield-2", "my-little-battlefield", 2, 15_000, 200, 0.90),
    Row("wonderful-2", "wonderful-world", 2, 8_000, 200, 0.77),
    Row("wonderful-3", "wonderful-world", 3, 8_000, 200, 0.55),
    Row("grove-2", "walnut-grove", 2, 4_000, 200, 0.65),
    Row("wonderful-solo", "wonderful-world", 1, 8_000, 60, 62, MEDIAN),
    Row("wonderful-solo-2s", "wonderful-world", 1, 80_000, 30, 70, MEDIAN),
    Row("grove-solo", "walnut-grove", 1, 6_000, 60, 28, MEDIAN),
    Row("grove-solo-2s", "walnut-grove", 1, 60_000, 30, 30, MEDIAN),
    Row(
        "battlefield-solo",
        "my-little-battlefield",
        1,
        15_000,
        12,
        0.85,
        WON,
        "ai_board",
        ADVERSARIES,
    ),
    Row(
        "battlefield-hardest",
        "my-little-battlefield",
        1,
        15_000,
        60,
        0.75,
        WON,
        "ai_board",
        ADVERSARIES[-1:],
    ),
    Row("wonderful-scenarios", "wonderful-world", 1, 8_000, 20, 0.90, WON, "scenario", SCENARIOS),
    Row("wonderful-medals", "wonderful-world", 1, 8_000, 20, 0.40, MEDAL, "scenario", SCENARIOS),
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
            told = [_figures(row, value, bot, python, given) for value in row.values]
            print(_line(row, bot, told, given.seed), flush=True)


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


def _results(row: Row, value: str, bot: str, seed: int) -> Path:
    """Where the plays of a table lie; rows that tell different things of the same plays share them."""
    name = row.name if row.figure not in (WON, MEDAL) else f"{row.game}-{value}"
    return WORK / f"{name}-{bot.replace(':', '-')}-{seed}.jsonl"


def _figures(
    row: Row, value: str, bot: str, python: str, given: argparse.Namespace
) -> dict[str, Any]:
    """What the arena says of one table of a row."""
    old = f"exec:{python} {Path(__file__).with_name('yardstick.py')} greedy"
    # -P: the library that is installed, compiled as a rule, and not the sources that happen to lie here.
    command = [sys.executable, "-P", "-m", "littleworlds", "arena", row.game, "--bots", bot]
    command += ["--json", "--seats", str(row.seats), "--games", str(given.games or row.games)]
    command += ["--seed", str(given.seed), "--jobs", str(given.jobs), "--limit", "60"]
    command += ["--results", str(_results(row, value, bot, given.seed))]
    if value:
        command += ["--option", f"{row.option}={value}"]
    if row.seats > 1:
        command += ["--against", old, "--until-clear", "--least", str(row.wanted)]
    # The exit code says whether the figure was cleared; so does the table.
    told = subprocess.run(command, capture_output=True, text=True)
    if not told.stdout:
        sys.exit(told.stderr)
    figures: dict[str, Any] = json.loads(told.stdout)
    return figures


def _line(row: Row, spec: str, told: list[dict[str, Any]], seed: int) -> str:
    """The row as it stands in the table."""
    bots = [next(one for one in figures["bots"] if one["bot"] == spec) for figures in told]
    took = f"{statistics.mean(bot['mean_ms'] for bot in bots):.0f}, {max(bot['worst_ms'] for bot in bots):.0f}"
    if row.figure == MEDIAN:
        return f"{row.name} | median {bots[0]['median_score']:g} | {row.wanted:g} | {took}"
    if row.figure == SHARE:
        [pair] = told[0]["pairs"]
        return f"{row.name} | {_part(pair['share'], pair['plays'])} | {100 * row.wanted:.0f} % | {took}"
    plays = [play for value in row.values for play in _plays(_results(row, value, spec, seed))]
    good = [
        play["won"] if row.figure == WON else play["grade"].startswith("medal") for play in plays
    ]
    part = wilson(sum(good), len(good))
    return f"{row.name} | {_part(part, len(good))} | {100 * row.wanted:.0f} % | {took}"


def _plays(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


def _part(share: Sequence[float], plays: int) -> str:
    mean, low, high = (100 * part for part in share)
    return f"{mean:.0f} % ({low:.0f} to {high:.0f}) of {plays}"


if __name__ == "__main__":
    main()
