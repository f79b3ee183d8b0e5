"""Measures random play of catanatron, a fast Python engine of another game, whenever a line arrives: the peer to compare with,
named after the title that it is compared with."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def decisions_per_second(seconds: float) -> float:
    decisions = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < max(seconds, 1.0):
        game = Game(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
            seed=seed,
        )
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    return decisions / spent


for line in sys.stdin:
    seconds, title = line.split()
    print(json.dumps({f"beside {title}": decisions_per_second(float(seconds))}), flush=True)
