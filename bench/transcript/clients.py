"""Clients over HTTP and over sockets that write down whatever they are told."""

import asyncio
import itertools
from typing import Any, NamedTuple

import httpx
import msgspec
from transcript import Json, Transcript
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 120.0
"""Seconds for one answer: bots and replays run at the lowest priority."""
_LEFT_OUT = ("date", "content-length")
_addresses = itertools.count(1)


class Person(NamedTuple):
    """Somebody with a token."""

    name: str
    id: str
    token: str


def another_address() -> str:
    """An unused address. Limits are per address, and the server trusts a proxy on loopback."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Web:
    """Requests over HTTP, each written down with its answer."""

    def __init__(self, url: str, transcript: Transcript) -> None:
        self.url = url
        self.transcript = transcript
        self._client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)

    async def close(self) -> None:
        await self._client.aclose()

    async def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        by: Person | None = None,
        **more: Any,
    ) -> httpx.Response:
        """Send a request as somebody, without a note of it."""
        headers = {"x-forwarded-for": another_address(), **more.pop("headers", {})}
        if by is not None:
            headers["authorization"] = "Bearer " + by.token
        if body is not None:
            more["json"] = body
        answer = await self._client.request(method, path, headers=headers, **more)
        # Lists are in the order of times, in milliseconds: no two changes may fall into one.
        await asyncio.sleep(0.002 if method != "GET" else 0)
        return answer

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        by: Person | None = None,
        **more: Any,
    ) -> Any:
        """The body of the answer: as JSON where it is JSON, else as text."""
        answer = await self.send(method, path, body, by, **more)
        found = describe(answer)
        who = by.name if by is not None else ""
        self.transcript.note(f"{method} {path}", by=who, sent=body, **found)
        return found["body"]

    async def person(self, name: str) -> Person:
        """A new guest."""
        session = await self.ask("POST", "/api/people", {"name": name})
        return Person(name, session["person"]["id"], session["token"])


def describe(answer: httpx.Response) -> Json:
    """Status, headers and body of an answer; the body as JSON where it is JSON, else as text."""
    headers = {key: value for key, value in answer.headers.items() if key not in _LEFT_OUT}
    plain = "json" in headers.get("content-type", "")
    body = msgspec.json.decode(answer.content) if plain else answer.text
    return {"status": answer.status_code, "headers": headers, "body": body}


class Socket:
    """One socket at a table. `got` holds what has come since it was last written down."""

    def __init__(self, url: str, table: str, name: str, tokens: list[str], hello: Json) -> None:
        self.name = name
        self.hello = hello
        self.got: list[Json] = []
        self.sent = 0
        self.frames: dict[int | None, Json] = {}
        self.held: list[int] = []
        self.bots: set[int] = set()
        self._tokens = tokens
        self._address = url.replace("http", "ws") + f"/api/tables/{table}/live"
        self._connection: ClientConnection | None = None

    async def connect(self, **headers: str) -> None:
        """Open the connection, without a word yet."""
        self._connection = await connect(
            self._address,
            additional_headers={"x-forwarded-for": another_address(), **headers},
            compression=None,
            max_size=2**23,
            proxy=None,
        )
        self.sent = 0

    async def greet(self, since: int | None = None) -> None:
        """Open the connection and say who it is."""
        await self.connect()
        await self.send({"t": "hello", "tokens": self._tokens, "since": since, **self.hello})

    async def send(self, message: Json | str) -> None:
        assert self._connection is not None
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self.sent += 1
        await self._connection.send(text)

    async def close(self) -> None:
        assert self._connection is not None
        await self._connection.close()

    async def read(self) -> Json:
        """The next message; one of kind `closed` if the server has closed the socket."""
        assert self._connection is not None
        try:
            async with asyncio.timeout(PATIENCE):
                message: Json = msgspec.json.decode(await self._connection.recv())
        except ConnectionClosed as closed:
            end = closed.rcvd
            message = {"t": "closed", "code": end and end.code, "reason": end and end.reason}
        self.got.append(message)
        if message["t"] == "frame":
            self.frames[message["seat"]] = message
        elif message["t"] == "table":
            self.held = message["held"]
            self.bots = {one["seat"] for one in message["table"]["seats"] if one["bot"]}
        return message

    async def until(self, *kinds: str, **fields: Any) -> Json:
        """The next message of one of these kinds, with these fields."""
        while True:
            message = await self.read()
            fits = all(message.get(key) == value for key, value in fields.items())
            if message["t"] in kinds and fits:
                return message
            if message["t"] == "closed":
                raise SystemExit(f"the socket of {self.name} was closed: {message}")

    @property
    def seq(self) -> int:
        """The last line of the log that every seat of this socket was shown; -1 before the play."""
        eyes: list[int | None] = [*self.held] or [None]
        return min(self.frames[eye]["seq"] if eye in self.frames else -1 for eye in eyes)

    async def reach(self, seq: int) -> None:
        """Read until every seat of this socket was shown this line of the log."""
        while self.seq < seq:
            if (await self.read())["t"] == "closed":
                raise SystemExit(f"the socket of {self.name} was closed")

    def take(self) -> list[Json]:
        """What has come since this was called last."""
        got, self.got = self.got, []
        return got
