"""A game that was made by `littleworlds new-game`, outside the repository, and programs that are to find it."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from cli.program import ENVIRONMENT, run

import littleworlds as lw

FOLDER = "LITTLEWORLDS_GAMES"


@dataclass(frozen=True)
class Project:
    """The folder that the command wrote, and the name it was given."""

    folder: Path
    id: str

    @property
    def package(self) -> Path:
        return self.folder / self.id.replace("-", "_")

    @property
    def environment(self) -> dict[str, str]:
        """With this, programs find the game."""
        return {FOLDER: str(self.folder)}

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a module of Python in the project, as its author would."""
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env={**ENVIRONMENT, FOLDER: "."},
            capture_output=True,
            text=True,
            timeout=300,
        )

    def run(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command of ours that knows the game."""
        return run(*words, given=given, environment=self.environment, cwd=self.folder)


def made(parent: Path, id: str = "lantern-night") -> Project:
    """A new game in a folder."""
    parent.mkdir(exist_ok=True)
    done = run("new-game", id, cwd=parent, environment={FOLDER: ""})
    assert done.returncode == 0, done.stderr
    assert sorted(os.listdir(parent)) == [id]
    return Project(parent / id, id)


def usual_titles() -> list[str]:
    """The titles that are found without any folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(FOLDER, raising=False)
        return lw.titles()
