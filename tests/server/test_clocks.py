"""Clocks of live tables stand still while nobody can move: while no server runs, and while the
database is gone."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from server.harness import PATIENCE, Client, Json, Person, Server, free_port
from server.services import Postgres, Redis

HOUR = 3_600_000
STORE = 5 * HOUR
"""What each seat has: more than any of these tests takes, less than the servers are away."""
AWAY = 10 * HOUR
LIVE = {"kind": "live", "seconds": STORE // 1000, "increment": 0}


def live_table(server: Server) -> tuple[str, list[str]]:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3, pace=LIVE)
    return made["table"]["id"], [held["token"] for held in made["held"]]


async def shown_clocks(server: Server, table: str, tokens: list[str]) -> list[Json]:
    async with Client(server.url, table, tokens) as client:
        clocks: list[Json] = (await client.until("frame", seat=0))["clocks"]
    return clocks


async def execute(database: str, query: str, *args: object) -> list[Any]:
    """Carry out one statement at a database, from outside."""
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///")) as connection:
            return connection.execute(query, args).fetchall()
    opened = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await opened.fetch(query, *args)]
    finally:
        await opened.close()


async def let_time_pass(database: str, passed: int) -> None:
    """Put back all that is stored about clocks: from now on it is as long ago as that."""
    shift = f"UPDATE settings SET value = CAST(CAST(value AS BIGINT) - {passed} AS TEXT)"
    await execute(database, f"{shift} WHERE key = 'alive'")
    for table, left, at, running in await stored_clocks(database):
        text = json.dumps([left, at - passed, running]).replace("'", "")
        await execute(database, f"UPDATE tables SET clocks = '{text}' WHERE id = '{table}'")


async def stored_clocks(database: str) -> list[tuple[str, list[int], int, list[int]]]:
    rows = await execute(database, "SELECT id, clocks FROM tables WHERE clocks IS NOT NULL")
    return [(table, *json.loads(text)) for table, text in rows]


def check_untouched(clocks: list[Json]) -> None:
    """Whoever is asked has lost what the test took, and no more."""
    assert any(clock["running"] for clock in clocks)
    for clock in clocks:
        assert STORE - 10 * PATIENCE * 1000 < clock["left"] <= STORE


@pytest.mark.parametrize("way", ["kill", "stop"])
def test_clocks_stand_still_while_no_server_runs(database: str, tmp_path: Path, way: str) -> None:
    with Server(tmp_path, database=database) as server:
        table, tokens = live_table(server)
        check_untouched(asyncio.run(shown_clocks(server, table, tokens)))
        getattr(server, way)()
        asyncio.run(let_time_pass(database, AWAY))
        server.start()
        check_untouched(asyncio.run(shown_clocks(server, table, tokens)))


def test_clocks_run_on_while_another_node_is_alive(tmp_path: Path) -> None:
    with Postgres().running() as postgres, Redis().running() as redis:
        nodes = {"database": postgres.new_database(), "bus": redis.url}
        with Server(tmp_path, **nodes) as first:
            live_table(first)
            before = asyncio.run(stored_clocks(first.database))
            with Server(tmp_path, **nodes):
                assert asyncio.run(stored_clocks(first.database)) == before
            # Both of them gone, and one back.
            first.kill()
            asyncio.run(let_time_pass(first.database, AWAY))
            first.start()
            ((_, _, at, _),) = asyncio.run(stored_clocks(first.database))
            assert at >= before[0][2]


def test_clocks_stand_still_while_the_database_is_gone(tmp_path: Path) -> None:
    """Also those that a server has in its memory."""
    with (
        Postgres().running() as postgres,
        Server(tmp_path, database=postgres.new_database()) as server,
    ):
        table, tokens = live_table(server)

        async def run() -> None:
            async with Client(server.url, table, tokens) as client:
                frame = await client.until("frame", seat=0)
                # Only now is it there for good.
                await client.send({"t": "ping"})
                await client.until("pong")
                await asyncio.to_thread(postgres.stop)
                # The server must not see that the stored times are changed.
                port = free_port()
                await asyncio.to_thread(postgres.start, port)
                changed = server.database.replace(f":{postgres.port}/", f":{port}/")
                await let_time_pass(changed, AWAY)
                await asyncio.to_thread(postgres.stop)
                await asyncio.to_thread(postgres.start)
                again = await client.until("frame", seat=0)
                assert again["seq"] == frame["seq"]
                check_untouched(again["clocks"])

        asyncio.run(run())
        check_untouched(asyncio.run(shown_clocks(server, table, tokens)))
        # And in the database.
        server.kill()
        server.start()
        check_untouched(asyncio.run(shown_clocks(server, table, tokens)))
