"""Commands that are sent again, names that are used twice, and standing answers at their limit."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.declining import where_always_is_offered
from server.harness import Client, Json, Person, Server

from littleworlds.server.errors import Refusal
from littleworlds.server.live import standing_answers
from littleworlds.server.messages.from_client import Stand


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("once")) as running:
        yield running


def test_with_all_standing_answers_taken_one_can_still_be_lifted() -> None:
    standing = {(0, f"ask-{number}", "{}") for number in range(standing_answers.MOST)}
    one_more = Stand(command="a", seat=0, prompt="one-more", args={})
    lifting = Stand(command="b", seat=0, prompt="ask-7", args={}, on=False)
    with pytest.raises(Refusal, match="too many"):
        standing_answers.wished_answer(one_more, standing)
    lifted = standing_answers.wished_answer(lifting, standing)
    left = standing_answers.with_answer(standing, lifted, on=False)
    assert standing_answers.wished_answer(one_more, left) == (0, "one-more", "{}")


def test_a_standing_answer_that_is_sent_again_is_carried_out_once(server: Server) -> None:
    async def stand_twice(client: Client, frame: Json) -> None:
        seat, prompt = frame["seat"], frame["asked"]["prompt"]
        same = {"prompt": prompt["id"], "args": prompt["args"]}
        first = await client.command("stand", seat, "same", **same)
        assert first["t"] == "done"
        assert (await client.command("stand", seat, on=False, **same))["t"] == "done"
        assert await client.command("stand", seat, "same", **same) == first
        # Sent again it did not come back to life.
        assert client.frames[seat]["standing"] == []

    where_always_is_offered(server, stand_twice)


def test_a_refused_hand_is_never_answered_done(server: Server) -> None:
    """Even if the seat's own player has used the same name for a command."""

    async def play() -> None:
        ada, ben = Person(server, "Ada"), Person(server, "Ben")
        made = ada.table("little-factory", ["me", "open"], public=True)
        table = made["table"]["id"]
        theirs = ben.post(f"/api/tables/{table}/seats/1")
        tokens = [made["held"][0]["token"], theirs["held"][0]["token"]]
        async with (
            Client(server.url, table, tokens[:1]) as one,
            Client(server.url, table, tokens[1:]) as other,
        ):
            await one.until("frame", seat=0)
            await other.until("frame", seat=1)
            players = {0: one, 1: other}
            seat = next(n for n, client in players.items() if client.frames[n]["asked"])
            choice = players[seat].frames[seat]["asked"]["choices"][0]["notation"]
            assert (await players[seat].act(seat, choice, name="shared"))["t"] == "done"
            rival = players[1 - seat]
            answer = await rival.command("hand", 1 - seat, "shared", target=seat, bot="greedy")
            assert answer["t"] == "refused"
            assert answer["problem"]["id"] == "seat-still-held"

    asyncio.run(play())


def test_who_leaves_for_good_loses_a_rated_play(tmp_path: Path) -> None:
    async def play() -> None:
        ada, ben = Person(server, "Ada"), Person(server, "Ben")
        made = ada.table("little-factory", ["me", "open"], public=True, rated=True)
        table = made["table"]["id"]
        theirs = ben.post(f"/api/tables/{table}/seats/1")
        async with Client(server.url, table, [theirs["held"][0]["token"]]) as client:
            await client.until("frame", seat=1)
            assert ada.ask("DELETE", "/api/people/me").status_code == 200
            while client.frames[1]["result"] is None:
                await client.next()
            result = client.frames[1]["result"]
            assert (result["how"], result["winners"], result["conceded"]) == ("conceded", [1], [0])
        assert ben.get("/api/people/me")["ratings"][0]["plays"] == 1

    with Server(tmp_path) as server:
        asyncio.run(play())
