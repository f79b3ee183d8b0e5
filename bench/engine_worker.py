"""Measures this installation of the engine whenever a line arrives with the seconds and a title: one JSON object per line."""

import copy
import json
import sys
import time

from littleworlds.arena.speed import is_compiled, measure
from littleworlds.core.chance import Seeded
from littleworlds.core.playout import playout
from littleworlds.core.registry import load_game


def figures(seconds: float, id: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for row in measure(id, seconds):
        key = f"{id}, {row['seats']} seats"
        found[f"play {key}"] = float(row["decisions"])
        for what in ("copy", "view", "sample", "first_sample", "search"):
            found[f"{what.replace('_', ' ')} {key}"] = float(row[f"{what}_us"])
    if not is_compiled():
        found[f"deepcopy {id}, {row['seats']} seats"] = deepcopy_microseconds(id, int(row["seats"]))
    return found


def deepcopy_microseconds(id: str, seats: int) -> float:
    """What the standard library's copy of a state costs; native classes cannot be copied so."""
    chance = Seeded(1)
    state = load_game(id).setup(seats, chance)
    playout(state, chance, [chance] * seats, 15)
    start = time.process_time()
    for _ in range(100):
        copy.deepcopy(state)
    return (time.process_time() - start) / 100 * 1e6


for line in sys.stdin:
    seconds, id = line.split()
    print(json.dumps(figures(float(seconds), id)), flush=True)
