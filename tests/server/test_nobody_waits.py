"""Long work is done where nobody waits for it: films, uploads, long logs. And there is a limit to how much of it is taken on."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
from server.harness import PATIENCE, Client, Person, Server, served
from server.replays import MANY, Replays, long_log, long_play, uploaded

FILMS = 4
ENOUGH = 25
"""Were films made in the event loop, a socket would be heard between two of them only: some eight times in all."""


def test_others_play_while_films_are_made(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me"] * 3)
    headers = {"authorization": "Bearer " + ada.token, "content-type": "text/plain"}
    upload = httpx.post(
        server.url + "/api/records", content=long_play().encode(), headers=headers, timeout=PATIENCE
    )
    assert upload.status_code == 201, upload.text
    path = f"{server.url}/api/records/{upload.json()['id']}/film?first=100&last=139&seat=-1"

    async def run() -> None:
        async with (
            Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client,
            httpx.AsyncClient() as web,
        ):
            await client.until("frame")
            began = time.perf_counter()
            films = [asyncio.create_task(web.get(path, timeout=PATIENCE)) for _ in range(FILMS)]
            waits: list[float] = []
            while not all(film.done() for film in films):
                asked = time.perf_counter()
                await client.send({"t": "ping"})
                await client.until("pong")
                waits.append(time.perf_counter() - asked)
                # Not without a pause: the films' process yields to whoever works.
                await asyncio.sleep(0.005)
            took = time.perf_counter() - began
            print(
                f"{FILMS} films in {took:.2f} s; {len(waits)} pings meanwhile, the slowest {max(waits) * 1000:.0f} ms"
            )
            for film in films:
                assert len((await film).json()["frames"]) == 40
            assert len(waits) >= ENOUGH

    asyncio.run(run())


def test_a_film_comes_compressed_or_plain(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me"] * 3)
    table = made["table"]["id"]

    async def end() -> None:
        async with Client(server.url, table, [held["token"] for held in made["held"]]) as client:
            await client.until("frame")
            for seat in range(3):
                await client.command("concede", seat)

    asyncio.run(end())
    answers = [
        httpx.get(
            f"{server.url}/api/tables/{table}/film",
            headers={"accept-encoding": coding},
            timeout=PATIENCE,
        )
        for coding in ("gzip", "identity")
    ]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None]
    plain: list[Any] = [answer.json() for answer in answers]
    assert plain[0]["frames"][0]["view"] == plain[1]["frames"][0]["view"]
    assert all(answer.headers["content-type"] == "application/json" for answer in answers)


def test_who_sits_at_a_table_does_not_wait_for_what_others_upload(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    made, over = (ada.table("little-tavern", ["me"] * 3) for _ in range(2))
    table, token = made["table"]["id"], made["held"][0]["token"]

    async def come_back() -> None:
        """Resume a long log, look back, and fetch a record."""
        async with Client(server.url, table, [token], since=0) as client:
            frame = await client.until("frame")
            assert frame["complete"]
            assert frame["seq"] == 210
            await client.send({"t": "look", "seat": 0, "seq": 205})
            assert (await client.until("moment"))["frame"]["seq"] == 205
        for part in ("record", "film"):
            path = f"/api/tables/{over['table']['id']}/{part}"
            assert (await asyncio.to_thread(ada.ask, "GET", path)).status_code == 200

    async def run() -> None:
        await long_log(server, made)
        async with Client(
            server.url, over["table"]["id"], [held["token"] for held in over["held"]]
        ) as client:
            await client.until("frame")
            for seat in range(3):
                await client.command("concede", seat)
        await come_back()
        async with Replays(eve, MANY) as replays:
            await come_back()
            assert replays.answered < MANY

    asyncio.run(run())


def test_a_replay_that_takes_too_long_is_given_up_and_the_others_go_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = Person(server, "Ada")
        record = uploaded(ada, long_play()).json()["id"]
    # Ten times as much as a refusal needs, and a tenth of what this replay does.
    with Server(tmp_path, replay_seconds=0.03) as server:
        ada.server = server
        for _ in range(2):
            answer = ada.ask("GET", f"/api/records/{record}/film?first=100&last=139&seat=-1")
            assert (answer.status_code, answer.json()["id"]) == (429, "replay-too-long")
            assert uploaded(ada, "hello").json()["id"] == "record-format"
        assert "Traceback" not in server.log()


def test_bots_of_one_person_make_nobody_else_wait(server: Server) -> None:
    """Eve's bots wait in a long queue; Ada's bot moves before most of them."""
    eve, ada = Person(server, "Eve"), Person(server, "Ada")
    mine = ada.table("little-tavern", ["me"] * 3)
    table, tokens = mine["table"]["id"], [held["token"] for held in mine["held"]]
    for _ in range(40):
        eve.table("wonderful-world", ["greedy"] * 5)
    queue = served(server, "littleworlds_bot_queue")
    assert queue > 50

    async def hand_over() -> None:
        async with Client(server.url, table, tokens) as client:
            seat = (await client.until("frame"))["actors"][0]
            await client.command("hand", seat, target=seat, bot="greedy")
            while not any(
                step["kind"] == "move"
                for frame in client.frames.values()
                for step in frame["steps"]
            ):
                await client.until("frame")

    asyncio.run(hand_over())
    # In the log, for this program may have to wait for the processor longer than Ada for her bot.
    with contextlib.closing(sqlite3.connect(server.folder / "tables.sqlite")) as database:
        (asked,), (moved,) = database.execute(
            'SELECT at FROM moves WHERE "table" = ? ORDER BY seq LIMIT 2', [table]
        )
        (others,) = database.execute(
            "SELECT count(*) FROM moves WHERE kind = 'move' AND at BETWEEN ? AND ?", [asked, moved]
        ).fetchone()
    print(f"{others} moves until Ada's bot had moved, {queue:.0f} bots waiting")
    assert others < queue / 2
