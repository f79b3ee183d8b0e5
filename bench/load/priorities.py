"""What the priority of bots and replays costs, and whom: `python bench/load/priorities.py [--tables 500] [--seconds 6]`.

For each way to run them: how long moves take at 250 a second while two such processes use the cores, and how long a record of 200 moves
and a bot's decision take while two processes of others, at ordinary priority, do. The first row is what `jobs/priority.py` does.
"""

import argparse
import contextlib
import json
import statistics
import subprocess
import sys

from run import AS_BOTS, busy, measure_beside

WAYS = {
    "as it is": AS_BOTS,
    "ordinary": "",
    "batch": "import os; os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))",
    "nice 5": "import os; os.nice(5)",
    "nice 10": "import os; os.nice(10)",
    "batch, nice 10": "import os; os.nice(10); os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))",
    "nice 19": "import os; os.nice(19)",
}
MOVES = 200
TIMES = 12

_WORK = """
import json, time
import littleworlds as lw
from littleworlds.bots import Budget, make
game, chance = lw.game("little-tavern"), lw.Seeded(1)
play = lw.Play(game, seats=5, chance=chance)
for _ in range({moves}):
    seat = play.state.actors()[0]
    play.act(seat, play.state.legal(seat)[0])
text = play.record().text()
perspective = game.perspective(play.state.view(play.state.actors()[0]))
{priority}
took = {{"record": [], "bot": []}}
for number in range({times}):
    began = time.perf_counter()
    lw.Play.replay(lw.Record.parse(text), game)
    took["record"].append(time.perf_counter() - began)
    began = time.perf_counter()
    make("greedy", number).choose(perspective, Budget())
    took["bot"].append(time.perf_counter() - began)
print(json.dumps(took))
"""


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description="What the priority of bots and replays costs.")
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=6.0)
    options = asked.parse_args()
    idle = jobs("", 0)
    print(f"idle: record {told(idle['record'])} ms, bot {told(idle['bot'])} ms (median / most)")
    print(f"{'':16}{'moves p50/p99 ms':>20}{'record ms':>18}{'bot ms':>18}")
    for name, priority in WAYS.items():
        moves = measure_beside(priority, options.tables, options.seconds)
        took = jobs(priority, 2)
        times = f"{moves['p50'] * 1000:.1f} / {moves['p99'] * 1000:.0f}"
        print(f"{name:16}{times:>20}{told(took['record']):>18}{told(took['bot']):>18}", flush=True)


def jobs(priority: str, others: int) -> dict[str, list[float]]:
    """Seconds for records and decisions beside so many busy processes at ordinary priority."""
    with contextlib.ExitStack() as stack:
        for _ in range(others):
            stack.enter_context(busy(120, ""))
        code = _WORK.format(priority=priority, moves=MOVES, times=TIMES)
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
    took: dict[str, list[float]] = json.loads(done.stdout)
    return took


def told(seconds: list[float]) -> str:
    return f"{statistics.median(seconds) * 1000:.0f} / {max(seconds) * 1000:.0f}"


if __name__ == "__main__":
    main()
