"""A server that finds a title from elsewhere: lists it, tells its words and rules, and lets people and bots play it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from new_game.project import FOLDER, Project, made, usual_titles
from server.harness import PATIENCE, Client, Person, Server, play_out


def test_it_is_listed_with_its_words_and_rules(project: Project, server: Server) -> None:
    person = Person(server, "Ada")
    games = {game["id"]: game for game in person.get("/api/games")}
    assert sorted(games) == sorted([*usual_titles(), project.id])
    assert games[project.id]["title"] == {"en": "Lantern Night", "fr": "Lantern Night"}
    assert games[project.id]["rules"] == ["en", "fr"]
    assert person.get(f"/api/games/{project.id}")["names"]["fr"]["wolf"] == "Loup"
    for path, text in (("words/fr", "Piochez votre seconde carte."), ("rules/en", "## The cards")):
        answer = httpx.get(f"{server.url}/api/games/{project.id}/{path}", timeout=PATIENCE)
        assert answer.status_code == 200
        assert text in answer.text


def test_it_is_played_with_bots_to_its_end(project: Project, server: Server) -> None:
    """Bots think in processes of their own, which find the title too."""

    def first(choices: list[dict[str, Any]]) -> str:
        return str(choices[0]["notation"])

    async def play() -> dict[str, Any]:
        made = Person(server, "Ada").table(project.id, ["me", "greedy", "random"])
        tokens = [seat["token"] for seat in made["held"]]
        async with Client(server.url, made["table"]["id"], tokens) as client:
            return await play_out(client, [0], first)

    assert asyncio.run(play())["result"]["how"] == "played"


def test_a_broken_title_does_not_stop_the_others(tmp_path: Path) -> None:
    broken = made(tmp_path / "author")
    (broken.package / "game.py").write_text("import nothing_of_this_name")
    with Server(tmp_path, within=["env", f"{FOLDER}={broken.folder}"]) as server:
        games = httpx.get(server.url + "/api/games", timeout=PATIENCE).json()
        assert [game["id"] for game in games] == usual_titles()
        answer = httpx.get(f"{server.url}/api/games/{broken.id}", timeout=PATIENCE)
        assert answer.status_code == 404
        assert str(broken.folder) not in answer.text
        assert "ModuleNotFoundError" in server.log()
