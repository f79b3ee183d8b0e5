"""Requests and frames as bytes, for what no decent client would send."""

import asyncio
import os
import struct
from typing import NamedTuple

from server.harness import PATIENCE, Server

SECURITY_HEADERS = (
    b"content-security-policy: default-src 'none'",
    b"x-content-type-options: nosniff",
    b"referrer-policy: no-referrer",
    b"cross-origin-opener-policy: same-origin",
)

DEEP = [b"[" * 2000, b"[" * 2000 + b"]" * 2000, b'{"name":' * 2000, b'{"name":' + b"[" * 100_000]
NOT_UTF8 = [b"\xff\xfe", b'{"name":"\xff\xfe"}', b'{"name":"\xc3"}', b'\xed\xa0\x80"', b"\x80" * 9]


class Answer(NamedTuple):
    """What came back before the server closed the connection."""

    status: int
    """0 if there was no answer at all."""
    head: bytes
    """In small letters."""
    body: bytes


def check_headers(answer: Answer) -> None:
    missing = [header for header in SECURITY_HEADERS if answer.head.count(header) != 1]
    assert not missing, answer


def request(
    server: Server,
    path: str = "/api/games",
    method: str = "GET",
    headers: bytes = b"",
    body: bytes = b"",
    host: bool = True,
) -> bytes:
    """A request after which the server closes the connection."""
    lines = [f"{method} {path} HTTP/1.1\r\n".encode("latin-1")]
    if host:
        lines.append(f"Host: 127.0.0.1:{server.port}\r\n".encode())
    if body:
        lines.append(b"Content-Length: %d\r\n" % len(body))
    return b"".join([*lines, headers, b"Connection: close\r\n\r\n", body])


def handshake(server: Server, path: str, headers: bytes = b"") -> bytes:
    """The request that opens a socket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n"
    ).encode() + (headers + b"\r\n")


def frame(opcode: int, data: bytes, first: int = 0x80) -> bytes:
    """A frame of a client, masked; `first` has the bits beside the opcode."""
    if len(data) < 126:
        size = bytes([0x80 | len(data)])
    elif len(data) < 65_536:
        size = bytes([0x80 | 126]) + struct.pack("!H", len(data))
    else:
        size = bytes([0x80 | 127]) + struct.pack("!Q", len(data))
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[position % 4] for position, byte in enumerate(data))
    return bytes([first | opcode]) + size + mask + masked


async def exchange(server: Server, sent: bytes) -> Answer:
    """Send bytes and read until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(sent)
            return answer_of(await everything(reader))
    finally:
        writer.close()


async def converse(server: Server, opening: bytes, frames: bytes) -> Answer:
    """Open a socket, send frames, and read until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(opening)
            head = await reader.readuntil(b"\r\n\r\n")
            writer.write(frames)
            return answer_of(head + await everything(reader))
    finally:
        writer.close()


async def everything(reader: asyncio.StreamReader) -> bytes:
    """All that comes, also if it ends with a reset: so it does if the server did not read all."""
    read = b""
    try:
        while piece := await reader.read(65_536):
            read += piece
    except ConnectionError:
        pass
    return read


def answer_of(read: bytes) -> Answer:
    head, _, body = read.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    known = len(words) > 1 and words[0] == b"HTTP/1.1"
    return Answer(int(words[1]) if known else 0, head.lower(), body)


def close_code(frames: bytes) -> int:
    """The code of the close frame that unmasked frames end with: 1005 if that has none, as the answer to one
    without; 0 if there is no close frame, or half a frame."""
    while len(frames) > 1:
        opcode, size = frames[0] & 15, frames[1]
        start = 2
        if size == 126:
            size, start = struct.unpack("!H", frames[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", frames[2:10])[0], 10
        if opcode == 8 and size < 2:
            return 1005
        if opcode == 8 and len(frames) >= start + 2:
            return int(struct.unpack("!H", frames[start : start + 2])[0])
        frames = frames[start + size :]
    return 0
