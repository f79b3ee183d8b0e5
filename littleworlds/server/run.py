"""Starts the web server with the settings that tables need."""

import uvicorn

from littleworlds.server.config import Config
from littleworlds.server.security_headers import SECURITY_HEADERS
from littleworlds.server.stopping import exit_cleanly

MAX_FRAME = 65_536
"""A larger message from a client closes its socket."""


def run(config: Config, trust_proxy: str) -> None:
    """Serve until told to stop. On SIGTERM sockets are closed with 1012, which means: come back; what was begun is finished."""
    config.to_environment()
    exit_cleanly()
    uvicorn.run(
        "littleworlds.server.app:from_environment",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        ws="littleworlds.server.websocket_protocol:TableProtocol",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http="littleworlds.server.http_protocol:TimedProtocol",
        headers=SECURITY_HEADERS,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        forwarded_allow_ips=trust_proxy,
    )
