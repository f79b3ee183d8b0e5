"""Records: secret while the play lasts, open and checkable afterwards, and to be replayed from anybody's eyes."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from server.harness import Client, Person, Server, play_out

import littleworlds as lw


def finished(server: Server, ada: Person) -> dict[str, Any]:
    """A table of Little Tavern played to its end, one keyboard for all."""
    made = ada.table("little-tavern", ["me"] * 3)
    chance = random.Random(5)

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [held["token"] for held in made["held"]]) as client:
            await play_out(client, [0, 1, 2], lambda choices: chance.choice(choices)["notation"])

    asyncio.run(run())
    return made


def test_a_record_is_secret_until_the_end_and_proves_the_draws(server: Server, tmp_path: Path) -> None:
    ada = Person(server, "Ada")
    running = ada.table("little-tavern", ["me"] * 3)
    assert ada.ask("GET", f"/api/tables/{running['table']['id']}/record").json()["id"] == "record-secret"
    assert ada.ask("GET", f"/api/tables/{running['table']['id']}/film").json()["id"] == "record-secret"
    made = finished(server, ada)
    table = ada.get(f"/api/tables/{made['table']['id']}")
    text = httpx.get(f"{server.url}/api/tables/{table['id']}/record").text
    record = lw.Record.parse(text)
    assert record.chance == "sealed " + made["table"]["seal"]
    assert record.secret == table["result"]["secret"]
    assert record.players == ["Ada", "Ada", "Ada"]
    assert table["result"]["outcome"]["scores"] == record.outcome.scores if record.outcome else False
    (tmp_path / "it.record").write_text(text)
    command = [sys.executable, "-m", "littleworlds", "replay", str(tmp_path / "it.record"), "--verify", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "every draw is the one that the seal promised" in done.stdout


def test_moments_of_a_play_from_any_eyes(server: Server) -> None:
    ada = Person(server, "Ada")
    made = finished(server, ada)
    path = f"/api/tables/{made['table']['id']}"
    plies = ada.get(path + "/film")["plies"]
    record = lw.Record.parse(httpx.get(server.url + path + "/record").text)
    game = lw.game("little-tavern")
    for seat in (None, -1, 0, 2):
        query = "" if seat is None else f"&seat={seat}"
        film = ada.get(f"{path}/film?first=10&last=12{query}")
        assert [frame["seq"] for frame in film["frames"]] == [10, 11, 12]
        for frame in film["frames"]:
            assert frame["view"] == lw.Play.replay(record, game, frame["seq"]).state.view(seat)
            assert frame["steps"][0]["events"][0]
    last = ada.get(f"{path}/film?first={plies}&last={plies + 50}")["frames"]
    assert len(last) == 1
    assert last[0]["result"]["how"] == "played"
    assert ada.ask("GET", f"{path}/film?seat=9").json()["id"] == "no-such-seat"


def test_a_record_is_uploaded_and_replayed(server: Server) -> None:
    ada = Person(server, "Ada")
    made = finished(server, ada)
    text = httpx.get(f"{server.url}/api/tables/{made['table']['id']}/record").text

    def upload(body: str) -> httpx.Response:
        headers = {"authorization": "Bearer " + ada.token, "content-type": "text/plain"}
        return httpx.post(server.url + "/api/records", content=body.encode(), headers=headers)

    done = upload(text)
    assert done.status_code == 201
    assert done.json()["game"] == "little-tavern"
    film = ada.get(f"/api/records/{done.json()['id']}/film?first=0&last=3&seat=-1")
    assert len(film["frames"]) == 4
    altered = upload(text.replace("seat 0: draw character", "seat 0: draw event", 1))
    assert altered.status_code == 400
    assert altered.json()["id"] == "record-altered"
    assert upload("hello").json()["id"] == "record-format"
    assert upload("x" * 450_000).status_code in (413, 429)
