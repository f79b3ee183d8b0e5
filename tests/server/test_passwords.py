"""Passwords: only so many may be tried, and hashing them costs the others nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.harness import PATIENCE, Client, Json, Person, Server

EACH = 4
"""Passwords that one address may try in the server with limits."""
ONE_HASH = 64 * 1024
"""What a hash takes, in kB."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limited"), passwords_per_minute=EACH) as running:
        yield running


def tries(server: Server, path: str, token: str, logins: str, addresses: str) -> int:
    """How many passwords can be tried one after the other; at most a hundred."""
    for number in range(100):
        body = {"login": logins.format(number), "password": f"wrong horse {number}"}
        headers = {
            "authorization": "Bearer " + token,
            "x-forwarded-for": addresses.format(number),
        }
        answer = httpx.post(server.url + path, json=body, headers=headers, timeout=PATIENCE)
        if answer.status_code == 429:
            assert answer.json()["id"] == "passwords-too-fast"
            return number
        assert answer.status_code in (201, 401), answer.text
        token = answer.json().get("token", token)
    return 100


def routes_with_passwords(server: Server) -> list[str]:
    """Whatever the server hashes comes by one of these."""
    paths: Json = httpx.get(server.url + "/schema/openapi.json").json()["paths"]
    return [
        path
        for path, methods in paths.items()
        for operation in methods.values()
        if "Account" in str(operation.get("requestBody", ""))
    ]


def test_an_address_may_try_so_many_passwords_on_every_route(limited: Server) -> None:
    paths = routes_with_passwords(limited)
    assert sorted(paths) == ["/api/people/me/account", "/api/sessions"]
    for number, path in enumerate(paths):
        token, logins = Person(limited, "Eve").token, f"first{number}." + "{}"
        # Some come back meanwhile, on a slow machine; a hundred do not.
        assert EACH <= tries(limited, path, token, logins, f"10.0.0.{number}") < 100
        # Somebody at another address is not concerned.
        token, logins = Person(limited, "Ada").token, f"second{number}." + "{}"
        assert tries(limited, path, token, logins, f"10.0.1.{number}") >= EACH


def test_a_login_is_tried_so_often_from_wherever(limited: Server) -> None:
    token = Person(limited, "Eve").token
    assert 3 * EACH <= tries(limited, "/api/sessions", token, "The.Same", "10.1.0.{}") < 100


def test_a_person_chooses_a_password_so_often_from_wherever(limited: Server) -> None:
    token = Person(limited, "Eve").token
    chosen = tries(limited, "/api/people/me/account", token, "eve{}.x", "10.2.0.{}")
    assert 3 * EACH <= chosen < 100


def peak_memory(server: Server) -> int:
    """In kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])


def test_many_passwords_at_once_take_the_memory_of_one(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = Person(server, "Ada")
        made = ada.table("little-tavern", ["me"] * 3)
        body = {"login": "nobody", "password": "incorrect horse"}
        before = peak_memory(server)

        async def run() -> None:
            async with (
                Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client,
                httpx.AsyncClient(timeout=PATIENCE) as web,
            ):
                await client.until("frame")
                asked = [
                    asyncio.create_task(web.post(server.url + "/api/sessions", json=body))
                    for _ in range(40)
                ]
                await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                # The tables do not wait for any of them.
                await client.command("cancel", 0)
                assert not all(one.done() for one in asked)
                assert {(await one).status_code for one in asked} == {401}

        asyncio.run(run())
        assert peak_memory(server) - before < 2 * ONE_HASH
        assert "Traceback" not in server.log()
