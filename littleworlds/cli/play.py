"""`littleworlds play`: a game in the terminal, against bots or people beside you."""

import secrets
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import click
from rich.console import Console

from littleworlds.bots.registry import check_any, specs
from littleworlds.bots.roles import USUAL
from littleworlds.cli.common import (
    YOU,
    check_writable,
    data_option,
    game_words,
    is_person,
    language_option,
    parse_options,
    table_options,
    this_program,
)
from littleworlds.cli.manual import Command
from littleworlds.cli.screen import Screen
from littleworlds.cli.session import Leaving, Session
from littleworlds.cli.usage import WholeNumber
from littleworlds.core.chance import Seeded
from littleworlds.core.errors import OptionError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.registry import game_of, load_game
from littleworlds.shelf import playable_games
from littleworlds.words import words

_LIKED_SEATS = 4


@click.command(cls=Command)
@click.argument("game_id", metavar="GAME", default="")
@click.option("--players", default="", metavar="A,B,…")
@language_option
@click.option("--seed", type=WholeNumber(), default=None)
@table_options
@click.option("--resume", type=click.Path(), default=None, metavar="FILE")
@click.option("--record", type=click.Path(), default=None, metavar="FILE")
@data_option
def play(
    game_id: str, players: str, language: str, seed: int | None, options: tuple[str, ...], resume: str | None, record: str | None,
    overlay: str | None,
) -> None:  # fmt: skip
    """Play a game in the terminal; without a name you are asked which."""
    told: list[list[Event]] = []
    if resume is not None:
        _refuse_with_resume(players, options, seed)
        started = _resume(game_id, resume, overlay, told)
    else:
        game = load_game(game_id or _ask_which(language), overlay)
        started = _start(
            game, players, options, secrets.randbelow(10**9) if seed is None else seed, told
        )
    path = record or resume or f"play-{started.game.id}-{_seed_of(started)}.record"
    check_writable(path)
    session = Session(started, language, Screen(Console(highlight=False)), _seed_of(started), told)
    resumed = started.record().text() if path == resume else ""
    with _leaving_when_told_to():
        try:
            session.run()
        except (Leaving, KeyboardInterrupt):
            _leave(session, path, resumed)
            sys.exit(1)
        except Exception:
            _leave(session, path, resumed)
            raise
    if record is not None or resume is not None:
        _save(session, path, resumed)


def _save(session: Session, path: str, resumed: str) -> None:
    """Save the play, unless it stands there as it was `resumed`: written again it would lose remarks, and a sealed one its secret."""
    if session.play.record().text() != resumed:
        session.save(path)


def _leave(session: Session, path: str, resumed: str) -> None:
    """Save the play and say how to go on."""
    _save(session, path, resumed)
    command = f"{this_program()} play {session.play.game.id} --resume {shlex.quote(path)}"
    click.echo("\n" + words(session.language).word("cli-left", file=path, command=command))


@contextmanager
def _leaving_when_told_to() -> Iterator[None]:
    """A closed window and a polite kill leave the play as Ctrl-C does; repeated, they do not disturb the saving."""
    signals = [
        signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
    ]

    def leave(number: int, frame: FrameType | None) -> None:
        for one in signals:
            signal.signal(one, signal.SIG_IGN)
        raise Leaving

    before = {one: signal.signal(one, leave) for one in signals}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _refuse_with_resume(players: str, options: tuple[str, ...], seed: int | None) -> None:
    """A play that goes on has its players, options and chance already."""
    for name, given in (
        ("--players", players != ""),
        ("--option", options != ()),
        ("--seed", seed is not None),
    ):
        if given:
            raise OptionError("usage-together", first="--resume", second=name)


def _resume(game_id: str, file: str, overlay: str | None, told: list[list[Event]]) -> Play:
    saved = Record.read(file)
    game = game_of(saved, overlay) if game_id in ("", saved.game) else load_game(game_id, overlay)
    started = Play.replay(saved, game, tell=told)
    if not started.players:
        started.players = _default_players(started.game, started.seats)
    _refuse_programs(started.players)
    return started


def _refuse_programs(players: list[str]) -> None:
    """A record may come from anywhere: it says who plays on, but it must not start programs here."""
    for player in players:
        if not is_person(player) and player not in specs():
            raise OptionError("resume-program", given=player)


def _ask_which(language: str) -> str:
    """The game that the person chooses from a list."""
    games, _ = playable_games()
    for number, game in enumerate(games, 1):
        speak = game_words(game, language)
        click.echo(f" {number}  {speak.word('title')} – {speak.word('tagline')}")
    allowed = {str(number): game.id for number, game in enumerate(games, 1)}
    while True:
        answer = str(click.prompt(words(language).word("cli-which"), default="1")).strip()
        if answer in allowed:
            return allowed[answer]
        click.echo(words(language).word("cli-which-number", given=answer[:40], high=len(games)))


def _start(
    game: Game, players: str, options: tuple[str, ...], seed: int, told: list[list[Event]]
) -> Play:
    named = (
        [player.strip() for player in players.split(",")]
        if players
        else _default_players(game, None)
    )
    for player in named:
        if player != YOU:
            check_any(player)
    heard: list[Event] = []
    started = Play(game, len(named), Seeded(seed), parse_options(game, options), named, heard)
    told.append(heard)
    return started


def _default_players(game: Game, seats: int | None) -> list[str]:
    count = seats or min(max(_LIKED_SEATS, game.min_seats), game.max_seats)
    return [YOU] + [USUAL] * (count - 1)


def _seed_of(started: Play) -> int:
    source = started.chance.source
    return source.seed if isinstance(source, Seeded) else 0
