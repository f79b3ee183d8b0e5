"""Law 1, the compiled half: interpreted and compiled, the same seeds give the same records to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import littleworlds as lw

PLAYS = 4000 if os.environ.get("LW_LONG") else 200


def fingerprints(python: str, id: str, folder: Path) -> list[str]:
    command = [python, "-P", "-m", "littleworlds.core.conformance.fingerprints", id, "--plays", str(PLAYS), "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=folder)
    return done.stdout.splitlines()


@pytest.mark.parametrize("id", lw.titles())
def test_interpreted_and_compiled_plays_have_the_same_records(id: str, tmp_path: Path) -> None:
    interpreted = str(Path(os.environ["LW_INTERPRETED"]).absolute())
    ours = fingerprints(sys.executable, id, tmp_path)
    theirs = fingerprints(interpreted, id, tmp_path)
    assert len(ours) >= PLAYS
    assert ours == theirs


def test_no_literal_is_shifted_in_the_generated_code() -> None:
    """`1 << k` with a literal on the left is compiled as a 32-bit shift; the sources must not contain one."""
    root = Path(__file__).parents[2] / "littleworlds"
    found = []
    for folder in ("core", "games"):
        for path in (root / folder).rglob("*.py"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                before = line.split("#")[0].partition("<<")
                if before[1] and before[0].rstrip()[-1:].isdigit() and not before[0].rstrip().split()[-1].isidentifier():
                    found.append(f"{path.relative_to(root)}:{number}: {line.strip()}")
    assert found == []
