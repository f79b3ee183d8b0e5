"""Limits against floods: token buckets per address and per socket, and which pages may talk to the server."""

import time

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from littleworlds.server.config import Config
from littleworlds.server.messages.parts import Arg, Problem
from littleworlds.server.people.origins import (
    answer_preflight,
    for_origin,
    host_fits,
    is_preflight,
    origin_allowed,
)

_MANY = 20_000
"""Addresses that are remembered; the ones with full buckets are forgotten first."""

LOGIN_FROM_ANYWHERE = 3
"""One login is tried so many times as often as one address may try, from wherever: somebody alone
cannot lock its owner out."""


class Bucket:
    """Lets so many through per second, and a burst at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Limits:
    """What each address has used up."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests: dict[str, Bucket] = {}
        self._people: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._passwords: dict[str, Bucket] = {}
        self._logins: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def request(self, address: str) -> bool:
        return _take(
            self._requests, address, self._config.requests_per_second, self._config.requests_burst
        )

    def new_person(self, address: str) -> bool:
        each = self._config.people_per_hour
        return _take(self._people, address, each / 3600, each)

    def new_table(self, person: str) -> bool:
        each = self._config.tables_per_hour
        return _take(self._tables, person, each / 3600, each)

    def password(self, address: str, login: str) -> bool:
        """Whether an address may try one more password for a login, or a person choose one."""
        each = self._config.passwords_per_minute
        often = LOGIN_FROM_ANYWHERE * each
        return _take(self._passwords, address, each / 60, each) and _take(
            self._logins, login, often / 60, often
        )

    def socket_opened(self, address: str) -> bool:
        count = self._sockets.get(address, 0)
        if count >= self._config.sockets_per_address:
            return False
        self._sockets[address] = count + 1
        return True

    def socket_closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def _take(buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> bool:
    bucket = buckets.get(address)
    if bucket is None:
        if len(buckets) >= _MANY:
            for known in [one for one, kept in buckets.items() if kept.full]:
                del buckets[known]
        bucket = buckets[address] = Bucket(rate, burst)
    return bucket.take()


class Gate:
    """Stands before the application: turns away floods and foreign pages, and lets in those of other origins that are named."""

    def __init__(self, app: ASGIApp, limits: Limits, config: Config) -> None:
        self._app = app
        self._limits = limits
        self._config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        headers = dict(scope["headers"])
        given = headers.get(b"origin")
        origin = None if given is None else given.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        named = origin in self._config.origins
        if self._config.origins:
            send = for_origin(send, given if named else None)
        if client is not None and not self._limits.request(client[0]):
            await _refuse(send, 429, "too-fast")
        elif not host_fits(host):
            why = "the header Host is no address"
            await _refuse(send, 400, "request-unfit", status=400, why=why)
        elif not origin_allowed(origin, host, self._config.origins):
            await _refuse(send, 403, "origin-foreign")
        elif named and is_preflight(str(scope["method"]), headers):
            await answer_preflight(send)
        else:
            await self._app(scope, receive, send)


async def _refuse(send: Send, code: int, id: str, /, **args: int | str) -> None:
    told: dict[str, Arg] = {**args}
    body = msgspec.json.encode(Problem(id=id, args=told))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": code, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
