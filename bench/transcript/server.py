"""Runs the server that a transcript is made of, on loopback with a database of its own."""

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

HERE = Path(__file__).parent
START_SECONDS = 60.0

_WHERE = "import pathlib, littleworlds; print(pathlib.Path(littleworlds.__file__).parent.parent)"


@contextlib.contextmanager
def serving(root: str | None) -> Iterator[str]:
    """Run the server of a checkout (None: of this Python's own installation); gives its URL."""
    environment = dict(os.environ, PYTHONHASHSEED="0", LC_ALL="C.UTF-8")
    if root is not None:
        environment["PYTHONPATH"] = str(Path(root).resolve())
    _check_root(root, environment)
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="lw-transcript-") as folder:
        log = Path(folder) / "server.log"
        command = [sys.executable, "-P", str(HERE / "fixed_server.py"), "serve", *_options(folder)]
        command += ["--port", str(port)]
        with log.open("wb") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_for(url, process)
            yield url
        except BaseException:
            sys.stderr.write("the server's log ends:\n" + log.read_text()[-3000:] + "\n")
            raise
        finally:
            _stop(process)


def _options(folder: str) -> list[str]:
    """Bots get all the time they need, so that their answers do not depend on the machine."""
    database = f"sqlite+aiosqlite:///{folder}/tables.sqlite"
    bots = ["--bot-workers", "1", "--bot-seconds", "60", "--bot-pause", "0"]
    return ["--host", "127.0.0.1", "--database", database, *bots]


def _check_root(root: str | None, environment: dict[str, str]) -> None:
    command = [sys.executable, "-P", "-c", _WHERE]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    folder = Path(found.stdout.strip())
    if root is not None and folder != Path(root).resolve():
        sys.exit(f"{root} is not the checkout that this Python loads: that is {folder}.")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(url + "/health", timeout=2).status_code == 200:
                return
        time.sleep(0.05)
    sys.exit("the server does not start")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
