"""Pages of other sites: those that the operator has named may use the server, over HTTP as over sockets; no others may."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.harness import Person, Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from littleworlds.server.config import Config, ConfigError

NAMED = "https://example.org"
FOREIGN = "https://elsewhere.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("origins")
    with Server(folder, origins=["https://Example.org:443/", "http://[::1]:8080"]) as running:
        yield running


def ask(server: Server, method: str, path: str, origin: str | None, **more: str) -> httpx.Response:
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    if origin is not None:
        headers["origin"] = origin
    return httpx.request(method, server.url + path, headers=headers)


@pytest.mark.parametrize("origin", [NAMED, "http://[::1]:8080"])
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/tables"), ("DELETE", "/api/people/me"), ("PUT", "/api/tables/x/seats/0")],
)
def test_a_browser_may_ask_first(server: Server, origin: str, method: str, path: str) -> None:
    wish = {"access_control_request_method": method, "access_control_request_headers": "x"}
    answer = ask(server, "OPTIONS", path, origin, **wish)
    assert answer.status_code == 204
    assert answer.headers["access-control-allow-origin"] == origin
    assert method in answer.headers["access-control-allow-methods"]
    for header in ("authorization", "content-type"):
        assert header in answer.headers["access-control-allow-headers"]
    assert int(answer.headers["access-control-max-age"]) > 0
    assert "origin" in answer.headers.get_list("vary")
    assert "access-control-allow-credentials" not in answer.headers


@pytest.mark.parametrize("path", ["/api/games", "/api/people/me", "/api/nowhere", "/"])
def test_answers_to_named_origins_can_be_read_there(server: Server, path: str) -> None:
    named = ask(server, "GET", path, NAMED)
    assert named.headers.get_list("access-control-allow-origin") == [NAMED]
    for origin in (None, server.url):
        own = ask(server, "GET", path, origin)
        assert own.status_code == named.status_code
        assert "access-control-allow-origin" not in own.headers
        # A cache must not give this to a page over there.
        assert "origin" in own.headers.get_list("vary")


@pytest.mark.parametrize(
    "origin", [FOREIGN, "null", "https://example.org.evil", "http://example.org"]
)
def test_other_origins_are_refused(server: Server, origin: str) -> None:
    wish = {"access_control_request_method": "POST"}
    for answer in (
        ask(server, "GET", "/api/games", origin),
        ask(server, "OPTIONS", "/api/tables", origin, **wish),
    ):
        assert (answer.status_code, answer.json()["id"]) == (403, "origin-foreign")
        assert "access-control-allow-origin" not in answer.headers


def test_a_page_over_there_plays(server: Server) -> None:
    guest = httpx.post(
        server.url + "/api/people", json={"name": "Ada"}, headers={"origin": NAMED}
    ).json()
    assert guest["person"]["name"] == "Ada"
    table = Person(server, "Bob").table("little-tavern", ["me"] * 3)["table"]["id"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"

    async def run() -> None:
        async with connect(address, origin=NAMED) as socket:  # type: ignore[arg-type]
            await socket.send('{"t":"hello"}')
            assert '"t":"table"' in str(await socket.recv())
        with pytest.raises(InvalidStatus):
            async with connect(address, origin=FOREIGN):  # type: ignore[arg-type]
                pass

    asyncio.run(run())


def test_a_flood_from_a_named_origin_can_read_that_it_is_one(tmp_path: Path) -> None:
    flooded = {"requests_per_second": 0.01, "requests_burst": 10}
    with Server(tmp_path, origins=[NAMED], **flooded) as server:
        answers = [ask(server, "GET", "/api/bots", NAMED) for _ in range(20)]
        limited = next(answer for answer in answers if answer.status_code == 429)
        assert limited.headers["access-control-allow-origin"] == NAMED


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("https://example.org", "https://example.org"),
        ("https://Example.org:443/", "https://example.org"),
        ("http://example.org:443", "http://example.org:443"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_origin_is_kept_as_browsers_write_it(given: str, clean: str) -> None:
    assert Config(database="sqlite+aiosqlite:///x", origins=[given]).checked().origins == [clean]


@pytest.mark.parametrize(
    "given",
    ["", "*", "example.org", "https://", "https://a/b", "https://a?b", "ftp://a", "http://["],
)
def test_what_is_no_origin_is_refused_when_the_server_starts(given: str) -> None:
    with pytest.raises(ConfigError, match="without a path"):
        Config(database="sqlite+aiosqlite:///x", origins=[given]).checked()


def test_the_command_says_so_in_one_sentence(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"
    command = [sys.executable, "-m", "littleworlds", "serve", "--lang", "en"]
    done = subprocess.run(
        [*command, "--database", database, "--origin", "example.org"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (1, 2)
    assert "“example.org” is none" in done.stderr
    assert "Traceback" not in done.stderr
