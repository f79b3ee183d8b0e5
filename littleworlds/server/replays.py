"""Plays that are over, looked at again: records to download and to upload, and moments of them from any seat's eyes."""

from functools import lru_cache

from littleworlds.core.chance import Recorded
from littleworlds.core.errors import RecordError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record, RecordedStep
from littleworlds.core.registry import game as load_game
from littleworlds.server import eyes
from littleworlds.server.bodies import Film, Uploaded
from littleworlds.server.course import read_outcomes
from littleworlds.server.frames import Result
from littleworlds.server.journal import Row
from littleworlds.server.settings import Found

MAX_FRAMES = 40
"""Moments per answer."""


def record_of(found: Found, rows: list[Row]) -> Record:
    """The record of a table's play, written from its log without playing it: rules of any version will do."""
    settings = found.settings
    record = Record(settings.game, settings.rules, settings.data, settings.seats, "sealed " + settings.seal)
    record.overlay = settings.overlay
    record.options = settings.options
    record.players = [seat.name or seat.bot or "" for seat in found.seats]
    record.setup = read_outcomes(found.setup)
    struck = {int(seq) for row in rows if row.kind == "undo" for seq in row.notation.split()}
    for row in rows:
        if row.kind in ("move", "auto") and row.seq not in struck:
            notations = row.notation.split("; ")
            drawn = row.outcomes.split(" | ") if row.outcomes else [""] * len(notations)
            record.steps += [
                RecordedStep(row.seat, notation, read_outcomes(outcomes))
                for notation, outcomes in zip(notations, drawn, strict=True)
            ]
    return record


def finished(record: Record, game: Game, secret: str) -> Record:
    """The record with the score that its actions lead to, and the secret that opens its seal."""
    # The draws are already in it: playing them again gives the outcome, and finds a log that was tampered with.
    play = Play.replay(record, game, upto=len(record.steps))
    if play.state.first() < 0:
        record.outcome = play.state.outcome()
        record.secret = secret
    return record


def describe(id: str, record: Record) -> Uploaded:
    """What a record holds."""
    return Uploaded(
        id=id,
        game=record.game,
        seats=record.seats,
        players=record.players,
        options=record.options,
        plies=len(record.steps),
        sealed=record.secret != "",
    )


def check(text: str) -> Record:
    """An uploaded text as a record that can be replayed, or a RecordError that says why not."""
    record = Record.parse(text)
    Play.replay(record, _game(record))
    return record


def film(text: str, first: int, last: int, seat: int | None, result: Result | None, now: int) -> Film:
    """The moments after `first` to `last` actions, seen by a seat, an onlooker (None), or by all (EVERYONE)."""
    record = Record.parse(text)
    if seat is not None and not -1 <= seat < record.seats:
        raise RecordError("no-such-seat", given=seat)
    told: list[list[Event]] = []
    first = min(first, len(record.steps))
    last = min(last, first + MAX_FRAMES - 1, len(record.steps))
    play = Play.replay(record, _game(record), first, told)
    frames = []
    for ply in range(first, last + 1):
        if ply > first:
            told = _go_on(play, record.steps[ply - 1])
        mover = record.steps[ply - 1].seat if ply else None
        frames.append(eyes.replayed(play, told[-1], ply, mover, seat, result if ply == len(record.steps) else None, now))
    return Film(len(record.steps), frames)


def _go_on(play: Play, step: RecordedStep) -> list[list[Event]]:
    """One more action of a record that has been checked."""
    told: list[list[Event]] = []
    play.chance.follow(Recorded(step.outcomes))
    play.act(step.seat, play.game.parse(step.notation), tell=told)
    return told


def _game(record: Record) -> Game:
    return load_game(record.game, record.overlay) if record.overlay is not None else _plain_game(record.game)


@lru_cache(maxsize=32)
def _plain_game(id: str) -> Game:
    return load_game(id)
