"""The results of a tournament as a file: the first line says what was asked, every further line is a play.

Lines are written as the plays end, in any order, so an interruption loses only the plays under way. Opened again with the same
tournament it goes on from there; opened with another it refuses.
"""

import hashlib
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from littleworlds.arena.result import Result
from littleworlds.arena.tournament import Tournament
from littleworlds.core.errors import Error, FileError
from littleworlds.core.registry import load_game


class ResultFileError(Error):
    """A result file that cannot be used: it is none, is broken, or holds something else."""


class Heading(msgspec.Struct, frozen=True):
    """What was asked. How many plays are wanted is not part of it: a tournament can be made longer."""

    littleworlds_arena: int
    game: str
    rules_version: int
    seats: int
    bots: tuple[str, ...]
    against: str
    seed: int
    options: dict[str, Any]
    overlay: dict[str, Any] | None
    limit: float

    @classmethod
    def of(cls, tournament: Tournament) -> "Heading":
        game = load_game(tournament.game, tournament.overlay)
        return cls(
            1, tournament.game, game.rules_version, tournament.seats, tournament.bots,
            tournament.against, tournament.seed, dict(tournament.options), tournament.overlay,
            tournament.limit,
        )  # fmt: skip

    def tournament(self, games: int) -> Tournament:
        """The tournament that was asked for, with so many plays of each pair."""
        return Tournament(
            self.game, self.seats, self.bots, games, self.seed, self.against, self.options,
            self.overlay, self.limit,
        )  # fmt: skip


def usual_path(tournament: Tournament) -> Path:
    """Where the results of a tournament go if nobody says where: the same place for the same tournament."""
    heading = msgspec.json.encode(Heading.of(tournament), order="sorted")
    digest = hashlib.blake2b(heading, digest_size=4).hexdigest()
    return Path(f"arena-{tournament.game}-{digest}.jsonl")


def read_results(path: Path) -> tuple[Heading, list[Result]]:
    """A result file as it is. A last line that was cut off is left out."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError as problem:
        raise FileError("file-unreadable", file=str(path), why=str(problem.strerror)) from None
    try:
        heading = msgspec.json.decode(lines[0], type=Heading)
    except (IndexError, msgspec.DecodeError):
        raise ResultFileError("results-none", file=str(path)) from None
    results: dict[tuple[int, int], Result] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            raise ResultFileError("results-broken", file=str(path), line=number) from None
        results.setdefault((result.pairing, result.number), result)
    return heading, list(results.values())


class ResultFile:
    """A result file that is written to."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        heading = Heading.of(tournament)
        self.results: list[Result] = []
        if path.exists() and path.stat().st_size:
            found, self.results = read_results(path)
            _compare(path, found, heading)
        self._file = self._open()
        if self._file.tell() == 0:
            self._write(msgspec.json.encode(heading))

    def add(self, result: Result) -> None:
        """Keep a play. It is in the file when this returns."""
        self.results.append(result)
        self._write(msgspec.json.encode(result))

    def close(self) -> None:
        self._file.close()

    def _open(self) -> BinaryIO:
        """The file, ready for the next line: what was cut off in the middle of a line is dropped."""
        try:
            file = self.path.open("ab+")
        except OSError as problem:
            why = str(problem.strerror)
            raise FileError("file-unwritable", file=str(self.path), why=why) from None
        file.seek(0)
        whole = file.read().rfind(b"\n") + 1
        file.truncate(whole)
        file.seek(whole)
        return file

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()


def _compare(path: Path, found: Heading, asked: Heading) -> None:
    names = Heading.__struct_fields__
    other = [name for name in names if getattr(found, name) != getattr(asked, name)]
    if other:
        raise ResultFileError("results-other", file=str(path), what=", ".join(other))
