"""Two servers on one PostgreSQL and one Redis, and people who play one table at both."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from server.harness import PATIENCE, Client, Person, Server
from server.services import Postgres, Redis
from websockets.exceptions import WebSocketException

from littleworlds.core.record import Record

Nodes = tuple[Server, Server, Redis]


@contextmanager
def two_nodes(folder: Path) -> Iterator[Nodes]:
    with Postgres().running() as postgres, Redis().running() as redis:
        database = postgres.new_database()
        one, other = (Server(folder, database=database, bus=redis.url) for _ in range(2))
        # Both at once: only one of them may make the tables of the database.
        one.launch()
        other.launch()
        try:
            yield one.wait(), other.wait(), redis
        finally:
            one.stop()
            other.stop()


class Player:
    """One seat at one node after another: goes to the next when its node is gone."""

    def __init__(self, seat: int, token: str, table: str, places: list[Server], seed: int) -> None:
        self.seat = seat
        self.token = token
        self.table = table
        self.places = places
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.stale = 0
        self.result: Any = None
        self._number = 0
        self._pending: tuple[str, str] | None = None

    async def play(self) -> None:
        at = 0
        while self.result is None:
            try:
                place = self.places[at % len(self.places)]
                async with Client(place.url, self.table, [self.token]) as client:
                    await client.until("frame", seconds=5)
                    while self.result is None:
                        await self._turn(client)
            except (OSError, WebSocketException, TimeoutError):
                at += 1
                await asyncio.sleep(0.1)

    async def _turn(self, client: Client) -> None:
        frame = client.frames[self.seat]
        self.result = frame["result"]
        if self.result is not None:
            return
        if frame["asked"] is None and self._pending is None:
            await client.next(seconds=15)
            return
        if self._pending is None:
            self._number += 1
            self._pending = (
                f"{self.seat}-{self._number}",
                self.chance.choice(frame["asked"]["choices"])["notation"],
            )
        command, action = self._pending
        answer = await client.act(self.seat, action, name=command)
        self._pending = None
        if answer["t"] == "done":
            assert command not in self.acknowledged
            self.acknowledged[command] = answer["seq"]
            while client.frames[self.seat]["seq"] < answer["seq"]:
                await client.next()
        else:
            self.stale += 1
            await asyncio.sleep(0.02)


Disturbance = Callable[[list[Player]], Awaitable[None]]


async def play_at_both(
    nodes: Nodes, game: str, seats: int, seed: int, disturb: Disturbance | None = None
) -> int:
    """Play a table whose seats are at one node and the other in turn. Every acknowledged move is in the
    record, in its place; returns how many there were."""
    one, other, _ = nodes
    made = Person(one, "Ada").table(game, ["me"] * seats)
    table = made["table"]["id"]
    players = [
        Player(seat, held["token"], table, [one, other] if seat % 2 else [other, one], seed + seat)
        for seat, held in enumerate(made["held"])
    ]
    tasks = [asyncio.create_task(player.play()) for player in players]
    if disturb is not None:
        await disturb(players)
    await asyncio.wait_for(asyncio.gather(*tasks), 100)
    alive = next(
        server
        for server in (one, other)
        if server.process is not None and server.process.poll() is None
    )
    text = httpx.get(f"{alive.url}/api/tables/{table}/record", timeout=PATIENCE).text
    seqs = sorted(seq for player in players for seq in player.acknowledged.values())
    assert len(Record.parse(text).steps) == len(seqs)
    assert seqs == list(range(1, len(seqs) + 1))
    return len(seqs)
