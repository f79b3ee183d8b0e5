"""Connections of which nothing comes: closed after a while. Sockets at tables stay."""

import asyncio
import socket
import time
from collections.abc import Iterator

import pytest
from server.harness import PATIENCE, Client, Person, Server
from server.raw import SECURITY_HEADERS, answer_of, everything, frame, handshake, request
from server.replays import long_play, uploaded

SECONDS = 1.0
"""The server's patience in these tests."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("half"), request_seconds=SECONDS) as running:
        yield running
        assert "Traceback" not in running.log()


async def sent(server: Server, *pieces: bytes) -> bytes:
    """Send pieces with pauses, and nothing more; what comes until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(PATIENCE):
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0.05)
            return await everything(reader)
    finally:
        writer.close()


HEAD = b"POST /api/people HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("pieces", "status"),
    [
        ([], 0),
        ([b"GET"], 408),
        ([b"GET /api/games HTTP/1.1\r\nHost: a\r\n", b"X: ", b"y\r\n"], 408),
        ([HEAD + b"Content-Length: 40\r\n\r\n"], 408),
        ([HEAD + b"Content-Length: 40\r\n\r\n", b'{"name":'], 408),
        ([HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\nab"], 408),
        ([HEAD + b"Expect: 100-continue\r\nContent-Length: 40\r\n\r\n"], 408),
    ],
    ids=["nothing", "a word", "headers", "no body", "half a body", "half a chunk", "continue"],
)
def test_what_stops_half_way_is_closed(server: Server, pieces: list[bytes], status: int) -> None:
    answer = answer_of(asyncio.run(sent(server, *pieces)))
    assert answer.status == status
    if status == 408:
        assert all(header in answer.head for header in SECURITY_HEADERS)


def test_a_request_that_comes_drop_by_drop_is_closed(server: Server) -> None:
    """However often something comes, the whole has to come in time."""

    async def run() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        answer = asyncio.create_task(everything(reader))
        writer.write(b"GET /api/games HTTP/1.1\r\n")
        async with asyncio.timeout(PATIENCE):
            while not answer.done():
                writer.write(b"X: y\r\n")
                await asyncio.wait([answer], timeout=0.1)
        writer.close()
        return await answer

    assert answer_of(asyncio.run(run())).status in (0, 408)


def test_the_second_request_of_a_connection_has_to_come_in_time_too(server: Server) -> None:
    whole = request(server, "/api/bots").replace(b"Connection: close\r\n", b"")
    read = asyncio.run(sent(server, whole, whole, b"GET /api/bots HTTP/1.1\r\nHo"))
    assert read.count(b"HTTP/1.1 200 OK") == 2
    assert read.count(b"HTTP/1.1 408") == 1


def test_a_refused_body_that_goes_on_is_closed(server: Server) -> None:
    async def run() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HEAD + b"Content-Length: 100000000\r\n\r\n")
        answer = asyncio.create_task(everything(reader))
        async with asyncio.timeout(PATIENCE):
            while not answer.done():
                writer.write(b"x" * 1000)
                await asyncio.wait([answer], timeout=0.05)
        writer.close()
        return await answer

    assert answer_of(asyncio.run(run())).status in (0, 408, 413)


def connections(server: Server) -> int:
    """How many connections the server holds open."""
    assert server.process is not None
    wanted = f":{server.port:04X}"
    with open(f"/proc/{server.process.pid}/net/tcp") as table:
        rows = [row.split() for row in table.readlines()[1:]]
    # Established, or the client has gone and the server has not noticed.
    return sum(row[1].endswith(wanted) and row[3] in ("01", "08") for row in rows)


async def wait_until_closed(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while connections(server) > 0:
            await asyncio.sleep(0.1)


def test_an_answer_that_nobody_reads_is_given_up(server: Server) -> None:
    ada = Person(server, "Ada")
    record = uploaded(ada, long_play()).json()["id"]
    path = f"/api/records/{record}/film?first=100&last=139&seat=-1"
    whole = request(server, path).replace(b"Connection: close\r\n", b"")
    idle = []
    for close in (True, False):
        plug = socket.create_connection(("127.0.0.1", server.port))
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        # Several answers, more than the system keeps for a connection.
        plug.sendall(whole * 40 if close else whole * 39 + request(server, path))
        idle.append(plug)
    asyncio.run(wait_until_closed(server))
    for plug in idle:
        plug.close()


def test_a_socket_that_reads_nothing_is_given_up(server: Server) -> None:
    made = Person(server, "Ada").table("walnut-grove", ["me"] * 2)
    table, token = made["table"]["id"], made["held"][0]["token"]

    async def run() -> None:
        plug = socket.create_connection(("127.0.0.1", server.port))
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.sendall(handshake(server, f"/api/tables/{table}/live"))
        assert plug.recv(12) == b"HTTP/1.1 101"
        plug.sendall(frame(1, b'{"t":"hello","things":true}'))
        async with Client(server.url, table, [token]) as client:
            await client.until("frame")
            for number in range(300):
                await client.command("cancel", 0, agree=number % 2 == 0)
        await wait_until_closed(server)
        plug.close()

    asyncio.run(run())


def test_who_leaves_amid_several_requests_leaves_no_trace(server: Server) -> None:
    ada = Person(server, "Ada")
    record = uploaded(ada, long_play()).json()["id"]
    path = f"/api/records/{record}/film?first=100&last=139&seat=-1"
    whole = request(server, path).replace(b"Connection: close\r\n", b"")

    async def run() -> None:
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(whole * 3)
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
        # It waits behind them.
        assert b"200 OK" in await sent(server, request(server, path))

    asyncio.run(run())
    assert "Traceback" not in server.log()


def test_sockets_at_tables_stay(server: Server) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)

    async def run() -> None:
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            await client.until("frame")
            # Meanwhile another connection has been given up.
            await sent(server, b"GET /")
            await sent(server, b"GET /")
            assert (await client.command("cancel", 0))["t"] == "done"

    asyncio.run(run())


def test_long_answers_are_waited_for(server: Server) -> None:
    """Replays that wait longer than a request may take to arrive."""
    ada = Person(server, "Ada")
    record = uploaded(ada, long_play()).json()["id"]
    path = f"/api/records/{record}/film?first=100&last=139&seat=-1"

    async def run() -> None:
        began = time.monotonic()
        answers = await asyncio.gather(*[sent(server, request(server, path)) for _ in range(24)])
        print(f"{time.monotonic() - began:.1f} s")
        assert {answer_of(answer).status for answer in answers} == {200}

    asyncio.run(run())


def test_a_stop_does_not_wait_for_what_is_half_sent(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("stop"), request_seconds=3600.0) as server:

        async def run() -> None:
            plugs = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
            for (_, writer), piece in zip(
                plugs, [b"", b"GET /", HEAD + b"Content-Length: 40\r\n\r\n{"], strict=True
            ):
                writer.write(piece)
            await sent(server, request(server, "/health"))
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            print(f"stopped after {time.monotonic() - began:.1f} s")
            assert time.monotonic() - began < 9
            for _, writer in plugs:
                writer.close()

        asyncio.run(run())
        assert server.process is not None
        assert server.process.returncode == 0
        assert "timeout graceful shutdown exceeded" not in server.log()
