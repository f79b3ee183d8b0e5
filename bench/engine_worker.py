"""Measures this installation of the engine whenever a line arrives: one JSON object per line."""

import copy
import json
import sys
import time

from littleworlds.arena.speed import is_compiled, measure
from littleworlds.core.chance import Seeded
from littleworlds.core.playout import playout
from littleworlds.core.registry import game, titles


def figures(seconds: float) -> dict[str, float]:
    found: dict[str, float] = {}
    for id in titles():
        for row in measure(id, seconds):
            key = f"{id}, {row['seats']} seats"
            found[f"play {key}"] = float(row["decisions"])
            for what in ("copy", "view", "sample"):
                found[f"{what} {key}"] = float(row[f"{what}_us"])
        if not is_compiled():
            found[f"deepcopy {id}, {row['seats']} seats"] = deepcopy_microseconds(id, int(row["seats"]))
    return found


def deepcopy_microseconds(id: str, seats: int) -> float:
    """What the standard library's copy of a state costs; native classes cannot be copied so."""
    chance = Seeded(1)
    state = game(id).setup(seats, chance)
    playout(state, chance, [chance] * seats, 15)
    start = time.process_time()
    for _ in range(100):
        copy.deepcopy(state)
    return (time.process_time() - start) / 100 * 1e6


for line in sys.stdin:
    print(json.dumps(figures(float(line))), flush=True)
