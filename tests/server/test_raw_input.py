"""Requests and frames that no client of ours sends: refused, never a fault of the server, and always with its headers."""

import asyncio
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from server.harness import Client, Json, Person, Server
from server.raw import (
    DEEP,
    NOT_UTF8,
    Answer,
    check_headers,
    close_code,
    converse,
    exchange,
    frame,
    handshake,
    request,
)

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
