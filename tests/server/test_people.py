"""People: guests, accounts, programs; what is kept about them can be taken away."""

import asyncio
import json
import os
import subprocess
import sys
import time

import httpx
import pytest
from server.harness import Client, Person, Server


def test_an_account_lets_a_guest_come_back(server: Server) -> None:
    ada = Person(server, "  Ada \u0007 Lovelace ")
    assert ada.get("/api/people/me")["name"] == "Ada Lovelace"
    login = f"ada{time.time_ns()}"
    ada.token = ada.post("/api/people/me/account", {"login": login, "password": "correct horse"})["token"]
    wrong = httpx.post(server.url + "/api/sessions", json={"login": login, "password": "incorrect horse"})
    nobody = httpx.post(server.url + "/api/sessions", json={"login": "nobody", "password": "incorrect horse"})
    assert wrong.json() == nobody.json()
    assert wrong.status_code == 401
    back = httpx.post(server.url + "/api/sessions", json={"login": login.upper(), "password": "correct horse"})
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
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "finished" in done.stdout


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

    def admin(*arguments: str) -> str:
        command = [sys.executable, "-m", "littleworlds", "admin", *arguments, "--database", server.database]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    listed = json.loads(admin("tables", "--status", "finished", "--json"))
    assert table in [one["id"] for one in listed]
    folder = str(server.folder / "archive")
    admin("archive", "--days", "0", "--to", folder)
    assert os.path.exists(f"{folder}/{table}.record")
    assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 404
    admin("delete-person", ada.id, "--yes")
    assert ada.ask("GET", "/api/people/me").status_code == 401
