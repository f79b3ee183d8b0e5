"""The log of a table's play, as the parts of the server pass it on: its lines, and a whole play to be played again."""

from typing import NamedTuple

from littleworlds.core.option import Options


class LogLine(NamedTuple):
    """A line of the log."""

    table: str
    seq: int
    command: str | None
    kind: str
    seat: int
    notation: str
    outcomes: str
    at: int


class PlayLog(NamedTuple):
    """A play with all that is needed to play it again somewhere else. The draws that were made are in
    it; the secret that will make the next ones is not."""

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
    lines: list[LogLine]
    """From the first line on."""


def undone_lines(lines: list[LogLine]) -> set[int]:
    """The lines that undos among these lines have struck out."""
    return {seq for line in lines if line.kind == "undo" for seq in line_numbers(line.notation)}


def line_numbers(text: str) -> list[int]:
    """What the notation of an undo names."""
    return [int(word) for word in text.split()]
