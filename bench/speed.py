"""Speed tables: the engine interpreted and compiled side by side, and a peer from the package index, interleaved in one run.

Each installation runs in a worker process of its own that measures on demand, title by title in turn,
so that a slow minute of the machine falls on all alike. Figures are medians of the repeats per
CPU-second, with the spread from the lowest to the highest. With `--before`, another checkout that has
been built runs beside, and a second table shows what has become of its speeds.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from littleworlds.core.registry import titles

HERE = Path(__file__).parent
Figures = dict[str, float]


class Worker:
    """A process of one installation: gets a line, answers with figures by name."""

    def __init__(self, name: str, python: str, script: Path) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [str(Path(python).absolute()), "-P", str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, seconds: float, title: str) -> Figures:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, title, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The worker “{self.name}” stopped.")
        figures: Figures = json.loads(line)
        return figures

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", required=True)
    parser.add_argument("--compiled", required=True)
    parser.add_argument("--peer")
    parser.add_argument("--before", type=Path, help="another checkout, built")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    args = parser.parse_args()
    engine = HERE / "engine_worker.py"
    workers = [
        Worker("interpreted", args.interpreted, engine),
        Worker("compiled", args.compiled, engine),
    ]
    if args.peer:
        workers.append(Worker("catanatron", args.peer, HERE / "peer_worker.py"))
    if args.before:
        old_engine = args.before / "bench" / "engine_worker.py"
        for kind, folder in (("interpreted", ".venv"), ("compiled", ".venv-compiled")):
            python = str(args.before / folder / "bin" / "python")
            workers.append(Worker(f"{kind} before", python, old_engine))
    repeats: dict[str, list[Figures]] = {
        worker.name: [{} for _ in range(args.repeats)] for worker in workers
    }
    for repeat in range(args.repeats):
        for title in titles():
            for worker in workers:
                print(
                    f"\rrepeat {repeat + 1}/{args.repeats}: {title}, {worker.name:<24}",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )
                repeats[worker.name][repeat].update(worker.measure(args.seconds, title))
    print(file=sys.stderr)
    for worker in workers:
        worker.close()
    show(repeats)
    if args.before:
        show_change(repeats)


def show(repeats: dict[str, list[Figures]]) -> None:
    """Print the tables."""
    interpreted, compiled = repeats["interpreted"], repeats["compiled"]
    peer = repeats.get("catanatron", [])
    if peer:
        every = [figure for figures in peer for figure in figures.values()]
        print(f"catanatron, random play at 4 seats: {_figure(every)} decisions per CPU-second")
    print()
    heads = ["random play, decisions per CPU-second", "interpreted", "compiled"]
    print(f"| {' | '.join(heads)} | compiled/interpreted | interpreted/peer | compiled/peer |")
    print("|---|---|---|---|---|---|")
    for name in interpreted[0]:
        if name.startswith("play "):
            table = name.removeprefix("play ")
            beside = _values(peer, f"beside {table.partition(',')[0]}") if peer else []
            _show_play(table, _values(interpreted, name), _values(compiled, name), beside)
    print()
    print("| microseconds | interpreted | compiled |")
    print("|---|---|---|")
    for name in interpreted[0]:
        if not name.startswith("play "):
            of_compiled = _figure(_values(compiled, name), 2) if name in compiled[0] else "-"
            print(f"| {name} | {_figure(_values(interpreted, name), 2)} | {of_compiled} |")
    print()
    for name in interpreted[0]:
        if name.startswith("deepcopy "):
            table = name.removeprefix("deepcopy ")
            ratio = _ratio(_values(interpreted, name), _values(interpreted, f"copy {table}"))
            print(f"copy against copy.deepcopy, interpreted, {table}: {ratio}")


def show_change(repeats: dict[str, list[Figures]]) -> None:
    """Print today's speeds as ratios to those of the other checkout: above 1 is faster."""
    print()
    print("| speed now / before | interpreted | compiled |")
    print("|---|---|---|")
    for name in repeats["interpreted before"][0]:
        ratios: list[str] = []
        for kind in ("interpreted", "compiled"):
            now, before = repeats[kind], repeats[f"{kind} before"]
            if name not in before[0]:
                ratios.append("-")
            elif name.startswith("play "):
                ratios.append(_ratio(_values(now, name), _values(before, name), 2))
            else:
                ratios.append(_ratio(_values(before, name), _values(now, name), 2))
        print(f"| {name} | {' | '.join(ratios)} |")


def _show_play(
    name: str, interpreted: list[float], compiled: list[float], peer: list[float]
) -> None:
    ratios = [
        _ratio(compiled, interpreted),
        _ratio(interpreted, peer) if peer else "-",
        _ratio(compiled, peer) if peer else "-",
    ]
    print(f"| {name} | {_figure(interpreted)} | {_figure(compiled)} | {' | '.join(ratios)} |")


def _values(repeats: list[Figures], name: str) -> list[float]:
    return [figures[name] for figures in repeats]


def _figure(values: list[float], digits: int = 0) -> str:
    low, high = min(values), max(values)
    return f"{statistics.median(values):,.{digits}f} ({low:,.{digits}f} to {high:,.{digits}f})"


def _ratio(above: list[float], below: list[float], digits: int = 1) -> str:
    ratios = [first / second for first, second in zip(above, below, strict=True)]
    low, high = min(ratios), max(ratios)
    return f"{statistics.median(ratios):.{digits}f}x ({low:.{digits}f} to {high:.{digits}f})"


if __name__ == "__main__":
    main()
