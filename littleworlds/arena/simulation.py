"""A series of plays between bots, with what they add up to.

The same series gives the same figures, however many processes share it.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from littleworlds.arena.referee import lead
from littleworlds.bots.registry import make_any
from littleworlds.core.chance import Chance, Seeded, derived_seed
from littleworlds.core.errors import Error
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.outcome import Outcome
from littleworlds.core.play import Play
from littleworlds.core.playout import playout, recorded_playout
from littleworlds.core.record_file import MANY
from littleworlds.core.registry import load_game


@dataclass(frozen=True)
class Series:
    """What to play: the bots by entrant, the table, how often, from which seed."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    rotate: bool = False
    options: Options = field(default_factory=dict)
    overlay: dict[str, object] | None = None
    records: bool = False

    def entrant_at(self, number: int, seat: int) -> int:
        """Who sits at a seat in the play with this number: with `rotate` the entrants move on by one each play."""
        return (seat + number) % self.seats if self.rotate else seat


@dataclass(frozen=True)
class Result:
    """One play of a series: seats, not entrants. `grade` and `won` are for solo plays; `record` is its text if the series asks for it."""

    number: int
    actions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    won: bool | None = None
    grade: str = ""
    record: str = ""


def run(
    series: Series,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[str, str], None] | None = None,
    many: int = MANY,
) -> list[Result]:
    """Play the whole series, in order of the numbers; `progress` is told how many plays were finished at a time, `keep` gets the
    name of the file that the next records go into, and their text; `many` of them make a file.

    Records are kept here, not where they are played: what goes wrong in writing them is then an error of this process, not of a worker.
    """
    results: list[Result] = []
    for chunk in _played(series, jobs):
        if keep is not None and series.records:
            first = chunk[0].number // many * many
            name = f"{series.game}-{series.seed}-{first:06}.record"
            keep(name, "".join(result.record for result in chunk))
        results += [replace(result, record="") for result in chunk]
        if progress is not None:
            progress(len(chunk))
    return results


def summary(series: Series, results: list[Result]) -> dict[str, object]:
    """What the results add up to, per seat and per entrant; a shared victory counts 1/k for each of k winners."""
    seats = series.seats
    wins = [0.0] * seats
    scores = [0] * seats
    bot_wins = [0.0] * seats
    bot_scores = [0] * seats
    for result in results:
        for seat in range(seats):
            entrant = series.entrant_at(result.number, seat)
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            wins[seat] += share
            bot_wins[entrant] += share
            scores[seat] += result.scores[seat]
            bot_scores[entrant] += result.scores[seat]
    games = max(1, len(results))
    actions = sum(result.actions for result in results)
    totals: dict[str, object] = {
        "game": series.game,
        "seats": seats,
        "seed": series.seed,
        "options": dict(series.options),
        "games": len(results),
        "actions": actions,
        "mean_actions": round(actions / games, 3),
        "wins": [round(value, 6) for value in wins],
        "shared": sum(1 for result in results if len(result.winners) > 1),
        "mean_score": [round(value / games, 4) for value in scores],
        "bots": list(series.bots),
        "rotate": series.rotate,
        "bot_wins": [round(value, 6) for value in bot_wins],
        "bot_mean_score": [round(value / games, 4) for value in bot_scores],
    }
    if any(result.won is not None for result in results):
        totals["won"] = sum(1 for result in results if result.won)
    grades = sorted({result.grade for result in results if result.grade})
    if grades:
        totals["grades"] = {
            grade: sum(1 for result in results if result.grade == grade) for grade in grades
        }
    return totals


def _played(series: Series, jobs: int) -> Iterator[list[Result]]:
    # Each divides the number of plays in a file of records, so that no chunk belongs into two.
    size = 25 if set(series.bots) == {"random"} else 4
    chunks = [
        range(start, min(start + size, series.games)) for start in range(0, series.games, size)
    ]
    if jobs <= 1 or len(chunks) <= 1:
        game = load_game(series.game, series.overlay)
        for chunk in chunks:
            yield [_play(series, game, number) for number in chunk]
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_play_chunk, [series] * len(chunks), chunks)


def _play_chunk(series: Series, numbers: range) -> list[Result]:
    game = load_game(series.game, series.overlay)
    return [_play(series, game, number) for number in numbers]


def _play(series: Series, game: Game, number: int) -> Result:
    if set(series.bots) == {"random"}:
        return _play_randomly(series, game, number)
    seats = [series.bots[series.entrant_at(number, seat)] for seat in range(series.seats)]
    bots = [
        make_any(spec, derived_seed(series.seed, number, seat)) for seat, spec in enumerate(seats)
    ]
    play = Play(
        game, series.seats, Seeded(derived_seed(series.seed, number)), series.options, seats
    )
    _, fault = lead(play, bots, None)
    if fault is not None:
        raise Error("bot-fault", bot=seats[fault.seat], why=fault.why)
    return _result(series, number, play)


def _play_randomly(series: Series, game: Game, number: int) -> Result:
    """The same play as random bots would make, without their wrappings."""
    chance = Seeded(derived_seed(series.seed, number))
    choosers: list[Chance] = [
        Seeded(derived_seed(series.seed, number, seat)) for seat in range(series.seats)
    ]
    if series.records:
        play = Play(game, series.seats, chance, series.options, ["random"] * series.seats)
        recorded_playout(play, choosers)
        return _result(series, number, play)
    state = game.setup(series.seats, chance, series.options)
    actions = playout(state, chance, choosers, game.max_steps(series.seats))
    return _ended(number, int(actions), state.outcome())


def _result(series: Series, number: int, play: Play) -> Result:
    """What a play came to, with its record if the series asks for it."""
    record = play.record().text() if series.records else ""
    return _ended(number, len(play.steps), play.state.outcome(), record)


def _ended(number: int, actions: int, outcome: Outcome, record: str = "") -> Result:
    winners = tuple(outcome.winners)
    return Result(
        number, actions, tuple(outcome.scores), winners, outcome.won, outcome.grade, record
    )
