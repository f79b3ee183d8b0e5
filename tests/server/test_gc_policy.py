"""When the server searches for garbage: at rest, or when much has been left behind."""

import asyncio
import time

import httpx
import pytest
from server.harness import Client, Person, Server
from websockets.asyncio.client import connect

from littleworlds.server.gc_policy import FEW, PAUSE_SECONDS, REST_SECONDS, GcPolicy


class Now:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    monkeypatch.setattr("littleworlds.server.gc_policy.time", clock)
    return clock


def test_a_resting_server_searches_after_sockets_have_gone(now: Now) -> None:
    gc_policy = GcPolicy()
    now.at += PAUSE_SECONDS + 1
    assert not gc_policy.due
    gc_policy.socket_opened()
    gc_policy.socket_closed()
    assert gc_policy.due
    gc_policy.asked()
    assert not gc_policy.due
    now.at += REST_SECONDS + 0.1
    assert gc_policy.due
    gc_policy.collect()
    gc_policy.socket_opened()
    gc_policy.socket_closed()
    assert not gc_policy.due
    now.at += PAUSE_SECONDS + 1
    assert gc_policy.due


def test_a_busy_server_waits_until_as_many_have_gone_as_are_here(now: Now) -> None:
    gc_policy = GcPolicy()
    for _ in range(4 * FEW):
        gc_policy.socket_opened()
    gone = 0
    while not gc_policy.due:
        gc_policy.asked()
        gc_policy.socket_closed()
        gone += 1
    assert gone == 2 * FEW + 1
    gc_policy.collect()
    gc_policy.asked()
    assert not gc_policy.due


def test_sockets_that_come_and_go_are_searched_for(server: Server) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
    address = server.url.replace("http", "ws") + f"/api/tables/{made['table']['id']}/live"

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            asking = asyncio.create_task(_keep_asking(client))
            for _ in range(FEW // 20 + 1):
                sockets = await asyncio.gather(*(connect(address) for _ in range(20)))
                await asyncio.gather(*(socket.close() for socket in sockets))
            until = time.monotonic() + 20
            while searches(server) == 0 and time.monotonic() < until:
                await asyncio.sleep(0.1)
            assert not asking.done()
            asking.cancel()

    asyncio.run(run())
    assert searches(server) > 0


async def _keep_asking(client: Client) -> None:
    while True:
        await client.send('{"t":"ping"}')
        await client.next()
        await asyncio.sleep(0.02)


def searches(server: Server) -> float:
    figures = httpx.get(server.url + "/metrics").text
    return float(
        next(
            line
            for line in figures.splitlines()
            if line.startswith("littleworlds_search_seconds_count")
        ).split()[1]
    )
