"""How fast records are written, replayed and asked, per second of one core's time: `python bench/records.py [GAME] [--seats N]`.

CPU time, so that a busy machine says nearly the same as an idle one. Run it on the compiled engine."""

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from littleworlds.arena.simulation import Series, run
from littleworlds.arena.speed import is_compiled
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.record_file import split_records
from littleworlds.core.registry import load_game, own_titles
from littleworlds.stats.reading import read_all


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=own_titles())
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--plays", type=int, default=500)
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted", "- records per second of CPU time")
    for id in asked.games:
        game = load_game(id)
        seats = asked.seats or min(max(2, game.min_seats), game.max_seats)
        print(f"{id}, {seats} seats:", ", ".join(measure(id, seats, asked.plays)))


def measure(id: str, seats: int, plays: int) -> list[str]:
    game = load_game(id)
    texts: list[str] = []
    # Whatever is made once is made before the clock starts.
    run(Series(id, seats, 25, 1, ("random",) * seats, records=True))
    series = Series(id, seats, plays, 2, ("random",) * seats, records=True)
    written = timed(plays, lambda: run(series, keep=lambda name, text: texts.append(text)))
    parts = split_records("".join(texts))
    replayed = timed(plays, lambda: [Play.replay(Record.parse(part), game) for part in parts])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "plays.record"
        file.write_text("".join(texts), encoding="utf-8")
        asked = timed(plays, lambda: read_all([file]))
    return [f"written {written:.0f}", f"read and replayed {replayed:.0f}", f"asked {asked:.0f}"]


def timed(plays: int, work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return plays / (time.process_time() - start)


if __name__ == "__main__":
    main()
