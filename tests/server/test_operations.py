"""For whoever runs the server: health, figures, descriptions, and a restart that loses nobody."""

import asyncio
import time
from pathlib import Path

import httpx
import msgspec
from server.harness import PATIENCE, Client, Person, Server, closed_with
from server.replays import MANY, Replays
from server.services import Postgres, Redis

import littleworlds as lw


def test_health_and_figures(server: Server) -> None:
    assert httpx.get(server.url + "/health").json()["ok"]
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me"] * 3)

    async def run() -> None:
        async with Client(
            server.url, made["table"]["id"], [held["token"] for held in made["held"]]
        ) as client:
            await client.until("frame")
            await client.act(client.frames[0]["actors"][0], "draw character")

    asyncio.run(run())
    figures = httpx.get(server.url + "/metrics").text
    for name in ("moves_total", "move_seconds_bucket", "live_tables", "sockets", "bot_queue"):
        assert f"littleworlds_{name}" in figures


def test_a_restart_tells_sockets_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = Person(server, "Ada")
        made = ada.table("little-tavern", ["me"] * 3)
        tokens = [held["token"] for held in made["held"]]

        async def before() -> int:
            async with Client(server.url, made["table"]["id"], tokens) as client:
                await client.until("frame")
                done = await client.act(client.frames[0]["actors"][0], "draw character")
                stop = asyncio.create_task(asyncio.to_thread(server.stop))
                assert await closed_with(client) == 1012
                await stop
                return int(done["seq"])

        seq = asyncio.run(before())
        began = time.monotonic()
        server.start()
        assert time.monotonic() - began < 60

        async def after() -> None:
            async with Client(server.url, made["table"]["id"], tokens, since=seq) as client:
                frame = await client.until("frame")
                assert frame["seq"] == seq
                assert frame["complete"]

        asyncio.run(after())
        assert made["held"][0]["token"] not in server.log()
        assert ada.token not in server.log()


def test_a_stop_leaves_no_processes_and_no_locks_behind(tmp_path: Path) -> None:
    """Not even if bots are thinking and a film is being made at that moment."""
    with Server(tmp_path) as server:
        ada = Person(server, "Ada")
        over, busy = (
            ada.table("little-tavern", ["me"] * 3),
            ada.table("walnut-grove", ["me", "greedy", "greedy", "greedy"]),
        )

        async def run() -> None:
            async with Client(
                server.url, over["table"]["id"], [held["token"] for held in over["held"]]
            ) as client:
                await client.until("frame")
                for seat in range(3):
                    await client.command("concede", seat)
            await asyncio.to_thread(
                httpx.get, f"{server.url}/api/tables/{over['table']['id']}/film", timeout=PATIENCE
            )
            async with Client(
                server.url, busy["table"]["id"], [busy["held"][0]["token"]]
            ) as client:
                await client.until("frame")
                await client.command("hand", 0, target=0, bot="greedy")
                while (await client.until("frame", 30))["seq"] < 8:
                    pass

        asyncio.run(run())
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        before = [int(child) for child in children.read_text().split()] if children.exists() else []
        server.stop()
        assert not [child for child in before if runs(child)]
        # Only now: it is the last of them that would complain.
        assert "leaked" not in server.log()
        assert "Traceback" not in server.log()


def test_a_stop_does_not_wait_for_long_work(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        stop_amid_replays(server)


def test_a_stop_of_several_processes_does_not_wait_for_long_work(tmp_path: Path) -> None:
    with Postgres().running() as postgres, Redis().running() as redis:
        settings = {"bus": redis.url, "workers": 2}
        with Server(tmp_path, database=postgres.new_database(), **settings) as server:
            stop_amid_replays(server)


def stop_amid_replays(server: Server) -> None:
    """Replays are dropped, who waits for them is told, and what was acknowledged is there."""
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me"] * 3)
    tokens = [held["token"] for held in made["held"]]

    async def before() -> int:
        async with (
            Client(server.url, made["table"]["id"], tokens) as client,
            Replays(ada, MANY) as replays,
        ):
            await client.until("frame")
            done = await client.act(client.frames[0]["actors"][0], "draw character")
            began = time.monotonic()
            stop = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await closed_with(client) == 1012
            answers = await replays.answers()
            await stop
            refused = [answer.json()["id"] for answer in answers if answer.status_code == 503]
            print(f"stopped after {time.monotonic() - began:.1f} s; {len(refused)} were refused")
            assert len(refused) > MANY / 3
            assert set(refused) == {"server-stopping"}
            return int(done["seq"])

    seq = asyncio.run(before())
    assert server.process is not None
    assert server.process.returncode == 0
    assert "Traceback" not in server.log()
    server.start()

    async def after() -> None:
        async with Client(server.url, made["table"]["id"], tokens) as client:
            assert (await client.until("frame"))["seq"] == seq

    asyncio.run(after())


def runs(process: int) -> bool:
    """Whether it is still there after a moment; what nobody has buried is dead all the same."""
    status = Path(f"/proc/{process}/stat")
    for _ in range(50):
        try:
            if status.read_text().rpartition(")")[2].split()[0] == "Z":
                return False
        except OSError:
            return False
        time.sleep(0.1)
    return True


def test_games_are_described_with_words_and_data(server: Server) -> None:
    games = httpx.get(server.url + "/api/games", timeout=PATIENCE).json()
    assert [game["id"] for game in games] == lw.titles()
    for game in games:
        page = httpx.get(f"{server.url}/api/games/{game['id']}").json()
        assert set(page["names"]) == {"en", "fr"}
        assert page["tables"]
        for language in ("en", "fr"):
            words = httpx.get(f"{server.url}/api/games/{game['id']}/words/{language}")
            assert "title =" in words.text
            assert game["title"][language]
    assert "list-last" in httpx.get(server.url + "/api/words/fr").text
    assert httpx.get(server.url + "/api/words/de").status_code == 404
    assert httpx.get(server.url + "/api/games/little-tavern/rules/fr").status_code == 200


def test_the_types_of_messages_are_described(server: Server) -> None:
    schema = httpx.get(server.url + "/api/live-schema").json()
    for name in ("FromServer", "FromClient", "Frame", "Act", "NewTable", "Problem"):
        assert name in schema["$defs"]
    assert "#/$defs/Frame" in msgspec.json.encode(schema["$defs"]["FromServer"]).decode()


def test_the_start_page_is_there(server: Server) -> None:
    answer = httpx.get(server.url + "/")
    assert answer.status_code == 200
    assert "text/html" in answer.headers["content-type"]
    assert httpx.get(server.url + "/..%2f..%2fpyproject.toml").text.find("[project]") < 0
