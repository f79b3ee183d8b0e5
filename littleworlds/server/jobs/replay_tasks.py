"""Plays that are played again, in whole or in part: records to download and to upload, moments of them
as any viewer may see them, what a table's log tells.

All of it may take a while, so most of it runs in another process (`replay_jobs`) and answers with what
is sent, as bytes.
"""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from littleworlds.core.chance import Recorded
from littleworlds.core.draws import read_draws
from littleworlds.core.errors import DataError, Error, RecordError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record, RecordedStep
from littleworlds.server.frames import frame_builder
from littleworlds.server.jobs.game_cache import cached_game
from littleworlds.server.log.log_line import PlayLog, undone_lines
from littleworlds.server.log.logged_play import LoggedPlay, ToldLine
from littleworlds.server.messages.from_server import Moment
from littleworlds.server.messages.http_bodies import Film, Uploaded
from littleworlds.server.messages.parts import Result, Step

MAX_FRAMES = 40
"""Moments per answer."""
PACKING = 5
"""How hard replays are compressed: twice as fast as the usual 9, and hardly larger."""


# --- records --------------------------------------------------------------------------------------------------------------------


def record_of(log: PlayLog) -> Record:
    """The record of a play, written from its log without playing it: rules of any version will do."""
    record = Record(log.game, log.rules, log.data, log.seats, "sealed " + log.seal)
    record.overlay = None if log.overlay is None else msgspec.json.decode(log.overlay)
    record.options = log.options
    record.players = log.players
    record.setup = read_draws(log.setup)
    gone = undone_lines(log.lines)
    for line in log.lines:
        if line.kind in ("move", "auto") and line.seq not in gone:
            notations = line.notation.split("; ")
            drawn = line.outcomes.split(" | ") if line.outcomes else [""] * len(notations)
            record.steps += [
                RecordedStep(line.seat, notation, read_draws(outcomes))
                for notation, outcomes in zip(notations, drawn, strict=True)
            ]
    return record


def write_record(log: PlayLog, secret: str, follow: bool) -> bytes:
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
    with _foreign(record):
        Play.replay(record, _game_of(record))
    uploaded = Uploaded(
        id="",
        game=record.game,
        seats=record.seats,
        players=record.players,
        options=record.options,
        plies=len(record.steps),
        sealed=record.secret != "",
    )
    return msgspec.json.encode(uploaded)


# --- replays ----------------------------------------------------------------------------------------------------------------------


def replay_of_text(
    text: str, first: int, last: int, seat: int | None, now: int, packed: bool
) -> bytes:
    """Moments of an uploaded record."""
    record = Record.parse(text)
    with _foreign(record):
        return _replay(record, _game_of(record), first, last, seat, None, now, packed)


def replay_of_log(
    log: PlayLog,
    first: int,
    last: int,
    seat: int | None,
    result: Result | None,
    now: int,
    packed: bool,
) -> bytes:
    """Moments of a table's play."""
    return _replay(
        record_of(log), cached_game(log.game, log.overlay), first, last, seat, result, now, packed
    )


def _replay(
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
            frame_builder.replayed(
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


def steps_since(
    log: PlayLog, since: int, seats: list[int | None], game: Game | None = None
) -> bytes:
    """What the lines after `since` tell, a list of steps per seat (None: an onlooker): for a socket that was away for longer."""
    _, heard = _play_again(log, game)
    missed = [told for told in heard if told.seq > since]
    steps: list[list[Step]] = [frame_builder.steps(missed, seat) for seat in seats]
    return msgspec.json.encode(steps)


def moment(
    log: PlayLog,
    seat: int | None,
    result: Result | None,
    now: int,
    things: bool,
    game: Game | None = None,
) -> bytes:
    """The table after the last line of a log that was cut off there: nothing that came later can be in it."""
    logged, heard = _play_again(log, game)
    frame = frame_builder.moment(
        logged, seat, heard[-1], result=result if logged.over else None, now=now, with_things=things
    )
    return msgspec.json.encode(Moment(frame))


def _play_again(log: PlayLog, game: Game | None) -> tuple[LoggedPlay, list[ToldLine]]:
    gone = undone_lines(log.lines)
    drawn = [
        log.setup,
        *(line.outcomes.replace("|", " ") for line in log.lines if line.seq not in gone),
    ]
    chance = Recorded([outcome for text in drawn for outcome in read_draws(text)])
    logged = LoggedPlay(
        log.table,
        cached_game(log.game, log.overlay) if game is None else game,
        log.seats,
        log.options,
        chance,
    )
    heard = [logged.recent[0]]
    logged.follow(log.lines, heard.append)
    return logged, heard


@contextmanager
def _foreign(record: Record) -> Iterator[None]:
    """Refuse what the rules trip over if somebody's corrections are behind it. They are checked when
    they are read, but a fault of theirs is not one of the server."""
    try:
        yield
    except DataError as problem:
        raise record.refused("overlay", problem) from None
    except (Error, MemoryError):
        raise
    except Exception:
        if record.overlay is None:
            raise
        raise record.refused("overlay", DataError("data-unplayable", file="overlay")) from None


def _game_of(record: Record) -> Game:
    return cached_game(
        record.game,
        None if record.overlay is None else msgspec.json.encode(record.overlay, order="sorted"),
    )
