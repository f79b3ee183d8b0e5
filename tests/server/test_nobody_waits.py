"""Long work is done where nobody waits for it: films, uploads, long logs. And there is a limit to how much of it is taken on."""

import asyncio
import time
from typing import Any

import httpx
import pytest
from server.chores import nap, refuse
from server.harness import PATIENCE, Client, Person, Server

import littleworlds as lw
from littleworlds.server.errors import TryAgain
from littleworlds.server.jobs import replay_jobs
from littleworlds.server.jobs.replay_jobs import ReplayJobs

FILMS = 4
ENOUGH = 25
"""Were films made in the event loop, a socket would be heard between two of them only: some eight times in all."""


def long_play() -> str:
    """The record of a finished play of the title whose films are the dearest."""
    play = lw.Play(lw.game("walnut-grove"), 4, lw.Seeded(3))
    chance = lw.Seeded(4)
    while (seat := play.state.first()) >= 0:
        legal = play.state.legal(seat)
        play.act(seat, legal[chance.index(len(legal))])
    return play.record().text()


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


def test_a_refusal_comes_back_whole_and_too_much_is_not_taken_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_jobs, "MOST_WAITING", 2)

    async def run() -> None:
        shown = ReplayJobs()
        try:
            with pytest.raises(lw.RecordError) as refused:
                await shown.run(refuse, "draw")
            assert refused.value.message.args == {"line": 7, "given": "draw"}
            assert refused.value.inner is not None
            assert refused.value.inner.message.id == "play-is-over"
            naps = [asyncio.create_task(shown.run(nap, 0.5)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(TryAgain):
                await shown.run(nap, 0.0)
            assert await asyncio.gather(*naps) == [b"awake"] * 2
            assert await shown.run(nap, 0.0) == b"awake"
        finally:
            await shown.close()

    asyncio.run(run())
