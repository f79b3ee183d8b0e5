"""What the priority of bots and replays costs, and whom: `python bench/load/priorities.py [--tables 500] [--seconds 6]`.

For each way to run them: how long moves take at 250 a second while they use the cores, and how long a record of 200 moves and a bot's
decision take while two processes of others, at ordinary priority, do. The first row is what `jobs/priority.py` does.
"""

import argparse
import contextlib
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass

from run import AS_BOTS, busy, measure_beside


@dataclass(frozen=True, slots=True)
class Way:
    """A way to run bots and replays beside the server."""

    priority: str
    """What their processes do first."""
    processes: int = 2
    """How many there are, on two cores."""
    inside: str = ""
    """What the server's own process does first."""


_PLAYS = """
import json, threading, time
import littleworlds as lw
from littleworlds.bots import Budget, make
game = lw.game("little-factory")
def begun(seed):
    play, chance = lw.Play(game, seats=4, chance=lw.Seeded(seed)), lw.Seeded(seed)
    for _ in range(200):
        seat = play.state.first()
        legal = play.state.legal(seat)
        play.act(seat, legal[chance.index(len(legal))])
    return play
plays = [begun(seed) for seed in range(12)]
texts = [play.record().text() for play in plays]
def replay(number):
    lw.Play.replay(lw.Record.parse(texts[number]), game)
"""
_IN_THE_SERVER = (
    _PLAYS
    + """
def answer():
    while True:
        for number in range(12):
            time.sleep(0.1)
            replay(number)
threading.Thread(target=answer, daemon=True).start()
"""
)
"""Ten records a second, each of which holds up the server: compiled code lets no other thread come between."""
_JOBS = (
    _PLAYS
    + """
states = [play.state for play in plays]
perspectives = [game.perspective(state.view(state.first())) for state in states]
{priority}
took = {{"record": [], "bot": []}}
for number in range(12):
    began = time.perf_counter()
    replay(number)
    took["record"].append(time.perf_counter() - began)
    began = time.perf_counter()
    make("{bot}", number).choose(perspectives[number], Budget())
    took["bot"].append(time.perf_counter() - began)
print(json.dumps(took))
"""
)

_BATCH = "import os; os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))"
WAYS = {
    "as it is": Way(AS_BOTS),
    "as it is, cores - 1": Way(AS_BOTS, processes=1),
    "ordinary": Way(""),
    "ordinary, cores - 1": Way("", processes=1),
    "batch": Way(_BATCH),
    "nice 5": Way("import os; os.nice(5)"),
    **{f"batch, nice {by}": Way(f"import os; os.nice({by}); {_BATCH}") for by in (2, 3, 5, 10)},
    "nice 19": Way("import os; os.nice(19)"),
    "in the server": Way("", processes=0, inside=_IN_THE_SERVER),
}
BOT = "level:hard"


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description="What the priority of bots and replays costs.")
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=6.0)
    options = asked.parse_args()
    idle = jobs("", 0)
    print(f"idle: record {told(idle['record'])} ms, bot {told(idle['bot'])} ms (median / most)")
    print(f"{'':20}{'moves p50 / p99 ms':>20}{'record ms':>18}{'bot ms':>18}")
    for name, way in WAYS.items():
        moves = measure_beside(
            way.priority, options.tables, options.seconds, way.processes, way.inside
        )
        took = jobs(way.priority, 2)
        times = f"{moves['p50'] * 1000:.1f} / {moves['p99'] * 1000:.0f}"
        print(f"{name:20}{times:>20}{told(took['record']):>18}{told(took['bot']):>18}", flush=True)


def jobs(priority: str, others: int) -> dict[str, list[float]]:
    """Seconds for records and decisions beside so many busy processes at ordinary priority."""
    with contextlib.ExitStack() as stack:
        for _ in range(others):
            stack.enter_context(busy(120, ""))
        code = _JOBS.format(priority=priority, bot=BOT)
        done = subprocess.run(
            [sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True
        )
    took: dict[str, list[float]] = json.loads(done.stdout)
    return took


def told(seconds: list[float]) -> str:
    """In milliseconds: the median and the most."""
    return f"{statistics.median(seconds) * 1000:.0f} / {max(seconds) * 1000:.0f}"


if __name__ == "__main__":
    main()
