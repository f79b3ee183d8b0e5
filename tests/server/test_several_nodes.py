"""Two servers on one PostgreSQL and one Redis: one table, players on both, one node killed."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import Client, Person, Server
from server.nodes import Disturbance, Nodes, Player, play_at_both, two_nodes
from server.services import Postgres, Redis

from littleworlds.bots.roles import USUAL


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with two_nodes(tmp_path_factory.mktemp("nodes")) as running:
        yield running


def play_table(
    nodes: Nodes, game: str, seats: int, seed: int, disturb: Disturbance | None = None
) -> None:
    asyncio.run(play_at_both(nodes, game, seats, seed, disturb))


def test_players_of_one_table_on_two_nodes(nodes: Nodes) -> None:
    play_table(nodes, "little-tavern", 3, 7)


def test_simultaneous_moves_sent_to_both_nodes_at_once(nodes: Nodes) -> None:
    play_table(nodes, "wonderful-world", 2, 11)


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
            await seat_told(there, 0, bot=USUAL, conceded=True)

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
