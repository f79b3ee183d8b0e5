"""People: guests, accounts, programs; what is kept about them can be taken away."""

import asyncio
import contextlib
import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from server.harness import Client, Person, Server

import littleworlds as lw
from littleworlds.bots.roles import USUAL


def test_an_account_lets_a_guest_come_back(server: Server) -> None:
    ada = Person(server, "  Ada \u0007 Lovelace ")
    assert ada.get("/api/people/me")["name"] == "Ada Lovelace"
    login = f"ada{time.time_ns()}"
    ada.token = ada.post("/api/people/me/account", {"login": login, "password": "correct horse"})[
        "token"
    ]
    wrong = httpx.post(
        server.url + "/api/sessions", json={"login": login, "password": "incorrect horse"}
    )
    nobody = httpx.post(
        server.url + "/api/sessions", json={"login": "nobody", "password": "incorrect horse"}
    )
    assert wrong.json() == nobody.json()
    assert wrong.status_code == 401
    back = httpx.post(
        server.url + "/api/sessions", json={"login": login.upper(), "password": "correct horse"}
    )
    assert back.json()["person"]["id"] == ada.id
    bob = Person(server, "Bob")
    taken = bob.ask("POST", "/api/people/me/account", {"login": login, "password": "correct horse"})
    assert taken.json()["id"] == "login-taken"


@pytest.mark.parametrize("third", ["random", "me"])
def test_my_data_can_be_taken_and_deleted(server: Server, third: str) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("little-tavern", ["me", "open", third])
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/seats/1", {"invite": made["invite"]})

    async def say() -> None:
        async with Client(server.url, table, [made["held"][0]["token"]]) as client:
            await client.until("frame")
            await client.command("say", 0, text="something of mine")

    asyncio.run(say())
    data = ada.get("/api/people/me/data")
    assert data["chat"][0]["text"] == "something of mine"
    assert "password" not in json.dumps(data)
    assert ada.ask("DELETE", "/api/people/me").status_code == 200
    assert ada.ask("GET", "/api/people/me").status_code == 401
    assert httpx.get(f"{server.url}/api/people/{ada.id}").status_code == 404
    # The play goes on: a bot has taken over, and the name is gone.
    seat = bob.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["name"], seat["person"]) == ("", None)

    async def goes_on() -> None:
        mine = await asyncio.to_thread(bob.get, f"/api/tables/{table}/mine")
        async with Client(server.url, table, [mine["held"][0]["token"]]) as client:
            frame = await client.until("frame")
            # A whole round of the table, so that the bot has moved whoever began.
            for _ in range(3):
                while frame["actors"] != [1]:
                    frame = await client.until("frame", 30)
                await client.act(1, frame["asked"]["choices"][0]["notation"])
                frame = client.frames[1]
            assert "something of mine" not in "".join(client.raw)

    asyncio.run(goes_on())


def test_a_bot_account_plays_like_a_person(server: Server) -> None:
    ada = Person(server, "Ada")
    session = ada.post("/api/people/me/bots", {"name": "Deep Tavern"})
    assert session["person"]["kind"] == "bot"
    made = ada.table("little-tavern", ["me", "open", "open"])
    table = made["table"]["id"]
    bot = Person(server, "placeholder")
    bot.id, bot.token = session["person"]["id"], session["token"]
    assert bot.ask("POST", "/api/people/me/bots", {"name": "x"}).json()["id"] == "login-for-people"
    bot.post(f"/api/tables/{table}/seats/1", {"invite": made["invite"]})
    began = bot.post(f"/api/tables/{table}/seats/2", {"invite": made["invite"]})
    assert [held["seat"] for held in began["held"]] == [1, 2]
    assert [one["id"] for one in ada.get("/api/people/me/bots")] == [bot.id]
    assert ada.ask("DELETE", f"/api/people/me/bots/{bot.id}").status_code == 200
    assert bot.ask("GET", "/api/people/me").status_code == 401


def test_the_example_of_the_documentation_plays(server: Server) -> None:
    """The client in docs/bots.md, as it stands there."""
    page = (os.path.dirname(__file__)) + "/../../docs/bots.md"
    with open(page, encoding="utf-8") as file:
        text = file.read()
    code = text.split("<!-- example client -->\n```python\n")[1].split("```")[0]
    ada = Person(server, "Ada")
    session = ada.post("/api/people/me/bots", {"name": "Example"})
    made = ada.table("little-tavern", ["open", "random", "random"])
    arguments = [server.url, session["token"], made["table"]["id"], made["invite"]]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "finished" in done.stdout


def admin(server: Server, *arguments: str) -> str:
    """An operator's command, in a process of its own."""
    command = [
        sys.executable,
        "-m",
        "littleworlds",
        "admin",
        *arguments,
        "--database",
        server.database,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_plays_on_for_a_person_whom_the_operator_deletes(server: Server) -> None:
    """Beside the running server, which is told nothing: it has to look."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("little-factory", ["me", "open"])
    table = made["table"]["id"]
    taken = bob.post(f"/api/tables/{table}/seats/1", {"invite": made["invite"]})

    async def run() -> None:
        tokens = [made["held"][0]["token"], taken["held"][0]["token"]]
        here, there = (Client(server.url, table, [token]) for token in tokens)
        async with here, there:
            asked = (await here.until("frame"))["actors"][0]
            await there.until("frame")
            gone, stays = ((ada, there), (bob, here))[asked]
            await asyncio.to_thread(admin, server, "delete-person", gone.id, "--yes")
            seat = (await stays.until("table", 15))["table"]["seats"][asked]
            assert (seat["name"], seat["person"], seat["bot"]) == ("", None, USUAL)
            while not any(
                step["seat"] == asked and step["kind"] == "move"
                for step in stays.frames[1 - asked]["steps"]
            ):
                await stays.until("frame", 15)

    asyncio.run(run())


@pytest.mark.parametrize("by_operator", [False, True])
def test_tables_that_wait_do_not_outlive_their_people(server: Server, by_operator: bool) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    alone = ada.table("little-factory", ["me", "open"], public=True)["table"]["id"]
    hosted = ada.table("little-factory", ["open", "open"], public=True)["table"]["id"]
    shared = ada.table("little-tavern", ["me", "open", "open"], public=True, start_when_full=False)[
        "table"
    ]["id"]
    bob.post(f"/api/tables/{shared}/seats/1")

    async def run() -> None:
        async with Client(server.url, alone, []) as onlooker:
            assert (await onlooker.until("table"))["table"]["status"] == "open"
            if by_operator:
                await asyncio.to_thread(admin, server, "delete-person", ada.id, "--yes")
            else:
                await asyncio.to_thread(ada.ask, "DELETE", "/api/people/me")
            assert (await onlooker.until("table", 15))["table"]["status"] == "cancelled"

    asyncio.run(run())
    listed = {one["id"]: one for one in bob.get("/api/tables")}
    assert not {alone, hosted} & set(listed)
    assert listed[shared]["host"] == bob.id
    assert [seat["name"] for seat in listed[shared]["seats"]] == ["", "Bob", ""]
    # Who is left can begin.
    for seat in (0, 2):
        assert (
            bob.ask(
                "PUT", f"/api/tables/{shared}/seats/{seat}", {"kind": "bot", "bot": "random"}
            ).status_code
            == 200
        )
    assert bob.post(f"/api/tables/{shared}/start")["table"]["status"] == "playing"


def test_tables_that_nobody_touches_leave_the_lobby(tmp_path: Path) -> None:
    with Server(tmp_path, lobby_days=7) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        made = ada.table("little-tavern", ["me", "open", "open"], public=True)
        table = made["table"]["id"]
        assert [one["id"] for one in bob.get("/api/tables")] == [table]
        with (
            contextlib.closing(
                sqlite3.connect(server.database.removeprefix("sqlite+aiosqlite:///"), timeout=20)
            ) as file,
            file,
        ):
            file.execute(
                "UPDATE tables SET touched = touched - ? WHERE id = ?", (8 * 86_400_000, table)
            )
        assert bob.get("/api/tables") == []
        # The link still works, and brings it back.
        bob.post(f"/api/tables/{table}/seats/1")
        assert [one["id"] for one in bob.get("/api/tables")] == [table]


def test_admin_lists_archives_and_deletes(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me", "me", "me"])
    table = made["table"]["id"]

    async def end() -> None:
        async with Client(server.url, table, [held["token"] for held in made["held"]]) as client:
            await client.until("frame")
            await client.command("concede", 0)
            await client.command("concede", 1)
            await client.command("concede", 2)

    asyncio.run(end())

    waiting = ada.table("little-factory", ["me", "open"])["table"]["id"]
    assert ada.ask("DELETE", f"/api/tables/{waiting}/seats/0").status_code == 200
    listed = json.loads(admin(server, "tables", "--status", "finished", "--json"))
    assert table in [one["id"] for one in listed]
    folder = str(server.folder / "archive")
    assert ada.ask("GET", f"/api/tables/{waiting}/record").json()["id"] == "table-not-started"
    admin(server, "archive", "--days", "0", "--to", folder)
    # The secret is in it, though the rules did not end the play; what never began leaves nothing.
    assert lw.Record.read(f"{folder}/{table}.record").secret
    assert not os.path.exists(f"{folder}/{waiting}.record")
    assert httpx.get(f"{server.url}/api/tables/{waiting}").status_code == 404
    assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 404
    admin(server, "delete-person", ada.id, "--yes")
    assert ada.ask("GET", "/api/people/me").status_code == 401
