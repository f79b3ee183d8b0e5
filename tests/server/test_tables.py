"""Life at a table besides the moves: sitting down, chat, clocks, bots as understudies, conceding, cancelling, playing again."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.declining import where_always_is_offered
from server.harness import Client, Person, Server

from littleworlds.server.messages.parts import Pace
from littleworlds.server.storage.clocks import Clocks

Json = dict[str, Any]
TAVERN = "little-tavern"


def two_people(server: Server, **more: Any) -> tuple[Person, Person, Json, Json]:
    """Ada at seat 0, Bob at seat 1, a play of Little Factory under way."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("little-factory", ["me", "open"], **more)
    taken = bob.post(f"/api/tables/{made['table']['id']}/seats/1", {"invite": made["invite"]})
    return ada, bob, ada.get(f"/api/tables/{made['table']['id']}/mine"), taken


def sockets(server: Server, *tables: Json, **hello: Any) -> list[Client]:
    return [
        Client(server.url, table["table"]["id"], [held["token"] for held in table["held"]], **hello)
        for table in tables
    ]


@asynccontextmanager
async def seated(server: Server, *tables: Json) -> AsyncIterator[list[Client]]:
    """Sockets that have heard how things stand."""
    async with AsyncExitStack() as open_ones:
        clients = [await open_ones.enter_async_context(one) for one in sockets(server, *tables)]
        for one in clients:
            await one.until("frame")
        yield clients


def test_an_invitation_opens_a_table_that_is_not_public(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table(TAVERN, ["me", "open", "random"])
    table = made["table"]["id"]
    assert table not in [one["id"] for one in bob.get("/api/tables")]
    assert bob.ask("POST", f"/api/tables/{table}/seats/1", {}).json()["id"] == "invitation-needed"
    taken = bob.post(f"/api/tables/{table}/seats/1", {"invite": made["invite"]})
    assert taken["table"]["status"] == "playing"
    assert (
        bob.ask("POST", f"/api/tables/{table}/seats/1", {"invite": made["invite"]}).json()["id"]
        == "table-started"
    )
    assert [one["id"] for one in bob.get("/api/people/me/tables")] == [table]


def test_the_host_starts_when_every_seat_is_taken(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table(TAVERN, ["me", "open", "open"], public=True, start_when_full=False)
    table = made["table"]["id"]
    assert table in [one["id"] for one in bob.get("/api/tables")]
    assert ada.ask("POST", f"/api/tables/{table}/start").json()["id"] == "seats-free"
    bob.post(f"/api/tables/{table}/seats/1")
    assert (
        bob.ask("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"}).json()[
            "id"
        ]
        == "host-only"
    )
    assert (
        ada.ask("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"}).status_code
        == 200
    )
    assert bob.ask("POST", f"/api/tables/{table}/start").json()["id"] == "host-only"
    assert ada.post(f"/api/tables/{table}/start")["table"]["status"] == "playing"


def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    ada = Person(server, "Ada")

    def refusal(**body: Any) -> str:
        answer = ada.ask("POST", "/api/tables", body)
        assert answer.status_code in (400, 404)
        return str(answer.json()["id"])

    me = {"kind": "me"}
    assert refusal(game="chess", seats=[me]) == "unknown-game"
    assert refusal(game=TAVERN, seats=[me]) == "seat-count"
    assert refusal(game=TAVERN, seats=[me] * 3, options={"x": 1}) == "no-options"
    assert refusal(game=TAVERN, seats=[me, me, {"kind": "bot", "bot": "skynet"}]) == "unknown-bot"
    assert refusal(game=TAVERN, seats=[me, me, {"kind": "bot"}], rated=True) == "rated-with-bots"
    assert refusal(game=TAVERN, seats=[me] * 3, surprise=1) == "request-unfit"


def test_a_repeated_command_is_answered_as_the_first(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table(TAVERN, ["me"] * 3)

    async def run() -> None:
        (client,) = sockets(server, made)
        async with client:
            for seat in range(3):
                await client.until("frame", seat=seat)
            frame = next(frame for frame in client.frames.values() if frame["asked"])
            first = await client.act(frame["seat"], "draw character", name="once")
            again = await client.act(frame["seat"], "draw character", name="once")
            assert first == again
            assert first["seq"] == 1

    asyncio.run(run())


def test_a_group_is_all_or_none_and_ends_at_a_final_step(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table(TAVERN, ["me"] * 3)

    async def run() -> None:
        (client,) = sockets(server, made)
        async with client:
            for seat in range(3):
                await client.until("frame", seat=seat)
            seat = next(frame["seat"] for frame in client.frames.values() if frame["asked"])
            answer = await client.act(seat, "seat table 1", "draw character")
            assert answer["t"] == "refused"
            # A draw is final: what follows it is left unread, whatever it says.
            answer = await client.act(seat, "draw character", "gather all the wolves")
            assert answer["t"] == "refused"
            assert answer["problem"]["id"] == "unknown-notation"
            answer = await client.act(seat, "draw character", "draw character", "draw event")
            assert (answer["t"], answer["taken"], answer["seq"]) == ("done", 1, 1)

    asyncio.run(run())


def test_a_move_for_another_question_is_stale(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table(TAVERN, ["me"] * 3)

    async def run() -> None:
        one, other = sockets(server, made, made)
        async with one, other:
            for client in (one, other):
                for seat in range(3):
                    await client.until("frame", seat=seat)
            frame = next(frame for frame in one.frames.values() if frame["asked"])
            version = frame["asked"]["version"]
            assert (await one.act(frame["seat"], "draw character", version=version))["t"] == "done"
            late = await other.act(frame["seat"], "draw character", version=version)
            assert late["problem"]["id"] == "move-stale"
            await other.until("frame", seq=1) if other.frames[0]["seq"] < 1 else None
            # Two tabs agree.
            for seat in range(3):
                while one.frames[seat]["seq"] < 1:
                    await one.next()
                while other.frames[seat]["seq"] < 1:
                    await other.next()
                assert one.frames[seat]["view"] == other.frames[seat]["view"]

    asyncio.run(run())


def test_undo_takes_back_until_a_step_is_final(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-factory", ["me", "me"])

    async def run() -> None:
        (client,) = sockets(server, made, since=0)
        async with client:
            for seat in range(2):
                await client.until("frame", seat=seat)
            for _ in range(40):
                frame = next(frame for frame in client.frames.values() if frame["asked"])
                seat, before = frame["seat"], frame["view"]
                plain = [one["notation"] for one in frame["asked"]["choices"] if not one["final"]]
                choice = plain[0] if plain else frame["asked"]["choices"][0]["notation"]
                answer = await client.act(seat, choice)
                while client.frames[seat]["seq"] < answer["seq"]:
                    await client.next()
                assert bool(client.frames[seat]["undo"]) == bool(plain)
                undone = await client.command("undo", seat)
                assert (undone["t"] == "done") == bool(plain), undone
                if plain:
                    while client.frames[seat]["seq"] < undone["seq"]:
                        await client.next()
                    assert client.frames[seat]["view"] == before
                    assert client.frames[seat]["steps"][-1]["undone"] == [answer["seq"]]
                    answer = await client.act(seat, choice)
                while any(one["seq"] < answer["seq"] for one in client.frames.values()):
                    await client.next()

    asyncio.run(run())


def test_a_socket_resumes_and_misses_nothing(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table(TAVERN, ["me"] * 3)

    async def run() -> None:
        (whole,) = sockets(server, made, since=0)
        heard: dict[int, Json] = {}
        async with whole:
            for seat in range(3):
                await whole.until("frame", seat=seat)
            for _ in range(30):
                frame = next(frame for frame in whole.frames.values() if frame["asked"])
                answer = await whole.act(frame["seat"], frame["asked"]["choices"][0]["notation"])
                while any(one["seq"] < answer["seq"] for one in whole.frames.values()):
                    await whole.next()
        for message in whole.all:
            if message["t"] == "frame" and message["seat"] == 1:
                heard.update({step["seq"]: step for step in message["steps"] if step["seq"]})
        assert sorted(heard) == list(range(1, 31))
        for since in (28, 3, 0, -1):
            (back,) = sockets(server, made, since=since)
            async with back:
                frame = await back.until("frame", seat=1)
            assert frame["complete"]
            assert (frame["steps"][0]["kind"] == "start") == (since == -1)
            assert [step for step in frame["steps"] if step["seq"]] == [
                heard[seq] for seq in range(max(1, since + 1), 31)
            ]

    asyncio.run(run())


def test_an_onlooker_sees_and_may_not_act(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table(TAVERN, ["me"] * 3)

    async def run() -> None:
        table = made["table"]["id"]
        async with (
            Client(server.url, table, [], person=bob.token) as onlooker,
            sockets(server, made)[0] as player,
        ):
            frame = await onlooker.until("frame")
            assert frame["seat"] is None
            assert frame["asked"] is None
            assert (await onlooker.act(0, "draw character"))["problem"]["id"] == "not-your-seat"
            await player.until("presence", onlookers=1)
            await onlooker.send({"t": "say", "command": "x", "text": "hello"})
            line = await player.until("chat")
            assert (line["name"], line["seat"], line["text"]) == ("Bob", None, "hello")
            await player.send({"t": "mute", "on": True})
            await player.send({"t": "ping"})
            await player.until("pong")
            await onlooker.send({"t": "say", "command": "y", "text": "still there?"})
            await onlooker.until("done", command="y")
            await player.send({"t": "ping"})
            await player.until("pong")
            assert sum(message["t"] == "chat" for message in player.all) == 1

    asyncio.run(run())


def test_a_line_of_chat_sent_again_is_said_once(server: Server) -> None:
    _, _, one, other = two_people(server)

    async def run() -> None:
        here, there = sockets(server, one, other)
        async with here, there:
            await here.until("frame")
            for name, text in (("a", "hello"), ("a", "hello"), ("b", "bye")):
                assert (await here.command("say", 0, name, text=text))["t"] == "done"
            # Another person's command may have the same name.
            assert (await there.command("say", 1, "a", text="who is there?"))["t"] == "done"
            lines = (
                [(await there.until("chat"))["text"] for _ in range(3)]
                if not chat(there)
                else chat(there)
            )
            assert lines == ["hello", "bye", "who is there?"]
        # Also for a socket that comes back.
        async with sockets(server, one)[0] as here:
            assert (await here.command("say", 0, "b", text="bye"))["t"] == "done"
            await here.send({"t": "ping"})
            await here.until("pong")
            assert chat(here) == ["hello", "bye", "who is there?"]

    def chat(client: Client) -> list[str]:
        return [message["text"] for message in client.all if message["t"] == "chat"]

    asyncio.run(run())


def test_conceding_ends_a_play_of_two(server: Server) -> None:
    _, _, one, other = two_people(server)

    async def run() -> None:
        async with seated(server, one, other) as (here, there):
            assert (await here.command("concede", 0))["t"] == "done"
            result = (await there.until("frame", seq=1))["result"]
            assert (result["how"], result["ranks"], result["winners"], result["conceded"]) == (
                "conceded",
                [2, 1],
                [1],
                [0],
            )
            assert (await there.command("concede", 1))["problem"]["id"] == "play-is-over"

    asyncio.run(run())


def test_with_more_seats_a_bot_plays_on_and_the_seat_ranks_last(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table(TAVERN, ["me", "open", "random"])
    taken = bob.post(f"/api/tables/{made['table']['id']}/seats/1", {"invite": made["invite"]})

    async def run() -> None:
        async with seated(server, made, taken) as (here, there):
            assert (await here.command("concede", 0))["t"] == "done"
            assert (await there.command("hand", 1, target=1, bot="random"))["t"] == "done"
            while (frame := await there.until("frame", 60))["result"] is None:
                pass
            assert frame["result"]["how"] == "played"
            assert frame["result"]["ranks"][0] == 3
            assert 0 not in frame["result"]["winners"]

    asyncio.run(run())


def test_a_play_is_cancelled_when_everybody_agrees(server: Server) -> None:
    _, _, one, other = two_people(server)

    async def run() -> None:
        async with seated(server, one, other) as (here, there):
            await here.command("cancel", 0)
            assert (await there.until("frame", seq=1))["agreed"] == [0]
            await here.command("cancel", 0, agree=False)
            await there.command("cancel", 1)
            await here.command("cancel", 0)
            assert (await there.until("frame", seq=4))["result"]["how"] == "cancelled"

    asyncio.run(run())


def test_a_seat_is_given_to_a_bot_and_taken_back(server: Server) -> None:
    _, _, one, other = two_people(server)

    async def run() -> None:
        async with seated(server, one, other) as (here, there):
            refusal = await here.command("hand", 0, target=1, bot="random")
            assert refusal["problem"]["id"] == "seat-still-held"
            assert (await here.command("hand", 0, target=0, bot="skynet"))["problem"][
                "id"
            ] == "unknown-bot"
            assert (await here.command("hand", 0, target=0, bot="random"))["t"] == "done"
            assert (await here.act(0, "x"))["problem"]["id"] == "seat-with-bot"
            assert (await there.until("table"))["table"]["seats"][0]["bot"] == "random"
            assert (await here.command("back", 0))["t"] == "done"
            assert (await here.command("back", 0))["problem"]["id"] == "seat-not-with-bot"

    asyncio.run(run())


def test_who_runs_out_of_time_may_lose_the_seat_to_a_bot(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _, _, one, other = two_people(server, pace={"kind": "live", "seconds": 10, "increment": 0})

        async def asked() -> int:
            async with sockets(server, one)[0] as here:
                frame = await here.until("frame")
                seat = int(frame["actors"][0])
                assert frame["clocks"][seat]["running"]
                assert 0 < frame["clocks"][seat]["left"] <= 10_000
                return seat

        slow = asyncio.run(asked())
        server.stop()
        # Ten seconds pass while nobody looks.
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            (text,) = connection.execute("SELECT clocks FROM tables").fetchone()
            clocks = Clocks.load(text)
            assert clocks is not None
            connection.execute(
                "UPDATE tables SET clocks = ?", (clocks._replace(at=clocks.at - 11_000).dump(),)
            )
        connection.close()
        server.start()

        async def run() -> None:
            async with seated(server, one, other) as clients:
                done = await clients[1 - slow].command("hand", 1 - slow, target=slow, bot="random")
                assert done["t"] == "done", done

        asyncio.run(run())


def test_nobody_lets_a_bot_play_a_rated_table(server: Server) -> None:
    ada, _, one, other = two_people(server, rated=True)

    async def run() -> None:
        async with seated(server, one, other) as (here, there):
            assert (await here.command("hand", 0, target=0, bot="greedy"))["problem"][
                "id"
            ] == "hand-rated"
            assert (await there.command("hand", 1, target=1, bot="greedy"))["problem"][
                "id"
            ] == "hand-rated"
            assert (await there.command("hand", 1, target=0, bot="greedy"))["problem"][
                "id"
            ] == "seat-still-held"
            assert (await here.command("back", 0))["problem"]["id"] == "seat-not-with-bot"

    asyncio.run(run())
    # Nor does a program sit there under an account of its own.
    session = ada.post("/api/people/me/bots", {"name": "Deep Factory"})
    bot = Person(server, "placeholder")
    bot.id, bot.token = session["person"]["id"], session["token"]
    body = {"game": "little-factory", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert bot.ask("POST", "/api/tables", body).json()["id"] == "rated-with-bots"
    made = ada.post("/api/tables", body)
    refusal = bot.ask(
        "POST", f"/api/tables/{made['table']['id']}/seats/1", {"invite": made["invite"]}
    )
    assert refusal.json()["id"] == "rated-with-bots"


def test_the_seat_of_who_ran_out_of_time_may_be_given_away_at_a_rated_table_too(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, away_seconds=0.0) as server:
        _, _, one, other = two_people(server, rated=True, pace={"kind": "live"})

        async def run() -> None:
            async with sockets(server, one)[0] as here:
                asked = (await here.until("frame"))["actors"][0]
            mine, theirs = (one, other) if asked == 1 else (other, one)
            async with sockets(server, mine)[0] as here:
                await here.until("frame")
                done = await here.command("hand", 1 - asked, target=asked, bot="greedy")
                assert done["t"] == "done", done
            async with sockets(server, theirs)[0] as there:
                await there.until("frame")
                # Who comes back may play on.
                assert (await there.command("back", asked))["t"] == "done"

        asyncio.run(run())


def test_clocks_run_for_who_is_asked() -> None:
    pace = Pace(kind="live", seconds=60, increment=5)
    clocks = Clocks.start(pace, 2, [0], 1000)
    assert clocks is not None
    assert clocks.now(11_000) == [50_000, 60_000]
    moved = clocks.moved(pace, 0, [1], 11_000)
    assert moved.now(12_000) == [55_000, 59_000]
    assert Clocks.load(moved.dump()) == moved
    assert Clocks.start(Pace(kind="turn"), 2, [0], 1000) is None


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    ada, bob, one, _ = two_people(server)
    table = one["table"]["id"]
    assert ada.ask("POST", f"/api/tables/{table}/rematch").json()["id"] == "play-not-over"

    async def end() -> None:
        async with sockets(server, one)[0] as here:
            await here.until("frame")
            await here.command("concede", 0)
            again = await asyncio.to_thread(ada.post, f"/api/tables/{table}/rematch")
            assert (await here.until("table", 20))["table"]["next"] == again["table"]["id"]

    asyncio.run(end())
    first = ada.post(f"/api/tables/{table}/rematch")
    second = bob.post(f"/api/tables/{table}/rematch")
    assert first["table"]["id"] == second["table"]["id"]
    assert [seat["name"] for seat in first["table"]["seats"]] == ["Ada", ""]
    began = bob.post(f"/api/tables/{first['table']['id']}/seats/1")
    assert began["table"]["status"] == "playing"


def test_a_standing_answer_is_played_by_itself(server: Server) -> None:
    async def stand(client: Client, frame: Json) -> None:
        seat, prompt = frame["seat"], frame["asked"]["prompt"]
        done = await client.command("stand", seat, prompt=prompt["id"], args=prompt["args"])
        assert done["t"] == "done", done
        frame = client.frames[seat]
        while not any(step["kind"] == "auto" for step in frame["steps"]):
            frame = await client.until("frame", seat=seat)
        assert frame["standing"] == [{"prompt": prompt["id"], "args": prompt["args"]}]
        assert frame["asked"] is None or frame["asked"]["prompt"] != prompt
        lifted = await client.command(
            "stand", seat, prompt=prompt["id"], args=prompt["args"], on=False
        )
        assert lifted["t"] == "done"

    where_always_is_offered(server, stand)


def test_a_standing_answer_is_given_to_the_question_that_stands(server: Server) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me", "me", "me"])

    async def run() -> None:
        (client,) = sockets(server, made)
        async with client:
            seat = (await until_asked(client))["seat"]
            for prompt, args, why in (
                ("ask-something-else", None, "standing-not-asked"),
                ("ask-draw-character", {"card": "@elf"}, "standing-not-asked"),
                ("ask-draw-character", None, "standing-not-offered"),
            ):
                refused = await client.command("stand", seat, prompt=prompt, args=args)
                assert refused["problem"]["id"] == why
            assert client.frames[seat]["standing"] == []

    asyncio.run(run())


async def until_asked(client: Client) -> Json:
    while not (asked := [frame for frame in client.frames.values() if frame["asked"]]):
        await client.next()
    return asked[0]


def test_a_hint_is_a_legal_action_and_never_at_rated_tables(server: Server) -> None:
    ada, _, one, other = two_people(server)
    table = one["table"]["id"]

    async def asked() -> Json:
        async with sockets(server, one)[0] as here:
            return await here.until("frame")

    frame = asyncio.run(asked())
    seat = frame["actors"][0]
    token = (one if seat == 0 else other)["held"][0]["token"]
    hint = ada.post(f"/api/tables/{table}/hint", {"token": token, "bot": "random"})
    assert isinstance(hint["notation"], str)
    idle = (other if seat == 0 else one)["held"][0]["token"]
    assert (
        ada.ask("POST", f"/api/tables/{table}/hint", {"token": idle}).json()["id"]
        == "not-your-decision"
    )
    _, _, rated, taken = two_people(server, rated=True)
    refusal = ada.ask(
        "POST", f"/api/tables/{rated['table']['id']}/hint", {"token": rated["held"][0]["token"]}
    )
    assert refusal.json()["id"] == "hint-rated"
    assert taken["table"]["rated"]


def test_a_rated_play_changes_ratings(server: Server) -> None:
    ada, bob, one, other = two_people(server, rated=True)
    assert (
        ada.ask(
            "POST", "/api/tables", {"game": TAVERN, "seats": [{"kind": "me"}] * 3, "rated": True}
        ).json()["id"]
        == "rated-one-seat"
    )

    async def run() -> None:
        async with sockets(server, other)[0] as there:
            await there.until("frame")
            await there.command("concede", 1)
            result = there.frames[1]["result"] or (await there.until("frame"))["result"]
            assert result["ratings"][ada.id] > 0 > result["ratings"][bob.id]

    asyncio.run(run())
    assert one["table"]["rated"]
    mine, theirs = ada.get("/api/people/me")["ratings"][0], bob.get("/api/people/me")["ratings"][0]
    assert mine["plays"] == theirs["plays"] == 1
    assert mine["mu"] > theirs["mu"]


@pytest.mark.parametrize(
    "path", ["/api/tables/nowhere", "/api/people/nobody1", "/api/records/none", "/api/games/chess"]
)
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"id", "args", "game", "why"}
