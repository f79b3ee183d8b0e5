"""Which pages may talk to the server: its own, and those of the origins that its operator has named."""

from urllib.parse import urlsplit

from litestar.types import Message, Send

_PREFLIGHT = [
    (b"access-control-allow-methods", b"GET, POST, PUT, PATCH, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-max-age", b"600"),
]

Headers = dict[bytes, bytes]


def origin_allowed(origin: str | None, host: str | None, allowed: list[str]) -> bool:
    """Whether a page of this origin may talk to this server: its own pages, the ones that are named, and whatever is no page."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False


def host_fits(host: str) -> bool:
    """Whether a Host header can be parsed; the framework takes that for granted."""
    try:
        port = urlsplit("//" + host).port
    except ValueError:
        return False
    return port is None or port > 0


def is_preflight(method: str, headers: Headers) -> bool:
    """Whether a browser asks if a page of another origin may send a request."""
    return method == "OPTIONS" and b"access-control-request-method" in headers


def for_origin(send: Send, origin: bytes | None) -> Send:
    """Let pages of this origin read the answers; None for answers that only the server's own may."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            allowed = [] if origin is None else [(b"access-control-allow-origin", origin)]
            # Also on other answers, so that none is taken out of a cache for the wrong page.
            message["headers"] = [*message.get("headers", []), *allowed, (b"vary", b"origin")]
        await send(message)

    return sending


async def answer_preflight(send: Send) -> None:
    """Say what pages of the other origins may do: all that the server's own may."""
    await send({"type": "http.response.start", "status": 204, "headers": list(_PREFLIGHT)})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
