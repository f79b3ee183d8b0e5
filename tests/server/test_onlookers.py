"""Onlookers and strangers: what they may not do to a table, and what the host may do about them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.harness import Client, Person, Server, closed_with
from websockets.exceptions import InvalidStatus

from littleworlds.server.live import chat


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("onlookers")) as running:
        yield running


async def say(client: Client, text: str) -> dict[str, Any]:
    await client.send({"t": "say", "command": f"say-{text}", "text": text})
    while True:
        message = await client.next()
        if message["t"] in ("done", "refused") and message["command"] == f"say-{text}":
            return message


async def silence(client: Client, line: int, **wish: bool) -> dict[str, Any]:
    name = f"silence-{line}-{wish}".replace(" ", "").replace("'", "").replace(":", "-")
    name = "".join(letter for letter in name if letter.isalnum() or letter in "-_.")[:40]
    await client.send({"t": "silence", "command": name, "line": line, **wish})
    while True:
        message = await client.next()
        if message["t"] in ("done", "refused") and message["command"] == name:
            return message


def test_the_host_silences_and_removes_an_onlooker(server: Server) -> None:
    async def play() -> None:
        host, noisy = Person(server, "Ada"), Person(server, "Noisy")
        made = host.table("little-tavern", ["me", "me", "me"], public=True)
        table, tokens = made["table"]["id"], [one["token"] for one in made["held"]]
        async with (
            Client(server.url, table, tokens) as mine,
            Client(server.url, table, [], person=noisy.token) as theirs,
        ):
            await theirs.until("frame")
            assert (await say(theirs, "hello"))["t"] == "done"
            line = (await mine.until("chat"))["id"]
            refused = await silence(theirs, line)
            assert refused["problem"]["id"] == "host-only"
            assert (await silence(mine, line))["t"] == "done"
            assert (await say(theirs, "again"))["problem"]["id"] == "chat-silenced"
            assert (await silence(mine, line, on=False))["t"] == "done"
            assert (await say(theirs, "better"))["t"] == "done"
            assert (await silence(mine, line, remove=True))["t"] == "done"
            assert await closed_with(theirs) == 1008
            assert (await say(mine, "mine"))["t"] == "done"
            own = next(one["id"] for one in mine.all if one.get("text") == "mine")
            assert (await silence(mine, own))["problem"]["id"] == "silence-player"
            assert (await silence(mine, 10**9))["problem"]["id"] == "no-such-line"
        async with Client(server.url, table, [], person=noisy.token) as back:
            assert (await back.next())["problem"]["id"] == "removed-by-host"

    asyncio.run(play())


def test_chat_has_a_limit_for_one_and_for_all_of_a_table(server: Server) -> None:
    async def play() -> None:
        host = Person(server, "Ada")
        made = host.table("little-tavern", ["me", "me", "me"], public=True)
        table = made["table"]["id"]
        guests = [Person(server, f"Guest {number}") for number in range(6)]
        refusals = 0
        for guest in guests:
            async with Client(server.url, table, [], person=guest.token) as client:
                await client.until("frame")
                answers = [await say(client, f"{guest.id}-{n}") for n in range(chat.EACH[1] + 6)]
                refused = [one for one in answers if one["t"] == "refused"]
                assert all(one["problem"]["id"] == "chat-too-fast" for one in refused)
                refusals += len(refused)
        assert refusals > 0

    asyncio.run(play())


def test_a_stranger_takes_one_seat_of_a_public_table(server: Server) -> None:
    host, stranger = Person(server, "Ada"), Person(server, "Stranger")
    made = host.table("little-tavern", ["me", "open", "open"], public=True)
    path = f"/api/tables/{made['table']['id']}/seats"
    stranger.post(f"{path}/1")
    answer = stranger.ask("POST", f"{path}/2", {})
    assert (answer.status_code, answer.json()["id"]) == (400, "public-one-seat")
    # Whom the host has invited may bring somebody along.
    stranger.post(f"{path}/2", {"invite": made["invite"]})


def test_a_deleted_onlooker_is_refused(server: Server) -> None:
    async def play() -> None:
        host, guest = Person(server, "Ada"), Person(server, "Guest")
        table = host.table("little-tavern", ["me", "me", "me"], public=True)["table"]["id"]
        async with Client(server.url, table, [], person=guest.token) as client:
            await client.until("frame")
            assert guest.ask("DELETE", "/api/people/me").status_code == 200
            assert await closed_with(client) == 1012
        async with Client(server.url, table, [], person=guest.token) as client:
            assert (await client.next())["problem"]["id"] == "token-withdrawn"
        assert "Traceback" not in server.log()

    asyncio.run(play())


def test_a_withdrawn_token_ends_its_sockets_and_a_newer_one_does_not(server: Server) -> None:
    async def play() -> None:
        person = Person(server, "Ada")
        made = person.table("little-tavern", ["me", "me", "me"])
        table, tokens = made["table"]["id"], [one["token"] for one in made["held"]]
        async with Client(server.url, table, tokens) as old:
            await old.until("frame")
            session = person.post(
                "/api/people/me/account", {"login": f"ada-{person.id}", "password": "a long one"}
            )
            assert await closed_with(old) == 1012
        person.token = session["token"]
        fresh = person.get(f"/api/tables/{table}/mine")
        async with Client(server.url, table, [one["token"] for one in fresh["held"]]) as new:
            await new.until("frame")

    asyncio.run(play())


def resident(server: Server) -> int:
    """The memory of the server's process, in kilobytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def test_nothing_is_kept_of_tables_that_do_not_exist(server: Server) -> None:
    async def knock(first: int, count: int) -> None:
        for number in range(first, first + count):
            async with Client(server.url, f"nosuch{number}", []) as client:
                assert (await client.next())["problem"]["id"] == "no-such-table"

    # What a socket leaves behind is searched for from time to time, so the first ones are no measure.
    asyncio.run(knock(0, 600))
    before = resident(server)
    asyncio.run(knock(600, 1500))
    assert resident(server) - before < 6_000


def test_opening_sockets_is_limited_like_requests(tmp_path: Path) -> None:
    settings = {"requests_per_second": 0.01, "requests_burst": 30}

    async def knock() -> int:
        opened = 0
        for _ in range(40):
            try:
                async with Client(server.url, "nosuch", []):
                    opened += 1
            except InvalidStatus:
                break
        return opened

    with Server(tmp_path, **settings) as server:
        assert 0 < asyncio.run(knock()) < 40


def test_tables_per_hour_are_limited_per_person(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_hour=3) as server:
        flood, other = Person(server, "Flood"), Person(server, "Other")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "little-tavern", "seats": seats}
        answers = [flood.ask("POST", "/api/tables", wish).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]
        assert other.ask("POST", "/api/tables", wish).status_code == 201
