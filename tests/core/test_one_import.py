"""What an author needs is one import, and the page on the architecture says what each name is for."""

import re
from pathlib import Path

from littleworlds import core

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


def test_every_name_is_there_and_explained() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## What an author imports")[2]
    rows = [line for line in section.partition("\n## ")[0].splitlines() if line.startswith("| `")]
    explained = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(explained) == sorted(core.__all__)
    assert all(hasattr(core, name) for name in core.__all__)
