"""A server, a real browser, and pages on which nothing may go wrong unnoticed: any message in the console fails the test."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.browsers import open_browser
from browser.visitor import Visitor
from playwright.sync_api import Browser
from server.harness import Server

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The app as the package has it; built here if `make` has not done so. Only one of several workers builds."""
    lock_file = ROOT / "web" / ".building"
    with lock_file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (ROOT / "littleworlds" / "web_static" / "index.html").exists():
            subprocess.run([sys.executable, "web/scripts/build.py"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as chromium:
        yield chromium


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a laptop."""
    with Visitor(browser, server.url) as person:
        yield person


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a phone."""
    with Visitor(browser, server.url, width=390, height=844, touch=True) as person:
        yield person
