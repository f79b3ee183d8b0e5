"""How fast a game's rules run, per CPU-second: random play with the legal actions listed at each step, copies, views, samples, search."""

import time
from collections.abc import Callable

from littleworlds.core import state as engine
from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.game import Game
from littleworlds.core.playout import playout
from littleworlds.core.registry import load_game
from littleworlds.search.meter import Meter
from littleworlds.search.thinking import think

_POSITIONS = 1000
"""Valued in one search."""

Row = dict[str, str | int | float]


def is_compiled() -> bool:
    """Whether this installation runs the compiled engine."""
    return not engine.__file__.endswith(".py")


def measure(id: str, seconds: float) -> list[Row]:
    """One row per seat count of a game."""
    game = load_game(id)
    return [
        _measure_seats(game, seats, seconds) for seats in range(game.min_seats, game.max_seats + 1)
    ]


def decisions_per_second(game: Game, seats: int, seconds: float) -> float:
    """Decisions of random play per CPU-second, set-ups included."""
    decisions = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(5):
            chance = Seeded(seed)
            choosers: list[Chance] = [chance] * seats
            decisions += int(
                playout(game.setup(seats, chance), chance, choosers, game.max_steps(seats))
            )
            seed += 1
    return decisions / spent


def _measure_seats(game: Game, seats: int, seconds: float) -> Row:
    chance = Seeded(1)
    state = game.setup(seats, chance)
    first = game.perspective(state.view(int(state.first())))
    choosers: list[Chance] = [chance] * seats
    playout(state, chance, choosers, 15)
    seat = int(state.first())
    perspective = game.perspective(state.view(seat))
    return {
        "game": game.id,
        "seats": seats,
        "compiled": is_compiled(),
        "decisions": decisions_per_second(game, seats, seconds),
        "copy_us": _microseconds(state.copy, seconds / 5),
        "view_us": _microseconds(lambda: state.view(seat), seconds / 5),
        "sample_us": _microseconds(lambda: perspective.sample(chance), seconds / 5),
        "first_sample_us": _microseconds(lambda: first.sample(chance), seconds / 5),
        "search_us": _search_microseconds(game, seats, seconds / 2),
    }


def _search_microseconds(game: Game, seats: int, seconds: float) -> float:
    """What a search takes for each position that it values, in questions of random play."""
    valued = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or valued == 0:
        seed += 1
        chance = Seeded(seed)
        state = game.setup(seats, chance)
        choosers: list[Chance] = [chance] * seats
        playout(state, chance, choosers, 10 * (seed % 8))
        seat = int(state.first())
        if seat >= 0:
            meter = Meter(_POSITIONS, -1.0)
            think(game.perspective(state.view(seat)), meter, chance)
            valued += int(meter.spent)
    return spent / valued * 1e6


def _microseconds(act: Callable[[], object], seconds: float) -> float:
    times = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            act()
        times += 100
    return spent / times * 1e6
