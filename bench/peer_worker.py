"""Measures random play of catanatron, a fast Python engine of another game, whenever a line arrives: the peer to compare with."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def decisions_per_second(seconds: float) -> float:
    decisions = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < max(seconds, 1.0):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    return decisions / spent


for line in sys.stdin:
    print(json.dumps({"random play": decisions_per_second(float(line))}), flush=True)
