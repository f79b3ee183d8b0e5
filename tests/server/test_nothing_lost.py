"""The server is killed in the middle of many plays, again and again: what was acknowledged is there, once, and the plays go on."""

import asyncio
import os
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import PATIENCE, Client, Person, Server
from server.services import Postgres
from websockets.exceptions import WebSocketException

from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.registry import load_game

KILLS = 50 if os.environ.get("LW_LONG") else 5
TABLES = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if request.param == "sqlite":
        with Server(tmp_path) as running:
            yield running
    else:
        with (
            Postgres().running() as postgres,
            Server(tmp_path, database=postgres.new_database()) as running,
        ):
            yield running


class Sitting:
    """All seats of one table at one socket, which comes back whenever it is cut off and sends again what was not answered."""

    def __init__(self, server: Server, person: Person, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        made = person.table("little-tavern", ["me", "me", "me"])
        self.table: str = made["table"]["id"]
        self.tokens = [held["token"] for held in made["held"]]
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, int, list[str]] | None = None
        self.since = 0
        self.commands = 0
        self.undone = 0
        self.last = 0

    async def play(self) -> None:
        """Play to the end, through any number of crashes."""
        while True:
            try:
                async with Client(self.server.url, self.table, self.tokens, self.since) as client:
                    for seat in range(3):
                        await client.until("frame", seat=seat)
                    while await self._turn(client):
                        pass
                    return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _turn(self, client: Client) -> bool:
        frames = client.frames
        latest = max(frame["seq"] for frame in frames.values())
        while any(frame["seq"] < latest for frame in frames.values()):
            await client.next()
        self.since = latest
        if frames[0]["result"] is not None and self.pending is None:
            return False
        if self.pending is None:
            self._decide([frame for frame in frames.values() if frame["asked"]])
        assert self.pending is not None
        command, seat, actions = self.pending
        self.last = seat
        if actions:
            answer = await client.act(seat, *actions, name=command)
        else:
            answer = await client.command("undo", seat, command)
        self._note(command, answer, undo=not actions)
        self.pending = None
        seq = answer.get("seq", 0)
        while any(frame["seq"] < seq for frame in client.frames.values()):
            await client.next()
        return True

    def _decide(self, asked: list[dict[str, Any]]) -> None:
        self.commands += 1
        frame = self.chance.choice(asked)
        command = f"{self.commands}"
        if frame["undo"] and self.chance.random() < 0.1:
            self.pending = (command, frame["seat"], [])
        else:
            self.pending = (
                command,
                frame["seat"],
                [self.chance.choice(frame["asked"]["choices"])["notation"]],
            )

    def _note(self, command: str, answer: dict[str, Any], undo: bool) -> None:
        assert answer["t"] == "done", answer
        assert command not in self.acknowledged
        self.acknowledged[command] = answer["seq"]
        self.undone += undo


def test_killed_again_and_again(server: Server) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    chance = random.Random(seed)
    people = [Person(server, f"P{number}") for number in range(TABLES)]
    sittings: list[Sitting] = []

    async def player(number: int, done: asyncio.Event) -> None:
        while not done.is_set():
            sitting = await asyncio.to_thread(_sit, server, people[number], chance.randrange(10**9))
            if sitting is not None:
                sittings.append(sitting)
                await sitting.play()

    async def run() -> None:
        done = asyncio.Event()
        players = [asyncio.create_task(player(number, done)) for number in range(TABLES)]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.05, 0.8))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        done.set()
        await asyncio.wait_for(asyncio.gather(*players), 120)

    asyncio.run(run())
    check(server, sittings)


def test_the_last_move_sent_again_after_a_crash_is_answered_as_before(server: Server) -> None:
    sitting = Sitting(server, Person(server, "Ada"), 1)
    asyncio.run(sitting.play())
    command, seq = next(reversed(sitting.acknowledged.items()))
    server.kill()
    server.start()

    async def again() -> dict[str, Any]:
        async with Client(server.url, sitting.table, sitting.tokens) as client:
            await client.until("frame", seat=sitting.last)
            return await client.act(sitting.last, "draw character", name=command)

    answer = asyncio.run(again())
    assert (answer["t"], answer.get("seq")) == ("done", seq), answer


def _sit(server: Server, person: Person, seed: int) -> Sitting | None:
    try:
        return Sitting(server, person, seed)
    except (httpx.HTTPError, OSError):
        return None


def check(server: Server, sittings: list[Sitting]) -> None:
    """Every acknowledged command is in the log at its place, no command is there twice, and the record proves the whole play."""
    assert sum(len(sitting.acknowledged) for sitting in sittings) > 60
    for sitting in sittings:
        log = read_log(server, sitting.table)
        assert [row[0] for row in log] == list(range(1, len(log) + 1))
        commands = {command: seq for seq, command in log if command is not None}
        assert len(commands) == sum(command is not None for _, command in log)
        assert commands == sitting.acknowledged
        text = httpx.get(f"{server.url}/api/tables/{sitting.table}/record", timeout=PATIENCE).text
        record = Record.parse(text)
        play = Play.replay(record, load_game("little-tavern"))
        assert play.state.first() < 0
        assert record.check_seal() == "yes"


def read_log(server: Server, table: str) -> list[tuple[int, str | None]]:
    query = 'SELECT seq, command FROM moves WHERE "table" = {} ORDER BY seq'
    if server.database.startswith("sqlite"):
        with sqlite3.connect(server.database.removeprefix("sqlite+aiosqlite:///")) as connection:
            return connection.execute(query.format("?"), (table,)).fetchall()
    return asyncio.run(_read_postgres(server.database, query.format("$1"), table))


async def _read_postgres(url: str, query: str, table: str) -> list[tuple[int, str | None]]:
    import asyncpg

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return [(row["seq"], row["command"]) for row in await connection.fetch(query, table)]
    finally:
        await connection.close()
