"""How many commands and touches a play takes.

    python bench/gestures [GAME:SEATS ...] [--plays 20] [--bot greedy] [--details]

Plays by bots (seeds 1 to 20, every seat) are folded by what the engine offers: gestures and usual answers. The
table has the mean per seat and play. `--details` shows which questions and gestures the decisions went to.
"""

import argparse
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from folding import Count, counted

from littleworlds.core.registry import load_game, titles


def main() -> None:
    text = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=text)
    parser.add_argument("tables", nargs="*", metavar="GAME:SEATS")
    parser.add_argument("--plays", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--details", action="store_true")
    asked = parser.parse_args()
    tables = [_table(text) for text in asked.tables] or _usual_tables()
    print(
        f"{'game':24} {'seats':>5} {'decisions':>9} {'commands':>8} {'touches':>7} {'by itself':>9}"
    )
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=spawned) as pool:
        for game, seats in tables:
            jobs = [(game, seats, seed, asked.bot) for seed in range(1, asked.plays + 1)]
            counts = [count for one in pool.map(counted, jobs) for count in one]
            _show(game, seats, counts, asked.details)


def _usual_tables() -> list[tuple[str, int]]:
    """Every game alone, if it can be played alone, and at its most usual table: the fewest seats above two that
    it has, or two."""
    tables: list[tuple[str, int]] = []
    for id in titles():
        game = load_game(id)
        most = min(3, game.max_seats)
        tables += [(id, seats) for seats in (1, 2, most) if game.min_seats <= seats <= most]
    return list(dict.fromkeys(tables))


def _table(text: str) -> tuple[str, int]:
    game, _, seats = text.partition(":")
    return game, int(seats)


def _show(game: str, seats: int, counts: list[Count], details: bool) -> None:
    def mean(total: int) -> str:
        return f"{total / len(counts):.1f}"

    print(
        f"{game:24} {seats:>5} {mean(sum(one.decisions for one in counts)):>9}"
        f" {mean(sum(one.commands for one in counts)):>8}"
        f" {mean(sum(one.touches for one in counts)):>7}"
        f" {mean(sum(one.automatic for one in counts)):>9}",
        flush=True,
    )
    if details:
        names = {name for one in counts for name in one.folded}
        sums = {name: sum(one.folded.get(name, 0) for one in counts) for name in names}
        for name, total in sorted(sums.items(), key=lambda item: -item[1]):
            print(f"    {name:30} {mean(total):>6}")


if __name__ == "__main__":
    main()
