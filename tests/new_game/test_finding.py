"""Where titles are found, and what is said where that goes wrong: one sentence, and the others go on."""

import json
import shutil
from pathlib import Path

import pytest
from cli.program import FRENCH, refused, run
from new_game.project import FOLDER, Project, made, usual_titles

import littleworlds as lw


def installed(folder: Path, id: str, package: str) -> None:
    """What an installer leaves: the entry point of a distribution."""
    notes = folder / f"{id.replace('-', '_')}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[littleworlds.games]\n{id} = {package}\n")


def listed(**environment: str) -> tuple[list[str], list[str]]:
    """The ids that `littleworlds games` lists, and the sentences beside them."""
    done = run("games", "--json", environment={FOLDER: "", **environment})
    assert done.returncode == 0, done.stderr
    return [row["id"] for row in json.loads(done.stdout)], done.stderr.splitlines()


def test_in_a_folder(project: Project) -> None:
    assert listed(**project.environment) == (sorted([*usual_titles(), project.id]), [])


def test_in_the_folder_where_one_stands(project: Project) -> None:
    done = project.python("littleworlds", "simulate", project.id, "--games", "2", "--jobs", "2")
    assert done.returncode == 0, done.stderr


def test_by_an_entry_point(tmp_path: Path) -> None:
    installed(made(tmp_path / "author").folder, "lantern-night", "lantern_night")
    path = str(tmp_path / "author" / "lantern-night")
    assert listed(PYTHONPATH=path) == (sorted([*usual_titles(), "lantern-night"]), [])
    both = listed(**{"PYTHONPATH": path, FOLDER: path})
    assert both == (sorted([*usual_titles(), "lantern-night"]), [])


def test_the_same_id_twice(tmp_path: Path) -> None:
    one, other = (made(tmp_path / name) for name in ("one", "other"))
    installed(one.folder, one.id, one.package.name)
    sentence = refused(
        "games", environment={"PYTHONPATH": str(one.folder), FOLDER: str(other.folder)}
    )
    assert sentence.startswith("Two games are called lantern-night: one in ")
    assert str(one.package) in sentence
    assert str(other.package) in sentence


@pytest.mark.parametrize("command", [("games",), ("play", "little-tavern"), ("serve",)])
def test_a_folder_that_is_not_there(command: tuple[str, ...], tmp_path: Path) -> None:
    missing = {FOLDER: str(tmp_path / "nowhere")}
    assert refused(*command, environment=missing).startswith("There is no folder “")
    french = refused(*command, environment={**missing, **FRENCH})
    assert french.endswith("que nomme LITTLEWORLDS_GAMES, n’existe pas.")


FAULTS = {
    "__init__.py": ("def make(data):\nreturn None\n", "IndentationError"),
    "game.py": (
        "\nimport nothing_of_this_name",
        "No module named 'nothing_of_this_name' (game.py:2).",
    ),
    "data/cards.toml": ("[rules", "is not valid TOML"),
    "locale/fr.ftl": ("tagline = Rien", "no message 'title' in fr"),
}
"""What somebody may have written into a file, and what is then said of it."""


@pytest.mark.parametrize("file", FAULTS)
def test_a_broken_title_does_not_stop_the_others(file: str, tmp_path: Path) -> None:
    broken = made(tmp_path / "author")
    text, why = FAULTS[file]
    (broken.package / file).write_text(text)
    titles, sentences = listed(**broken.environment)
    assert titles == usual_titles()
    assert len(sentences) == 1
    assert why in sentences[0]
    assert sentences[0].startswith("The game lantern-night in ")


def test_a_title_that_calls_itself_otherwise(tmp_path: Path) -> None:
    renamed = made(tmp_path / "author")
    shutil.move(renamed.package, renamed.folder / "other_name")
    game = renamed.folder / "other_name" / "game.py"
    game.write_text(game.read_text().replace("data.game, data", '"lantern-night", data'))
    sentence = refused("play", "other-name", environment=renamed.environment)
    assert sentence.endswith("calls itself “lantern-night”.")


def test_a_package_with_the_name_of_another(tmp_path: Path) -> None:
    project = made(tmp_path / "author")
    shutil.move(project.package, project.folder / "json")
    sentence = refused("play", "json", environment=project.environment)
    assert "another Python package has that name" in sentence


def test_what_is_no_title_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "__init__.py").write_text("# no game here")
    (tmp_path / "make.py").write_text("def make(data): ...")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert lw.titles() == usual_titles()


def test_words_and_data_come_from_where_the_title_lies(known: Project) -> None:
    game = lw.game(known.id)
    assert game.names["fr"]["wolf"] == "Loup"
    changed = lw.game(known.id, {"game": known.id, "rules": {"highest_bet": 5}})
    assert (game.num_actions, changed.num_actions) == (4, 6)
