"""Plays a tournament on several processes and keeps every result as it comes."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial

from littleworlds.arena.result import Result, play_fixture
from littleworlds.arena.result_file import ResultFile
from littleworlds.arena.stopping import Stopping
from littleworlds.arena.tournament import Fixture, Tournament
from littleworlds.arena.workers import play_on
from littleworlds.core.registry import load_game

Progress = Callable[[int, int], None]
"""Told how many plays are there, and how many there will be at the most."""

Player = Callable[[Tournament, Iterator[Fixture]], Generator[Result]]
"""Makes plays somewhere; the results as they come, in any order."""


def run(
    tournament: Tournament,
    file: ResultFile,
    jobs: int = 1,
    mark: float | None = None,
    progress: Progress | None = None,
    player: Player | None = None,
) -> list[Result]:
    """Play what the file does not hold yet; all that counts, in the tournament's order. With a `mark` each pair ends as soon as
    the share of its first clears it. A `player` makes the plays in place of the processes of this machine."""
    schedule = Schedule(tournament, mark)
    for result in file.results:
        schedule.add(result)
    todo = schedule.todo()
    if player is not None:
        making = player(tournament, todo)
    else:
        making = play_on(jobs, partial(_player, tournament), todo)
    with closing(making) as played:
        for result in played:
            file.add(result)
            schedule.add(result)
            if progress is not None:
                progress(*schedule.progress())
    return schedule.counted()


class Schedule:
    """Which plays are still to be made, and which count."""

    def __init__(self, tournament: Tournament, mark: float | None) -> None:
        self._tournament = tournament
        self._played: dict[tuple[int, int], Result] = {}
        pairs = len(tournament.pairings)
        watched = mark is not None and tournament.seats > 1
        self._stopping = [Stopping(tournament.seats, mark or 0.0) for _ in range(pairs * watched)]

    def add(self, result: Result) -> None:
        self._played[result.pairing, result.number] = result
        if self._stopping:
            self._stopping[result.pairing].add(result)

    def todo(self) -> Iterator[Fixture]:
        """The plays that are not there yet, as long as their pair has not ended."""
        for fixture in self._tournament.fixtures():
            place = (fixture.pairing, fixture.number)
            if place not in self._played and fixture.number < self._end(fixture.pairing):
                yield fixture

    def counted(self) -> list[Result]:
        """The plays that count, in order: what was played beyond the end of a pair does not."""
        places = ((one.pairing, one.number) for one in self._tournament.fixtures())
        return [
            self._played[pairing, number]
            for pairing, number in places
            if number < self._end(pairing) and (pairing, number) in self._played
        ]

    def progress(self) -> tuple[int, int]:
        pairs = range(len(self._tournament.pairings))
        wanted = sum(self._end(pairing) for pairing in pairs)
        return min(len(self._played), wanted), wanted

    def _end(self, pairing: int) -> int:
        end = self._stopping[pairing].end if self._stopping else None
        games = self._tournament.games
        return games if end is None else min(end, games)


def _player(tournament: Tournament) -> Callable[[Fixture], Result]:
    """In a process that plays: what makes the plays."""
    game = load_game(tournament.game, tournament.overlay)
    return lambda fixture: play_fixture(tournament, game, fixture)
