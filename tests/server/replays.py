"""Records to upload, and replays of one, many at once."""

import asyncio

import httpx
from server.harness import PATIENCE, Client, Json, Person, Server

import littleworlds as lw

MANY = 25
"""As many as one person may ask for at once: far more than are made while another is served."""


LONG_LOG = 210
LARGEST = 400_000
"""A record may have so many bytes."""


def more_entries(title: str, table: str, count: int) -> dict[str, object]:
    """Corrections that add so many entries like the first of a table."""
    data = lw.game(title).data
    assert data is not None
    first = data.table(table)[0]._fields
    return {table: [{**first, "id": f"more_{number}", "add": True} for number in range(count)]}


def worst_play() -> str:
    """The largest record that is taken: 11,500 moves of a play that corrections make long."""
    title = "little-factory"
    game = lw.game(title, {"game": title, **more_entries(title, "resource", 32)})
    play = lw.Play(game, game.max_seats, lw.Seeded(3))
    chance = lw.Seeded(4)
    text = longer = ""
    while len(longer.encode()) <= LARGEST:
        text = longer
        for _ in range(100):
            seat = play.state.first()
            legal = play.state.legal(seat)
            play.act(seat, legal[chance.index(len(legal))], tell=[])
        longer = play.record().text()
    return text


def long_play() -> str:
    """The record of a finished play of the title whose films are the dearest."""
    play = lw.Play(lw.game("walnut-grove"), 4, lw.Seeded(3))
    chance = lw.Seeded(4)
    while (seat := play.state.first()) >= 0:
        legal = play.state.legal(seat)
        play.act(seat, legal[chance.index(len(legal))])
    return play.record().text()


def uploaded(ada: Person, text: str) -> httpx.Response:
    headers = {"authorization": "Bearer " + ada.token, "content-type": "text/plain"}
    return httpx.post(
        ada.server.url + "/api/records", content=text.encode(), headers=headers, timeout=PATIENCE
    )


async def long_log(server: Server, made: Json) -> None:
    """More lines than are played again in the event loop."""
    async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
        await client.until("frame")
        for number in range(LONG_LOG):
            done = await client.command("cancel", 0, agree=number % 2 == 0)
            assert done["t"] == "done", done


class Replays:
    """So many replays of one uploaded record, all asked for at once."""

    def __init__(self, eve: Person, count: int) -> None:
        id = uploaded(eve, long_play()).json()["id"]
        self._path = f"{eve.server.url}/api/records/{id}/film?first=100&last=139&seat=-1"
        self._count = count
        self._web = httpx.AsyncClient(limits=httpx.Limits(max_connections=None), timeout=PATIENCE)
        self._asked: list[asyncio.Task[httpx.Response]] = []

    async def __aenter__(self) -> "Replays":
        """Returns when the first is there, so that the others wait."""
        self._asked = [asyncio.create_task(self._web.get(self._path)) for _ in range(self._count)]
        await asyncio.wait(self._asked, return_when=asyncio.FIRST_COMPLETED)
        return self

    @property
    def answered(self) -> int:
        return sum(one.done() for one in self._asked)

    async def answers(self) -> list[httpx.Response]:
        return await asyncio.gather(*self._asked)

    async def __aexit__(self, *_: object) -> None:
        for one in self._asked:
            one.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await self._web.aclose()
