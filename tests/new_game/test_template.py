"""What `new-game` writes: clean, short, complete, and playable at once."""

import ast
import io
import tokenize
from pathlib import Path

import pytest
from cli.program import FRENCH, run
from new_game.project import Project, made
from test_game_folders import misplaced

ROOT = Path(__file__).parents[2]
MOST_LINES = 200


def lines_of_code(text: str) -> int:
    """Lines that hold code: no blank ones, comments or docstrings."""
    documents: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            documents |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    empty = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    held: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in empty and token.type != tokenize.ENDMARKER:
            held |= set(range(token.start[0], token.end[0] + 1))
    return len(held - documents)


def test_it_is_short_and_has_its_names_in_place(project: Project) -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in project.package.rglob("*.py")}
    assert sum(map(lines_of_code, texts.values())) < MOST_LINES
    assert misplaced(project.package) == []
    written = [
        one for one in project.folder.rglob("*") if one.suffix in (".py", ".toml", ".ftl", ".md")
    ]
    for file in written:
        text = file.read_text(encoding="utf-8")
        assert not any(
            old in text for old in ("hidden_card", "hidden-card", "Hidden Card", "HiddenCard")
        )
    assert "class LanternNight(Game)" in texts[project.package / "game.py"]
    assert "title = Lantern Night" in (project.package / "locale" / "fr.ftl").read_text()


def test_one_import_is_enough(project: Project) -> None:
    """Besides Python's own modules the game imports its own files and `littleworlds.core`."""
    for file in project.package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not isinstance(node, ast.Import)
            if isinstance(node, ast.ImportFrom) and not node.level:
                assert node.module in ("littleworlds.core", "typing"), file


def test_linters_find_nothing(project: Project) -> None:
    config = ["--config", str(ROOT / "pyproject.toml")]
    for words in (
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["ruff", "check", *config, "."],
        ["ruff", "format", "--check", *config, "."],
        ["mypy", "--strict", project.package.name, "tests"],
    ):
        done = project.python(*words)
        assert done.returncode == 0, done.stdout + done.stderr


def test_its_own_tests_pass(project: Project) -> None:
    done = project.python("pytest", "--quiet", "-p", "no:cacheprovider", "--rootdir", ".")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_its_own_tests_notice_a_message_that_is_missing(tmp_path: Path) -> None:
    forgetful = made(tmp_path / "author", "forgetful")
    words = forgetful.package / "locale" / "fr.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("\nask-bet", "\nasked-bet"))
    done = forgetful.python("pytest", "--quiet", "-p", "no:cacheprovider", "-k", "languages")
    assert done.returncode == 1
    assert "no message 'ask-bet' in fr for forgetful" in done.stdout


def test_it_is_played_in_the_terminal(project: Project, tmp_path: Path) -> None:
    record = tmp_path / "play.record"
    players = ("--players", "you,greedy,random", "--seed", "4", "--record", str(record))
    done = project.run("play", project.id, *players, "--lang", "fr", given="2\n1\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Vous misez 2." in done.stdout
    assert "Votre carte cachée était" in done.stdout
    replayed = project.run("replay", str(record), "--verify")
    assert replayed.returncode == 0, replayed.stderr


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Lantern", "“Lantern” cannot be the name of a game"),
        ("two words", "“two words” cannot be the name of a game"),
        ("class", "“class” cannot be the name of a game"),
        ("-", "“-” cannot be the name of a game"),
        ("a" * 41, "at most 40 characters"),
        ("json", "There is already a Python package “json”."),
        ("little-tavern", "There is already a game “little-tavern”."),
    ],
)
def test_a_name_that_will_not_do_is_refused(name: str, sentence: str, tmp_path: Path) -> None:
    done = run("new-game", "--", name, cwd=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "lantern-night").write_text("mine")
    done = run("new-game", "lantern-night", cwd=tmp_path, environment=FRENCH)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith("existe déjà ici\u00a0; rien n’a été écrit.")
    assert (tmp_path / "lantern-night").read_text() == "mine"
