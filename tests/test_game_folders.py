"""Every title's folder has the same shape, so that the same question has the same answer everywhere."""

from pathlib import Path

import pytest

import littleworlds as lw

GAMES = Path(lw.__file__).parent / "games"
TEMPLATE = GAMES.parent / "template" / "hidden_card"
FOLDERS = sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").exists())

NAMES = {
    "__init__": "`make(data)`, for the registry",
    "game": "the title: options, and the way to everything else",
    "data": "the TOML files and the typed tables read from them",
    "actions": "the action space and its notation",
    "state": "the position: fields, copy, who is asked",
    "rules": "one file per phase, what is legal beside what is applied",
    "scoring": "points, score sheet, outcome",
    "events": "what is told",
    "view": "what a seat knows",
    "perspective": "possible worlds from a view",
    "places": "where every component lies and what is hidden, for the laws",
    "refs": "how things are called in references and messages",
    "things": "everything on the table, for people",
    "describe": "actions in words",
    "prompts": "questions in words",
    "briefing": "a scenario in words",
    "rule_text": "special rules in words",
    "brief": "the table told in a few lines, for terminals",
    "picture": "the table drawn in characters",
    "gestures": "movements that hold several decisions",
    "reasons": "which actions a thing could be chosen for",
    "search": "how a search thinks about a position",
    "policy": "what one does by habit, and what nobody would think of",
    "values": "how good a position is, for bots",
    "encode": "positions as numbers, for learning",
    "statistics": "what is worth knowing of many plays",
    "locale": "messages in both languages",
}
"""What may lie in a title's folder, as a module or a package, and what it is for."""

NEEDED = {"__init__", "game", "data", "actions", "state", "rules", "scoring", "events", "view"} | {
    "perspective", "places", "things", "describe", "prompts", "values", "locale"
}  # fmt: skip

INSIDE = {
    "data": {"cards.py"},
    "state": {"position.py"},
    "rules": {"phases.py", "dispatch.py", "setup.py"},
}
"""Files that every one of these packages has; other names in them are free."""

MOST_LINES = 400


def names_in(folder: Path) -> set[str]:
    return {item.stem for item in folder.iterdir() if item.name != "__pycache__"}


def misplaced(folder: Path) -> list[str]:
    """A sentence for each name that is none of the set."""
    places = "; ".join(f"{name}: {what}" for name, what in NAMES.items())
    return [
        f"{folder.name}/{name} is no name of a game's folder. Put it where it belongs ({places})."
        for name in sorted(names_in(folder) - set(NAMES))
    ]


@pytest.mark.parametrize("folder", [*FOLDERS, TEMPLATE], ids=lambda folder: folder.name)
def test_a_folder_has_no_other_names(folder: Path) -> None:
    assert misplaced(folder) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_folder_has_what_every_title_needs(folder: Path) -> None:
    assert sorted(NEEDED - names_in(folder)) == []
    for package, files in INSIDE.items():
        assert sorted(files - {file.name for file in (folder / package).iterdir()}) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_file_is_longer_than_can_be_read_at_once(folder: Path) -> None:
    lengths = {file: len(file.read_text().splitlines()) for file in folder.rglob("*.py")}
    assert {str(file): lines for file, lines in lengths.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("folder", [*FOLDERS, TEMPLATE], ids=lambda folder: folder.name)
def test_a_title_has_one_file_that_makes_events(folder: Path) -> None:
    """`events` alone says what is told; the rules only say when."""
    makers = [file for file in folder.rglob("*.py") if " Event(" in file.read_text()]
    assert [file.relative_to(folder).parts[0] for file in makers if "events" not in str(file)] == []


def test_a_strange_name_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "choices.py").touch()
    (tmp_path / "scoring.py").touch()
    assert len(misplaced(tmp_path)) == 1
    assert "choices is no name of a game's folder" in misplaced(tmp_path)[0]
    assert "scoring: points, score sheet, outcome" in misplaced(tmp_path)[0]
