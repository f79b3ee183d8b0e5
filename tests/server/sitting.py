"""Somebody who plays on at all seats of one table after another, and remembers what was
acknowledged."""

import asyncio
import os
import time

from server.harness import PATIENCE, Client, Json, Person, Server


class Sitting:
    """All seats of one table at one socket, and what was acknowledged to it."""

    def __init__(self, server: Server, name: str, public: bool = False) -> None:
        """`public`: others are to find the tables."""
        self.person = Person(server, name)
        self.server = server
        self.public = public
        self._sit()
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.waits: list[float] = []
        """How long each answer took, in seconds."""
        self.client: Client | None = None

    def _sit(self) -> None:
        made = self.person.table("little-tavern", ["me"] * 3, public=self.public)
        self.table: str = made["table"]["id"]
        self.tokens = [held["token"] for held in made["held"]]

    async def __aenter__(self) -> "Sitting":
        self.client = Client(self.server.url, self.table, self.tokens)
        await self.client.__aenter__()
        await self.client.until("frame", seat=2)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.client is not None
        await self.client.__aexit__()

    async def move(self, name: str = "") -> Json:
        """Move for whoever is asked; the answer."""
        assert self.client is not None
        client = self.client
        frames = client.frames.values()
        while len({frame["seq"] for frame in frames}) > 1:
            await client.next()
        if client.frames[0]["result"] is not None:
            await client.__aexit__()
            await asyncio.to_thread(self._sit)
            await self.__aenter__()
            client = self.client
        frame = next(frame for frame in client.frames.values() if frame["asked"])
        name = name or f"c{len(self.acknowledged)}-{os.urandom(3).hex()}"
        choice = frame["asked"]["choices"][0]["notation"]
        began = time.perf_counter()
        answer = await client.act(frame["seat"], choice, name=name)
        self.waits.append(time.perf_counter() - began)
        if answer["t"] == "done":
            self.acknowledged[self.table, name] = answer["seq"]
            while any(one["seq"] < answer["seq"] for one in client.frames.values()):
                await client.next()
        return answer

    async def refusal(self, name: str = "") -> str:
        """Move until that is refused; the reason."""
        while (answer := await self.move(name))["t"] == "done":
            pass
        return str(answer["problem"]["id"])

    async def move_at_last(self, name: str = "") -> Json:
        """Move as soon as that is possible again."""
        deadline = time.monotonic() + PATIENCE
        while (answer := await self.move(name))["t"] != "done":
            assert answer["problem"]["id"].startswith("database-"), answer
            assert time.monotonic() < deadline, answer
            await asyncio.sleep(0.05)
        return answer

    async def log_is_whole(self) -> None:
        """Every acknowledged command is in its log, at its place."""
        for table in {table for table, _ in self.acknowledged}:
            async with Client(self.server.url, table, [], -1) as onlooker:
                frame = await onlooker.until("frame")
            seqs = {step["seq"] for step in frame["steps"]}
            mine = {seq for (of, _), seq in self.acknowledged.items() if of == table}
            assert mine <= seqs
