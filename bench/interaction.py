"""How soon a board answers a hand: `make bench-board`, or `python bench/interaction.py` with `tests` and `web/scripts` on the path.

Mounts every board at the fullest moment and at the widest question of its recorded plays, in a Chromium of its own. What is lit is
chosen and taken back, by mouse and by keys; then the next positions of the play are shown one after the other. For each of these it takes

- the time from the touch to the next paint, as the browser's own Event Timing reports it. It is worth something on a quiet machine only;
- the time that the page's main thread worked for it, which depends far less on what else the machine does.

The first column is what the board weighs on top of the files that every table needs.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from browser.browsers import open_browser
from browser.drawn_boards import DRAWN, board_bytes
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments
from playwright.sync_api import Browser
from server.harness import Server

LIMIT = 100
"""Milliseconds that no touch may take."""
TOUCHED = 20
POSITIONS = 10
SHORT = 8
"""What the browser does not report was shorter than 16 milliseconds; it counts as half of that."""

WATCH = """
globalThis.touches = new Map();
new PerformanceObserver(list => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) touches.set(interactionId, Math.max(duration, touches.get(interactionId) ?? 0));
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
LIT = "most => [...document.querySelectorAll('main.board .choosable')].map(node => node.dataset.ref).slice(0, most)"
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"
STALE = {"id": "move-stale", "args": {}}

Times = dict[str, list[float]]
"""Milliseconds by what was measured."""


class Bench(MountedTable):
    """A mounted table that refuses every move after a while, so that the next can be tried."""

    def watch(self) -> None:
        """Begin to measure; before anything is mounted."""
        self.context.add_init_script(WATCH)
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work(self) -> float:
        """Milliseconds that the main thread of the page has worked so far."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) * 1000 for one in metrics if one["name"] == "TaskDuration")

    def costs(self, do: Callable[[], object]) -> float:
        """The work that something makes until it is painted."""
        before = self.work()
        do()
        self.page.evaluate(SETTLED)
        return self.work() - before

    def refuse(self) -> None:
        """Answer what was played meanwhile, so that the same is asked again."""
        assert self.socket is not None
        while self.moves:
            refused = {"t": "refused", "command": self.moves.pop()["command"], "problem": STALE}
            self.socket.send(json.dumps(refused))
            self.page.evaluate(SETTLED)


def main() -> None:
    """Measure, print a table, and fail if a board is slower than the limit."""
    parser = argparse.ArgumentParser(description="How soon boards answer a hand.")
    parser.add_argument("--game", nargs="+", choices=DRAWN, default=DRAWN)
    parser.add_argument("--size", default="1440x900")
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    columns = ("touch to paint", "work: click", "work: key", "work: position")
    print(f"{asked.size}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"{'milliseconds':24}{'kB':>5}" + "".join(f"{one:>22}" for one in columns))
    print(f"{'':29}" + f"{'median / 95 % / most':>22}" * len(columns))
    slow: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        open_browser() as browser,
    ):
        for game in asked.game:
            times = measure(browser, server.url, game, width, height)
            row = "".join(f"{summary(times[one]):>22}" for one in columns)
            print(f"{game:24}{board_bytes(game) / 1000:>5.0f}{row}", flush=True)
            if max(times["work: click"] + times["work: key"]) > LIMIT:
                slow.append(game)
    if slow:
        sys.exit(f"More than {LIMIT} ms of work for a touch: {', '.join(slow)}.")


def measure(browser: Browser, url: str, game: str, width: int, height: int) -> Times:
    """Everything at the fullest moment and at the widest question of a title."""
    asked = [one for one in moments(game, 10_000) if one.prompt]
    times: Times = {}
    for moment in (
        max(asked, key=lambda one: one.things),
        max(asked, key=lambda one: one.offers),
    ):
        with Bench(browser, url, width=width, height=height) as table:
            table.watch()
            table.mount(moment, confirm=True)
            last = max(one.ply for one in asked if one.record == moment.record)
            for name, measured in _measured(table, moment, last).items():
                times.setdefault(name, []).extend(measured)
    return times


def _measured(table: Bench, moment: Moment, last: int) -> Times:
    page = table.page
    lit = page.evaluate(LIT, TOUCHED)

    def touch(press: Callable[[str], None]) -> list[float]:
        work: list[float] = []
        for ref in lit:
            # What was chosen before may have changed what is on the board, where choices are laid out as a plan.
            if page.locator(f'main.board [data-ref="{ref}"]').count() == 0:
                continue
            work.append(table.costs(lambda ref=ref: press(ref)))
            table.refuse()
            work.append(table.costs(lambda: page.keyboard.press("Escape")))
        return work

    def click(ref: str) -> None:
        page.locator(f'main.board [data-ref="{ref}"]').first.click(force=True)

    def enter(ref: str) -> None:
        page.locator(f'main.board [data-ref="{ref}"]').first.focus()
        page.keyboard.press("Enter")

    clicks, keys = touch(click), touch(enter)
    reported: list[float] = list(page.evaluate("[...touches.values()]"))
    unreported = [float(SHORT)] * max(0, len(clicks + keys) - len(reported))
    plies = range(moment.ply + 1, min(moment.ply + 1 + POSITIONS, last))
    return {
        "touch to paint": reported + unreported,
        "work: click": clicks,
        "work: key": keys,
        "work: position": [table.costs(lambda ply=ply: table.show(moment, ply)) for ply in plies],
    }


def summary(times: list[float]) -> str:
    """Median, 95th percentile and maximum."""
    if not times:
        return "-"
    ordered = sorted(times)
    high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{statistics.median(ordered):.0f} / {high:.0f} / {ordered[-1]:.0f}"


if __name__ == "__main__":
    main()
