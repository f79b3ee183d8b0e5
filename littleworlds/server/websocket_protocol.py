"""Sockets whose compression keeps nothing between messages: an idle socket then costs a few kilobytes instead of fifty.

A frame compresses to about a quarter by itself; a window kept per socket would gain little more and hold its memory for as long as
somebody looks at a table.
"""

import asyncio
import logging
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol


class TableProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, with other terms of compression."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=13,
            client_max_window_bits=12,
            compress_settings={"memLevel": 6, "level": 3},
        )
        self.conn = ServerProtocol(
            extensions=[deflate],
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
