"""How soon a table is drawn in a browser that has never been here: `python bench/board.py`.

Starts a server and a Chromium of its own, makes a table with bots, and opens it ten times with an empty cache. Prints what went over
the wire, and for each opening the milliseconds from the start of the navigation to the first paint, to the position's arrival over the
socket, and to the board on the screen.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, sync_playwright

WATCH = """
globalThis.seen = {};
const Socket = WebSocket;
globalThis.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", event => {
      if (event.data.includes('"t":"frame"')) seen.frame ??= performance.now();
    });
  }
};
new MutationObserver((_, watch) => {
  if (document.querySelector(".board [data-ref]") === null) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (seen.board = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
TIMES = """() => ({
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null, frame: seen.frame, board: seen.board
})"""
PARTS = ("paint", "frame", "board")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How soon a table is drawn in a browser.")
    parser.add_argument("--game", default="little-tavern")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument(
        "--chromium", default=shutil.which("chromium") or shutil.which("chromium-browser")
    )
    asked = parser.parse_args()
    with _server() as url, sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=flags)
        openings = _openings(browser, url, asked.game, asked.seats, asked.times)
        browser.close()
    print(
        f"{asked.game}, {asked.seats} seats, empty cache, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    print(f"{'opening':>8}{'kB':>8}{'paint':>9}{'position':>10}{'board':>9}   (milliseconds)")
    for number, one in enumerate(openings, 1):
        print(
            f"{number:>8}{one['bytes'] / 1000:>8.0f}"
            + "".join(f"{one[part]:>{9 + (part == 'frame')}.0f}" for part in PARTS)
        )
    for name, of in (("median", statistics.median), ("least", min), ("most", max)):
        row = [of([one[part] for one in openings]) for part in ("bytes", *PARTS)]
        print(f"{name:>8}{row[0] / 1000:>8.0f}{row[1]:>9.0f}{row[2]:>10.0f}{row[3]:>9.0f}")


def _openings(
    browser: Browser, url: str, game: str, seats: int, times: int
) -> list[dict[str, float]]:
    me = _ask(f"{url}/api/people", {"name": "Ada"})
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *([{"kind": "bot", "bot": "random"}] * (seats - 1))],
    }
    table = _ask(f"{url}/api/tables", wish, me["token"])["table"]["id"]
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(
        f"localStorage.setItem('littleworlds.me', {json.dumps(json.dumps(me))})"
    )
    context.add_init_script(WATCH)
    openings: list[dict[str, float]] = []
    for _ in range(times):
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.clearBrowserCache")
        sizes: list[float] = []
        session.on(
            "Network.loadingFinished",
            lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]),
        )
        session.on(
            "Network.webSocketFrameReceived",
            lambda event, sizes=sizes: sizes.append(len(event["response"]["payloadData"])),
        )
        page.goto(f"{url}/t/{table}")
        page.wait_for_function("() => seen.board !== undefined")
        page.wait_for_timeout(300)
        openings.append({"bytes": sum(sizes), **page.evaluate(TIMES)})
        page.close()
    return openings


@contextmanager
def _server() -> Iterator[str]:
    """A server with a database of its own on a free port of this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-P",
            "-m",
            "littleworlds",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
        ]
        database = ["--database", f"sqlite+aiosqlite:///{folder}/tables.db"]
        process = subprocess.Popen(
            [*command, *database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        url = f"http://127.0.0.1:{port}"
        try:
            _wait(url, process)
            yield url
        finally:
            process.terminate()
            process.wait()


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            sys.exit("The server did not start.")
        try:
            urllib.request.urlopen(f"{url}/health").read()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    sys.exit("The server does not answer.")


def _ask(address: str, body: object, token: str | None = None) -> Any:
    headers = {
        "content-type": "application/json",
        **({} if token is None else {"authorization": f"Bearer {token}"}),
    }
    with urllib.request.urlopen(
        urllib.request.Request(address, json.dumps(body).encode(), headers)
    ) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main()
