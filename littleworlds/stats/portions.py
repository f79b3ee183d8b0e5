"""Many records as portions of work for several processes, and the titles that they were played with."""

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from littleworlds.core.errors import Error
from littleworlds.core.game import Game
from littleworlds.core.record import Record
from littleworlds.core.record_file import split_records
from littleworlds.core.registry import game_of
from littleworlds.core.statistics import Statistics
from littleworlds.core.text_file import read_text
from littleworlds.stats.facts import Hearing
from littleworlds.words import explain

_BYTES: Final = 2_000_000
"""So much is one portion: some hundred plays."""

Done = TypeVar("Done")


@dataclass(frozen=True)
class Portion:
    """Some files, or the part with a number of one that is large; complaints are made in a language."""

    files: tuple[Path, ...]
    language: str = "en"
    part: int = 0
    parts: int = 1


@dataclass
class Broken:
    """A record that could not be used: the file, which of its plays from 1 on, and why, in words."""

    file: str
    play: int
    why: str


def portions_of(files: list[Path], language: str, most: int = _BYTES) -> list[Portion]:
    """All files, in their order."""
    portions: list[Portion] = []
    small: list[Path] = []
    gathered = 0
    for file in files:
        size = file.stat().st_size if file.is_file() else 0
        if small and gathered + size > most:
            portions.append(Portion(tuple(small), language))
            small, gathered = [], 0
        if size > most:
            parts = -(-size // most)
            portions += [Portion((file,), language, part, parts) for part in range(parts)]
        else:
            small.append(file)
            gathered += size
    return [*portions, Portion(tuple(small), language)] if small else portions


def shared_out(
    work: Callable[[Portion], Done], portions: list[Portion], jobs: int
) -> Iterator[Done]:
    """What comes of each portion, in order."""
    jobs = min(jobs, len(portions))
    if jobs <= 1:
        yield from map(work, portions)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(work, portions)


def records_of(
    portion: Portion, broken: list[Broken], take: Callable[[Path, int, Record], None]
) -> None:
    """Hand over every record of a portion, with its file and its number there. What cannot be read, or makes `take` fail, is
    noted as broken: whatever a record makes a title do, it costs that record alone."""
    for file in portion.files:
        try:
            texts = split_records(read_text(file))
        except Error as problem:
            if portion.part == 0:
                broken.append(Broken(str(file), 1, _complaint(problem, portion.language)))
            continue
        first = len(texts) * portion.part // portion.parts
        last = len(texts) * (portion.part + 1) // portion.parts
        for number in range(first, last):
            try:
                take(file, number + 1, Record.parse(texts[number]))
            except Exception as problem:
                why = _complaint(problem, portion.language)
                broken.append(Broken(str(file), number + 1, why))


class Title(NamedTuple):
    """A title, what it wants to know, and that by the messages which tell it."""

    game: Game
    statistics: Statistics
    hearing: Hearing


class Titles:
    """The titles of records with what they want to know; each made once, with each set of corrections to its data."""

    def __init__(self) -> None:
        self._made: dict[str, Title] = {}

    def of(self, record: Record) -> Title:
        key = record.game
        if record.overlay is not None:
            key += json.dumps(record.overlay, sort_keys=True)
        if key not in self._made:
            game = game_of(record)
            statistics = game.statistics()
            self._made[key] = Title(game, statistics, Hearing(statistics))
        return self._made[key]


@cache
def titles() -> Titles:
    """Those of this process."""
    return Titles()


def _complaint(problem: Exception, language: str) -> str:
    """What is wrong with a record, in words."""
    if isinstance(problem, Error):
        return explain(problem, language)
    return f"{type(problem).__name__}: {problem}"
