"""Lets bots play every title many times and keeps what was found in its folder, where the page of the browser app reads it:
`python scripts/findings.py [GAME …]`. The commands are run as anybody would run them, and stand in the file with their date."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from littleworlds.core.registry import files_of, load_game, own_titles

SHOWN = ("length", "won", "seats", "scores")
"""What the page tells of every title; besides, all that has a worth."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=own_titles())
    parser.add_argument("--plays", type=int, default=300, help="plays that are looked at")
    parser.add_argument("--bot", default="level:medium", help="who plays them")
    parser.add_argument(
        "--ladder",
        default="level:beginner,level:easy,level:medium,level:hard,level:expert,random",
        help="who meets whom",
    )
    parser.add_argument("--meetings", type=int, default=40, help="plays of each pair at most")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    for id in asked.games:
        found = findings(id, asked)
        path = Path(str(files_of(id) / "data" / "findings.json"))
        path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(path)


def findings(id: str, asked: argparse.Namespace) -> dict[str, object]:
    game = load_game(id)
    seats = str(min(max(2, game.min_seats), game.max_seats))
    jobs = ("--jobs", str(asked.jobs))
    with tempfile.TemporaryDirectory() as folder:
        bots = ",".join([asked.bot] * int(seats))
        made = (
            "simulate", id, "--bots", bots, "--games", str(asked.plays), *jobs, "--records", "plays",
        )  # fmt: skip
        run(folder, *made, "--json")
        stats = run(folder, "stats", "plays", *jobs, "--json")
        ladder = ("--bots", asked.ladder, "--seats", seats, "--games", str(asked.meetings))
        # Most pairs are far apart, and clear after a few plays.
        arena = run(folder, "arena", id, *ladder, "--until-clear", *jobs, "--json")
    stats["tables"] = [trimmed(table) for table in stats["tables"]]
    simulated = {"date": stats["date"], "command": "littleworlds " + " ".join(made)}
    return {"simulate": simulated, "stats": stats, "arena": arena}


def run(folder: str, *words: str) -> dict:
    done = subprocess.run(
        [sys.executable, "-m", "littleworlds", *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)


def trimmed(table: dict) -> dict:
    kept = [one for one in table["answers"] if one["id"] in SHOWN or one["chart"] == "bars:worth"]
    return {**table, "answers": kept}


if __name__ == "__main__":
    main()
