"""Records: secret while the play lasts, open and checkable afterwards, and to be replayed from anybody's eyes."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import PATIENCE, Client, Person, Server, play_out
from server.replays import more_entries

import littleworlds as lw
from littleworlds.server.jobs import replay_tasks


def finished(server: Server, ada: Person) -> dict[str, Any]:
    """A table of Little Tavern played to its end, one keyboard for all."""
    made = ada.table("little-tavern", ["me"] * 3)
    chance = random.Random(5)

    async def run() -> None:
        async with Client(
            server.url, made["table"]["id"], [held["token"] for held in made["held"]]
        ) as client:
            await play_out(client, [0, 1, 2], lambda choices: chance.choice(choices)["notation"])

    asyncio.run(run())
    return made


def test_a_record_is_secret_until_the_end_and_proves_the_draws(
    server: Server, tmp_path: Path
) -> None:
    ada = Person(server, "Ada")
    running = ada.table("little-tavern", ["me"] * 3)
    assert (
        ada.ask("GET", f"/api/tables/{running['table']['id']}/record").json()["id"]
        == "record-secret"
    )
    assert (
        ada.ask("GET", f"/api/tables/{running['table']['id']}/film").json()["id"] == "record-secret"
    )
    made = finished(server, ada)
    table = ada.get(f"/api/tables/{made['table']['id']}")
    text = httpx.get(f"{server.url}/api/tables/{table['id']}/record").text
    record = lw.Record.parse(text)
    assert record.chance == "sealed " + made["table"]["seal"]
    assert record.secret == table["result"]["secret"]
    assert record.players == ["Ada", "Ada", "Ada"]
    assert (
        table["result"]["outcome"]["scores"] == record.outcome.scores if record.outcome else False
    )
    done = verified(text, tmp_path)
    assert done.returncode == 0
    assert "every draw is the one that the seal promised" in done.stdout


def verified(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "it.record").write_text(text)
    command = [
        sys.executable,
        "-m",
        "littleworlds",
        "replay",
        str(folder / "it.record"),
        "--verify",
        "--lang",
        "en",
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("how", ["conceded", "cancelled"])
def test_the_draws_of_a_play_that_people_ended_can_be_checked_too(
    server: Server, tmp_path: Path, how: str
) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me"] * 3)
    chance = random.Random(6)

    async def run() -> None:
        async with Client(
            server.url, made["table"]["id"], [held["token"] for held in made["held"]]
        ) as client:
            for seat in range(3):
                await client.until("frame", seat=seat)
            for _ in range(12):
                frame = next(frame for frame in client.frames.values() if frame["asked"])
                answer = await client.act(
                    frame["seat"], chance.choice(frame["asked"]["choices"])["notation"]
                )
                while any(one["seq"] < answer["seq"] for one in client.frames.values()):
                    await client.next()
            for seat in range(3):
                await client.command("concede" if how == "conceded" else "cancel", seat)

    asyncio.run(run())
    table = ada.get(f"/api/tables/{made['table']['id']}")
    assert table["result"]["how"] == how
    text = httpx.get(f"{server.url}/api/tables/{table['id']}/record").text
    record = lw.Record.parse(text)
    assert record.outcome is None
    assert len(record.steps) == 12
    assert record.chance == "sealed " + made["table"]["seal"]
    assert record.secret == table["result"]["secret"]
    assert record.text() == text
    done = verified(text, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "every draw is the one that the seal promised" in done.stdout
    # Another secret does not open the seal.
    record.secret = "00" * 32
    assert verified(record.text(), tmp_path).returncode == 1
    # Nor would other draws fit it.
    record.secret = table["result"]["secret"]
    drawn = next(step for step in record.steps if step.draws and step.draws[0][1] > 1)
    drawn.draws[0] = ((drawn.draws[0][0] + 1) % drawn.draws[0][1], drawn.draws[0][1])
    assert verified(record.text(), tmp_path).returncode == 1


def test_bots_in_a_record_have_the_names_of_the_table(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me", "greedy", "greedy"])
    table = made["table"]["id"]

    async def run() -> None:
        async with Client(server.url, table, [made["held"][0]["token"]]) as client:
            await client.until("frame")
            await client.command("concede", 0)

    asyncio.run(run())
    # The browser's own list, in its own order: what one reads at the table and in the record is the same.
    source = (Path(__file__).parents[2] / "web" / "src" / "lib" / "seatNames.ts").read_text(
        encoding="utf-8"
    )
    names = json.loads(source.split("const BOTS = ", 1)[1].split(";", 1)[0])
    shift = sum(map(ord, table))
    expected = ["Ada", *(names[(shift + seat) % len(names)] for seat in (1, 2))]
    assert (
        lw.Record.parse(httpx.get(f"{server.url}/api/tables/{table}/record").text).players
        == expected
    )


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
        return httpx.post(
            server.url + "/api/records", content=body.encode(), headers=headers, timeout=PATIENCE
        )

    done = upload(text)
    assert done.status_code == 201
    assert done.json()["game"] == "little-tavern"
    film = ada.get(f"/api/records/{done.json()['id']}/film?first=0&last=3&seat=-1")
    assert len(film["frames"]) == 4
    altered = upload(text.replace("seat 0: draw character", "seat 0: draw event", 1))
    assert altered.status_code == 400
    assert altered.json()["id"] == "record-altered"
    assert upload("hello").json()["id"] == "record-format"
    assert upload(text + "\x00").json()["id"] == "file-not-text"
    assert upload("x" * 450_000).status_code in (413, 429)


@pytest.mark.parametrize(
    ("title", "corrections", "problem"),
    [
        ("walnut-grove", more_entries("walnut-grove", "stop", 1000), "data-overlay-size"),
        ("walnut-grove", more_entries("walnut-grove", "stop", 220), "data-entry-count"),
        ("little-tavern", more_entries("little-tavern", "character", 300), "data-entry-count"),
        ("little-tavern", {"rules": {"note": "x" * 2000}}, "data-text-length"),
        ("little-tavern", {"rules": {"goal": "x"}}, "data-integer"),
    ],
)
def test_a_record_with_corrections_beyond_all_bounds_is_refused(
    server: Server, title: str, corrections: dict[str, object], problem: str
) -> None:
    ada = Person(server, "Ada")
    record = lw.Play(lw.game(title), 3, lw.Seeded(1)).record()
    record.overlay = {"game": title, **corrections}
    headers = {"authorization": "Bearer " + ada.token, "content-type": "text/plain"}
    answer = httpx.post(
        server.url + "/api/records",
        content=record.text().encode(),
        headers=headers,
        timeout=PATIENCE,
    )
    told = answer.json()
    assert (answer.status_code, told["id"]) == (400, "record-step"), told
    assert told["why"]["id"] == problem
    assert "Traceback" not in server.log()


def test_what_corrections_make_the_rules_do_is_no_fault_of_the_server() -> None:
    record = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(1)).record()
    with pytest.raises(IndexError), replay_tasks._foreign(record):
        raise IndexError
    record.overlay = {"game": "little-tavern"}
    with (
        pytest.raises(lw.RecordError, match="the rules cannot be played"),
        replay_tasks._foreign(record),
    ):
        raise IndexError
    with pytest.raises(MemoryError), replay_tasks._foreign(record):
        raise MemoryError
