"""An outage is called an outage: a database that is gone, full or read-only refuses with its own
reason, turns `/health` red, is logged once, and all goes on by itself when it is back. Nothing
that was acknowledged is lost."""

import asyncio
import os
import resource
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import PATIENCE, Client, Server, closed_with
from server.services import Postgres
from server.sitting import Sitting

BEGINS = "the database cannot be written"
ENDS = "the database can be written again"
SMALL = "1536k"
"""A disk that a few plays fill."""


def health(server: Server) -> tuple[int, Any]:
    answer = httpx.get(server.url + "/health", timeout=PATIENCE)
    return answer.status_code, answer.json()


async def until_health(server: Server, status: int) -> Any:
    deadline = time.monotonic() + PATIENCE
    while True:
        found, body = await asyncio.to_thread(health, server)
        if found == status:
            return body
        assert time.monotonic() < deadline, (found, body)
        await asyncio.sleep(0.05)


def check_log(server: Server, reason: str) -> None:
    """An outage is logged once when it begins and once when it ends, without a traceback."""
    lines = server.log().splitlines()
    begins = [line for line in lines if BEGINS in line]
    ends = [line for line in lines if ENDS in line]
    assert len(begins) == len(ends) == 1, server.log()
    assert reason in begins[0]
    assert "Traceback" not in server.log()


# --- PostgreSQL -----------------------------------------------------------------------------------


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with Postgres().running() as running:
        yield running


def test_a_postgresql_that_is_gone_is_told_as_that(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, database=postgres.new_database()) as server:

        async def run() -> None:
            async with Sitting(server, "Ada") as sitting:
                await sitting.move()
                await asyncio.to_thread(postgres.stop)
                try:
                    ada = sitting.person
                    answers = [
                        await asyncio.to_thread(ada.ask, method, path, body)
                        for method, path, body in (
                            ("GET", "/api/people/me", None),
                            ("GET", "/api/tables", None),
                            ("PATCH", "/api/people/me", {"name": "Eve"}),
                            ("GET", f"/api/tables/{sitting.table}", None),
                        )
                    ]
                    for answer in answers:
                        assert answer.status_code == 503, answer.text
                        assert answer.json()["id"] == "database-silent"
                    assert await sitting.refusal("again") == "database-silent"
                    assert (await until_health(server, 503))["id"] == "database-silent"
                    await turned_away(server, sitting)
                finally:
                    await asyncio.to_thread(postgres.start)
                done = await sitting.move_at_last("again")
                assert done["seq"] == 2
                await until_health(server, 200)
                await sitting.log_is_whole()

        asyncio.run(run())
        check_log(server, "database-silent")


async def turned_away(server: Server, sitting: Sitting) -> None:
    """Who comes now is told why, and that it may come back."""
    async with Client(server.url, sitting.table, sitting.tokens) as late:
        assert await closed_with(late) == 1013
        refused = [message for message in late.all if message["t"] == "refused"]
        assert [one["problem"]["id"] for one in refused] == ["database-silent"]


def test_a_postgresql_that_only_reads_is_told_as_that(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    name = database.rpartition("/")[2]
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )
    with Server(tmp_path, database=database) as server:

        async def run() -> None:
            async with Sitting(server, "Ada") as sitting:
                await sitting.move()
                postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
                postgres.execute(others)
                assert (await until_health(server, 503))["id"] == "database-read-only"
                assert await sitting.refusal("again") == "database-read-only"
                # What only reads goes on.
                assert (await asyncio.to_thread(sitting.person.get, "/api/people/me"))["name"]
                answer = await asyncio.to_thread(
                    sitting.person.ask, "PATCH", "/api/people/me", {"name": "Eve"}
                )
                assert (answer.status_code, answer.json()["id"]) == (503, "database-read-only")
                postgres.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
                postgres.execute(others)
                await sitting.move_at_last("again")
                await until_health(server, 200)
                await sitting.log_is_whole()

        asyncio.run(run())


# --- SQLite ---------------------------------------------------------------------------------------


@contextmanager
def small_disk(folder: Path) -> Iterator[tuple[list[str], Callable[[Server], Path]]]:
    """A command that runs a program with a small disk in a folder, and where that disk is from
    outside."""
    mount = f'mount -t tmpfs -o size={SMALL} none "$0" && exec "$@"'
    within = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, str(folder)]
    if shutil.which("unshare") is None or subprocess.run([*within, "true"], check=False).returncode:
        pytest.skip("this system lets nobody mount a small disk")

    def seen(server: Server) -> Path:
        assert server.process is not None
        return Path(f"/proc/{server.process.pid}/root{folder}")

    yield within, seen


def test_a_full_disk_is_told_as_that(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    database = f"sqlite+aiosqlite:///{disk}/tables.sqlite"
    with (
        small_disk(disk) as (within, seen),
        Server(tmp_path, database=database, within=within) as server,
    ):

        async def run() -> None:
            async with Sitting(server, "Ada") as sitting:
                await sitting.move()
                filler = seen(server) / "filler"
                fill(filler)
                assert await sitting.refusal() == "database-full"
                assert (await until_health(server, 503))["id"] == "database-full"
                assert await sitting.refusal("again") == "database-full"
                answer = await asyncio.to_thread(
                    sitting.person.ask, "PATCH", "/api/people/me", {"name": "Eve"}
                )
                assert (answer.status_code, answer.json()["id"]) == (503, "database-full")
                assert (await asyncio.to_thread(sitting.person.get, "/api/people/me"))["name"]
                filler.unlink()
                await sitting.move_at_last("again")
                await until_health(server, 200)
                await sitting.log_is_whole()

        asyncio.run(run())
        check_log(server, "database-full")


def fill(file: Path) -> None:
    """Write until there is no room."""
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"x" * 4096)
        except OSError:
            pass


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_disk_that_takes_nothing_more_is_told_as_that(tmp_path: Path) -> None:
    """Whatever the reason is: here the system lets no file of the server grow."""
    with Server(tmp_path) as server:

        async def run() -> None:
            assert server.process is not None
            async with Sitting(server, "Ada") as sitting:
                await sitting.move()
                size = (tmp_path / "tables.sqlite-wal").stat().st_size
                _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))
                assert await sitting.refusal() == "database-disk"
                assert (await until_health(server, 503))["id"] == "database-disk"
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
                await sitting.move_at_last()
                await until_health(server, 200)
                await sitting.log_is_whole()

        asyncio.run(run())
        check_log(server, "database-disk")


def test_a_disk_that_only_reads_is_told_as_that(tmp_path: Path) -> None:
    """As a real one becomes when the system finds a fault on it."""
    image, disk = tmp_path / "image", tmp_path / "disk"
    disk.mkdir()
    with image.open("wb") as file:
        file.truncate(16 * 2**20)
    mount = (
        f'mkfs.ext4 -Fq "{image}" && mount -o loop,errors=remount-ro "{image}" "$0" && exec "$@"'
    )
    within = ["unshare", "--mount", "sh", "-c", mount, str(disk)]
    if os.getuid() != 0 or subprocess.run([*within, "true"], check=False).returncode:
        pytest.skip("only root may mount a disk that breaks")
    database = f"sqlite+aiosqlite:///{disk}/tables.sqlite"
    with Server(tmp_path, database=database, within=within) as server:

        async def run() -> None:
            async with Sitting(server, "Ada") as sitting:
                await sitting.move()
                break_disk(server, disk)
                assert await sitting.refusal() == "database-read-only"
                assert (await until_health(server, 503))["id"] == "database-read-only"
                assert (await asyncio.to_thread(sitting.person.get, "/api/people/me"))["name"]
                await sitting.log_is_whole()

        asyncio.run(run())
        assert server.log().count(BEGINS) == 1
        assert "Traceback" not in server.log()


def break_disk(server: Server, disk: Path) -> None:
    assert server.process is not None
    mounts = Path(f"/proc/{server.process.pid}/mounts").read_text().splitlines()
    device = next(line.split()[0] for line in mounts if line.split()[1] == str(disk))
    Path(f"/sys/fs/ext4/{Path(device).name}/trigger_fs_error").write_text("1")
