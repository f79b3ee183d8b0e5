"""The log of a table's play, as the parts of the server pass it on: its lines, and a whole play to be played again."""

from typing import NamedTuple

from littleworlds.core.option import Options


class Row(NamedTuple):
    """A line of the log."""

    table: str
    seq: int
    command: str | None
    kind: str
    seat: int
    notation: str
    outcomes: str
    at: int


class Log(NamedTuple):
    """A play with all that is needed to play it again somewhere else. The draws that were made are in it; the secret that will make
    the next ones is not."""

    table: str
    game: str
    rules: int
    data: str
    overlay: bytes | None
    """As JSON."""
    seats: int
    options: Options
    seal: str
    players: list[str]
    setup: str
    rows: list[Row]
    """From the first line on."""


def struck(rows: list[Row]) -> set[int]:
    """The lines that undos among these lines have struck out."""
    return {seq for row in rows if row.kind == "undo" for seq in numbers(row.notation)}


def numbers(text: str) -> list[int]:
    """What the notation of an undo names."""
    return [int(word) for word in text.split()]
