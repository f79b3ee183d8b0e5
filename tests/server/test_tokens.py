"""Tokens that are forged, expired, withdrawn, of another table, of another seat or of another kind are refused."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from server.harness import Client, Person, Server

from littleworlds.server.errors import NotKnown
from littleworlds.server.people.tokens import PersonToken, SeatToken, Signer

NOW = time.time()


def test_a_signer_reads_what_it_signed() -> None:
    signer = Signer(b"k" * 32)
    token = SeatToken("abc", 2, "person", 1)
    assert signer.read_seat(signer.seat(token, NOW), NOW) == token
    assert signer.read_person(signer.person(PersonToken("p", 3), NOW), NOW) == PersonToken("p", 3)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text[:-1] + ("A" if text[-1] != "A" else "B"), "token-bad"),
        (lambda text: "A" + text, "token-bad"),
        (lambda text: text.partition(".")[0], "token-bad"),
        (lambda text: text + "=", "token-bad"),
        (lambda text: "é" + text, "token-bad"),
        (lambda _: "", "token-bad"),
        (lambda _: Signer(b"x" * 32).seat(SeatToken("abc", 2, "person", 1), NOW), "token-bad"),
        (lambda _: Signer(b"k" * 32).person(PersonToken("person", 1), NOW), "token-bad"),
        (
            lambda _: Signer(b"k" * 32).seat(SeatToken("abc", 2, "person", 1), NOW - 10, 5),
            "token-expired",
        ),
    ],
)
def test_a_spoilt_token_is_refused(spoil: Callable[[str], str], reason: str) -> None:
    signer = Signer(b"k" * 32)
    with pytest.raises(NotKnown) as refusal:
        signer.read_seat(spoil(signer.seat(SeatToken("abc", 2, "person", 1), NOW)), NOW)
    assert refusal.value.message.id == reason


def refused(server: Server, table: str, tokens: list[str], **more: Any) -> str:
    async def run() -> str:
        async with Client(server.url, table, tokens, **more) as client:
            return str((await client.until("refused"))["problem"]["id"])

    return asyncio.run(run())


def test_tokens_open_only_their_own_seat(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("little-tavern", ["me", "open", "me"], public=True)
    other = ada.table("little-tavern", ["me", "me", "me"])
    table = made["table"]["id"]
    token = made["held"][0]["token"]
    assert refused(server, table, [token[:-2] + "zz"]) == "token-bad"
    assert refused(server, table, [other["held"][0]["token"]]) == "token-other-seat"
    assert refused(server, table, [ada.token]) == "token-bad"
    taken = bob.post(f"/api/tables/{table}/seats/1")
    assert refused(server, table, [token, taken["held"][0]["token"]]) == "token-other-seat"
    assert refused(server, "nowhere", [token]) == "no-such-table"
    assert refused(server, table, [], person="nonsense") == "token-bad"

    async def others_seat() -> None:
        async with Client(server.url, table, [token]) as client:
            await client.until("frame")
            answer = await client.act(1, "draw character")
            assert answer["problem"]["id"] == "not-your-seat"

    asyncio.run(others_seat())


def test_a_withdrawn_token_is_refused(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-tavern", ["me", "me", "me"])
    session = ada.post(
        "/api/people/me/account", {"login": f"ada-{time.time_ns()}", "password": "correct horse"}
    )
    assert ada.ask("GET", "/api/people/me").json()["id"] == "token-withdrawn"
    assert refused(server, made["table"]["id"], [made["held"][0]["token"]]) == "token-withdrawn"
    ada.token = session["token"]
    fresh = ada.get(f"/api/tables/{made['table']['id']}/mine")

    async def welcome() -> None:
        async with Client(server.url, made["table"]["id"], [fresh["held"][1]["token"]]) as client:
            assert (await client.until("frame"))["seat"] == 1

    asyncio.run(welcome())


def test_a_left_seat_is_lost(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("little-tavern", ["me", "open", "open"], public=True)
    table = made["table"]["id"]
    taken = bob.post(f"/api/tables/{table}/seats/1")
    bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert refused(server, table, [taken["held"][0]["token"]]) == "token-other-seat"
