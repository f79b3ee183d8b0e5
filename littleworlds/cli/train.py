"""`littleworlds train`: learns from plays of a bot against itself how good positions are, and tries that in a match."""

import json
import os
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from littleworlds.arena.intervals import Interval
from littleworlds.bots.registry import check_any
from littleworlds.cli.common import (
    game_words,
    language_option,
    make_folder,
    parse_options,
    table_options,
    write,
)
from littleworlds.cli.extras import require
from littleworlds.cli.manual import Command
from littleworlds.cli.progress import counting
from littleworlds.cli.usage import WholeNumber
from littleworlds.core.registry import load_game
from littleworlds.core.weights import WeightSet
from littleworlds.words import Words

if TYPE_CHECKING:
    from littleworlds.learning.course import Course
    from littleworlds.learning.lesson import Lesson


@click.command(cls=Command)
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=WholeNumber(), default=None)
@click.option("--by", default="greedy", show_default=True, metavar="BOT")
@click.option("--games", "count", type=WholeNumber(10), default=1000, show_default=True)
@click.option("--match", "matches", type=WholeNumber(2), default=200, show_default=True)
@click.option("--seed", type=WholeNumber(), default=0, show_default=True)
@table_options
@click.option("--jobs", type=WholeNumber(1, 1000), default=None)
@click.option("--folder", type=click.Path(), default=None, metavar="FOLDER")
@click.option("--into", type=click.Path(), default=None, metavar="FILE")
@language_option
def train(
    game_id: str, seats: int | None, by: str, count: int, matches: int, seed: int, options: tuple[str, ...], jobs: int | None,
    folder: str | None, into: str | None, language: str,
) -> None:  # fmt: skip
    """Learn how good positions are, and say whether it helps."""
    require("train")
    from littleworlds.learning.contest import contest, even_share
    from littleworlds.learning.course import Course
    from littleworlds.learning.gathering import gather
    from littleworlds.learning.lesson import learn

    game = load_game(game_id)
    seats = max(2, game.min_seats) if seats is None else seats
    settled = game.check_options(seats, parse_options(game, options))
    course = Course(game_id, seats, check_any(by), count, seed, settled)
    table = course.table(game)
    place = Path(folder or f"train-{game_id}-{table.replace(' ', '-')}")
    make_folder(place)
    processes = jobs or os.cpu_count() or 1
    speak = game_words(game, language)
    try:
        with counting(speak.word("train-playing")) as show:
            gathered = gather(course, place, processes, show)
        lesson = learn(game, game.tables().index(table), gathered)
        _say_lesson(lesson, speak)
        chosen = "".join(f" --option {option}" for option in options)
        draft = _set(course, chosen, lesson, "")
        with counting(speak.word("train-trying")) as show:
            share = contest(course, {table: draft}, matches, place, processes, show)
    except KeyboardInterrupt:
        click.echo(speak.word("train-kept", folder=str(place)), err=True)
        raise
    even = even_share(course)
    result = _result(lesson, share, matches, even)
    file = Path(into) if into is not None and share.low > even else place / "weights.json"
    _put(file, table, _set(course, chosen, lesson, result))
    _say_match(share, matches, even, file, speak)
    sys.exit(0 if share.low > even else 1)


def _set(course: "Course", chosen: str, lesson: "Lesson", result: str) -> WeightSet:
    """Weights, and where they come from."""
    command = (
        f"littleworlds train {course.game} --seats {course.seats} --by {course.by}"
        f" --games {lesson.plays} --seed {course.seed}{chosen}"
    )
    weights = {name: weight for name, weight in lesson.weights.items() if weight}
    made = date.today().isoformat()
    return {"made": made, "command": command, "result": result, "weights": weights}


def _result(lesson: "Lesson", share: Interval, matches: int, even: float) -> str:
    """What is known of the weights, for whoever reads the file."""
    won = f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
    return (
        f"surprise on held-out plays {lesson.surprise:.4f}, before {lesson.before:.4f}; "
        f"{won} of {matches} plays against what was in place, even {100 * even:.0f} %"
    )


def _put(path: Path, table: str, learned: WeightSet) -> None:
    """Into a file of weights, in place of those for the same kind of table."""
    sets = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    sets[table] = learned
    write(path, json.dumps(sets, indent=1, ensure_ascii=False) + "\n")


def _say_lesson(lesson: "Lesson", speak: Words) -> None:
    figures = (f"{figure:.4f}" for figure in (lesson.surprise, lesson.before))
    surprise, before = (_comma(figure, speak) for figure in figures)
    click.echo(
        speak.word(
            "train-learned",
            plays=lesson.plays,
            positions=lesson.positions,
            surprise=surprise,
            before=before,
        )
    )


def _say_match(share: Interval, matches: int, even: float, file: Path, speak: Words) -> None:
    mean, low, high, level = (_comma(f"{100 * figure:.1f}", speak) for figure in (*share, even))
    click.echo(speak.word("train-match", plays=matches, mean=mean, low=low, high=high, even=level))
    better = share.low > even
    click.echo(speak.word("train-better" if better else "train-not-better", file=str(file)))


def _comma(figure: str, speak: Words) -> str:
    return figure.replace(".", ",") if speak.language == "fr" else figure
