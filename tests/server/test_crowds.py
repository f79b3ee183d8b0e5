"""A crowd never freezes a node: nobody takes a second connection while holding one, whoever
finds none is told so soon, and moves have their own way through."""

import asyncio
import sqlite3
import time
from pathlib import Path

import asyncpg
import httpx
import pytest
from server.harness import PATIENCE, Server
from server.services import Postgres
from server.sitting import Sitting

from littleworlds.server.storage import limiter
from littleworlds.server.storage.database import Database
from littleworlds.server.storage.limiter import Limiter
from littleworlds.server.storage.outage import Outage

CROWD = 40


# --- two connections ------------------------------------------------------------------------------


def test_a_second_connection_is_refused_to_who_holds_one(database: str) -> None:
    """Always, not only in tests: every test of the server would show a path that asks for one."""

    async def take(opened: Database, how: str) -> None:
        if how == "append":
            await opened.append([])
        else:
            async with getattr(opened, how)():
                pass

    async def run() -> None:
        opened = Database(database)
        await opened.open()
        ways = ["reading", "writing", "reading_tables", "committing", "append"]
        try:
            for first in ways[:-1]:
                for second in ways:
                    async with getattr(opened, first)():
                        with pytest.raises(RuntimeError, match="second connection"):
                            await take(opened, second)
                        # Neither by the way of a task that it waits for.
                        with pytest.raises(RuntimeError, match="second connection"):
                            await asyncio.create_task(take(opened, second))
                    await take(opened, second)
            # Two tasks may have one each, and a task one after the other.
            await asyncio.gather(*(take(opened, "reading") for _ in range(30)))
        finally:
            await opened.close()

    asyncio.run(run())


def crowd_client() -> httpx.AsyncClient:
    return httpx.AsyncClient(
        timeout=PATIENCE, limits=httpx.Limits(max_connections=None, max_keepalive_connections=0)
    )


# --- no connection left ---------------------------------------------------------------------------


def test_moves_go_on_while_requests_have_used_up_the_connections(tmp_path: Path) -> None:
    """Somebody at the database holds what every request needs to know."""
    with (
        Postgres().running() as postgres,
        Server(tmp_path, database=postgres.new_database()) as server,
    ):

        async def run() -> None:
            outside = await asyncpg.connect(server.database.replace("+asyncpg", ""))
            async with Sitting(server, "Grace") as sitting, crowd_client() as web:
                await sitting.move()
                headers = {"authorization": "Bearer " + sitting.person.token}
                transaction = outside.transaction()
                await transaction.start()
                await outside.execute("LOCK TABLE people IN ACCESS EXCLUSIVE MODE")
                asked = [
                    asyncio.create_task(web.get(server.url + "/api/people/me", headers=headers))
                    for _ in range(CROWD)
                ]
                await all_wait(server.database)
                for _ in range(10):
                    answer = await sitting.move()
                    assert answer["t"] == "done", answer
                refused = await asyncio.gather(*asked)
                assert {one.status_code for one in refused} == {503}
                assert "database-busy" in {one.json()["id"] for one in refused}
                await transaction.rollback()
                again = await web.get(server.url + "/api/people/me", headers=headers)
                assert again.status_code == 200, again.text
            await outside.close()

        asyncio.run(run())
        assert "Traceback" not in server.log()


async def all_wait(database: str) -> None:
    """Wait until every connection for requests waits for the lock."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    outside = await asyncpg.connect(database.replace("+asyncpg", ""))
    deadline = time.monotonic() + PATIENCE
    while await outside.fetchval(query) < 8:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
    await outside.close()


def test_a_sqlite_that_another_process_holds_is_called_busy(tmp_path: Path) -> None:
    with Server(tmp_path) as server:

        async def run() -> None:
            async with Sitting(server, "Grace") as sitting:
                await sitting.move()
                other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                assert await sitting.refusal("again") == "database-busy"
                other.execute("ROLLBACK")
                other.close()
                assert (await sitting.move_at_last("again"))["seq"] == 2

        asyncio.run(run())
        assert "Traceback" not in server.log()


def test_who_finds_a_queue_full_or_stuck_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiter, "MOST_WAITING", 2)

    async def run() -> None:
        doors = Limiter(1)
        leave = asyncio.Event()
        order: list[int] = []

        async def pass_through(number: int) -> None:
            async with doors.slot():
                order.append(number)
                await leave.wait()

        crowd = [asyncio.create_task(pass_through(number)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Outage) as full:
            await pass_through(3)
        assert full.value.message.id == "database-busy"
        # Nobody comes out: the first who waits gives up, and the next is not made to wait at all.
        monkeypatch.setattr(limiter, "WAIT_SECONDS", 0.01)
        crowd[2].cancel()
        await asyncio.gather(crowd[2], return_exceptions=True)
        with pytest.raises(Outage):
            await pass_through(4)
        monkeypatch.setattr(limiter, "WAIT_SECONDS", PATIENCE)
        with pytest.raises(Outage):
            await pass_through(5)
        leave.set()
        await asyncio.gather(*crowd[:2])
        await pass_through(6)
        assert order == [0, 1, 6]

    asyncio.run(run())
