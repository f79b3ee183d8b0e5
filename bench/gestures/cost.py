"""What gestures and tries cost the server: time and bytes of a frame with and without gestures, time of a try.

    python bench/gestures/cost.py [GAME:SEATS ...] [--plays 5]

Positions of random plays, every question of every seat; the mean, and the slowest of a hundred.
"""

import argparse
import time
from collections.abc import Callable

import msgspec

from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.registry import load_game, titles
from littleworlds.core.state import View
from littleworlds.server.frames.frame_builder import things, tried
from littleworlds.server.frames.question import question


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="GAME:SEATS")
    parser.add_argument("--plays", type=int, default=5)
    asked = parser.parse_args()
    tables = [text.partition(":")[::2] for text in asked.tables] or [(id, "") for id in titles()]
    heads = ("question ms", "gestures ms", "try ms", "try p99", "frame kB", "gestures kB")
    print(f"{'game':24} {'seats':>5} " + " ".join(f"{head:>11}" for head in heads))
    for id, seats in tables:
        game = load_game(id)
        _measure(game, int(seats or min(3, game.max_seats)), asked.plays)


def _measure(game: Game, seats: int, plays: int) -> None:
    rows: list[tuple[float, float, float, float, float]] = []
    for seed in range(plays):
        state, dice = game.setup(seats, Seeded(seed)), Seeded(seed + 1000)
        chance: Chance = Seeded(seed + 2000)
        while actors := state.actors():
            seat = actors[dice.index(len(actors))]
            legal = state.legal(seat)
            rows.append(_costs(game, state.view(int(seat)), legal))
            state.apply(seat, legal[dice.index(len(legal))], chance)
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    slowest = sorted(row[2] for row in rows)[int(len(rows) * 0.99)]
    asked, listed, trial, size, gesture_size = means
    figures = (
        asked * 1e3,
        listed * 1e3,
        trial * 1e3,
        slowest * 1e3,
        size / 1e3,
        gesture_size / 1e3,
    )
    print(
        f"{game.id:24} {seats:>5} " + " ".join(f"{figure:11.2f}" for figure in figures), flush=True
    )


def _costs(game: Game, view: View, legal: list[i64]) -> tuple[float, float, float, float, float]:
    """Seconds of a question, of its gestures and of a try; bytes of view, things and question, and of its gestures."""
    whole = question(game.perspective(view), "v")
    assert whole is not None
    asking = _seconds(lambda: question(game.perspective(view), "v"))
    listing = _seconds(lambda: _gestures_alone(game, view))
    trying = _seconds(lambda: tried(game, view, [int(legal[0])], True, None))
    size = len(msgspec.json.encode([view, things(game, view), whole]))
    return asking, listing, trying, size, len(msgspec.json.encode(whole.gestures))


def _gestures_alone(game: Game, view: View) -> None:
    perspective = game.perspective(view)
    for gesture in game.gestures(perspective):
        perspective.attempt(gesture.actions)


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
