"""Messages made after the schema of a table's socket, and spoilt; people who send them."""

import asyncio
import random
from collections import Counter

import httpx
from attack.schema_fuzzer import SchemaFuzzer, spoilt
from server.harness import Client, Json, Person, Server
from websockets.exceptions import ConnectionClosed

SPOIL = 0.05
SELDOM = {"concede": 0.01, "cancel": 0.05, "hello": 0.3, "ping": 0.3}
"""How often these are sent when it is their turn: a play that is over refuses the rest."""
NO_OBJECTS = [
    *["", "null", "[]", "{}", "[" * 5000, "1e999", '"\\ud800"', '{"t":"act"}' * 3, '{"t":"x"}'],
    *["ÿ" * 31_000, "ÿ" * 40_000, '{"t":1}', '{"t":"act","t":"undo"}', "\ufeff{}", "\x00", " "],
]
LINE = 100
"""So many messages are sent to one table."""


class MessageFuzzer:
    """Messages for one table, which become better the more has been seen of it."""

    def __init__(self, document: Json, chance: random.Random, tokens: list[str]) -> None:
        self.chance = chance
        self._kinds = document["$defs"]["FromClient"]["discriminator"]["mapping"]
        self._words: dict[str, list[object]] = {
            "command": [f"f{number}" for number in range(60)],
            "seat": [0, 0, 1, 1, 2],
            "target": [0, 1, 2],
            "bot": ["random", "greedy", "nobody"],
            "tokens[]": [*tokens],
            "seq": [0, 1, 2, 10],
            "line": [1],
        }
        self._schema = SchemaFuzzer(document, chance, self._words, SPOIL)

    def message(self) -> str | bytes:
        if self.chance.random() < 0.03:
            return self.chance.choice(NO_OBJECTS)
        text = self.of_kind(self._kind())
        way = self.chance.random()
        if way < 0.03:
            return text[: self.chance.randrange(len(text) or 1)]
        if way < 0.06:
            return text.encode()
        if way < 0.12:
            return spoilt(self.chance, text.encode()).decode(errors="replace")
        return text

    def of_kind(self, kind: str) -> str:
        return self._schema.text({"$ref": self._kinds[kind]})

    def _kind(self) -> str:
        while True:
            kind: str = self.chance.choice(sorted(self._kinds))
            if self.chance.random() < SELDOM.get(kind, 1.0):
                return kind

    def learn(self, message: Json) -> None:
        """Remember what could be answered now."""
        if message["t"] == "chat":
            self._words["line"] = [message["id"]]
        if message["t"] == "frame" and message["asked"]:
            asked = message["asked"]
            self._words["actions[]"] = [choice["notation"] for choice in asked["choices"]]
            self._words["actions"] = [[notation] for notation in self._words["actions[]"]]
            self._words["version"] = [asked["version"], None]
            self._words["prompt"] = [asked["prompt"]["id"]]
            self._words["seat"] = [message["seat"]] * 6 + [0, 1, 2]
            self._words["seq"] = [0, 1, message["seq"], message["seq"] + 1]


class Tally:
    """What came back."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()


async def fuzz_tables(server: Server, chance: random.Random, tally: Tally) -> None:
    """Sit down at one table after the other and send messages, as a player of two seats and as an
    onlooker, until enough are sent."""
    document: Json = httpx.get(server.url + "/api/live-schema").json()
    ada = await asyncio.to_thread(Person, server, "Ada")
    bob = await asyncio.to_thread(Person, server, "Bob")
    while tally.left > 0:
        made = await asyncio.to_thread(
            ada.table, "little-tavern", ["me", "me", "random"], public=True
        )
        tokens = [held["token"] for held in made["held"]]
        fuzzer = MessageFuzzer(document, chance, [*tokens, ada.token, "x.y"])
        await asyncio.gather(
            *(
                _fuzz_table(server.url, made["table"]["id"], hello, fuzzer, tally)
                for hello in ({"tokens": tokens}, {"tokens": [], "person": bob.token})
            )
        )


async def _fuzz_table(
    url: str, table: str, hello: Json, fuzzer: MessageFuzzer, tally: Tally
) -> None:
    """Whoever is sent away comes back."""
    line = min(LINE, tally.left)
    tally.left -= line
    while line > 0:
        client = Client(url, table, **hello)
        if fuzzer.chance.random() < 0.2:
            # The first message is no better than the others.
            line -= 1
            client.hello = fuzzer.of_kind("hello")
        try:
            async with client:
                while line > 0:
                    line -= 1
                    await client.send(fuzzer.message())
                    await _read(client, fuzzer, tally)
        except ConnectionClosed as closed:
            tally.closed[0 if closed.rcvd is None else closed.rcvd.code] += 1


async def _read(client: Client, fuzzer: MessageFuzzer, tally: Tally) -> None:
    """Read until a ping is answered."""
    await client.send('{"t":"ping"}')
    while True:
        message = await client.next()
        fuzzer.learn(message)
        tally.answers[message["t"]] += 1
        if message["t"] == "refused":
            problem = message["problem"]["id"]
            assert problem != "server-fault", client.all
            assert not problem.startswith("database-"), message
        if message["t"] == "pong":
            return
