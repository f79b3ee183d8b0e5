"""A bare WebSocket echo on the server's own stack: what a message costs before anything is a table."""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


if __name__ == "__main__":
    app = Litestar([echo], openapi_config=None)
    uvicorn.run(
        app, port=int(sys.argv[1]), ws="websockets-sansio", log_level="critical", access_log=False
    )
