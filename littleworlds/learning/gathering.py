"""Gathers the plays of a course on several processes, in blocks of a few plays that are kept as they come: whoever is interrupted
goes on where it stopped."""

import hashlib
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from littleworlds.arena.workers import play_on
from littleworlds.core.errors import OptionError
from littleworlds.core.registry import load_game
from littleworlds.learning.course import Course
from littleworlds.learning.fitting import Array
from littleworlds.learning.selfplay import play

BLOCK = 10
"""Plays that are kept together."""

Progress = Callable[[int, int], None]
"""Told how many plays are there, and how many there will be."""


class Gathered(NamedTuple):
    """All positions of a course: features by position and seat, what share of the victory each seat got, the scores, and which play
    it was."""

    features: Array
    shares: Array
    scores: Array
    plays: Array


def gather(course: Course, folder: Path, jobs: int, progress: Progress) -> Gathered:
    """Play what the folder does not hold yet, then read all of it."""
    _claim(course, folder)
    blocks = range((course.plays + BLOCK - 1) // BLOCK)
    todo = [block for block in blocks if not _file(folder, block).exists()]
    done = len(blocks) - len(todo)
    progress(done * BLOCK, len(blocks) * BLOCK)
    with closing(play_on(jobs, partial(_player, course), iter(todo))) as played:
        for block, gathered in played:
            _keep(_file(folder, block), gathered)
            done += 1
            progress(done * BLOCK, len(blocks) * BLOCK)
    parts = [np.load(_file(folder, block)) for block in blocks]
    return Gathered(*(np.concatenate([part[name] for part in parts]) for name in Gathered._fields))


def _claim(course: Course, folder: Path) -> None:
    """A folder holds one course, played by bots that know the same; more plays of it are welcome."""
    folder.mkdir(parents=True, exist_ok=True)
    heading = {name: value for name, value in asdict(course).items() if name != "plays"}
    known = json.dumps(load_game(course.game).weights).encode()
    heading["known"] = hashlib.blake2b(known, digest_size=8).hexdigest()
    path = folder / "course.json"
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != heading:
        raise OptionError("train-other-course", folder=str(folder))
    path.write_text(json.dumps(heading), encoding="utf-8")


def _file(folder: Path, block: int) -> Path:
    return folder / f"plays-{block:05}.npz"


def _keep(path: Path, gathered: Gathered) -> None:
    """Put a block in its place once it is whole."""
    draft = path.with_suffix(".part.npz")
    np.savez_compressed(draft, **gathered._asdict())
    draft.replace(path)


def _player(course: Course) -> Callable[[int], tuple[int, Gathered]]:
    """In a process that plays: what plays a block."""
    game = load_game(course.game)

    def play_block(block: int) -> tuple[int, Gathered]:
        numbers = range(block * BLOCK, (block + 1) * BLOCK)
        rows = [(number, play(course, game, number)) for number in numbers]
        gathered = Gathered(
            np.array([one for _, row in rows for one in row.features]),
            np.array([row.shares for _, row in rows for _ in row.features]),
            np.array([row.scores for _, row in rows for _ in row.features]),
            np.array([number for number, row in rows for _ in row.features]),
        )
        return block, gathered

    return play_block
