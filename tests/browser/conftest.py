"""A server, a real browser, and pages on which nothing may go wrong unnoticed: any message in the console fails the test."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.visitor import PATIENCE, Visitor
from playwright.sync_api import Browser, expect, sync_playwright
from server.harness import Server

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


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
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


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
