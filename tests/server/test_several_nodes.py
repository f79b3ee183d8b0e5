"""Two servers on one PostgreSQL and one Redis: one table, players on both, one node killed, the Redis restarted."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import PATIENCE, Client, Person, Server
from server.services import Postgres, Redis
from websockets.exceptions import WebSocketException

from littleworlds.core.record import Record

Nodes = tuple[Server, Server, Redis]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Postgres().running() as postgres, Redis().running() as redis:
        database = postgres.new_database()
        folder = tmp_path_factory.mktemp("nodes")
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


def play_table(nodes: Nodes, game: str, seats: int, seed: int, disturb: Any = None) -> None:
    one, other, _ = nodes

    async def run() -> None:
        ada = Person(one, "Ada")
        made = ada.table(game, ["me"] * seats)
        table = made["table"]["id"]
        players = [
            Player(
                seat, held["token"], table, [one, other] if seat % 2 else [other, one], seed + seat
            )
            for seat, held in enumerate(made["held"])
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        if disturb is not None:
            await disturb(players)
        await asyncio.wait_for(asyncio.gather(*tasks), 100)
        places = [
            server
            for server in (one, other)
            if server.process is not None and server.process.poll() is None
        ]
        text = httpx.get(f"{places[0].url}/api/tables/{table}/record", timeout=PATIENCE).text
        record = Record.parse(text)
        assert len(record.steps) == sum(len(player.acknowledged) for player in players)
        seqs = sorted(seq for player in players for seq in player.acknowledged.values())
        assert seqs == list(range(1, len(seqs) + 1))

    asyncio.run(run())


def test_players_of_one_table_on_two_nodes(nodes: Nodes) -> None:
    play_table(nodes, "little-tavern", 3, 7)


def test_simultaneous_moves_sent_to_both_nodes_at_once(nodes: Nodes) -> None:
    play_table(nodes, "wonderful-world", 2, 11)


def test_a_redis_restart_is_survived(nodes: Nodes) -> None:
    redis = nodes[2]

    async def disturb(players: list[Player]) -> None:
        while sum(len(player.acknowledged) for player in players) < 10:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(redis.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(redis.start)

    play_table(nodes, "little-tavern", 3, 13, disturb)


def test_chat_and_presence_cross_nodes(nodes: Nodes) -> None:
    one, other, _ = nodes

    async def run() -> None:
        ada, bob = Person(one, "Ada"), Person(other, "Bob")
        made = ada.table("little-tavern", ["me", "open", "random"])
        table = made["table"]["id"]
        async with Client(one.url, table, [made["held"][0]["token"]]) as here:
            await here.until("table")
            taken = bob.post(f"/api/tables/{table}/seats/1", {"invite": made["invite"]})
            await here.until("frame", seat=0)
            async with Client(other.url, table, [taken["held"][0]["token"]]) as there:
                await here.until("presence", seats=[0, 1])
                await there.command("say", 1, text="hello from afar")
                assert (await here.until("chat"))["text"] == "hello from afar"

    asyncio.run(run())


def test_who_plays_for_a_seat_is_told_at_every_node(nodes: Nodes) -> None:
    one, other, _ = nodes

    async def run() -> None:
        ada, bob = Person(one, "Ada"), Person(other, "Bob")
        made = ada.table("little-tavern", ["me", "open", "random"])
        table = made["table"]["id"]
        taken = bob.post(f"/api/tables/{table}/seats/1", {"invite": made["invite"]})
        ours, theirs = [made["held"][0]["token"]], [taken["held"][0]["token"]]
        async with Client(one.url, table, ours) as here, Client(other.url, table, theirs) as there:
            await here.until("frame")
            await there.until("frame")
            await here.command("hand", 0, target=0, bot="random")
            assert (await seat_told(there, 0, bot="random"))["conceded"] is False
            await here.command("back", 0)
            await seat_told(there, 0, bot=None)
            await here.command("concede", 0)
            await seat_told(there, 0, bot="greedy", conceded=True)

    asyncio.run(run())


async def seat_told(client: Client, seat: int, **fields: Any) -> Any:
    """The next table message that says this of a seat."""
    while True:
        told = (await client.until("table", 5))["table"]["seats"][seat]
        if all(told[key] == value for key, value in fields.items()):
            return told


def test_one_node_is_killed_and_the_play_goes_on(nodes: Nodes) -> None:
    async def disturb(players: list[Player]) -> None:
        while sum(len(player.acknowledged) for player in players) < 10:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(nodes[0].kill)

    try:
        play_table(nodes, "little-tavern", 3, 17, disturb)
    finally:
        nodes[0].start()


def test_one_command_starts_several_workers(tmp_path: Path) -> None:
    with Postgres().running() as postgres, Redis().running() as redis:
        server = Server(tmp_path, database=postgres.new_database())
        options = [
            "--workers",
            "2",
            "--port",
            str(server.port),
            "--database",
            server.database,
            "--bus",
            redis.url,
        ]
        with (tmp_path / f"server-{server.port}.log").open("wb") as log:
            server.process = subprocess.Popen(
                [sys.executable, "-m", "littleworlds", "serve", *options], stdout=log, stderr=log
            )
        try:
            server.wait()
            play_table((server, server, redis), "little-tavern", 3, 19)
            assert "littleworlds_moves_total" in httpx.get(server.url + "/metrics").text
        finally:
            server.stop()


def test_several_workers_need_postgresql_and_redis(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "littleworlds", "serve", "--workers", "2", "--lang", "en"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env={"HOME": str(tmp_path), "PATH": ""},
        check=False,
    )
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert "Redis" in done.stderr
    assert "Traceback" not in done.stderr
