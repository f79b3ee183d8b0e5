"""A match between what was known before and what has been learned: the same bot, with other weights. Results are kept as they come."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from littleworlds.arena.intervals import Interval, wilson
from littleworlds.arena.workers import play_on
from littleworlds.bots.bot import Budget
from littleworlds.bots.registry import make_any
from littleworlds.core.chance import Seeded, derived_seed
from littleworlds.core.game import Game
from littleworlds.core.outcome import Outcome
from littleworlds.core.registry import load_game
from littleworlds.core.weights import WeightSet
from littleworlds.learning.course import Course
from littleworlds.learning.gathering import Progress
from littleworlds.learning.selfplay import shares

Sets = dict[str, WeightSet]


def even_share(course: Course) -> float:
    """What the learned weights would get if they were worth no more than the known ones."""
    return 0.5 if course.seats == 1 else 1 / course.seats


def contest(
    course: Course, sets: Sets, plays: int, folder: Path, jobs: int, progress: Progress
) -> Interval:
    """The share of victories of one seat with the learned weights among others that know what is in place; seats take turns. Alone,
    the share of deals of which it makes more."""
    kept = _Kept(folder / "match.jsonl", sets)
    todo: Iterator[int] = (number for number in range(plays) if number not in kept.results)
    progress(len(kept.results), plays)
    with closing(play_on(jobs, partial(_player, course, sets), todo)) as played:
        for number, share in played:
            kept.add(number, share)
            progress(len(kept.results), plays)
    return wilson(sum(kept.results[number] for number in range(plays)), plays)


class _Kept:
    """The file of results: the weights that are tried, then one line per play. Of other weights it keeps nothing."""

    def __init__(self, path: Path, sets: Sets) -> None:
        self._path = path
        self.results: dict[int, float] = {}
        heading = json.dumps({table: one["weights"] for table, one in sets.items()})
        # A last line that was cut off is left out.
        lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
        if lines[:1] == [heading]:
            self.results = dict(map(json.loads, lines[1:]))
        kept = [json.dumps(result) for result in self.results.items()]
        path.write_text("\n".join([heading, *kept, ""]), encoding="utf-8")

    def add(self, number: int, share: float) -> None:
        self.results[number] = share
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([number, share]) + "\n")


def _player(course: Course, sets: Sets) -> Callable[[int], tuple[int, float]]:
    """In a process that plays: what makes one play."""
    known, learned = load_game(course.game), load_game(course.game)
    learned.learn(sets)
    play = _alone if course.seats == 1 else _together
    return lambda number: (number, play(course, learned, known, number))


def _together(course: Course, learned: Game, known: Game, number: int) -> float:
    seat = number % course.seats
    games = [learned if place == seat else known for place in range(course.seats)]
    return shares(_play(course, games, number // course.seats, number))[seat]


def _alone(course: Course, learned: Game, known: Game, number: int) -> float:
    """The same deal twice."""
    new, old = (_standing(_play(course, [game], number, number)) for game in (learned, known))
    return 1.0 if new > old else 0.5 if new == old else 0.0


def _standing(outcome: Outcome) -> tuple[bool, float]:
    return outcome.won is True, float(outcome.scores[0])


def _play(course: Course, games: list[Game], deal: int, number: int) -> Outcome:
    dice = Seeded(derived_seed(course.seed, "contest", deal))
    state = games[0].setup(course.seats, dice, course.options)
    bots = [
        make_any(course.by, derived_seed(course.seed, "contestant", number, place))
        for place in range(course.seats)
    ]
    while (actor := int(state.first())) >= 0:
        eyes = games[actor].perspective(state.view(actor))
        state.apply(actor, bots[actor].choose(eyes, Budget()), dice)
    return state.outcome()
