"""Requests after the server's own description, most of them wrong: refused, never a fault of the server, and it plays on."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from attack.aftermath import check_sound
from attack.request_fuzzer import RequestFuzzer, send_requests
from attack.scale import scale, seeded
from server.harness import Server
from server.services import Postgres

REQUESTS = scale(20_000, 1_000)


def test_fuzzed_requests(tmp_path: Path, tell: Callable[[str], None]) -> None:
    with Server(tmp_path, request_seconds=1.0) as server:
        tell("sqlite: " + fuzz(server, REQUESTS))


def test_fuzzed_requests_on_postgresql(tmp_path: Path, tell: Callable[[str], None]) -> None:
    """It refuses some texts that SQLite keeps."""
    with (
        Postgres().running() as database,
        Server(tmp_path, database=database.new_database(), request_seconds=1.0) as server,
    ):
        tell("postgresql: " + fuzz(server, REQUESTS // 5))


def fuzz(server: Server, count: int) -> str:
    """Send so many requests, then play; what came back, in words."""
    seed, chance = seeded()
    fuzzer = RequestFuzzer(server, chance, 5 + count // 200)
    statuses: Counter[int] = Counter()
    asyncio.run(send_requests(fuzzer, count, statuses))
    assert fuzzer.eve.get(f"/api/tables/{fuzzer.table}")["id"] == fuzzer.table
    check_sound(server)
    # Some are right.
    assert statuses[200] + statuses[201] > count // 10
    told = ", ".join(f"{status}: {many}" for status, many in sorted(statuses.items()))
    return f"{count} fuzzed requests, no 5xx, no traceback; {told} (seed {seed})"
