"""How long the strong levels think: at the widest and at random positions of plays, per title.

    python bench/levels.py
    python bench/levels.py walnut-grove --positions 50

The positions come from plays of greedy at every seat count. Run it on an idle machine and with the compiled library: what is
measured is the time that passes.
"""

import argparse
import sys
import time
from collections.abc import Iterator

import littleworlds as lw
from littleworlds.bots.bot import Budget
from littleworlds.bots.greedy import Greedy
from littleworlds.bots.level import LevelBot
from littleworlds.core.chance import Seeded
from littleworlds.core.registry import own_titles
from littleworlds.core.state import State

BOUNDS = {"hard": (0.1, 1.0), "expert": (0.3, 3.0)}
"""Seconds: on average, and ever."""
PLAYS = 4
"""Plays at each seat count that positions are taken from."""

Position = tuple[State, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=own_titles())
    parser.add_argument(
        "--positions", type=int, default=200, help="widest ones, and as many random ones"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("title | level | positions | mean ms | 99 % under | longest ms")
    kept = [timed(title, level, asked) for title in asked.titles for level in BOUNDS]
    sys.exit(0 if all(kept) else 1)


def timed(title: str, level: str, asked: argparse.Namespace) -> bool:
    """A line of the table; whether the bounds hold."""
    took = []
    for number, (state, seat) in enumerate(positions(title, asked.positions, asked.seed)):
        eyes = lw.game(title).perspective(state.view(seat))
        bot = LevelBot(level, number)
        begun = time.perf_counter()
        bot.choose(eyes, Budget())
        took.append(time.perf_counter() - begun)
    took.sort()
    mean, longest = sum(took) / len(took), took[-1]
    most = took[len(took) * 99 // 100 - 1]
    print(
        f"{title} | {level} | {len(took)} | {1e3 * mean:.0f} | {1e3 * most:.0f} | {1e3 * longest:.0f}",
        flush=True,
    )
    return mean <= BOUNDS[level][0] and longest <= BOUNDS[level][1]


def positions(title: str, number: int, seed: int) -> list[Position]:
    """The positions with most legal actions, and as many of the rest at random."""
    seen = list(plays(title, seed))
    seen.sort(key=lambda one: -len(one[0].legal(one[1])))
    rest = seen[number:]
    chance = Seeded(seed)
    drawn = [rest.pop(int(chance.index(len(rest)))) for _ in range(min(number, len(rest)))]
    return seen[:number] + drawn


def plays(title: str, seed: int) -> Iterator[Position]:
    """All questions with a choice in plays of greedy, at every seat count."""
    game = lw.game(title)
    for seats in range(game.min_seats, game.max_seats + 1):
        for play in range(PLAYS):
            chance = Seeded(1000 * seed + play)
            state = game.setup(seats, chance)
            bots = [Greedy(play + seat) for seat in range(seats)]
            while state.actors():
                seat = int(state.first())
                if len(state.legal(seat)) > 1:
                    yield state.copy(), seat
                eyes = game.perspective(state.view(seat))
                state.apply(seat, bots[seat].choose(eyes, Budget()), chance)


if __name__ == "__main__":
    main()
