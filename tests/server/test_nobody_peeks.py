"""All frames of complete plays of every title, held against the play itself: each says what its seat may know, and no more."""

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
from server.harness import Client, Person, Server

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.state import State
from littleworlds.server.frames import frame_builder

Json = dict[str, Any]
MOST_MOVES = 5000
TWINS = 60
"""So many frames of a play are also compared with those of another world."""


@pytest.mark.parametrize("title", lw.titles())
def test_frames_say_what_a_seat_may_know_and_no_more(server: Server, title: str) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    game = lw.game(title)
    seats = max(2, game.min_seats)
    ada = Person(server, "Ada")
    made = ada.table(title, ["me"] * seats)
    clients = asyncio.run(play(server, made, random.Random(seed)))
    record = Record.parse(httpx.get(f"{server.url}/api/tables/{made['table']['id']}/record").text)
    frames = [
        (client, frame) for client in clients for frame in client.all if frame["t"] == "frame"
    ]
    assert all(
        max(frame["seq"] for frame in client.frames.values()) == len(record.steps)
        for client in clients
    )
    assert all(
        frame["result"] is not None for client in clients for frame in client.frames.values()
    )
    check_frames(game, record, [frame for _, frame in frames if frame["result"] is None])
    check_texts(clients, made, record)


async def play(server: Server, made: Json, chance: random.Random) -> list[Client]:
    """Every seat at a socket of its own, and an onlooker."""
    table = made["table"]["id"]
    tokens = [[held["token"]] for held in made["held"]] + [[]]
    clients = [Client(server.url, table, own, since=-1, things=True) for own in tokens]
    for client in clients:
        await client.__aenter__()
        await client.until("frame")
    for _ in range(MOST_MOVES):
        asked = [frame for client in clients for frame in client.frames.values() if frame["asked"]]
        if not asked:
            break
        frame = chance.choice(asked)
        seat = frame["seat"]
        action = chance.choice(frame["asked"]["choices"])["notation"]
        answer = await clients[seat].act(seat, action, version=frame["asked"]["version"])
        assert answer["t"] == "done", answer
        for client in clients:
            while max(frame["seq"] for frame in client.frames.values()) < answer["seq"]:
                await client.next()
    for client in clients:
        await client.__aexit__()
    return clients


def check_frames(game: Game, record: Record, frames: list[Json]) -> None:
    """Each frame has the view and the events of its seat, and would be the same in any other world that fits that view."""
    states, whole = course_of(game, record)
    for number, frame in enumerate(frames):
        seat = frame["seat"]
        assert frame["view"] == plain(states[frame["seq"]].view(seat))
        for step in frame["steps"]:
            if step["kind"] in ("move", "start"):
                assert step["events"] == [
                    [plain(event.to_dict(seat)) for event in whole[step["seq"]]]
                ]
        if number % (len(frames) // TWINS + 1) == 0:
            check_twin(game, frame, number)


def course_of(game: Game, record: Record) -> tuple[list[State], list[list[Event]]]:
    """The state after each step of a record, and the events of each."""
    told: list[list[Event]] = []
    play = Play.replay(record, game, 0, told)
    states = [play.state.copy()]
    for step in record.steps:
        play.chance.follow(lw.Recorded(step.draws))
        play.act(step.seat, game.parse(step.notation), tell=told)
        states.append(play.state.copy())
    return states, told


def check_twin(game: Game, frame: Json, number: int) -> None:
    """The same frame from a world in which all that the seat does not know is otherwise."""
    if frame["seat"] is None:
        assert frame["asked"] is None
        assert not frame["undo"]
        return
    twin = game.perspective(frame["view"]).sample(lw.Seeded(number))
    view = twin.view(frame["seat"])
    assert plain(view) == frame["view"]
    assert plain(frame_builder.things(game, view)) == frame["things"]
    asked = frame["asked"]
    assert [game.notation(action) for action in twin.legal(frame["seat"])] == (
        [one["notation"] for one in asked["choices"]] if asked else []
    )
    if asked:
        prompt = twin.prompt(frame["seat"])
        assert prompt is not None
        assert plain(prompt.to_dict()) == asked["prompt"]
        labels = [
            plain(game.describe(view, action).to_dict()["label"])
            for action in twin.legal(frame["seat"])
        ]
        assert labels == [one["label"] for one in asked["choices"]]


def check_texts(clients: list[Client], made: Json, record: Record) -> None:
    """No secret of the table, and no other seat's token, is in any text before the end."""
    for client in clients:
        before = [
            text
            for text, message in zip(client.raw, client.all, strict=True)
            if message.get("result") is None
        ]
        whole = "\n".join(
            text for text in before if '"t":"table"' not in text or '"result":null' in text
        )
        assert made["invite"] not in whole
        if record.secret:
            assert record.secret not in whole
        for held in made["held"]:
            assert held["token"] not in whole


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
