"""What an attack took is given back: the memory of a server is what it was before, after a rest."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from attack.aftermath import check_sound
from attack.message_fuzzer import Tally, fuzz_tables
from attack.request_fuzzer import RequestFuzzer, send_requests
from attack.scale import LONG, scale, seeded
from server.harness import Client, Server

WARM_UP = scale(4_000, 150)
EACH = scale(20_000, 150)
"""Requests, messages, and sockets to unknown tables."""
REST_SECONDS = 120.0
MORE = 1.1 if LONG else 1.5
"""So many times the memory before is allowed after; a short attack is no good measure."""


def test_memory_is_given_back(tmp_path: Path, tell: Callable[[str], None]) -> None:
    # Tables leave the memory after ten minutes; here they do soon.
    with Server(tmp_path, request_seconds=1.0, idle_seconds=3.0) as server:
        seed, chance = seeded()
        fuzzer = RequestFuzzer(server, chance, 5 + EACH // 200)
        asyncio.run(attack(server, fuzzer, chance, WARM_UP))
        before = rested(server, 0)
        asyncio.run(attack(server, fuzzer, chance, EACH))
        at_once = resident(server)
        after = rested(server, before * MORE)
        tell(
            f"{EACH} requests, messages and sockets to unknown tables: {before / 1024:.0f} MB before, "
            f"{at_once / 1024:.0f} MB at the end, {after / 1024:.0f} MB after a rest "
            f"({after / before - 1:+.1%}) (seed {seed})"
        )
        assert after <= before * MORE
        check_sound(server)


async def attack(server: Server, fuzzer: RequestFuzzer, chance: random.Random, count: int) -> None:
    await send_requests(fuzzer, count, Counter())
    await fuzz_tables(server, chance, Tally(count))
    for number in range(count):
        async with Client(server.url, f"nosuch{number}", []) as client:
            assert (await client.next())["problem"]["id"] == "no-such-table"


def resident(server: Server) -> int:
    """The memory of the server's process, in kilobytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def rested(server: Server, enough: float) -> int:
    """The least memory while the server rests: until it is little enough, or has not fallen for a
    while."""
    rest = REST_SECONDS if LONG else 1.0
    least, fell = resident(server), time.monotonic()
    while least > enough and time.monotonic() < fell + rest / 4:
        time.sleep(0.1)
        if (now := resident(server)) < least:
            least, fell = now, time.monotonic()
    return least
