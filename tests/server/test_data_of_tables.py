"""A board draws printed figures from the title's tables, as the table that it draws is played."""

from pathlib import Path
from typing import Any

import httpx
from server.harness import Person, Server

CORRECTION = 'game = "little-tavern"\n\n[[character]]\nid = "jean_jean"\ncopies = 2\n'


def copies(server: Server, query: str = "") -> int:
    page: Any = httpx.get(f"{server.url}/api/games/little-tavern{query}").json()
    return int(
        next(one for one in page["tables"]["character"] if one["id"] == "jean_jean")["copies"]
    )


def test_a_table_keeps_the_corrections_that_it_was_made_with(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CORRECTION, encoding="utf-8")
    with Server(tmp_path, overlays=[str(mine)]) as server:
        table = Person(server, "Ada").table("little-tavern", ["me", "me", "me"])["table"]["id"]
        assert copies(server) == 2
    with Server(tmp_path) as server:
        assert copies(server) == 1
        assert copies(server, f"?table={table}") == 2
        other = Person(server, "Ada").table("wonderful-world", ["me"])["table"]["id"]
        for wrong in (other, "nosuchtable"):
            answer = httpx.get(f"{server.url}/api/games/little-tavern?table={wrong}")
            assert (answer.status_code, answer.json()["id"]) == (404, "no-such-table")
