"""The README and the examples in the code are true: they run."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import littleworlds

NEEDS = {"littleworlds.arena.cluster": "ray"}
"""What a module imports that only `make test-long` installs."""
README = Path(__file__).parents[1] / "README.md"


def modules() -> list[str]:
    found = pkgutil.walk_packages(littleworlds.__path__, "littleworlds.")
    # A migration runs inside its own tool, and `__main__` is the command line: neither is there to be imported.
    return [
        "littleworlds",
        *(
            module.name
            for module in found
            if "__main__" not in module.name and ".migrations" not in module.name
        ),
    ]


@pytest.mark.parametrize("name", modules())
def test_the_examples_in_a_module_run(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_readme_plays_a_game() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted >= 3
    assert result.failed == 0


def test_the_record_in_the_documentation_replays() -> None:
    text = (README.parent / "docs" / "records.md").read_text(encoding="utf-8")
    example = next(
        block for block in text.split("```") if block.strip().startswith("littleworlds record")
    )
    record = littleworlds.Record.parse(example.strip() + "\n")
    assert (
        len(littleworlds.Play.replay(record, littleworlds.game(record.game)).steps)
        == len(record.steps)
        > 3
    )
