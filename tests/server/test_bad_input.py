"""Nonsense over the socket and over HTTP: a clear error each, no dead table, no fault of the server; floods are limited."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.harness import PATIENCE, Client, Person, Server, closed_with
from server.services import Postgres

import littleworlds as lw
from littleworlds.server.messages.schema import live_schema

EXAMPLES = 100 if os.environ.get("LW_LONG") else 8


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the other database, which refuses some texts that SQLite keeps."""
    with (
        Postgres().running() as database,
        Server(tmp_path_factory.mktemp("postgres"), database=database.new_database()) as server,
    ):
        yield server


@pytest.mark.parametrize("database", ["server", "postgres"])
def test_a_zero_character_is_refused_clearly(request: pytest.FixtureRequest, database: str) -> None:
    server: Server = request.getfixturevalue(database)
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me", "me", "me"])
    for path in (
        "tables/a%00b",
        "tables/a%00b/mine",
        "tables/a%00b/film",
        "records/a%00",
        "records/a%00/film",
        "people/a%00",
    ):
        assert ada.ask("GET", "/api/" + path).json()["id"] == "request-unfit"
    assert ada.ask("DELETE", "/api/people/me/bots/a%00").json()["id"] == "request-unfit"
    assert (
        ada.ask("POST", "/api/tables/a%00b/seats/0", {"invite": "a\u0000"}).json()["id"]
        == "request-unfit"
    )
    headers = {"authorization": "Bearer " + ada.token, "content-type": "text/plain"}
    record = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(1)).record().text()
    for body in (record + "\x00", "\x00", record.replace("setup", "set\x00up")):
        answer = httpx.post(
            server.url + "/api/records", content=body.encode(), headers=headers, timeout=PATIENCE
        )
        assert (answer.status_code, answer.json()["id"]) == (400, "file-not-text")

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            await client.send({"t": "stand", "command": "s", "seat": 0, "prompt": "a\u0000b"})
            assert (await client.until("refused"))["problem"]["id"] == "message-unreadable"
        async with Client(server.url, "a%00b", []) as lost:
            assert (await lost.until("refused"))["problem"]["id"] == "no-such-table"

    asyncio.run(run())
    assert "failed" not in server.log()
    assert "Traceback" not in server.log()
    assert "did not answer" not in server.log()


@pytest.mark.parametrize("database", ["server", "postgres"])
def test_a_number_that_no_database_keeps_is_refused(
    request: pytest.FixtureRequest, database: str
) -> None:
    server: Server = request.getfixturevalue(database)
    made = Person(server, "Ada").table("little-tavern", ["me", "me", "me"])

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            for line, problem in (
                (2**31 - 1, "no-such-line"),
                (2**31, "message-unreadable"),
                (2**63, "message-unreadable"),
            ):
                await client.send({"t": "silence", "command": "c", "line": line})
                assert (await client.until("refused"))["problem"]["id"] == problem

    asyncio.run(run())
    assert "Traceback" not in server.log()


def test_every_number_of_a_message_is_bounded() -> None:
    definitions = live_schema()["$defs"]
    for reference in definitions["FromClient"]["anyOf"]:
        kind = reference["$ref"].rpartition("/")[2]
        for name, field in definitions[kind]["properties"].items():
            for part in field.get("anyOf", [field]):
                assert part.get("type") != "integer" or "maximum" in part, (kind, name)


@pytest.mark.parametrize("database", ["server", "postgres"])
def test_a_standing_answer_fits_a_key_or_is_refused(
    request: pytest.FixtureRequest, database: str
) -> None:
    server: Server = request.getfixturevalue(database)
    made = Person(server, "Ada").table("little-tavern", ["me", "me", "me"])
    chance = random.Random(1)

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            # Characters of one to four bytes that cannot be compressed.
            for first in (0x61, 0x3B1, 0x4E00, 0x20000):
                spread = 20 if first < 0x4E00 else 5000
                text = "".join(chr(first + chance.randrange(spread)) for _ in range(900))
                answer = await client.command(
                    "stand", 0, prompt="ask-draw", args={"a": text}, on=False
                )
                expected = ("done", None) if first == 0x61 else ("refused", "too-many-standing")
                assert (answer["t"], answer.get("problem", {}).get("id")) == expected

    asyncio.run(run())
    assert "Traceback" not in server.log()


def test_an_oversized_message_closes_the_socket(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me", "me", "me"])

    async def run() -> int:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            await client.send('{"t":"ping","x":"' + "x" * 100_000 + '"}')
            return await closed_with(client)

    assert asyncio.run(run()) == 1009


def test_a_socket_that_does_not_say_hello_is_refused(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me", "me", "me"])

    async def run() -> None:
        client = Client(server.url, made["table"]["id"], [])
        client.hello = {"t": "ping"}
        async with client:
            assert (await client.until("refused"))["problem"]["id"] == "hello-missing"

    asyncio.run(run())


def test_floods_are_limited(tmp_path: Path) -> None:
    with Server(
        tmp_path,
        requests_per_second=0.01,
        requests_burst=20,
        messages_per_second=0.01,
        messages_burst=10,
    ) as server:
        ada = Person(server, "Ada")
        made = ada.table("little-tavern", ["me", "me", "me"])

        async def run() -> None:
            async with Client(
                server.url, made["table"]["id"], [made["held"][0]["token"]]
            ) as client:
                await client.until("frame")
                for _ in range(30):
                    await client.send('{"t":"ping"}')
                assert (await client.until("refused"))["problem"]["id"] == "too-fast"

        asyncio.run(run())
        answers = [httpx.get(server.url + "/api/bots").status_code for _ in range(40)]
        assert 429 in answers


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    answer = httpx.get(server.url + "/api/games", headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert httpx.get(server.url + "/api/games", headers={"origin": server.url}).status_code == 200


def test_every_answer_has_a_strict_policy(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_description_holds(server: Server) -> None:
    """schemathesis sends what the OpenAPI description allows, and what it does not."""
    ada = Person(server, "Ada")
    ada.table("little-tavern", ["me", "open", "open"], public=True)
    command = [
        *[
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            server.url + "/schema/openapi.json",
        ],
        *["--checks", "not_a_server_error,response_schema_conformance,content_type_conformance"],
        *[
            "--phases",
            "examples,fuzzing",
            "--max-examples",
            str(EXAMPLES),
            "--workers",
            "1",
            "--generation-database",
            "none",
        ],
        *[
            "--exclude-path",
            "/api/people/me",
            "--exclude-path",
            "/api/people/me/account",
            "--header",
            "Authorization: Bearer " + ada.token,
        ],
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=server.folder)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "failed" not in server.log()
    assert "Traceback" not in server.log()
