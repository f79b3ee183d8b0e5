"""Moments of whole plays that were recorded, for boards to be drawn at: `plays/GAME-SEATS-seats.record`.

The plays are by greedy; after a change of a title's rules version they are made anew by
`littleworlds simulate GAME --bots greedy,... --games 1 --seed 3 --records FOLDER`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from littleworlds.core.chance import Recorded
from littleworlds.core.record import Record
from littleworlds.core.registry import load_game
from littleworlds.server.log.logged_play import LoggedPlay

PLAYS = Path(__file__).parent / "plays"


@dataclass(frozen=True)
class Moment:
    """A moment of a recorded play: after so many actions, as a seat sees it."""

    record: str
    ply: int
    seat: int
    prompt: str
    """What the seat is asked; "" at the end."""
    things: int
    offers: int

    def __str__(self) -> str:
        return f"{self.record}, {self.ply} actions, seat {self.seat}, {self.prompt or 'over'}"


def records_of(title: str) -> list[str]:
    """The names of the title's recorded plays."""
    return sorted(path.stem for path in PLAYS.glob(f"{title}-*-seats.record"))


def play_until(record_name: str, ply: int) -> LoggedPlay:
    """A recorded play after so many of its actions."""
    return next(logged for number, logged in _positions(record_name) if number == ply)


def moments(title: str, number: int) -> list[Moment]:
    """So many different moments of a title's recorded plays."""
    return moments_of(records_of(title), number)


def moments_of(records: list[str], number: int) -> list[Moment]:
    """So many different moments: of every play the fullest, the middle, and set-up or end by turns; then every kind of
    question, the widest ones, all set-ups and ends; then evenly over the plays. Records that lie elsewhere are given
    with their folder."""
    plays = [moments_in(name) for name in records]
    kinds: dict[str, Moment] = {}
    for moment in chain.from_iterable(plays):
        kinds.setdefault(moment.prompt, moment)
    chosen = dict.fromkeys(
        chain(
            map(_fullest, plays),
            map(_middle, plays),
            map(_last, plays[::2]),
            map(_first, plays[1::2]),
            kinds.values(),
            map(_widest, plays),
            map(_last, plays),
            map(_first, plays),
        )
    )
    rest = [moment for play in plays for moment in play if moment not in chosen]
    missing = max(0, number - len(chosen))
    chosen |= dict.fromkeys(rest[:: max(1, len(rest) // missing)] if missing else [])
    return list(chosen)[:number]


def _first(play: list[Moment]) -> Moment:
    return play[0]


def _middle(play: list[Moment]) -> Moment:
    return play[len(play) // 2]


def _last(play: list[Moment]) -> Moment:
    return play[-1]


def _fullest(play: list[Moment]) -> Moment:
    return _most(play, lambda moment: moment.things)


def _widest(play: list[Moment]) -> Moment:
    return _most(play, lambda moment: moment.offers)


def _most(play: Iterable[Moment], size: Callable[[Moment], int]) -> Moment:
    return max(play, key=size)


@cache
def moments_in(record_name: str) -> list[Moment]:
    """Every question of a play, each seat's own, and the end as seat 0 sees it."""
    listed: list[Moment] = []
    for ply, logged in _positions(record_name):
        state = logged.play.state
        for seat in logged.actors[:1] or [0]:
            prompt = state.prompt(seat)
            perspective = logged.game.perspective(state.view(seat))
            listed.append(
                Moment(
                    record_name,
                    ply,
                    seat,
                    "" if prompt is None else prompt.message.id,
                    len(logged.game.things(state.view(seat))),
                    0
                    if prompt is None
                    else len(perspective.legal()) + len(logged.game.gestures(perspective)),
                )
            )
    return listed


def _positions(record_name: str) -> Iterator[tuple[int, LoggedPlay]]:
    """A recorded play, action by action."""
    record = Record.read(PLAYS / f"{record_name}.record")
    draws = [*record.setup, *chain.from_iterable(step.draws for step in record.steps)]
    logged = LoggedPlay(
        "recorded", load_game(record.game), record.seats, dict(record.options), Recorded(draws)
    )
    yield 0, logged
    for number, step in enumerate(record.steps, 1):
        logged.act(step.seat, None, [step.notation], None, set(), 0)
        yield number, logged
