"""Messages and frames of a table's socket, most of them wrong: refused or the socket closed, never a fault of the server."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
from attack.aftermath import check_sound
from attack.message_fuzzer import Tally, fuzz_tables
from attack.scale import scale, seeded
from server.harness import Client, Person, Server
from server.raw import DEEP, NOT_UTF8, close_code, converse, frame, handshake
from server.services import Postgres

MESSAGES = scale(20_000, 1_500)
FRAMES = scale(20_000, 1_000)
TABLES = 3
"""At so many tables at once."""
AT_ONCE = 20
SOUND = [
    b'{"t":"ping"}',
    b'{"t":"say","command":"s","seat":0,"text":"x"}',
    b"null",
    b'"\\ud800"',
]
SENT_AWAY = {1008, 1009, 0}
"""Too much nonsense, or too large; whoever is still sending then may miss the reason (0). A fault would
be 1011, or in the log."""


def test_fuzzed_messages(tmp_path: Path, tell: Callable[[str], None]) -> None:
    with Server(tmp_path) as server:
        tell("sqlite: " + fuzz(server, MESSAGES))


def test_fuzzed_messages_on_postgresql(tmp_path: Path, tell: Callable[[str], None]) -> None:
    """It refuses some texts that SQLite keeps."""
    with (
        Postgres().running() as database,
        Server(tmp_path, database=database.new_database()) as server,
    ):
        tell("postgresql: " + fuzz(server, MESSAGES // 5))


def fuzz(server: Server, count: int) -> str:
    """Send so many messages, then play; what came back, in words."""
    seed, chance = seeded()
    tally = Tally(count)

    async def run() -> None:
        await asyncio.gather(*(fuzz_tables(server, chance, tally) for _ in range(TABLES)))

    asyncio.run(run())
    check_sound(server)
    assert set(tally.closed) <= SENT_AWAY, tally.closed
    # Some are right.
    assert tally.answers["done"] > count // 50
    assert tally.answers["refused"] > count // 10
    done, refused = tally.answers["done"], tally.answers["refused"]
    closed = ", ".join(f"{code}: {many}" for code, many in sorted(tally.closed.items()))
    return (
        f"{count} fuzzed messages, no fault, no traceback; {done} done, {refused} refused, "
        f"sockets closed with {closed} (seed {seed})"
    )


def test_fuzzed_frames(tmp_path: Path, tell: Callable[[str], None]) -> None:
    """Frames of any kind, whole, cut and spoilt: the socket is closed or goes on."""
    seed, chance = seeded()
    with Server(tmp_path) as server:
        made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
        table, token = made["table"]["id"], made["held"][0]["token"]
        asyncio.run(send_frames(server, table, token, chance))
        check_sound(server)
    tell(f"{FRAMES} fuzzed frames, no fault, no traceback (seed {seed})")


async def send_frames(server: Server, table: str, token: str, chance: random.Random) -> None:
    hello = msgspec.json.encode({"t": "hello", "tokens": [token], "muted": True})
    left = iter(range(FRAMES // 10))

    async def keep_sending() -> None:
        for _ in left:
            frames = [any_frame(chance) for _ in range(10)]
            # A frame that ends it, if none of the others did.
            whole = b"".join([frame(1, hello), *frames, frame(8, b"\x03\xe8"), b"\xff" * 200_000])
            answer = await converse(server, handshake(server, f"/api/tables/{table}/live"), whole)
            assert answer.status == 101, answer
            assert close_code(answer.body) != 1011, answer

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(keep_sending())
    async with Client(server.url, table, [token]) as client:
        await client.until("frame")
        assert (await client.command("cancel", 0))["t"] == "done"


def any_frame(chance: random.Random) -> bytes:
    data = chance.choice([*SOUND, *NOT_UTF8, *DEEP[:3], chance.randbytes(chance.randrange(300))])
    opcode = chance.choice([1, 1, 1, 1, 2, 9, 10, 0, 8, chance.randrange(16)])
    first = chance.choice([0x80, 0x80, 0x80, 0x80, 0x00, 0xC0, 0xF0])
    made = bytearray(frame(opcode, data, first))
    if chance.random() < 0.05:
        made[chance.randrange(min(len(made), 12))] ^= 1 << chance.randrange(8)
    return bytes(made)
