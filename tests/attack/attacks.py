"""What the first attack from outside did to make others wait. Each goes on until it is cancelled, with
all limits open: they are tested elsewhere, and somebody with many addresses has none."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from attack.flood import Tally
from server.harness import PATIENCE, Client, Person, Server
from server.replays import LARGEST, worst_play
from websockets.exceptions import ConnectionClosed

CROWD = 40
TABLES_OF_BOTS = 200
SOCKETS = 50
"""At once."""
UPLOADS = 20
PASSWORDS = 10
ONLOOKERS = 20


@asynccontextmanager
async def browser(person: Person) -> AsyncIterator[httpx.AsyncClient]:
    """Any number of connections, none of them kept, with a person's token."""
    async with httpx.AsyncClient(
        base_url=person.server.url,
        headers={"authorization": "Bearer " + person.token},
        limits=httpx.Limits(max_connections=None, max_keepalive_connections=0),
        timeout=PATIENCE,
    ) as web:
        yield web


async def sit_down(server: Server, tally: Tally) -> None:
    """Forty people sit down at forty rated tables at once, again and again."""
    people = [Person(server, f"P{number}") for number in range(CROWD)]
    async with browser(people[0]) as web:
        while True:
            # Nobody may have more than 200 tables.
            host = Person(server, "Host")
            tables = [
                host.table("little-factory", ["me", "open"], rated=True, public=True)["table"]["id"]
                for _ in people
            ]
            tally.ready()
            await _tables_of_others(web)
            answers = await asyncio.gather(
                *(
                    web.post(
                        f"/api/tables/{table}/seats/1",
                        json={},
                        headers={"authorization": "Bearer " + person.token},
                    )
                    for person, table in zip(people, tables, strict=True)
                )
            )
            for answer in answers:
                tally.add(answer.status_code)


async def upload(server: Server, tally: Tally) -> None:
    """Bring the worst record that is taken, many times at once, and have its end shown."""
    text = worst_play().encode()
    assert LARGEST * 0.95 < len(text) <= LARGEST

    async def keep_uploading(web: httpx.AsyncClient) -> None:
        while True:
            brought = await web.post("/api/records", content=text)
            tally.add(brought.json()["id"] if brought.is_error else brought.status_code)
            if brought.is_success:
                path = f"/api/records/{brought.json()['id']}/film?first=11000&last=11039&seat=-1"
                tally.add((await web.get(path)).status_code)

    async with browser(Person(server, "Eve")) as web:
        await asyncio.gather(*(keep_uploading(web) for _ in range(UPLOADS)))


async def knock(server: Server, tally: Tally) -> None:
    """Open sockets to tables that do not exist."""

    async def keep_knocking(number: int) -> None:
        while True:
            number += SOCKETS
            async with Client(server.url, f"nosuch{number}", []) as client:
                tally.add((await client.next())["problem"]["id"])

    await asyncio.gather(*(keep_knocking(number) for number in range(SOCKETS)))


async def make_bots_play(server: Server, tally: Tally) -> None:
    """Make two hundred tables of five bots."""
    guest = Person(server, "Eve")
    for _ in range(TABLES_OF_BOTS):
        await asyncio.to_thread(guest.table, "wonderful-world", ["greedy"] * 5)
        tally.add("made")
    await asyncio.Event().wait()


async def try_passwords(server: Server, tally: Tally) -> None:
    """Try passwords at the login, and set new ones at the account."""
    eve = Person(server, "Eve")

    async def keep_trying(web: httpx.AsyncClient, path: str, name: str) -> None:
        number = 0
        while True:
            number += 1
            body = {"login": f"{name}{number}", "password": f"incorrect horse {number}"}
            answer = await web.post(path, json=body)
            tally.add(answer.status_code)
            if answer.is_success:
                # The token before counts no more.
                web.headers["authorization"] = "Bearer " + answer.json()["token"]

    async with browser(eve) as web:
        await asyncio.gather(
            *(keep_trying(web, "/api/sessions", f"a{number}.") for number in range(PASSWORDS)),
            keep_trying(web, "/api/people/me/account", "b"),
        )


async def chat(server: Server, tally: Tally) -> None:
    """Twenty onlookers chat at the public tables where others play."""
    onlookers = [Person(server, f"O{number}") for number in range(ONLOOKERS)]

    async def keep_chatting(number: int, person: Person, web: httpx.AsyncClient) -> None:
        while True:
            tables = await _tables_of_others(web)
            table = tables[number % len(tables)]
            async with Client(server.url, table, [], person=person.token) as client:
                await _chat_until_over(client, tally)

    tally.ready()
    async with browser(onlookers[0]) as web:
        await asyncio.gather(
            *(keep_chatting(number, person, web) for number, person in enumerate(onlookers))
        )


async def _tables_of_others(web: httpx.AsyncClient) -> list[str]:
    """The public tables where people play who are no attackers, as soon as there are any."""
    while True:
        tables = (await web.get("/api/tables?playing=true")).json()
        found = [table["id"] for table in tables if table["game"] == "little-tavern"]
        if found:
            return found
        await asyncio.sleep(0.05)


async def _chat_until_over(client: Client, tally: Tally) -> None:
    line = 0
    try:
        frame = await client.until("frame")
        while frame["result"] is None:
            line += 1
            await client.send({"t": "say", "command": f"l{line}", "text": f"line {line}"})
            while (answer := await client.next())["t"] not in ("done", "refused"):
                pass
            tally.add(answer["problem"]["id"] if answer["t"] == "refused" else "said")
            frame = client.frames[None]
    except ConnectionClosed as closed:
        # Nonsense, after so many refusals.
        tally.add("closed" if closed.rcvd is None else closed.rcvd.code)
