"""Sockets whose compression keeps nothing between messages: an idle socket then costs a few kilobytes instead of fifty.

A frame compresses to about a quarter by itself; a window kept per socket would gain little more and hold its memory for as long as
somebody looks at a table.

Besides, the web server's own answers to what is no handshake, and its ways to end a socket, are made fit for strangers.
"""

import asyncio
import logging
from asyncio.transports import BaseTransport
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from littleworlds.server.http_protocol import request_seconds
from littleworlds.server.security_headers import SECURITY_HEADERS
from littleworlds.server.slow_readers import SendingWatch

MAX_FRAGMENTS = 1_000
"""A message in more pieces, of which any number may be empty, closes its socket."""


class _Handshake(ServerProtocol):
    """Refuses handshakes with the headers that all answers have."""

    def send_response(self, response: Response) -> None:
        if response.status_code != 101:
            for name, value in SECURITY_HEADERS:
                response.headers.setdefault(name, value)
        super().send_response(response)


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
        self.conn = _Handshake(
            extensions=[deflate],
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._sending = SendingWatch(self.loop, request_seconds())

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._sending.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._sending.end()
        super().connection_lost(exc)

    # --- what comes -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            # Whoever goes on before the handshake is answered is no client.
            self.disconnected = True
            self.transport.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # It was refused before it was understood, which uvicorn does not look at.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # Uvicorn would do the same, with a traceback in the log.
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    # --- what goes --------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending.begin()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._sending.begin()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._sending.begin()

    def shutdown(self) -> None:
        super().shutdown()
        self._sending.cut_off_soon()
