"""Law 1, the compiled half: interpreted and compiled, the same seeds give the same records to the letter."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import littleworlds as lw

PLAYS = 4000 if os.environ.get("LW_LONG") else 80


def fingerprints(python: str, id: str, folder: Path) -> list[str]:
    command = [
        python,
        "-P",
        "-m",
        "littleworlds.core.conformance.fingerprints",
        id,
        "--plays",
        str(PLAYS),
        "--seed",
        "1",
    ]
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
    """With native integers `1 << k` is a 32-bit shift in C, wrong from 31 on: the left side must be a variable."""
    files = list((Path(__file__).parents[2] / "build" / "engine").glob("*.c"))
    assert len(files) > len(lw.titles())
    found = [
        f"{path.name}: {line}"
        for path in files
        for line in _shifted_literals(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_shifted_literal_would_be_found() -> None:
    assert _shifted_literals(
        "    cpy_r_r1 = 1 << cpy_r_k;\n    cpy_r_r2 = cpy_r_one << cpy_r_k;\n"
    ) == ["cpy_r_r1 = 1 << cpy_r_k;"]


def _shifted_literals(code: str) -> list[str]:
    return [
        match.group().strip()
        for match in re.finditer(r"^.*[=(] *\(?\d+[LU]*\)? << cpy.*$", code, re.MULTILINE)
    ]
