"""A real server in a process of its own, and clients that talk to it over real sockets."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


PATIENCE = 60.0
"""Seconds. Bots and films run at the lowest priority: on a busy machine they take their time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str = "",
        port: int = 0,
        within: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        """`within`: a command that runs the server, such as one that gives it a small disk."""
        self.folder = folder
        self.within = within
        self.port = port or free_port()
        self.database = database or f"sqlite+aiosqlite:///{folder}/tables.sqlite"
        self.options = options
        # Tests come from one address and in a hurry.
        self.settings = {
            "requests_per_second": 1e6,
            "requests_burst": 1_000_000,
            "messages_per_second": 1e6,
            "messages_burst": 1_000_000,
            "people_per_hour": 10_000_000,
            "passwords_per_minute": 10_000_000,
            "sockets_per_address": 100_000,
            "tables_per_hour": 10_000_000,
            "bot_pause": 0.0,
            # Tests answer for themselves unless they are about usual answers.
            "usual_pause": 3600.0,
            "bot_workers": 1,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Start it and wait until it is well."""
        self.launch()
        return self.wait()

    def launch(self) -> None:
        config = {
            "host": "127.0.0.1",
            "port": self.port,
            "database": self.database,
            **self.settings,
        }
        code = "import sys, msgspec; from littleworlds.server.config import Config; from littleworlds.server.run import run; "
        code += "run(msgspec.json.decode(sys.argv[1], type=Config).checked(), '127.0.0.1')"
        log = (self.folder / f"server-{self.port}.log").open("ab")
        self.process = subprocess.Popen(
            [*self.within, sys.executable, "-P", "-c", code, msgspec.json.encode(config).decode()],
            stdout=log,
            stderr=log,
        )
        log.close()

    def wait(self) -> "Server":
        assert self.process is not None
        for _ in range(600):
            try:
                if httpx.get(self.url + "/health", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError("the server did not start: " + self.log())

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As an operator would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Person:
    """Somebody with a token."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        answer = httpx.post(server.url + "/api/people", json={"name": name}, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["person"]["id"]
        self.token: str = answer.json()["token"]

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        headers = {"authorization": "Bearer " + self.token}
        return httpx.request(
            method, self.server.url + path, json=body, headers=headers, timeout=PATIENCE, **more
        )

    def get(self, path: str) -> Any:
        return _good(self.ask("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        return _good(self.ask("POST", path, {} if body is None else body))

    def table(self, game: str, seats: list[str], **more: Any) -> Json:
        """A new table; seats as `me`, `open` or a bot's spec."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made: Json = self.post("/api/tables", {"game": game, "seats": wishes, **more})
        return made


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


class Client:
    """A socket at a table."""

    def __init__(
        self, url: str, table: str, tokens: list[str], since: int | None = None, **hello: Any
    ) -> None:
        self.address = url.replace("http", "ws") + f"/api/tables/{table}/live"
        self.hello: Json | str = {"t": "hello", "tokens": tokens, "since": since, **hello}
        self.socket: ClientConnection | None = None
        self.frames: dict[int | None, Json] = {}
        self.all: list[Json] = []
        self.raw: list[str] = []
        self._commands = 0

    async def __aenter__(self) -> "Client":
        self.socket = await connect(self.address, max_size=2**22, max_queue=None)
        await self.send(self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def send(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    async def next(self, seconds: float = PATIENCE) -> Json:
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            text = await self.socket.recv(decode=True)
        self.raw.append(str(text))
        message: Json = msgspec.json.decode(text)
        self.all.append(message)
        if message["t"] == "frame":
            self.frames[message["seat"]] = message
        return message

    async def until(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> Json:
        """The next message of a kind with these fields."""
        while True:
            message = await self.next(seconds)
            if message["t"] == kind and all(
                message.get(key) == value for key, value in fields.items()
            ):
                return message

    async def command(self, kind: str, seat: int, name: str = "", **fields: Any) -> Json:
        """Send a command; the answer to it."""
        self._commands += 1
        name = name or f"c{self._commands}-{os.urandom(4).hex()}"
        await self.send({"t": kind, "command": name, "seat": seat, **fields})
        while True:
            message = await self.next()
            if message["t"] in ("done", "refused") and message["command"] == name:
                return message

    async def act(
        self, seat: int, *actions: str, name: str = "", version: str | None = None
    ) -> Json:
        return await self.command("act", seat, name, actions=list(actions), version=version)


def served(server: Server, name: str) -> float:
    """A figure that the server tells about itself."""
    figures = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
    return float(figures.split(f"\n{name} ", 1)[1].split("\n", 1)[0])


async def closed_with(client: Client) -> int:
    """Read until the server closes the socket; the code it gives."""
    try:
        while True:
            await client.next()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def play_out(client: Client, seats: list[int], choose: Any, limit: int = 20_000) -> Json:
    """Play the seats of one socket until the table is over; the last frame. Other seats are left to bots or other sockets."""
    for seat in seats:
        await client.until("frame", seat=seat)
    for _ in range(limit):
        latest = max(client.frames.values(), key=lambda frame: frame["seq"])
        if latest["result"] is not None:
            return latest
        mine = [
            frame
            for frame in client.frames.values()
            if frame["asked"] and frame["seq"] == latest["seq"]
        ]
        if mine:
            frame = mine[0]
            answer = await client.act(
                frame["seat"], choose(frame["asked"]["choices"]), version=frame["asked"]["version"]
            )
            assert answer["t"] == "done" or answer["problem"]["id"] in (
                "move-stale",
                "play-is-over",
            ), answer
            seq = answer.get("seq", 0)
            while client.frames[frame["seat"]]["seq"] < seq:
                await client.next()
        else:
            await client.next()
    raise AssertionError("the play does not end")
