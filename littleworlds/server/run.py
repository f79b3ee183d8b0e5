"""Starts the web server with the settings that tables need, once all that it needs is there."""

import asyncio
import contextlib
import errno
import os
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from littleworlds.server.config import Config
from littleworlds.server.errors import CannotStart
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.security_headers import SECURITY_HEADERS
from littleworlds.server.stopping import exit_cleanly

MAX_FRAME = 65_536
"""A larger message from a client closes its socket."""
BACKLOG = 2048


def run(
    config: Config, trust_proxy: str, serving: Callable[[str], None] = lambda address: None
) -> None:
    """Serve until told to stop. On SIGTERM sockets are closed with 1012, which means: come back;
    what was begun is finished.

    CannotStart if the address or the database cannot be had, and an Error for other settings that
    make no sense; `serving` is called with the address after all that.
    """
    sockets = _bind(config.host, config.port)
    asyncio.run(_try_settings(config))
    port = sockets[0].getsockname()[1]
    for one in sockets:
        one.listen(BACKLOG)
    serving(f"http://{_spelled(config.host, port)}/")
    config.to_environment()
    exit_cleanly()
    if config.workers == 1:
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn.Config(**_settings(trust_proxy))).run(sockets)
        return
    for one in sockets:
        one.close()
    # The process that looks after the others binds the address by itself.
    uvicorn.run(**_settings(trust_proxy), host=config.host, port=port, workers=config.workers)


def _settings(trust_proxy: str) -> dict[str, Any]:
    return {
        "app": "littleworlds.server.app:from_environment",
        "factory": True,
        "backlog": BACKLOG,
        "ws": "littleworlds.server.websocket_protocol:TableProtocol",
        "ws_max_size": MAX_FRAME,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "http": "littleworlds.server.http_protocol:TimedProtocol",
        "headers": SECURITY_HEADERS,
        "lifespan": "on",
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 10,
        "forwarded_allow_ips": trust_proxy,
    }


async def _try_settings(config: Config) -> None:
    """Do what every process will do, so that what is wrong is told here, once."""
    manager = TableManager(config)
    try:
        await manager.database.open()
    finally:
        await manager.database.close()


def _bind(host: str, port: int) -> list[socket.socket]:
    """A socket for every address of a host: `localhost` may have two."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise _no_address(host, port, errno.EADDRNOTAVAIL) from None
    bound: list[socket.socket] = []
    problem: int | None = None
    for family, kind, protocol, _, address in dict.fromkeys(found):
        try:
            one = socket.socket(family, kind, protocol)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
            bound.append(one)
        except OSError as refused:
            problem = refused.errno
            if problem not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                break
    if not bound or problem not in (None, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        raise _no_address(host, port, problem or errno.EADDRNOTAVAIL)
    return bound


def _no_address(host: str, port: int, problem: int) -> CannotStart:
    return CannotStart("server-address", address=_spelled(host, port), why=os.strerror(problem))


def _spelled(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
