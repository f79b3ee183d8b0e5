"""`littleworlds replay`: a record told again, looked at from any ply, or checked."""

import json
import sys

import click
from rich.console import Console

from littleworlds.cli.common import data_option, game_words, language_option, player_names
from littleworlds.cli.manual import Command
from littleworlds.cli.screen import Screen
from littleworlds.cli.usage import WholeNumber
from littleworlds.core.errors import OptionError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.record_file import split_records
from littleworlds.core.registry import game_of
from littleworlds.core.state import EVERYONE
from littleworlds.core.text_file import read_text
from littleworlds.words import Words


@click.command(cls=Command)
@click.argument("file", metavar="FILE")
@click.option("--play", "chosen", type=WholeNumber(1), default=None)
@click.option("--ply", type=WholeNumber(0), default=None)
@click.option("--seat", type=WholeNumber(), default=None)
@click.option("--verify", is_flag=True)
@data_option
@language_option
@click.option("--json", "as_json", is_flag=True)
def replay(
    file: str,
    chosen: int | None,
    ply: int | None,
    seat: int | None,
    verify: bool,
    overlay: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Replay the record of a play."""
    if verify and ply is not None:
        # A check of a part would pass for a check of the whole.
        raise OptionError("usage-together", first="--verify", second="--ply")
    record = _record(file, chosen)
    if seat is not None and not 0 <= seat < record.seats:
        raise OptionError("cli-no-seat", given=str(seat), high=record.seats - 1)
    game = game_of(record, overlay)
    screen = Screen(Console(highlight=False))
    names = player_names(game_words(game, language), record.players)
    words = game_words(game, language, names, seat)
    if (
        not verify
        and record.rules != game.rules_version
        and record.rules not in game.replays
        and record.outcome is not None
    ):
        # Rules have changed since: the play cannot be followed any more, but how it ended stands in the record.
        if as_json:
            click.echo(
                json.dumps(
                    {**_plain_header(record), "outcome": record.outcome.to_dict()},
                    ensure_ascii=False,
                )
            )
            return
        screen.say(words.word("cli-other-rules", given=record.rules, expected=game.rules_version))
        screen.outcome(record.outcome, words)
        return
    told: list[list[Event]] = []
    play = Play.replay(record, game, -1 if ply is None else min(ply, len(record.steps)), told)
    if verify:
        _say_verified(screen, file, play, record.check_seal(), words, as_json)
    elif as_json:
        click.echo(
            json.dumps({**_plain_header(record), **_plain(play, told, seat)}, ensure_ascii=False)
        )
    elif ply is not None:
        _show_position(screen, game, play, seat, words)
    else:
        _tell(screen, play, told, seat, words)


def _record(file: str, chosen: int | None) -> Record:
    """The one record of a file, or the chosen one of many."""
    texts = split_records(read_text(file))
    if chosen is None and len(texts) > 1:
        raise OptionError("replay-several", file=file, count=len(texts))
    if chosen is not None and chosen > len(texts):
        raise OptionError("replay-no-play", file=file, given=chosen, count=len(texts))
    return Record.parse(texts[0 if chosen is None else chosen - 1])


def _say_verified(
    screen: Screen, file: str, play: Play, sealed: str, words: Words, as_json: bool
) -> None:
    if as_json:
        click.echo(
            json.dumps(
                {"file": file, "sound": True, "actions": len(play.steps), "sealed": sealed},
                ensure_ascii=False,
            )
        )
    else:
        screen.say(words.word("cli-verified", file=file, actions=len(play.steps), sealed=sealed))


def _show_position(screen: Screen, game: Game, play: Play, seat: int | None, words: Words) -> None:
    screen.board(game, play.state.view(EVERYONE if seat is None else seat), words, set())
    for actor in play.state.actors():
        prompt = play.state.prompt(actor)
        if seat is not None and actor != seat:
            # That somebody is asked is plain to all; what they are asked may name what only they have seen.
            screen.say(words.word("cli-asked-other", who=f"#{actor}"), "bold")
        elif prompt is not None:
            screen.say(
                words.word("cli-asked", who=f"#{actor}", question=words.say(prompt.message)), "bold"
            )


def _tell(
    screen: Screen, play: Play, told: list[list[Event]], seat: int | None, words: Words
) -> None:
    for number, events in enumerate(told):
        if number:
            screen.say(
                f"{number}. {words.player(play.steps[number - 1].seat)}: {_notation(play, told, number, seat) or '…'}",
                "bold",
            )
        for event in events:
            screen.say("  · " + words.say(event.seen_by(seat)))
            if seat is None:
                _tell_secrets(screen, play.game, event, words)
    if play.state.first() < 0:
        screen.say("")
        screen.outcome(play.state.outcome(), words)
    sys.stdout.flush()


def _notation(play: Play, told: list[list[Event]], number: int, seat: int | None) -> str:
    """The action with this number; "" where `seat` could not see it: taken in secret by another, or telling what only others saw."""
    step = play.steps[number - 1]
    # Where all are told in the same words, what was done is open, and only a name in it is not.
    others_only = any(
        event.secrets and seat not in event.secrets and event.secret_message != event.message.id
        for event in told[number]
    )
    hidden = (
        seat is not None
        and step.seat != seat
        and (others_only or (step.window is not None and step.window.secret))
    )
    return "" if hidden else play.game.notation(step.action)


def _tell_secrets(screen: Screen, game: Game, event: Event, words: Words) -> None:
    """What single seats were told besides, each in the words that they were told it in."""
    for owner in sorted(event.secrets):
        own = game_words(game, words.language, list(words.players), owner).say(event.seen_by(owner))
        screen.say("      " + words.word("cli-told", who=f"#{owner}", what=own))


def _plain_event(event: Event, seat: int | None) -> dict[str, object]:
    """An event as one seat is told it; for the eyes that see all, with what each seat is told in private."""
    if seat is not None or not event.secrets:
        return event.to_dict(seat)
    return {
        **event.to_dict(None),
        "private": {str(owner): event.to_dict(owner) for owner in sorted(event.secrets)},
    }


def _plain_header(record: Record) -> dict[str, object]:
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "players": record.players,
        "options": record.options,
    }


def _plain(play: Play, told: list[list[Event]], seat: int | None) -> dict[str, object]:
    over = play.state.first() < 0
    return {
        "actions": [
            {"seat": step.seat, "action": _notation(play, told, number, seat) or None}
            for number, step in enumerate(play.steps, 1)
        ],
        "events": [[_plain_event(event, seat) for event in events] for events in told],
        "view": play.state.view(EVERYONE if seat is None else seat),
        "outcome": play.state.outcome().to_dict() if over else None,
    }
