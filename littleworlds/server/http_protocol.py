"""Connections over HTTP that are closed if nothing comes of them.

Uvicorn waits without end for a request that stops half-way, for one that never begins, and for a client
that does not read its answer. Each of them would hold a connection and its memory for as long as the
other side likes.
"""

import asyncio
from functools import cache
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from littleworlds.server.config import Config
from littleworlds.server.slow_readers import SendingWatch

MAX_HEAD = 32_768
"""A request line and headers of more bytes are refused."""


@cache
def request_seconds() -> float:
    return Config.from_environment().request_seconds


class TimedProtocol(HttpToolsProtocol):
    """Uvicorn's own, with an end to its patience. A WebSocket leaves it with its handshake."""

    def __init__(
        self,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._sending = SendingWatch(self.loop, request_seconds())
        self._deadline: asyncio.TimerHandle | None = None
        self._arriving = False
        self._in_head = False
        self._head = 0
        self._cycles: list[RequestResponseCycle] = []
        """Requests that are not answered yet."""

    # --- requests ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._sending.transport = transport
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._arriving = self._in_head = True
        self._head = 0
        self._expect()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self._head > MAX_HEAD:
            # The parser stops, and reports what stopped it.
            raise ValueError("too many headers")
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        self._arriving = False
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        """A request has to arrive from now on."""
        self._expect_nothing()
        self._deadline = self.loop.call_later(request_seconds(), self._give_up)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.flow.read_paused:
            # It is not the client who keeps us waiting.
            self._expect()
        elif self._arriving and not self._answering():
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _answering(self) -> bool:
        """Whether an answer is under way, to this request or to one before it."""
        if self._in_head:
            return any(not cycle.response_complete for cycle in self._cycles)
        return any(cycle.response_started for cycle in self._cycles)

    def send_400_response(self, msg: str) -> None:
        if self._head > MAX_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer in place of the application, which knows nothing of this request, and close."""
        headers = [
            *self.server_state.default_headers,
            (b"content-length", b"0"),
            (b"connection", b"close"),
        ]
        lines = [b"%s: %s\r\n" % header for header in headers]
        first = f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode()
        self.transport.write(b"".join([first, *lines, b"\r\n"]))
        self.transport.close()

    # --- answers ----------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending.begin()

    def on_response_complete(self) -> None:
        self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete]
        super().on_response_complete()
        self._sending.begin()

    # --- the end ----------------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The server stops: what has not arrived by now is not waited for."""
        if self._arriving:
            self.transport.close()
        else:
            super().shutdown()
        self._sending.cut_off_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self._sending.end()
        # Uvicorn tells only the last of several requests that came at once.
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)
