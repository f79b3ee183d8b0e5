"""The text of a file that somebody named."""

from pathlib import Path

from littleworlds.core.errors import FileError


def read_text(path: str | Path) -> str:
    """The text of a file; a FileError says why there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise FileError(
            "file-unreadable", file=str(path), why=problem.strerror or str(problem)
        ) from None
    except UnicodeDecodeError:
        raise FileError("file-not-text", file=str(path)) from None
