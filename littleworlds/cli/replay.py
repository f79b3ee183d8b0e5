"""`littleworlds replay`: a record told again, looked at from any ply, or checked."""

import json
import sys

import click
from rich.console import Console

from littleworlds.cli.common import data_option, game_words, language_option, player_names
from littleworlds.cli.screen import Screen
from littleworlds.core.chance import Sealed
from littleworlds.core.errors import RecordError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.registry import game as load_game
from littleworlds.core.state import EVERYONE
from littleworlds.words import Words


@click.command()
@click.argument("file")
@click.option("--ply", type=click.IntRange(0), default=None, help="Show the position after so many actions.")
@click.option("--seat", type=int, default=None, help="See it with the eyes of one seat; all is shown by default.")
@click.option("--verify", is_flag=True, help="Only check it: every line, the score, and the seal if there is one.")
@data_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def replay(file: str, ply: int | None, seat: int | None, verify: bool, overlay: str | None, language: str, as_json: bool) -> None:
    """Replay the record of a play."""
    record = Record.read(file)
    game = load_game(record.game, overlay or record.overlay)
    screen = Screen(Console(highlight=False))
    words = game_words(game, language, player_names(game_words(game, language), record.players))
    if not verify and record.rules != game.rules_version and record.rules not in game.replays and record.outcome is not None:
        # Rules have changed since: the play cannot be followed any more, but how it ended stands in the record.
        screen.say(words.word("cli-other-rules", given=record.rules, expected=game.rules_version))
        screen.outcome(record.outcome, words)
        return
    told: list[list[Event]] = []
    play = Play.replay(record, game, -1 if ply is None else min(ply, len(record.steps)), told)
    if verify:
        screen.say(words.word("cli-verified", file=file, actions=len(play.steps), sealed=check_seal(record)))
    elif as_json:
        click.echo(json.dumps(_plain(play, told, seat), ensure_ascii=False))
    elif ply is not None:
        _show_position(screen, game, play, seat, words)
    else:
        _tell(screen, play, told, seat, words)


def check_seal(record: Record) -> str:
    """That the secret is the one that was promised, and the outcomes are the ones that it gives: `yes`; `no` where nothing was sealed,
    `hidden` where the secret is not published (yet)."""
    kind, _, seal = record.chance.partition(" ")
    if kind != "sealed":
        if record.secret:
            raise RecordError("record-not-sealed")
        return "no"
    if not record.secret:
        return "hidden"
    try:
        chance = Sealed(bytes.fromhex(record.secret))
    except ValueError:
        raise RecordError("record-seal") from None
    if chance.seal != seal:
        raise RecordError("record-seal")
    for index, of in record.setup + [outcome for step in record.steps for outcome in step.outcomes]:
        if chance.index(of) != index:
            raise RecordError("record-seal")
    return "yes"


def _show_position(screen: Screen, game: Game, play: Play, seat: int | None, words: Words) -> None:
    screen.board(game, play.state.view(EVERYONE if seat is None else seat), words, set())
    for actor in play.state.actors():
        prompt = play.state.prompt(actor)
        if prompt is not None:
            screen.say(words.word("cli-asked", who=f"#{actor}", question=words.say(prompt.message)), "bold")


def _tell(screen: Screen, play: Play, told: list[list[Event]], seat: int | None, words: Words) -> None:
    for number, events in enumerate(told):
        if number:
            step = play.steps[number - 1]
            screen.say(f"{number}. {words.player(step.seat)}: {play.game.notation(step.action)}", "bold")
        for event in events:
            screen.say("  · " + words.say(event.seen_by(seat)))
    if play.state.first() < 0:
        screen.say("")
        screen.outcome(play.state.outcome(), words)
    sys.stdout.flush()


def _plain(play: Play, told: list[list[Event]], seat: int | None) -> dict[str, object]:
    over = play.state.first() < 0
    return {
        "game": play.game.id,
        "seats": play.seats,
        "players": play.players,
        "options": play.options,
        "actions": [{"seat": step.seat, "action": play.game.notation(step.action)} for step in play.steps],
        "events": [[event.plain(seat) for event in events] for events in told],
        "view": play.state.view(EVERYONE if seat is None else seat),
        "outcome": play.state.outcome().plain() if over else None,
    }
