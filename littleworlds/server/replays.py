"""Plays played again, in whole or in part: records to download and to upload, moments of them from any seat's eyes, what a table's log
tells. All of it may take a while, so most of it runs in the projector's process (`projector.py`) and answers with what is sent, as bytes.
"""

import gzip

import msgspec

from littleworlds.core.chance import Recorded
from littleworlds.core.draws import read_draws
from littleworlds.core.errors import RecordError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record, RecordedStep
from littleworlds.server import eyes
from littleworlds.server.bodies import Film, Uploaded
from littleworlds.server.course import Course, Told
from littleworlds.server.frames import Moment, Result, Step
from littleworlds.server.game_cache import cached_game
from littleworlds.server.lines import Log, struck

MAX_FRAMES = 40
"""Moments per answer."""
PACKING = 5
"""How hard films are compressed: twice as fast as the usual 9, and hardly larger."""


# --- records --------------------------------------------------------------------------------------------------------------------


def record_of(log: Log) -> Record:
    """The record of a play, written from its log without playing it: rules of any version will do."""
    record = Record(log.game, log.rules, log.data, log.seats, "sealed " + log.seal)
    record.overlay = None if log.overlay is None else msgspec.json.decode(log.overlay)
    record.options = log.options
    record.players = log.players
    record.setup = read_draws(log.setup)
    gone = struck(log.rows)
    for row in log.rows:
        if row.kind in ("move", "auto") and row.seq not in gone:
            notations = row.notation.split("; ")
            drawn = row.outcomes.split(" | ") if row.outcomes else [""] * len(notations)
            record.steps += [
                RecordedStep(row.seat, notation, read_draws(outcomes))
                for notation, outcomes in zip(notations, drawn, strict=True)
            ]
    return record


def write_record(log: Log, secret: str, follow: bool) -> bytes:
    """The record's text with the secret that opens its seal, and the score if the play was played to its end. `follow`: whether these
    rules can play it."""
    record = record_of(log)
    if follow:
        # The draws are already in it: playing them again gives the outcome, and finds a log that was tampered with.
        play = Play.replay(record, cached_game(log.game, log.overlay), upto=len(record.steps))
        if play.state.first() < 0:
            record.outcome = play.state.outcome()
    record.secret = secret
    return record.text().encode()


def check_record(text: str) -> bytes:
    """What an uploaded text holds if it is a record that can be replayed; a RecordError says why not."""
    record = Record.parse(text)
    Play.replay(record, _game_of(record))
    found = Uploaded(
        id="",
        game=record.game,
        seats=record.seats,
        players=record.players,
        options=record.options,
        plies=len(record.steps),
        sealed=record.secret != "",
    )
    return msgspec.json.encode(found)


# --- films ----------------------------------------------------------------------------------------------------------------------


def film_of_text(
    text: str, first: int, last: int, seat: int | None, now: int, packed: bool
) -> bytes:
    """Moments of an uploaded record."""
    record = Record.parse(text)
    return _film(record, _game_of(record), first, last, seat, None, now, packed)


def film_of_log(
    log: Log, first: int, last: int, seat: int | None, result: Result | None, now: int, packed: bool
) -> bytes:
    """Moments of a table's play."""
    return _film(
        record_of(log), cached_game(log.game, log.overlay), first, last, seat, result, now, packed
    )


def _film(
    record: Record,
    game: Game,
    first: int,
    last: int,
    seat: int | None,
    result: Result | None,
    now: int,
    packed: bool,
) -> bytes:
    """The moments after `first` to `last` actions, seen by a seat, an onlooker (None), or by all (EVERYONE)."""
    if seat is not None and not -1 <= seat < record.seats:
        raise RecordError("no-such-seat", given=seat)
    told: list[list[Event]] = []
    first = min(first, len(record.steps))
    last = min(last, first + MAX_FRAMES - 1, len(record.steps))
    play = Play.replay(record, game, first, told)
    frames = []
    for ply in range(first, last + 1):
        if ply > first:
            told = _go_on(play, record.steps[ply - 1])
        mover = record.steps[ply - 1].seat if ply else None
        frames.append(
            eyes.replayed(
                play, told[-1], ply, mover, seat, result if ply == len(record.steps) else None, now
            )
        )
    body = msgspec.json.encode(Film(len(record.steps), frames))
    return gzip.compress(body, PACKING) if packed else body


def _go_on(play: Play, step: RecordedStep) -> list[list[Event]]:
    """One more action of a record that has been checked."""
    told: list[list[Event]] = []
    play.chance.follow(Recorded(step.draws))
    play.act(step.seat, play.game.parse(step.notation), tell=told)
    return told


# --- tables under way -----------------------------------------------------------------------------------------------------------


def steps_since(log: Log, since: int, seats: list[int | None], game: Game | None = None) -> bytes:
    """What the lines after `since` tell, a list of steps per seat (None: an onlooker): for a socket that was away for longer."""
    _, heard = _fold(log, game)
    missed = [told for told in heard if told.seq > since]
    steps: list[list[Step]] = [eyes.steps(missed, seat) for seat in seats]
    return msgspec.json.encode(steps)


def moment(
    log: Log,
    seat: int | None,
    result: Result | None,
    now: int,
    things: bool,
    game: Game | None = None,
) -> bytes:
    """The table after the last line of a log that was cut off there: nothing that came later can be in it."""
    course, heard = _fold(log, game)
    frame = eyes.moment(
        course, seat, heard[-1], result=result if course.over else None, now=now, with_things=things
    )
    return msgspec.json.encode(Moment(frame))


def _fold(log: Log, game: Game | None) -> tuple[Course, list[Told]]:
    gone = struck(log.rows)
    drawn = [
        log.setup,
        *(row.outcomes.replace("|", " ") for row in log.rows if row.seq not in gone),
    ]
    chance = Recorded([outcome for text in drawn for outcome in read_draws(text)])
    course = Course(
        log.table,
        cached_game(log.game, log.overlay) if game is None else game,
        log.seats,
        log.options,
        chance,
    )
    heard = [course.recent[0]]
    course.follow(log.rows, heard.append)
    return course, heard


def _game_of(record: Record) -> Game:
    return cached_game(
        record.game,
        None if record.overlay is None else msgspec.json.encode(record.overlay, order="sorted"),
    )
