"""Which titles have a board of their own, and what it adds to the bytes of a visit."""

import gzip
from pathlib import Path

import littleworlds
from littleworlds.core.registry import titles

SOURCES = Path(__file__).parents[2] / "web" / "src" / "boards"
ASSETS = Path(littleworlds.__file__).parent / "web_static" / "assets"


def has_board(title: str) -> bool:
    """Whether a title is drawn by a board of its own."""
    return (SOURCES / title.replace("-", "_") / "board.ts").exists()


DRAWN = [title for title in titles() if has_board(title)]


def board_bytes(title: str) -> int:
    """The bytes of a board on top of what every table needs: its own script and styles, compressed."""
    files = [*ASSETS.glob(f"board-{title.replace('-', '_')}-*")]
    assert len(files) >= 2, f"the app is not built with the board of {title}"
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
