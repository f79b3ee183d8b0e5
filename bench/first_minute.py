"""How long a newcomer waits: `make play` in a fresh clone with an empty home, until the lobby is served.

    python bench/first_minute.py [--before REVISION] [--compiled]

Prints when each stage began, then the second start; with `--before` the same for an older commit, in the same run; with `--compiled` it
waits until the compiled engine is there and starts once more. Then what an installed wheel brings. Nothing is taken from a cache of this
machine's: the home is empty, and so are the caches of the package managers.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIMIT = 75.0
AGAIN = 3.0
LONGEST = 900.0
ADDRESS = re.compile(r"http://[\w.:\[\]]+/")


class Start:
    """`make play`, from the command to the page."""

    def __init__(self, clone: Path, home: Path) -> None:
        self.began = time.monotonic()
        self.stages: list[tuple[float, str]] = []
        self.served = 0.0
        self._address = threading.Event()
        self._url = ""
        self._process = subprocess.Popen(
            ["make", "play"], cwd=clone, env=_environment(home), text=True, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait(self) -> float:
        """Seconds until the lobby is served."""
        if not self._address.wait(LONGEST) or not self._url:
            sys.exit("It did not start:\n" + "\n".join(line for _, line in self.stages))
        while True:
            try:
                with urllib.request.urlopen(self._url, timeout=60) as answer:
                    assert b"<html" in answer.read()
                self.served = time.monotonic() - self.began
                return self.served
            except OSError:
                assert self._process.poll() is None
                time.sleep(0.02)

    def stop(self) -> None:
        """As Ctrl-C would."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait(60)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.stages.append((time.monotonic() - self.began, line.strip()))
            if told := ADDRESS.search(line):
                self._url = told[0]
                self._address.set()
        self._address.set()


def main() -> None:
    """Measure and print; fail above the limits."""
    asked = argparse.ArgumentParser(description="How long a newcomer waits.")
    asked.add_argument("--before", default="", help="an older commit, measured in the same run")
    asked.add_argument("--compiled", action="store_true")
    options = asked.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        if options.before:
            before = _first_start(Path(folder) / "before", options.before)
            print(f"{options.before}: {before.served:.1f} s until the lobby is served\n")
        clone = Path(folder) / "now"
        with _compiling_ended(clone):
            first = _first_start(clone, "HEAD")
            for seconds, line in first.stages:
                print(f"{seconds:7.1f} s  {line}")
            print(f"{first.served:7.1f} s  the lobby is served (limit {LIMIT:.0f})")
            again = _start_again(clone)
            print(f"{again:7.1f} s  the second start (limit {AGAIN:.0f})")
            if options.compiled:
                _wait_for_compiling(clone)
                print(f"{_start_again(clone):7.1f} s  a start on the compiled engine")
        _print_packages(clone, Path(folder) / "empty")
    sys.exit(0 if first.served <= LIMIT and again <= AGAIN else 1)


def _environment(home: Path) -> dict[str, str]:
    home.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "TERM")}
    return {
        **kept,
        "HOME": str(home),
        "PIP_NO_CACHE_DIR": "1",
        "npm_config_cache": str(home / "npm"),
    }


def _first_start(clone: Path, revision: str) -> Start:
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    subprocess.run(["git", "checkout", "--quiet", revision], cwd=clone, check=True)
    return _started(clone)


def _start_again(clone: Path) -> float:
    return _started(clone).served


def _started(clone: Path) -> Start:
    start = Start(clone, clone.with_name(clone.name + "-home"))
    try:
        start.wait()
    finally:
        start.stop()
    return start


@contextmanager
def _compiling_ended(clone: Path) -> Iterator[None]:
    """End what is compiled in the background once everything is measured."""
    try:
        yield
    finally:
        running = clone / "build" / "compiling.pid"
        if running.exists():
            os.killpg(os.getpgid(int(running.read_text())), signal.SIGTERM)


def _wait_for_compiling(clone: Path) -> None:
    end = time.monotonic() + LONGEST
    while (clone / "build" / "compiling.pid").exists() and time.monotonic() < end:
        time.sleep(1)


def _print_packages(clone: Path, environment: Path) -> None:
    """What the package brings when it is installed by itself, and with the server."""
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    for what in (".", ".[server]"):
        began = time.monotonic()
        pip = [environment / "bin" / "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--no-cache-dir", what], cwd=clone, check=True)
        seconds = time.monotonic() - began
        told = subprocess.run(
            [*pip, "list", "--format=freeze"], capture_output=True, text=True, check=True
        )
        names = [line.partition("==")[0] for line in told.stdout.split()]
        others = [name for name in names if name not in ("pip", "setuptools", "littleworlds")]
        print(f"pip install {what}: {seconds:.1f} s, {len(others)} packages besides its own")


if __name__ == "__main__":
    main()
