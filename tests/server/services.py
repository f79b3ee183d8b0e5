"""A PostgreSQL and a Redis of the tests' own, on loopback, in folders of their own; gone when the tests are done."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from glob import glob
from pathlib import Path

from server.harness import free_port


def _postgres_folder() -> Path:
    """Where the server's programs lie: Debian keeps them out of the path."""
    found = shutil.which("pg_ctl")
    places = sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)
    if places:
        return Path(places[0])
    assert found, "PostgreSQL is missing: see scripts/system-packages"
    return Path(found).parent


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else command


class Postgres:
    """A PostgreSQL cluster with default durability."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lw-postgres-"))
        self.port = free_port()
        self.bin = _postgres_folder()
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._databases = 0

    @contextlib.contextmanager
    def running(self) -> Iterator["Postgres"]:
        self._run(
            "initdb",
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "lw",
            "-N",
            "--locale=C.UTF-8",
            "-E",
            "UTF8",
        )
        self.start()
        try:
            yield self
        finally:
            self.stop()
            shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, port: int = 0) -> None:
        """Start it at its port, or at another one where nobody looks for it."""
        self._run(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-l",
            str(self.folder / "log"),
            "-w",
            "-o",
            f"-h 127.0.0.1 -p {port or self.port} -k {self.folder}",
            "start",
        )

    def stop(self) -> None:
        """As a crash would."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"tables{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "lw", name)
        return f"postgresql+asyncpg://lw@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str) -> None:
        """Carry out a statement as the owner."""
        self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "lw", "-c", statement, "postgres"
        )

    def _run(self, program: str, *options: str) -> None:
        command = _as_somebody([str(self.bin / program), *options])
        # Not captured by a pipe: the database would keep it open for as long as it lives.
        with (self.folder / "out").open("ab") as out:
            done = subprocess.run(command, stdout=out, stderr=out, cwd="/", check=False)
        assert done.returncode == 0, (self.folder / "out").read_text()


class Redis:
    """A Redis without a disk."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
            "--dir",
            "/tmp",
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", self.port), 1),
            ):
                return
            time.sleep(0.05)
        raise AssertionError("Redis does not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    @contextlib.contextmanager
    def running(self) -> Iterator["Redis"]:
        self.start()
        try:
            yield self
        finally:
            self.stop()
