"""While somebody does the worst that was found, others play on; in the long tests 99 of 100 moves are answered within 250 ms."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attack.aftermath import check_sound
from attack.attacks import chat, knock, make_bots_play, sit_down, try_passwords, upload
from attack.flood import Flood
from attack.scale import LONG, scale
from server.harness import Client, Json, Person, Server
from server.replays import LONG_LOG, long_log
from server.services import Postgres
from server.sitting import Sitting

SECONDS = scale(20, 2)
PEOPLE = 4
PAUSE = 0.02
"""Between two moves of one person."""
LIMIT = 0.25

Tell = Callable[[str], None]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running
        check_sound(running)


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Server]:
    with (
        Postgres().running() as database,
        Server(tmp_path, database=database.new_database()) as running,
    ):
        yield running
        check_sound(running)


def play_during(flood: Flood, server: Server, tell: Tell, resumed: Json | None = None) -> None:
    """Several people move at their tables while an attack runs; somebody resumes a long play, if there
    is one."""
    with flood:
        waits, resumes = asyncio.run(play(server, resumed))
    percentile = sorted(waits)[int(len(waits) * 0.99)]
    told = ", ".join(f"{answer}: {many}" for answer, many in flood.answers.most_common())
    tell(
        f"{flood.name} ({server.database.partition('+')[0]}): {len(waits)} moves of others, p99 {percentile * 1000:.0f} ms, "
        f"slowest {max(waits) * 1000:.0f} ms"
        + (f", {resumes} long plays resumed" if resumed else "")
        + f"; the attack got {told}"
    )
    # A time means something only where nothing else runs.
    assert not LONG or percentile < LIMIT


async def play(server: Server, resumed: Json | None) -> tuple[list[float], int]:
    """How long each move took that somebody made in a while, and how often a play was resumed."""
    sittings = [
        await asyncio.to_thread(Sitting, server, f"Person {number}", public=True)
        for number in range(PEOPLE)
    ]
    until = time.monotonic() + SECONDS
    tokens = [] if resumed is None else [resumed["held"][0]["token"]]
    resumes = 0

    async def keep_moving(sitting: Sitting) -> None:
        async with sitting:
            while time.monotonic() < until or not sitting.waits:
                assert (await sitting.move())["t"] == "done"
                await asyncio.sleep(PAUSE)

    async def keep_resuming() -> None:
        nonlocal resumes
        while resumed is not None and (time.monotonic() < until or not resumes):
            async with Client(server.url, resumed["table"]["id"], tokens, since=0) as client:
                assert len((await client.until("frame"))["steps"]) == LONG_LOG
            resumes += 1

    await asyncio.gather(*(keep_moving(sitting) for sitting in sittings), keep_resuming())
    return [wait for sitting in sittings for wait in sitting.waits], resumes


@pytest.mark.parametrize("database", ["server", "postgres"])
def test_a_crowd_sits_down_at_rated_tables(
    request: pytest.FixtureRequest, database: str, tell: Tell
) -> None:
    server: Server = request.getfixturevalue(database)
    flood = Flood(sit_down, server)
    play_during(flood, server, tell)
    assert set(flood.answers) <= {"201"}


def test_the_worst_record_is_uploaded_many_times(server: Server, tell: Tell) -> None:
    made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
    asyncio.run(long_log(server, made))
    flood = Flood(upload, server)
    play_during(flood, server, tell, made)
    assert set(flood.answers) <= {"201", "200", "too-many-records", "replays-busy"}


def test_sockets_to_unknown_tables_are_opened(server: Server, tell: Tell) -> None:
    flood = Flood(knock, server)
    play_during(flood, server, tell)
    assert set(flood.answers) == {"no-such-table"}


def test_bots_of_one_guest_play_at_many_tables(server: Server, tell: Tell) -> None:
    flood = Flood(make_bots_play, server)
    play_during(flood, server, tell)
    assert set(flood.answers) == {"made"}


def test_passwords_are_tried(server: Server, tell: Tell) -> None:
    flood = Flood(try_passwords, server)
    play_during(flood, server, tell)
    assert set(flood.answers) <= {"401", "201"}


def test_onlookers_chat_at_the_tables(server: Server, tell: Tell) -> None:
    flood = Flood(chat, server)
    play_during(flood, server, tell)
    assert "server-fault" not in flood.answers
    # How soon they speak too fast depends on the machine.
    assert not LONG or "chat-too-fast" in flood.answers
