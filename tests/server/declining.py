"""A table at which something is asked that may be declined once for all."""

import asyncio
from collections.abc import Awaitable, Callable

from server.harness import Client, Json, Person, Server

TITLES = {"my-little-battlefield": 2, "wonderful-world": 2, "walnut-grove": 2, "little-factory": 2}
TURNS = 200


def where_always_is_offered(
    server: Server, then: Callable[[Client, Json], Awaitable[None]]
) -> None:
    """Play until a seat is offered "always", in whatever title that is, and go on there with the frame."""
    ada = Person(server, "Ada")

    async def look(title: str, seats: int) -> bool:
        made = await asyncio.to_thread(ada.table, title, ["me"] * seats)
        tokens = [one["token"] for one in made["held"]]
        async with Client(server.url, made["table"]["id"], tokens) as client:
            for seat in range(seats):
                await client.until("frame", seat=seat)
            for turn in range(TURNS):
                asked = [frame for frame in client.frames.values() if frame["asked"]]
                offered = [frame for frame in asked if frame["asked"]["always"]]
                if offered:
                    await then(client, offered[0])
                    return True
                if not asked:
                    return False
                choices = asked[0]["asked"]["choices"]
                notation = choices[turn % len(choices)]["notation"]
                answer = await client.act(asked[0]["seat"], notation)
                while any(frame["seq"] < answer["seq"] for frame in client.frames.values()):
                    await client.next()
        return False

    assert any(asyncio.run(look(title, seats)) for title, seats in TITLES.items())
