"""Strangers get listed bots and no others: every way in which somebody can name a bot refuses those that run programs or think
without limits."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import Client, Person, Server

TAVERN = "little-tavern"


@pytest.fixture
def mark() -> Iterator[Path]:
    """A file that a program would leave if it were run; with a short name, since specs are short."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "x"


def unlisted(mark: Path) -> list[str]:
    return [f"exec:touch {mark}", "exec:", "search:999999ms", "search:999999999it", "GREEDY"]


def test_the_list_names_no_program(server: Server) -> None:
    listed = Person(server, "Ada").get("/api/bots")
    assert "random" in listed["bots"]
    assert not [spec for spec in listed["bots"] if spec.startswith(("exec", "search"))]
    assert {listed["usual"], listed["adviser"]} <= set(listed["bots"])


def test_an_empty_seat_is_taken_by_the_usual_bot(server: Server) -> None:
    ada = Person(server, "Ada")
    usual = ada.get("/api/bots")["usual"]
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]
    wish = {"game": TAVERN, "seats": seats, "start_when_full": False}
    made = ada.post("/api/tables", wish)
    ada.ask("PUT", f"/api/tables/{made['table']['id']}/seats/2", {"kind": "bot"})
    sitting = ada.get(f"/api/tables/{made['table']['id']}")["seats"]
    assert [seat["bot"] for seat in sitting] == [None, usual, usual]


def test_making_a_table_and_seating(server: Server, mark: Path) -> None:
    ada = Person(server, "Ada")
    made = ada.table(TAVERN, ["me", "open", "open"], start_when_full=False)
    table = made["table"]["id"]
    for spec in unlisted(mark):
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": spec}]
        refused = ada.ask("POST", "/api/tables", {"game": TAVERN, "seats": seats})
        assert refused.json()["id"] == "unknown-bot", spec
        refused = ada.ask("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": spec})
        assert refused.json()["id"] == "unknown-bot", spec
    assert not mark.exists()


def test_handing_over_and_hints(server: Server, mark: Path) -> None:
    ada = Person(server, "Ada")
    made = ada.table(TAVERN, ["me", "me", "me"])
    table, tokens = made["table"]["id"], [one["token"] for one in made["held"]]

    async def run() -> None:
        async with Client(server.url, table, tokens) as client:
            frame = await client.until("frame", seat=2)
            asked = frame["actors"][0]
            for spec in unlisted(mark):
                answer = await client.command("hand", 0, target=0, bot=spec)
                assert answer["problem"]["id"] == "unknown-bot", spec
                wish = {"token": tokens[asked], "bot": spec}
                refused = await asyncio.to_thread(
                    ada.ask, "POST", f"/api/tables/{table}/hint", wish
                )
                assert refused.json()["id"] == "unknown-bot", spec

    asyncio.run(run())
    assert not mark.exists()
    assert "Traceback" not in server.log()
