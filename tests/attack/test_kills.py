"""The server is killed in the middle of many plays, again and again: what was acknowledged is there, once, and the plays go on."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from attack.scale import scale, seeded
from server.harness import PATIENCE, Client, Person, Server
from server.services import Postgres
from websockets.exceptions import WebSocketException

from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.registry import load_game

KILLS = {"sqlite": scale(200, 5), "postgresql": scale(50, 5)}
TABLES = 3
AT_ONCE = 0.1
"""How often a server is killed again before it has started."""

Line = tuple[int, str | None]
"""Of a log: its number and the name of its command."""


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


class ReconnectingPlayer:
    """All seats of one table at one socket, which comes back whenever it is cut off and sends again
    what was not answered, and what was answered last."""

    def __init__(self, server: Server, person: Person, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        made = person.table("little-tavern", ["me", "me", "me"])
        self.table: str = made["table"]["id"]
        self.tokens = [held["token"] for held in made["held"]]
        self.acknowledged: dict[str, int] = {}
        self.sent_again = 0
        self._pending: tuple[str, int, list[str]] | None = None
        self._last: tuple[str, int, list[str]] | None = None
        self._since = 0
        self._commands = 0

    async def play(self) -> None:
        """Play to the end, through any number of crashes."""
        while True:
            try:
                async with Client(self.server.url, self.table, self.tokens, self._since) as client:
                    for seat in range(3):
                        await client.until("frame", seat=seat)
                    await self.send_last_again(client)
                    self.sent_again += self._pending is not None
                    while await self._turn(client):
                        pass
                    return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def send_last_again(self, client: Client) -> None:
        """What was acknowledged is acknowledged as the first time, and not done again."""
        if self._last is not None:
            answer = await self._send(client, self._last)
            command = self._last[0]
            assert (answer["t"], answer.get("seq")) == ("done", self.acknowledged[command]), answer
            self.sent_again += 1

    async def _turn(self, client: Client) -> bool:
        frames = client.frames
        latest = max(frame["seq"] for frame in frames.values())
        while any(frame["seq"] < latest for frame in frames.values()):
            await client.next()
        self._since = latest
        if frames[0]["result"] is not None and self._pending is None:
            return False
        if self._pending is None:
            self._pending = self._decide([frame for frame in frames.values() if frame["asked"]])
        answer = await self._send(client, self._pending)
        assert answer["t"] == "done", answer
        assert self._pending[0] not in self.acknowledged
        self.acknowledged[self._pending[0]] = answer["seq"]
        self._last, self._pending = self._pending, None
        while any(frame["seq"] < answer["seq"] for frame in client.frames.values()):
            await client.next()
        return True

    async def _send(self, client: Client, sent: tuple[str, int, list[str]]) -> dict[str, Any]:
        command, seat, actions = sent
        if actions:
            return await client.act(seat, *actions, name=command)
        return await client.command("undo", seat, command)

    def _decide(self, asked: list[dict[str, Any]]) -> tuple[str, int, list[str]]:
        self._commands += 1
        frame = self.chance.choice(asked)
        if frame["undo"] and self.chance.random() < 0.1:
            return f"{self._commands}", frame["seat"], []
        choice = self.chance.choice(frame["asked"]["choices"])["notation"]
        return f"{self._commands}", frame["seat"], [choice]


def test_killed_again_and_again(server: Server, tell: Callable[[str], None]) -> None:
    seed, chance = seeded()
    database = server.database.partition("+")[0]
    people = [Person(server, f"P{number}") for number in range(TABLES)]
    players: list[ReconnectingPlayer] = []

    async def keep_playing(person: Person, done: asyncio.Event) -> None:
        while not done.is_set():
            player = await asyncio.to_thread(_sit, server, person, chance.randrange(10**9))
            if player is not None:
                players.append(player)
                await player.play()

    async def run() -> None:
        done = asyncio.Event()
        playing = [asyncio.create_task(keep_playing(person, done)) for person in people]
        for _ in range(KILLS[database]):
            await asyncio.sleep(chance.uniform(0.05, 0.8))
            await asyncio.to_thread(server.kill)
            server.launch()
            if chance.random() > AT_ONCE:
                await asyncio.to_thread(server.wait)
        await asyncio.to_thread(server.wait)
        done.set()
        await asyncio.wait_for(asyncio.gather(*playing), 120)

    asyncio.run(run())
    acknowledged = sum(len(player.acknowledged) for player in players)
    tell(
        f"{KILLS[database]} kills on {database}: {acknowledged} moves acknowledged in "
        f"{len(players)} plays, {sum(player.sent_again for player in players)} sent again, "
        f"{check(server, players)} lost or twice (seed {seed})"
    )
    assert acknowledged > 60
    assert "Traceback" not in server.log()


def test_the_last_move_sent_again_after_a_crash_is_answered_as_before(server: Server) -> None:
    player = ReconnectingPlayer(server, Person(server, "Ada"), 1)
    asyncio.run(player.play())
    server.kill()
    server.start()

    async def again() -> None:
        async with Client(server.url, player.table, player.tokens) as client:
            await client.until("frame", seat=2)
            await player.send_last_again(client)

    asyncio.run(again())
    assert player.sent_again == 1


def _sit(server: Server, person: Person, seed: int) -> ReconnectingPlayer | None:
    try:
        return ReconnectingPlayer(server, person, seed)
    except (httpx.HTTPError, OSError):
        return None


def check(server: Server, players: list[ReconnectingPlayer]) -> int:
    """Every acknowledged command is in the log at its place, no command is there twice, and the record
    proves the whole play. Returns how many are missing or there twice: none."""
    wrong = 0
    for player in players:
        log = read_log(server, player.table)
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
        named = [(command, seq) for seq, command in log if command is not None]
        wrong += len(player.acknowledged.items() ^ set(named))
        wrong += len(named) - len({command for command, _ in named})
        assert not wrong, (named, player.acknowledged)
        text = httpx.get(f"{server.url}/api/tables/{player.table}/record", timeout=PATIENCE).text
        record = Record.parse(text)
        play = Play.replay(record, load_game("little-tavern"))
        assert play.state.first() < 0
        assert record.check_seal() == "yes"
    return wrong


def read_log(server: Server, table: str) -> list[Line]:
    query = 'SELECT seq, command FROM moves WHERE "table" = {} ORDER BY seq'
    if server.database.startswith("sqlite"):
        with sqlite3.connect(server.database.removeprefix("sqlite+aiosqlite:///")) as connection:
            return connection.execute(query.format("?"), (table,)).fetchall()
    return asyncio.run(_read_postgres(server.database, query.format("$1"), table))


async def _read_postgres(url: str, query: str, table: str) -> list[Line]:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return [(row["seq"], row["command"]) for row in await connection.fetch(query, table)]
    finally:
        await connection.close()
