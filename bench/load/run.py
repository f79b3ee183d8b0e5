"""What the server bears: moves per second, the time from a command to the frame at another player's socket, memory per table.

    python bench/load/run.py [--tables 100 500 1000] [--seconds 6]

Server, players and disturbers are processes of their own on loopback, and each run is bounded. In the same run a bare WebSocket echo
on the same stack is measured, so that the cost of being a table server shows as a ratio. Every table is Little Tavern with three
people, each at a socket of their own; every move is on disk before it is acknowledged.
"""

import argparse
import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
Json = dict[str, Any]

FLAT_OUT = "flat out"
BUSY = "250/s busy"
RATE = 250
LEAST_MOVES = 600
LONGEST_MS = 100
LARGEST_KB = 200

_SERVER = "import sys, msgspec; from littleworlds.server.config import Config; from littleworlds.server.run import run; "
_SERVER += "run(msgspec.json.decode(sys.argv[1], type=Config).checked(), '127.0.0.1')"
AS_BOTS = "from littleworlds.server.jobs.priority import step_back; step_back()"
"""The priority with which the server's other processes begin."""
_BUSY = "import sys, time\nend = time.time() + float(sys.argv[1])\nwhile time.time() < end: pass"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument(
        "--database", default="", help="A PostgreSQL URL; a SQLite file by default."
    )
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    echo = measure_echo(arguments.seconds)
    print(
        f"echo: {echo['rate']:.0f} messages/s, p50 {echo['p50'] * 1000:.1f} ms, {echo['cpu']:.3f} ms of server time each"
    )
    disk = measure_disk(min(3.0, arguments.seconds))
    print(
        f"disk: a bare write that waits takes p50 {disk[0]:.1f} ms, p99 {disk[1]:.1f} ms, at worst {disk[2]:.1f} ms\n"
    )
    head = [
        "tables",
        "load",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "cpu ms/move",
        "echoes per move",
        "kB/table",
    ]
    print("  ".join(f"{word:>15}" if word == "echoes per move" else f"{word:>11}" for word in head))
    rows: list[Json] = []
    for tables in arguments.tables:
        for row in measure_tables(tables, arguments.seconds, arguments.database):
            rows.append(row)
            ratio = row["cpu"] / echo["cpu"]
            print(
                f"{tables:>11}  {row['load']:>11}  {row['rate']:>11.0f}  {row['p50'] * 1000:>11.1f}  {row['p99'] * 1000:>11.1f}  "
                f"{row['worst'] * 1000:>11.1f}  {row['cpu']:>11.2f}  {ratio:>15.1f}  {row['memory']:>11.0f}",
                flush=True,
            )
    print("\n" + verdict(rows))


def verdict(rows: list[Json]) -> str:
    """The worst row beside each target."""
    moves = min(row["rate"] for row in rows if row["load"].startswith(FLAT_OUT))
    busy = [row for row in rows if row["load"].startswith(BUSY)]
    latency = max(row["p99"] for row in busy) * 1000
    kept = min(row["rate"] for row in busy)
    memory = max(row["memory"] for row in rows)
    return (
        f"durable moves/s: {moves:.0f} at least (target {LEAST_MOVES}); "
        f"p99 at {kept:.0f} moves/s beside two busy processes: {latency:.0f} ms at most (target {LONGEST_MS}); "
        f"memory of an idle table: {memory:.0f} kB at most (target {LARGEST_KB})"
    )


def measure_disk(seconds: float) -> tuple[float, float, float]:
    """What the disk itself takes to keep a page: no acknowledgement can come sooner."""
    took: list[float] = []
    with tempfile.TemporaryFile(prefix="lw-load-") as file:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            began = time.perf_counter()
            file.write(b"x" * 16_384)
            file.flush()
            os.fdatasync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    took.sort()
    return took[len(took) // 2], took[int(len(took) * 0.99)], took[-1]


def measure_echo(seconds: float) -> Json:
    port = _free_port()
    with _process(str(HERE / "echo.py"), str(port)) as server:
        _wait_for(port)
        plan = {
            "kind": "echo",
            "url": f"ws://127.0.0.1:{port}/",
            "busy": 100,
            "size": 2000,
            "seconds": seconds,
            "compressed": False,
        }
        return _play(plan, server.pid)


def measure_tables(tables: int, seconds: float, database: str) -> Iterator[Json]:
    """Flat out, and at 250 moves a second while two processes at the bots' priority use the cores; plain, and with compressed frames.

    Each has a server and tables of its own, so that no table is near its end when it is measured.
    """
    for compressed in (False, True):
        suffix = " z" if compressed else ""
        plan: Json = {"kind": "tables", "seconds": seconds, "compressed": compressed}
        yield _measure({**plan, "rate": 0, "busy": min(tables, 60)}, tables, database, 0) | {
            "load": FLAT_OUT + suffix
        }
        yield _measure({**plan, "rate": RATE, "busy": 0}, tables, database, 2) | {
            "load": BUSY + suffix
        }


def _measure(
    plan: Json,
    tables: int,
    database: str,
    disturbers: int,
    priority: str = AS_BOTS,
    inside: str = "",
) -> Json:
    with (
        tempfile.TemporaryDirectory(prefix="lw-load-") as folder,
        _server(Path(folder), database, inside) as (server, url),
        contextlib.ExitStack() as others,
    ):
        empty = _memory(server.pid)
        whole = {**plan, "url": url.replace("http", "ws"), "tables": make_tables(url, tables)}
        for _ in range(disturbers):
            others.enter_context(busy(plan["seconds"] + 60, priority))
        figures = _play(whole, server.pid)
        return {**figures, "memory": (figures["rss"] - empty) / tables}


def make_tables(url: str, count: int) -> list[Json]:
    made: list[Json] = []
    with httpx.Client(base_url=url, timeout=60) as client:
        for number in range(count):
            if number % 150 == 0:
                client.headers["authorization"] = (
                    "Bearer " + client.post("/api/people", json={"name": "Load"}).json()["token"]
                )
            body = {"game": "little-tavern", "seats": [{"kind": "me"}] * 3}
            table = client.post("/api/tables", json=body).json()
            made.append(
                {"id": table["table"]["id"], "tokens": [held["token"] for held in table["held"]]}
            )
    return made


def _play(plan: Json, server: int) -> Json:
    """Let a process of players carry out a plan; its figures, with the server's processor time per move and its memory before."""
    command = [sys.executable, str(HERE / "players.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        players.stdin.write(json.dumps(plan) + "\n")
        players.stdin.flush()
        players.stdout.readline()
        rss = _memory(server)
        before = _processor(server)
        players.stdin.write("\n")
        players.stdin.flush()
        figures: Json = json.loads(players.stdout.readline())
        used = _processor(server) - before
        players.wait(60)
    moves = max(1, figures["moves"])
    return {
        **figures,
        "rate": figures["moves"] / figures["seconds"],
        "cpu": used / moves * 1000,
        "rss": rss,
    }


@contextlib.contextmanager
def _server(
    folder: Path, database: str, inside: str = ""
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server, after its process has carried out some code of a benchmark's."""
    port = _free_port()
    config = {
        "port": port,
        "database": database or f"sqlite+aiosqlite:///{folder}/load.sqlite",
        "requests_per_second": 1e6,
        "requests_burst": 1_000_000,
        "messages_per_second": 1e6,
        "messages_burst": 1_000_000,
        "people_per_hour": 1_000_000,
        "sockets_per_address": 100_000,
        "tables_per_hour": 10_000_000,
    }
    with _process("-c", f"{inside}\n{_SERVER}", json.dumps(config)) as process:
        _wait_for(port)
        yield process, f"http://127.0.0.1:{port}"


@contextlib.contextmanager
def _process(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-P", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def busy(
    seconds: float, priority: str
) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    """A process that computes for so long, after it has given itself a priority."""
    return _process("-c", f"{priority}\n{_BUSY}", str(seconds))


def measure_beside(
    priority: str, tables: int, seconds: float, processes: int = 2, inside: str = ""
) -> Json:
    """250 moves a second while so many processes of a priority use the cores, and the server does something inside."""
    plan: Json = {"kind": "tables", "seconds": seconds, "compressed": False}
    return _measure({**plan, "rate": RATE, "busy": 0}, tables, "", processes, priority, inside)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise SystemExit("the server does not start")


def _memory(process: int) -> float:
    """Resident memory in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def _processor(process: int) -> float:
    """Seconds of processor time used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
