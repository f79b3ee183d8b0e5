"""Many records in one file, one after the other: what `simulate` writes, and what statistics read."""

import re
from pathlib import Path
from typing import Final

from littleworlds.core.record import FORMAT

MANY: Final = 1000
"""So many plays go into one file."""

_START: Final = re.compile(rf"^(?={re.escape(FORMAT)}\s)", re.MULTILINE)


def split_records(text: str) -> list[str]:
    """The records in a text, each as its own text. What stands before the first, if it is anything, comes along as one that
    nobody can read, so that it is not passed over in silence.

    >>> len(split_records("littleworlds record 1\\ndigest 0\\nlittleworlds record 1\\ndigest 0\\n"))
    2
    """
    return [part for part in _START.split(text) if part.strip()] or [text]


def record_files(paths: list[Path]) -> list[Path]:
    """The files of records among these: a file as it is, of a folder all `*.record` below it, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.record") if file.is_file())
        else:
            found.append(path)
    return found
