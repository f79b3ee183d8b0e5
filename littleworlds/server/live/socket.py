"""A table's socket: says who it is, then sends commands and is sent frames until one side has enough.

The first message is a `Hello` with the tokens of the seats that it plays for. What cannot be read is answered with the reason; a
socket that keeps sending nonsense, or floods, is closed. Close codes: 1008 not allowed, 1009 too large, 1012 the server restarts (come
back), 1013 too slow, too much waits to be replayed, or the database is out of reach (come back and resume).
"""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from littleworlds.core.errors import Error
from littleworlds.server.errors import NotAllowed, NotKnown, Refusal, TooMuch, TryAgain
from littleworlds.server.live.silence import is_removed, silence
from littleworlds.server.live.table import Table
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.messages.from_client import (
    FromClient,
    Hello,
    Hold,
    Look,
    Mute,
    Ping,
    Say,
    Silence,
    Try,
    Why,
)
from littleworlds.server.messages.from_server import Done, Pong, Refused
from littleworlds.server.messages.parts import problem
from littleworlds.server.metrics import REFUSED, SOCKETS
from littleworlds.server.people.accounts import check_person
from littleworlds.server.people.limits import Bucket, Limits
from littleworlds.server.people.origins import origin_allowed

MAX_MESSAGE = 32_768
MAX_NONSENSE = 50
"""So many messages that cannot be read or are not allowed, and the socket is closed."""
HELLO_SECONDS = 15.0
SEND_SECONDS = 20.0
"""A message that could not be sent for so long: nobody is reading."""

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()
_log = structlog.get_logger("socket")

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, manager: TableManager, limits: Limits) -> None:
    """The socket of one table."""
    address = socket.client.host if socket.client is not None else ""
    if not origin_allowed(
        socket.headers.get("origin"), socket.headers.get("host"), manager.config.origins
    ):
        await socket.close(code=1008, reason="origin")
        return
    if not limits.request(address) or not limits.socket_opened(address):
        await socket.close(code=1013, reason="too many sockets")
        return
    SOCKETS.inc()
    manager.gc_policy.socket_opened()
    try:
        await socket.accept()
        await _serve(socket, table_id, manager)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        manager.gc_policy.socket_closed()
        limits.socket_closed(address)


async def _serve(socket: Socket, table_id: str, manager: TableManager) -> None:
    try:
        hello = await asyncio.wait_for(_hello(socket), HELLO_SECONDS)
        table = await manager.table(table_id)
        viewer = await _viewer(table, hello, manager)
    except (Error, TimeoutError) as refusal:
        error = refusal if isinstance(refusal, Error) else NotKnown("hello-missing")
        await _turn_away(socket, error)
        return
    sender = asyncio.create_task(_send(socket, viewer), name=f"sender {table_id}")
    try:
        await table.join(viewer)
        await _receive(socket, table, viewer, manager)
    except (TryAgain, TooMuch) as error:
        # What it has missed cannot be told: not just now, or not at all.
        await _turn_away(socket, error)
    finally:
        table.leave(viewer)
        viewer.drop()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await sender


async def _turn_away(socket: Socket, error: Error) -> None:
    """Close a socket that cannot be served; it may come back if that was nobody's fault."""
    refused = _encoder.encode(Refused(command=None, problem=problem(error)))
    code = 1013 if isinstance(error, TryAgain) else 1008
    # It may have gone, or been closed for reading too slowly, at this very moment.
    with contextlib.suppress(Exception):
        await socket.send_data(refused, mode="text")
        await socket.close(code=code, reason=error.message.id)


async def _hello(socket: Socket) -> Hello:
    message = _decode(await _read(socket))
    if not isinstance(message, Hello):
        raise NotKnown("hello-missing")
    return message


async def _viewer(table: Table, hello: Hello, manager: TableManager) -> Viewer:
    """Which seats the tokens give: each must be of this table, of a seat that its person still holds."""
    now = time.time()
    person: str | None = None
    epoch = 0
    if hello.person is not None:
        token = manager.signer.read_person(hello.person, now)
        await check_person(manager.database, token.person, token.epoch)
        person, epoch = token.person, token.epoch
    seats: list[int] = []
    for text in hello.tokens:
        seat = manager.signer.read_seat(text, now)
        await check_person(manager.database, seat.person, seat.epoch)
        if (
            seat.table != table.id
            or not 0 <= seat.seat < len(table.state.seats)
            or table.state.seats[seat.seat].person != seat.person
        ):
            raise NotAllowed("token-other-seat")
        if person not in (None, seat.person):
            raise NotAllowed("token-other-seat")
        person, epoch = seat.person, seat.epoch
        seats.append(seat.seat)
    if person is not None and not seats and await is_removed(manager.database, table.id, person):
        raise NotAllowed("removed-by-host")
    return Viewer(sorted(set(seats)), person, hello.since, hello.muted, hello.things, epoch)


async def _send(socket: Socket, viewer: Viewer) -> None:
    """Send what waits; a socket that does not read is closed."""
    try:
        while (message := await viewer.next()) is not None:
            await asyncio.wait_for(socket.send_data(message, mode="text"), SEND_SECONDS)
        code, reason = viewer.farewell
        await socket.close(code=code, reason=reason)
    except (Exception, asyncio.CancelledError):
        viewer.drop()


async def _receive(socket: Socket, table: Table, viewer: Viewer, manager: TableManager) -> None:
    bucket = Bucket(manager.config.messages_per_second, manager.config.messages_burst)
    nonsense = 0
    while not viewer.dropped:
        text = await _read(socket)
        manager.gc_policy.asked()
        command: str | None = None
        try:
            if not bucket.take():
                raise TooMuch("too-fast")
            message = _decode(text)
            command = getattr(message, "command", None)
            answer = await _answer(message, table, viewer, manager)
        except Error as error:
            REFUSED.labels(error.message.id).inc()
            nonsense += isinstance(error, Refusal) and error.status in (400, 401, 403, 429)
            answer = _encoder.encode(Refused(command=command, problem=problem(error)))
        except Exception:
            _log.exception("a command failed", table=table.id)
            answer = _encoder.encode(
                Refused(command=command, problem=problem(Refusal("server-fault")))
            )
        if answer is not None:
            viewer.push(answer)
        if nonsense > MAX_NONSENSE:
            with contextlib.suppress(Exception):
                await socket.close(code=1008, reason="nonsense")
            return


async def _answer(
    message: FromClient, table: Table, viewer: Viewer, manager: TableManager
) -> bytes | None:
    """Carry out one message; what to answer."""
    match message:
        case Ping():
            return _encoder.encode(Pong(manager.now()))
        case Mute():
            viewer.muted = message.on
            return None
        case Hello():
            raise Refusal("hello-twice")
        case Say():
            return _encoder.encode(await _say(message, table, viewer, manager))
        case Silence():
            await silence(manager.database, table, message, viewer.person)
            manager.tell_silenced(table.id)
            return _encoder.encode(Done(command=message.command, seq=table.state.seq))
        case Look():
            if message.seat not in viewer.shown_seats:
                raise NotAllowed("not-your-seat")
            return await table.look(message.seq, message.seat, viewer.things)
    if message.seat not in viewer.seats:
        raise NotAllowed("not-your-seat")
    match message:
        case Try():
            return _encoder.encode(await table.try_out(message, viewer.things))
        case Why():
            return _encoder.encode(await table.why_not(message))
        case Hold():
            await table.hold(message)
            return None
    return _encoder.encode(await table.command(message, viewer.person))


async def _say(message: Say, table: Table, viewer: Viewer, manager: TableManager) -> Done:
    if viewer.person is None or (message.seat is not None and message.seat not in viewer.seats):
        raise NotAllowed("not-your-seat")
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    if not text:
        raise Refusal("chat-empty")
    number = await table.chat.say(text, viewer.person, message.seat, message.command, manager.now())
    if number is not None:
        manager.tell_chat(table.id, number)
    return Done(command=message.command, seq=table.state.seq)


async def _read(socket: Socket) -> str:
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    return text if isinstance(text, str) else ""


def _decode(text: str) -> FromClient:
    if len(text) > MAX_MESSAGE:
        raise TooMuch("message-large", high=MAX_MESSAGE)
    try:
        message: FromClient = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as fault:
        raise Refusal("message-unreadable", why=str(fault)[:200]) from None
    except RecursionError:
        raise Refusal("message-unreadable", why="nested too deeply") from None
    return message
