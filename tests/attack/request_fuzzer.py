"""Requests made after the server's own description of its routes, and spoilt."""

import asyncio
import random
from collections import Counter
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
from attack.schema_fuzzer import SchemaFuzzer, spoilt
from server.harness import Json, Person, Server
from server.raw import DEEP, NOT_UTF8, check_headers, exchange, handshake, request

import littleworlds as lw

SPOIL = 0.06
AT_ONCE = 20
ODD = [
    *["", "%00", "%ff%fe", "..%2f", "-1", "9" * 30, "9" * 5000, "1e9", "null", "%ud800", "%"],
    *["a" * 300, "é".encode().decode("latin-1"), "[]", "{}", "true", "%0d%0aX:%20y", ";", "//"],
]
"""For paths and query strings."""
UNDESCRIBED: list[tuple[str, str, Json]] = [
    ("get", path, {})
    for path in ("/", "/metrics", "/schema", "/schema/openapi.json", "/replay/x", "/assets/x.js")
]
"""Routes that the description leaves out."""
METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"]
KINDS = [
    *[b"application/json"] * 12,
    *[b"text/plain", b"application/x-www-form-urlencoded", b"application/msgpack", b"", b"\xff"],
    *[b"multipart/form-data", b"multipart/form-data; boundary=x", b"application/json; charset=x"],
]
HEADERS = [
    *[b"Origin", b"Host", b"Accept", b"Accept-Encoding", b"Content-Type", b"Cookie", b"TE"],
    *[b"X-Forwarded-For", b"X-Forwarded-Proto", b"Content-Encoding", b"Expect", b"Upgrade"],
    *[b"Transfer-Encoding", b"Range", b"If-None-Match", b"Access-Control-Request-Method"],
    *[b"Content-Length", b"Authorization", b"X-HTTP-Method-Override", b"Forwarded"],
]
SEATS = [["me"] * 3, ["me", "open"], ["me", "open", "open"], ["open"] * 3, ["me", "me", "bot"]]
MANY = 40
"""So many tables that were made on the way are come back to."""
VALUES = [
    *[b"", b"\xff\xfe", b"http://[", b"[::", b"gzip;q=x", b"multipart/form-data; boundary=", b"*"],
    *[b"chunked", b"100-continue", b"websocket", b"a" * 5000, b"bytes=0-", b'charset="', b"-1"],
]


class RequestFuzzer:
    """Requests to every route, by people who come for that."""

    def __init__(self, server: Server, chance: random.Random, leaving: int) -> None:
        """`leaving`: so many people are there to change their passwords and to be deleted."""
        self.server = server
        self.chance = chance
        document: Json = httpx.get(server.url + "/schema/openapi.json").json()
        self.eve = Person(server, "Eve")
        self.leaving = [Person(server, "Gone").token for _ in range(leaving)]
        made = self.eve.table("little-tavern", ["me", "open", "random"], public=True)
        over = self.eve.table("little-tavern", ["random"] * 3)
        self.table: str = made["table"]["id"]
        self.record = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(1)).record().text()
        self.paths: dict[str, list[str]] = {
            "table_id": [self.table, over["table"]["id"]],
            "record_id": [self.eve_uploads()],
            "person_id": [self.eve.id],
            "bot_id": [
                self.eve.id,
                self.eve.post("/api/people/me/bots", {"name": "B"})["person"]["id"],
            ],
            "game_id": lw.titles(),
            "language": ["en", "fr"],
            "seat": ["0", "1", "2", "-1"],
        }
        words: dict[str, list[Any]] = {
            "game": lw.titles(),
            "options": [{}],
            "seats": [[{"kind": kind} for kind in kinds] for kinds in SEATS],
            "bot": ["random", "greedy", "nobody"],
            "token": [made["held"][0]["token"]],
            "invite": [made["invite"]],
            "login": ["eve", "Eve", "bob"],
        }
        self._bodies = SchemaFuzzer(document, chance, words, SPOIL)
        self._operations = UNDESCRIBED + [
            (method, path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]

    def learn(self, answer: bytes) -> None:
        """Come back to a table that was made, and use its tokens."""
        if not answer.startswith(b'{"table":{'):
            return
        made = msgspec.json.decode(answer)
        for known, more in (
            (self.paths["table_id"], [made["table"]["id"]]),
            (self._bodies.words["token"], [held["token"] for held in made["held"]]),
            (self._bodies.words["invite"], [made["invite"]]),
        ):
            known.extend(more)
            # The first stay.
            del known[2 : len(known) - MANY]

    def eve_uploads(self) -> str:
        answer = self.eve.ask("POST", "/api/records", content=self.record.encode())
        return str(answer.json()["id"])

    def request(self) -> bytes:
        if self._sometimes(0.02):
            # No table's: a socket that is let in waits for a hello.
            whole = handshake(self.server, "/api/tables/x/nowhere", self._header())
            return spoilt(self.chance, whole)
        method, path, operation = self.chance.choice(self._operations)
        method = self.chance.choice(METHODS) if self._sometimes(0.05) else method.upper()
        body = self._body(path, operation)
        headers = self._token(method, path)
        if body:
            headers += b"Content-Type: " + self.chance.choice(KINDS) + b"\r\n"
        if self._sometimes(0.15):
            headers += self._header()
        whole = request(self.server, self._address(path, operation), method, headers, body)
        return spoilt(self.chance, whole) if self._sometimes(0.15) else whole

    def _sometimes(self, often: float) -> bool:
        return self.chance.random() < often

    def _address(self, path: str, operation: Json) -> str:
        """The path with what stands in it, and the query."""
        query = []
        for parameter in operation.get("parameters", []):
            name = parameter["name"]
            if parameter["in"] == "path":
                path = path.replace("{" + name + "}", self._word(name, parameter["schema"]))
            elif self._sometimes(0.7):
                query.append(f"{name}={self._word(name, parameter['schema'])}")
        if self._sometimes(0.05):
            query.append(f"{self.chance.choice(ODD)}={self.chance.choice(ODD)}")
        if self._sometimes(0.03):
            path += self.chance.choice(["/", "/x", "?", "#", "/.."]) + self.chance.choice(ODD)
        return path + ("?" + "&".join(query) if query else "")

    def _word(self, name: str, schema: Json) -> str:
        if self._sometimes(2 * SPOIL):
            return self.chance.choice(ODD)
        if name in self.paths and self._sometimes(0.9):
            return self.chance.choice(self.paths[name])
        return quote(str(self._bodies.value(schema, name))[:9000], errors="replace")

    def _token(self, method: str, path: str) -> bytes:
        token = self.eve.token
        if (method, path) == ("DELETE", "/api/people/me") or path == "/api/people/me/account":
            # Eve stays, or nobody would be left to ask.
            token = self.chance.choice(self.leaving)
        kept = token.encode()
        if self._sometimes(0.1):
            return b""
        if self._sometimes(0.1):
            kept = self.chance.choice([kept[:-1], b"\xff.\xff", b"W10.W10", b"", b".", b"x" * 5000])
        return b"Authorization: Bearer " + kept + b"\r\n"

    def _header(self) -> bytes:
        return self.chance.choice(HEADERS) + b": " + self.chance.choice(VALUES) + b"\r\n"

    def _body(self, path: str, operation: Json) -> bytes:
        if path == "/api/records" and operation:
            return spoilt(self.chance, self.record.encode())
        if "requestBody" not in operation:
            return b"{}" if self._sometimes(0.1) else b""
        if self._sometimes(0.04):
            return self.chance.choice([*DEEP, *NOT_UTF8])
        content = operation["requestBody"]["content"]
        body = self._bodies.text(next(iter(content.values()))["schema"]).encode()
        return spoilt(self.chance, body) if self._sometimes(0.1) else body


async def send_requests(fuzzer: RequestFuzzer, count: int, statuses: Counter[int]) -> None:
    """Some at a time. No answer is a fault; 0 stands for what was closed without a word because it
    breaks off or is no request at all."""

    left = iter(range(count))

    async def keep_sending() -> None:
        for _ in left:
            sent = fuzzer.request()
            answer = await exchange(fuzzer.server, sent)
            statuses[answer.status] += 1
            fuzzer.learn(answer.body)
            assert answer.status < 500, (sent, answer)
            if answer.status:
                check_headers(answer)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(keep_sending())
