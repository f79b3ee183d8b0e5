"""Gestures, trying, reasons and usual answers over real sockets: nothing changes by asking, and nobody else is told."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from server.harness import Client, Json, Person, Server
from websockets.exceptions import ConnectionClosed

import littleworlds as lw

PAUSE = 0.3
"""Of tables whose usual answers are waited for."""


def at_table(
    server: Server,
    title: str,
    then: Callable[[Client], Awaitable[None]],
    seats: int = 1,
    **table: Any,
) -> None:
    made = Person(server, "Ada").table(title, ["me"] * seats, **table)

    async def run() -> None:
        tokens = [one["token"] for one in made["held"]]
        async with Client(server.url, made["table"]["id"], tokens) as client:
            for seat in range(seats):
                await client.until("frame", seat=seat)
            await then(client)

    asyncio.run(run())
    assert "Traceback" not in server.log()


async def act(client: Client, seat: int, *actions: str) -> None:
    await settled(client, seat, await client.act(seat, *actions))


async def settled(client: Client, seat: int, answer: Json) -> None:
    """Until the seat has seen what a command led to."""
    assert answer["t"] == "done", answer
    while client.frames[seat]["seq"] < answer["seq"]:
        await client.next()


async def play_until(client: Client, found: Callable[[Json], bool], seed: int = 5) -> Json:
    """Play at random until the question of seat 0 is of this kind; its frame."""
    chance = random.Random(seed)
    for _ in range(400):
        frame = client.frames[0]
        if found(frame):
            return frame
        await act(client, 0, chance.choice(frame["asked"]["choices"])["notation"])
    raise AssertionError("the play never came to such a question")


async def tries(client: Client, frame: Json, *actions: str, version: str = "") -> Json:
    seat = frame["seat"]
    asked = {"seat": seat, "version": version or frame["asked"]["version"], "actions": actions}
    await client.send({"t": "try", "command": "trial", **asked})
    while (answer := await client.next())["t"] not in ("tried", "refused"):
        pass
    return answer


def plain_choice(frame: Json) -> str | None:
    plain = [one["notation"] for one in frame["asked"]["choices"] if not one["final"]]
    return plain[0] if plain else None


def test_what_is_tried_is_what_would_happen_and_changes_nothing(server: Server) -> None:
    async def run(client: Client) -> None:
        chance = random.Random(3)
        compared = 0
        for _ in range(60):
            frame = client.frames[0]
            choice = plain_choice(frame)
            if choice is None:
                await act(client, 0, frame["asked"]["choices"][0]["notation"])
                continue
            tried = await tries(client, frame, choice)
            assert (tried["t"], tried["taken"], tried["final"]) == ("tried", 1, False)
            assert client.frames[0] == frame
            await act(client, 0, choice)
            after = client.frames[0]
            assert after["view"] == tried["view"]
            assert after["steps"][-1]["events"] == tried["events"]
            assert [one["notation"] for one in after["asked"]["choices"]] == [
                one["notation"] for one in tried["asked"]["choices"]
            ]
            compared += 1
            if chance.random() < 0.5:
                await settled(client, 0, await client.command("undo", 0))
        assert compared > 20

    at_table(server, "wonderful-world", run)


def test_a_try_ends_before_a_final_step(server: Server) -> None:
    async def run(client: Client) -> None:
        def final(frame: Json) -> bool:
            return any(one["final"] for one in frame["asked"]["choices"])

        frame = await play_until(client, final)
        drawing = next(one for one in frame["asked"]["choices"] if one["final"])
        tried = await tries(client, frame, drawing["notation"], drawing["notation"])
        assert (tried["taken"], tried["final"], tried["events"]) == (0, True, [])
        assert tried["view"] == frame["view"]
        assert client.frames[0] == frame

    at_table(server, "walnut-grove", run)


def test_a_try_with_a_stale_version_or_nonsense_is_refused(server: Server) -> None:
    async def run(client: Client) -> None:
        frame = await play_until(client, lambda frame: plain_choice(frame) is not None)
        choice = plain_choice(frame)
        assert choice is not None
        await act(client, 0, choice)
        now = client.frames[0]
        for version, action, why in (
            (frame["asked"]["version"], choice, "move-stale"),
            ("nonsense", choice, "move-stale"),
            (now["asked"]["version"], "fly to the moon", "unknown-notation"),
        ):
            refused = await tries(client, now, action, version=version)
            assert (refused["t"], refused["command"]) == ("refused", "trial")
            assert refused["problem"]["id"] == why
        assert client.frames[0] == now

    at_table(server, "wonderful-world", run)


def test_nobody_tries_for_a_seat_of_somebody_else(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("wonderful-world", ["me", "open"], public=True)
    id = made["table"]["id"]
    other = bob.post(f"/api/tables/{id}/seats/1")["held"][0]["token"]

    async def run() -> None:
        async with (
            Client(server.url, id, [made["held"][0]["token"]]) as mine,
            Client(server.url, id, [other]) as theirs,
        ):
            await mine.until("frame", seat=0)
            frame = await theirs.until("frame", seat=1)
            choice = frame["asked"]["choices"][0]["notation"]
            asked = {"version": frame["asked"]["version"], "actions": [choice]}
            for message in (
                {"t": "try", "seat": 1, **asked},
                {"t": "why", "seat": 1, "ref": "card:1"},
                {"t": "hold", "seat": 1, "version": frame["asked"]["version"]},
            ):
                await mine.send({**message, "command": "mine"})
                assert (await mine.until("refused"))["problem"]["id"] == "not-your-seat"
            # A try of one's own is told to nobody else, not even that it was.
            heard = len(mine.all)
            await tries(theirs, frame, choice)
            await mine.send({"t": "ping"})
            await mine.until("pong")
            # That the other socket has come may be told late.
            assert {one["t"] for one in mine.all[heard:]} <= {"pong", "presence"}

    asyncio.run(run())


def test_a_flood_of_tries_keeps_nobody_from_playing(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    flooded, quiet = ada.table("wonderful-world", ["me"]), bob.table("wonderful-world", ["me"])

    async def run() -> None:
        flooder = Client(server.url, flooded["table"]["id"], [flooded["held"][0]["token"]])
        player = Client(server.url, quiet["table"]["id"], [quiet["held"][0]["token"]])
        async with flooder, player:
            frame = await flooder.until("frame", seat=0)
            await player.until("frame", seat=0)
            choice = frame["asked"]["choices"][0]["notation"]
            asked = {"version": frame["asked"]["version"], "actions": [choice] * 60}
            with contextlib.suppress(ConnectionClosed):
                for _ in range(300):
                    await flooder.send({"t": "try", "seat": 0, **asked})
            for _ in range(5):
                await act(player, 0, player.frames[0]["asked"]["choices"][0]["notation"])
            # The sixty actions of a try are not all allowed; who reads no answers is sent away.
            refused: list[Json] = []
            with contextlib.suppress(ConnectionClosed):
                refused.append(await flooder.until("refused"))
            assert all(one["problem"]["id"] != "server-fault" for one in refused)

    asyncio.run(run())
    assert "Traceback" not in server.log()


def test_a_gesture_is_one_command_and_is_taken_back_as_one(server: Server) -> None:
    async def run(client: Client) -> None:
        def offered(frame: Json) -> bool:
            return any(not one["final"] for one in frame["asked"]["gestures"])

        frame = await play_until(client, offered)
        gesture = next(one for one in frame["asked"]["gestures"] if not one["final"])
        await act(client, 0, *gesture["actions"])
        after = client.frames[0]
        assert len(after["steps"][-1]["events"]) == len(gesture["actions"])
        assert len(after["undo"]) == len(gesture["actions"])
        await settled(client, 0, await client.command("undo", 0))
        assert client.frames[0]["view"] == frame["view"]

    at_table(server, "walnut-grove", run)


def test_who_points_in_vain_is_told_why(server: Server) -> None:
    async def run(client: Client) -> None:
        seat = next(frame["seat"] for frame in client.frames.values() if frame["asked"])
        for ref, expected in (("pile:events", "why-event-needs-guests"), ("pile:characters", None)):
            await client.send({"t": "why", "seat": seat, "ref": ref, "command": ref[5:]})
            answer = await client.until("because")
            assert (answer["ref"], answer["command"]) == (ref, ref[5:])
            assert (answer["reason"] or {}).get("id") == expected

    at_table(server, "little-tavern", run, seats=3)


@pytest.mark.parametrize("title", sorted(lw.titles()))
def test_nonsense_has_no_reason(server: Server, title: str) -> None:
    async def run(client: Client) -> None:
        kinds = [
            "table",
            "purse",
            "card",
            "offer",
            "building",
            "hand",
            "cell",
            "tile",
            "sector",
            "die",
        ]
        kinds += [
            "site",
            "slot",
            "step",
            "worker",
            "region",
            "stop",
            "good",
            "coin",
            "event",
            "pile",
        ]
        refs = [f"{kind}:{id}" for kind in kinds for id in ("x", "0", "-1", "9/9", "a,b", "99999")]
        for ref in refs:
            await client.send({"t": "why", "seat": 0, "ref": ref})
            answer = await client.next()
            while answer["t"] not in ("because", "refused"):
                answer = await client.next()
            assert answer["t"] == "because", (ref, answer)

    game = lw.game(title)
    at_table(server, title, run, seats=game.min_seats)


def harmless(frame: Json) -> bool:
    return frame["asked"] is not None and frame["asked"]["answered_at"] is not None


def test_a_usual_answer_is_given_after_its_pause(server: Server) -> None:
    async def run(client: Client) -> None:
        frame = await play_until(client, harmless)
        assert frame["asked"]["usual"] in [one["notation"] for one in frame["asked"]["choices"]]
        assert frame["asked"]["answered_at"] > frame["now"]
        later = await client.until("frame", seat=0)
        assert later["steps"][-1]["kind"] == "auto"

    at_table(server, "wonderful-world", run, pauses={"usual": PAUSE})


def test_a_pause_can_be_stopped(server: Server) -> None:
    async def run(client: Client) -> None:
        frame = await play_until(client, harmless)
        version = frame["asked"]["version"]
        await client.send({"t": "hold", "seat": 0, "version": version})
        held = await client.until("frame", seat=0)
        assert (held["asked"]["version"], held["asked"]["answered_at"]) == (version, None)
        await act(client, 0, held["asked"]["usual"])
        assert client.frames[0]["steps"][-1]["kind"] == "move"
        await client.send({"t": "hold", "seat": 0, "version": version, "command": "late"})
        assert (await client.until("refused"))["problem"]["id"] == "move-stale"

    at_table(server, "wonderful-world", run, pauses={"usual": 30.0})


def test_the_step_before_can_be_taken_back_until_the_pause_is_over(server: Server) -> None:
    async def run(client: Client) -> None:
        frame = await play_until(client, lambda frame: harmless(frame) and bool(frame["undo"]))
        await settled(client, 0, await client.command("undo", 0))
        back = client.frames[0]
        assert back["steps"][-1]["kind"] == "undo"
        assert back["asked"]["version"] != frame["asked"]["version"]

    at_table(server, "wonderful-world", run, pauses={"usual": 30.0})


def test_a_turn_that_passes_on_at_once_can_be_taken_back_until_the_bot_moves(
    server: Server,
) -> None:
    """In Little Factory nothing is to be revealed after a turn that took cards of level I alone."""
    made = Person(server, "Ada").table("little-factory", ["me", "random"], pauses={"bots": 30.0})

    async def run() -> None:
        tokens = [one["token"] for one in made["held"]]
        async with Client(server.url, made["table"]["id"], tokens) as client:
            frame = await client.until("frame", seat=0)
            while frame["asked"] is None:
                frame = await client.until("frame", seat=0)
            while client.frames[0]["asked"] is not None:
                await act(client, 0, client.frames[0]["asked"]["choices"][0]["notation"])
            passed = client.frames[0]
            assert (passed["actors"], bool(passed["undo"])) == ([1], True)
            await settled(client, 0, await client.command("undo", 0))
            assert client.frames[0]["actors"] == [0]
            assert client.frames[0]["asked"]["prompt"]["id"].startswith("ask-take")

    asyncio.run(run())


def test_a_bot_does_not_wait_after_a_move_that_cannot_be_taken_back(server: Server) -> None:
    """Of two who draft, the second pick turns both over: nobody can take it back, and the bot picks again at once."""
    made = Person(server, "Ada").table("wonderful-world", ["me", "random"], pauses={"bots": 30.0})
    sooner = 20.0

    async def run() -> None:
        tokens = [one["token"] for one in made["held"]]
        async with Client(server.url, made["table"]["id"], tokens) as client:
            frame = await client.until("frame", seat=0)
            for _ in range(2):
                while frame["actors"] != [0]:
                    frame = await client.until("frame", sooner, seat=0)
                await act(client, 0, frame["asked"]["choices"][0]["notation"])
                frame = client.frames[0]
            while frame["actors"] != [0]:
                frame = await client.until("frame", sooner, seat=0)

    asyncio.run(run())


def test_a_table_may_do_without_usual_answers(server: Server) -> None:
    async def run(client: Client) -> None:
        chance = random.Random(5)
        for _ in range(40):
            assert client.frames[0]["asked"]["answered_at"] is None
            await act(client, 0, chance.choice(client.frames[0]["asked"]["choices"])["notation"])

    at_table(server, "wonderful-world", run, pauses={"usual": 0.0, "usual_answers": False})
