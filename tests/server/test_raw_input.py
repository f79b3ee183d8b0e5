"""Requests and frames that no client of ours sends: refused, never a fault of the server, and always with its headers."""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from server.harness import Client, Json, Person, Server
from server.raw import (
    SECURITY_HEADERS,
    Answer,
    close_code,
    converse,
    exchange,
    frame,
    handshake,
    request,
)
from server.services import Postgres

import littleworlds as lw

REQUESTS = 20_000 if os.environ.get("LW_LONG") else 1_000
FRAMES = 20_000 if os.environ.get("LW_LONG") else 1_000
AT_ONCE = 20

DEEP = [b"[" * 2000, b"[" * 2000 + b"]" * 2000, b'{"name":' * 2000, b'{"name":' + b"[" * 100_000]
NOT_UTF8 = [b"\xff\xfe", b'{"name":"\xff\xfe"}', b'{"name":"\xc3"}', b'\xed\xa0\x80"', b"\x80" * 9]
ORIGINS = [b"http://[", b"http://[::", b"http://a:b:c", b"null", b"", b"\xff\xfe", b"//", b"]" * 90]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon gives up what is half sent."""
    with Server(tmp_path_factory.mktemp("raw"), request_seconds=3.0, replay_seconds=2.0) as running:
        yield running
        assert "Traceback" not in running.log()
        assert "failed" not in running.log()


def send(server: Server, sent: bytes) -> Answer:
    return asyncio.run(exchange(server, sent))


def check_headers(answer: Answer) -> None:
    missing = [header for header in SECURITY_HEADERS if answer.head.count(header) != 1]
    assert not missing, answer


# --- one by one -----------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ORIGINS)
def test_an_origin_that_makes_no_sense_is_foreign(server: Server, origin: bytes) -> None:
    line = b"Origin: " + origin + b"\r\n"
    for bytes_sent in (
        request(server, headers=line),
        handshake(server, "/api/tables/x/live", line),
    ):
        answer = send(server, bytes_sent)
        assert answer.status == 403, answer
        check_headers(answer)


@pytest.mark.parametrize("host", [b"a:b", b"127.0.0.1:80x", b"[::", b"\xff:\xfe", b"a:99999", b"]"])
def test_a_host_that_makes_no_sense_is_refused(server: Server, host: bytes) -> None:
    line = b"Host: " + host + b"\r\n"
    for path in ("/api/games", "/api/people/%ff", "/api/tables/x/film?first=x", "/nowhere"):
        answer = send(server, request(server, path, headers=line, host=False))
        assert answer.status == 400, answer
        assert b"request-unfit" in answer.body
        check_headers(answer)
    own = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    answer = send(server, handshake(server, "/api/tables/x/nowhere").replace(own, line))
    assert answer.status < 500


def bodies(server: Server) -> list[tuple[str, str]]:
    """Method and path of everything that takes a body."""
    paths: Json = httpx.get(server.url + "/schema/openapi.json").json()["paths"]
    return [
        (method.upper(), path.replace("{table_id}", "x").replace("{seat}", "0"))
        for path, methods in paths.items()
        for method, operation in methods.items()
        if "requestBody" in operation or (path == "/api/records" and method == "post")
    ]


def test_a_body_that_cannot_be_read_is_refused_everywhere(server: Server) -> None:
    token = f"Authorization: Bearer {Person(server, 'Eve').token}\r\n".encode()
    found = bodies(server)
    assert len(found) >= 8
    for method, path in found:
        for body in [*DEEP, *NOT_UTF8]:
            for kind in (b"application/json", b"text/plain", b"application/x-www-form-urlencoded"):
                headers = token + b"Content-Type: " + kind + b"\r\n"
                answer = send(server, request(server, path, method, headers, body))
                assert answer.status == 400, (method, path, body[:40], answer)
                check_headers(answer)


@pytest.mark.parametrize(
    "bytes_sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"FOO / HTTP/1.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: " + b"9" * 40 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: a\r\n" * 20_000 + b"\r\n",
    ],
)
def test_what_is_no_request_is_refused_by_the_web_server_with_all_headers(
    server: Server, bytes_sent: bytes
) -> None:
    answer = send(server, bytes_sent)
    assert answer.status in (400, 431), answer
    check_headers(answer)


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nowhere", "/nowhere", "/health", "/metrics", "*"]
)
def test_every_answer_of_the_framework_has_all_headers(server: Server, path: str) -> None:
    for method in ("GET", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "POST", "DELETE"):
        answer = send(server, request(server, path, method))
        assert 200 <= answer.status < 500, answer
        check_headers(answer)


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        (b"/live", b"/nowhere", 403),
        (b"13\r\n", b"8\r\n", 400),
        (b"GET", b"POST", 405),
        (b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b"", 400),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"\xff", 400),
        (b"\r\n\r\n", b"\r\n" + b"X: a\r\n" * 300 + b"\r\n", 431),
        (b"\r\n\r\n", b"\r\nX: " + b"a" * 9_000 + b"\r\n\r\n", 431),
        (b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: \xff;;=\r\n\r\n", 400),
        (b"\r\n\r\n", b"\r\nOrigin: https://elsewhere.example\r\n\r\n", 403),
    ],
)
def test_a_handshake_that_is_refused_has_all_headers(
    server: Server, old: bytes, new: bytes, status: int
) -> None:
    answer = send(server, handshake(server, "/api/tables/x/live").replace(old, new, 1))
    assert answer.status == status, answer
    check_headers(answer)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(1, b"\xff\xfe")], 1007),
        ([frame(1, b'{"t":"ping"', 0), frame(0, b"\xc3"), frame(1, b"x")], 1007),
        ([frame(1, b"x", 0), frame(0, b"", 0) * 3000], 1009),
        ([frame(1, b"x" * 70_000)], 1009),
        ([frame(1, b"x", 0xC0)], 1002),
        ([frame(3, b"x")], 1002),
        ([frame(0, b"x")], 1002),
        ([frame(9, b"x" * 126)], 1002),
        ([frame(8, b"\x03\xe8\xff")], 1007),
    ],
)
def test_a_frame_that_breaks_the_protocol_closes_the_socket(
    server: Server, frames: list[bytes], code: int
) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
    hello = msgspec.json.encode({"t": "hello", "tokens": [made["held"][0]["token"]]})
    path = f"/api/tables/{made['table']['id']}/live"
    for start in ([], [frame(1, hello)]):
        opening = handshake(server, path)
        answer = asyncio.run(converse(server, opening, b"".join([*start, *frames])))
        assert answer.status == 101
        assert close_code(answer.body) == code


def test_frames_before_the_handshake_is_answered_end_it(server: Server) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
    opening = handshake(server, f"/api/tables/{made['table']['id']}/live")

    async def early(sent: bytes, pause: float) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(opening)
        await asyncio.sleep(pause)
        writer.write(sent + frame(8, b"\x03\xe8") * 2)
        # Sometimes it was in time: then there is an answer.
        await asyncio.wait([asyncio.ensure_future(reader.read(100))], timeout=0.5)
        writer.close()

    async def run() -> None:
        frames = [b"\xff" * 99, frame(1, b"\xff"), frame(3, b"x"), frame(9, b"x"), frame(1, b"{}")]
        for _ in range(10):
            pauses = (0.0, 0.0003, 0.001, 0.003)
            await asyncio.gather(*[early(sent, pause) for sent in frames for pause in pauses])

    asyncio.run(run())
    assert "Traceback" not in server.log()


def test_a_message_nested_too_deeply_is_refused(server: Server) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            for text in DEEP[:3]:
                for message in (text, b'{"t":"say","command":"c","text":' + text):
                    await client.send(message.decode())
                    assert (await client.until("refused"))["problem"]["id"] == "message-unreadable"

    asyncio.run(run())


# --- at random ------------------------------------------------------------------------------------


class Fuzz:
    """Requests made after the server's own description, and spoilt."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.description: Json = httpx.get(server.url + "/schema/openapi.json").json()
        self.eve = Person(server, "Eve")
        made = self.eve.table("little-tavern", ["me", "open", "random"], public=True)
        self.table = made["table"]["id"]
        self.seat_token = made["held"][0]["token"]
        play = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(1))
        self.record = play.record().text()
        self.operations = [
            (method, path, operation)
            for path, methods in self.description["paths"].items()
            for method, operation in methods.items()
            # Nobody would be left to ask.
            if (method, path) not in (("delete", "/api/people/me"),)
            and path != "/api/people/me/account"
        ]

    def request(self) -> bytes:
        if self.chance.random() < 0.05:
            # No table's: a socket that is let in waits for a hello.
            return self._spoilt(handshake(self.server, "/api/tables/x/nowhere", self._header()))
        method, path, operation = self.chance.choice(self.operations)
        for name in ("table_id", "record_id", "person_id", "bot_id", "game_id", "language", "seat"):
            path = path.replace("{" + name + "}", self._word(name))
        if self.chance.random() < 0.3:
            names = ("first", "last", "seat", "playing", "over", "x")
            path += "?" + "&".join(f"{self.chance.choice(names)}={self._nasty()}" for _ in range(2))
        headers = b""
        if self.chance.random() < 0.9:
            headers += b"Authorization: Bearer " + self._token() + b"\r\n"
        body = self._body(path, operation)
        if body and self.chance.random() < 0.8:
            headers += b"Content-Type: application/json\r\n"
        if self.chance.random() < 0.2:
            headers += self._header()
        whole = request(self.server, path, method.upper(), headers, body)
        return self._spoilt(whole) if self.chance.random() < 0.2 else whole

    def _word(self, name: str) -> str:
        if self.chance.random() < 0.3:
            return self._nasty()
        known = {"table_id": self.table, "person_id": self.eve.id, "language": "fr"}
        known |= {"game_id": "little-tavern", "seat": str(self.chance.randrange(4))}
        return known.get(name, self.table)

    def _nasty(self) -> str:
        return self.chance.choice(
            ["", "%00", "%ff%fe", "..%2f", "-1", "9" * 30, "9" * 5000, "1e9", "null", "%ud800"]
            + ["a" * 300, "é".encode().decode("latin-1"), "[]", "%", "{}", "true", "%0d%0aX:%20y"]
        )

    def _token(self) -> bytes:
        kept = self.eve.token.encode()
        return self.chance.choice(
            [kept, kept, kept, kept[:-1], b"\xff.\xff", b"W10.W10", b"", b"."]
        )

    def _header(self) -> bytes:
        name = self.chance.choice(
            [b"Origin", b"Host", b"Accept", b"Accept-Encoding", b"Content-Type", b"Cookie", b"TE"]
            + [b"X-Forwarded-For", b"X-Forwarded-Proto", b"Content-Encoding", b"Expect", b"Upgrade"]
            + [b"Transfer-Encoding", b"Range", b"If-None-Match", b"Access-Control-Request-Method"]
        )
        value = self.chance.choice(
            [b"", b"\xff\xfe", b"http://[", b"[::", b"gzip;q=x", b"multipart/form-data; boundary="]
            + [
                b"chunked",
                b"100-continue",
                b"websocket",
                b"a" * 5000,
                b"bytes=0-",
                b'charset="',
                b"*",
            ]
        )
        return name + b": " + value + b"\r\n"

    def _body(self, path: str, operation: Json) -> bytes:
        if path == "/api/records":
            return self._spoilt(self.record.encode())
        if "requestBody" not in operation:
            return b"" if self.chance.random() < 0.9 else b"{}"
        content = operation["requestBody"]["content"]
        schema = next(iter(content.values()))["schema"]
        body = msgspec.json.encode(self._value(schema, 0))
        way = self.chance.random()
        if way < 0.1:
            return self.chance.choice([*DEEP[:3], *NOT_UTF8])
        return self._spoilt(body) if way < 0.25 else body

    def _value(self, schema: Json, depth: int) -> object:
        """Something that fits a schema, or one of its parts that does not."""
        if depth > 8 or self.chance.random() < 0.08:
            return self.chance.choice(
                [
                    None,
                    0,
                    -1,
                    2**63,
                    10**18,
                    1.5,
                    "",
                    "\x00",
                    "x" * 500,
                    [],
                    {},
                    True,
                    "é",
                    "\ufffe",
                ]
            )
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self._value(self.description["components"]["schemas"][name], depth + 1)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self._value(self.chance.choice(schema[several]), depth + 1)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self.chance.choice(kind)
        if kind == "object":
            given = {
                key: self._value(value, depth + 1)
                for key, value in schema.get("properties", {}).items()
                if key in schema.get("required", []) or self.chance.random() < 0.5
            }
            if self.chance.random() < 0.05:
                given["unknown"] = 1
            return given
        if kind == "array":
            items = schema.get("items", {})
            return [self._value(items, depth + 1) for _ in range(self.chance.choice([0, 1, 3, 20]))]
        if kind in ("integer", "number"):
            return self.chance.choice([0, 1, 10, 900, -1, 10**9])
        if kind == "boolean":
            return self.chance.random() < 0.5
        return self.chance.choice(
            ["me", "bot", "open", "greedy", "little-tavern", "turn", "live", self.seat_token, "x"]
        )

    def _spoilt(self, whole: bytes) -> bytes:
        spoilt = bytearray(whole)
        for _ in range(self.chance.choice([1, 1, 2, 8])):
            place = self.chance.randrange(len(spoilt) or 1)
            way = self.chance.randrange(4)
            if way == 0:
                spoilt[place : place + 1] = bytes([self.chance.randrange(256)])
            elif way == 1:
                del spoilt[place : place + self.chance.choice([1, 3, 40])]
            elif way == 2:
                spoilt[place:place] = self.chance.choice(
                    [b"\x00", b"\r\n", b"\xff", b'"', b"9" * 20]
                )
            else:
                spoilt[place:place] = spoilt[place : place + 30]
        return bytes(spoilt)


def seeded() -> random.Random:
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    return random.Random(seed)


def test_fuzzed_requests(server: Server) -> None:
    fuzz_requests(server, REQUESTS)


def test_fuzzed_requests_on_postgresql(tmp_path: Path) -> None:
    """It refuses some texts that SQLite keeps."""
    with (
        Postgres().running() as database,
        Server(tmp_path, database=database.new_database(), request_seconds=3.0) as server,
    ):
        fuzz_requests(server, REQUESTS // 5)


def fuzz_requests(server: Server, count: int) -> None:
    fuzz = Fuzz(server, seeded())
    statuses: dict[int, int] = {}

    async def one(gate: asyncio.Semaphore, sent: bytes) -> None:
        async with gate:
            answer = await exchange(server, sent)
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
        assert answer.status < 500, (sent, answer)
        # What breaks off or is no request at all may be closed without a word.
        if answer.status:
            check_headers(answer)

    async def run() -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*[one(gate, fuzz.request()) for _ in range(count)])

    asyncio.run(run())
    print(dict(sorted(statuses.items())))
    assert len(statuses) > 4
    assert fuzz.eve.get(f"/api/tables/{fuzz.table}")["id"] == fuzz.table
    assert "Traceback" not in server.log()
    assert "failed" not in server.log()


def test_fuzzed_frames(server: Server) -> None:
    """Frames of any kind, whole, cut and spoilt: the socket is closed or goes on."""
    chance = seeded()
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
    table, token = made["table"]["id"], made["held"][0]["token"]
    hello = msgspec.json.encode({"t": "hello", "tokens": [token], "muted": True})
    sound = [
        b'{"t":"ping"}',
        b'{"t":"say","command":"s","seat":0,"text":"x"}',
        b"null",
        b'"\\ud800"',
    ]

    def any_frame() -> bytes:
        data = chance.choice([*sound, *NOT_UTF8, *DEEP[:3], os.urandom(chance.randrange(300))])
        opcode = chance.choice([1, 1, 1, 1, 2, 9, 10, 0, 8, chance.randrange(16)])
        first = chance.choice([0x80, 0x80, 0x80, 0x80, 0x00, 0xC0, 0xF0])
        made = bytearray(frame(opcode, data, first))
        if chance.random() < 0.05:
            made[chance.randrange(min(len(made), 12))] ^= 1 << chance.randrange(8)
        return bytes(made)

    async def one(gate: asyncio.Semaphore, frames: list[bytes]) -> None:
        async with gate:
            # A frame that ends it, if none of the others did.
            whole = b"".join([frame(1, hello), *frames, frame(8, b"\x03\xe8"), b"\xff" * 200_000])
            answer = await converse(server, handshake(server, f"/api/tables/{table}/live"), whole)
        assert answer.status == 101, answer

    async def run() -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        each = [[any_frame() for _ in range(10)] for _ in range(FRAMES // 10)]
        await asyncio.gather(*[one(gate, frames) for frames in each])
        async with Client(server.url, table, [token]) as client:
            await client.until("frame")
            assert (await client.command("cancel", 0))["t"] == "done"

    asyncio.run(run())
    assert "Traceback" not in server.log()
    assert "failed" not in server.log()
