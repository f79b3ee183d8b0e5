"""The program run as people and scripts run it: in a pipe, or at a terminal."""

import os
import pty
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

ENVIRONMENT = {
    **os.environ,
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "PYTHONUTF8": "1",
    "COLUMNS": "200",
}
FRENCH = {"LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8"}
NARROW = {"COLUMNS": "80"}


def run(
    *words: str, given: str = "", cwd: Path | None = None, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command in a pipe."""
    command = [sys.executable, "-m", "littleworlds", *words]
    variables = {**ENVIRONMENT, **(environment or {})}
    return subprocess.run(
        command, input=given, capture_output=True, text=True, env=variables, cwd=cwd, timeout=60
    )


def refused(*words: str, code: int = 2, environment: dict[str, str] | None = None) -> str:
    """The one sentence of a refusal."""
    done = run(*words, environment=environment)
    assert "Traceback" not in done.stderr
    assert (done.returncode, done.stdout) == (code, "")
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr.strip()


class Terminal:
    """A command at a terminal, with somebody who reads and types."""

    def __init__(self, *words: str, cwd: Path) -> None:
        self.screen = ""
        self._master, slave = pty.openpty()
        variables = {**ENVIRONMENT, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "littleworlds", *words],
            stdin=slave, stdout=slave, stderr=slave, env=variables, cwd=cwd, start_new_session=True,
        )  # fmt: skip
        os.close(slave)

    def read_until(self, text: str) -> str:
        """What appears up to a text."""
        return self._read(lambda: text in self.screen, f"{text!r} did not appear")

    def read_to_the_end(self) -> str:
        """What appears until the command has ended."""
        shown = self._read(lambda: False, "it did not end")
        self.process.wait(30)
        return shown

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def press(self, key: str) -> None:
        """Press one key once the command waits for a key, not for a line: what is typed before is thrown away."""
        deadline = time.monotonic() + 30
        while termios.tcgetattr(self._master)[3] & termios.ICANON:
            assert time.monotonic() < deadline, "no key is waited for"
            time.sleep(0.01)
        self.type(key)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait(30)
        os.close(self._master)

    def _read(self, done: Callable[[], bool], problem: str) -> str:
        self.screen = ""
        deadline = time.monotonic() + 30
        while not done():
            assert time.monotonic() < deadline, f"{problem}: {self.screen[-500:]}"
            if select.select([self._master], [], [], 0.2)[0]:
                try:
                    self.screen += os.read(self._master, 65536).decode(errors="replace")
                except OSError:  # how Linux says that the other side of a terminal is closed
                    assert not problem.endswith("appear"), f"{problem}: {self.screen[-500:]}"
                    return self.screen
        return self.screen
