"""The other half of law 11: whole plays kept as records. When one no longer replays, the rules have changed."""

from littleworlds.core.conformance.broken import Broken
from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.walk import Walk, named
from littleworlds.core.errors import Error
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.play import Play
from littleworlds.core.record import Record


def transcript(game: Game, seats: int, seed: int, options: Options | None = None) -> Record:
    """The record of a random play to its end; the same for the same arguments."""
    walk = Walk("transcripts", game, Case(seats, dict(options or {}), seed))
    if not walk.ended:
        walk.fail(
            f"random play goes on after the {walk.limit} steps that max_steps({seats}) allows",
            "ends",
        )
    play = walk.play()
    for seat, action in walk.path:
        play.act(seat, action)
    return play.record()


def verify(record: Record, game: Game) -> Play:
    """Replay a finished record to the outcome that it states; `Broken` if it comes to another, or not so far."""
    case = Case(record.seats, dict(record.options))
    try:
        play = Play.replay(record, game)
    except Error as problem:
        why = f"a record of {len(record.steps)} steps with {record.seats} seats ({record.chance}) does not replay: {named(problem)}"
        raise Broken("transcripts", game.id, case, -1, why) from problem
    if record.outcome is None:
        raise Broken(
            "transcripts",
            game.id,
            case,
            len(record.steps),
            "the record has no outcome: it is of a play not finished",
        )
    return play
