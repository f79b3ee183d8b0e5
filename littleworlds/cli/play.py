"""`littleworlds play`: a game in the terminal, against bots or people beside you."""

import secrets
import sys

import click
from rich.console import Console

from littleworlds.bots.registry import check, specs
from littleworlds.cli.common import YOU, data_option, game_words, language_option, parse_options, table_options
from littleworlds.cli.screen import Screen
from littleworlds.cli.session import Leaving, Session
from littleworlds.core.chance import Seeded
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.registry import game as load_game
from littleworlds.core.registry import titles
from littleworlds.words import words

_LIKED_SEATS = 4


@click.command()
@click.argument("game_id", metavar="[GAME]", default="")
@click.option("--players", default="", metavar="A,B,…", help=f"One per seat: {YOU}, {', '.join(specs())}. By default you and bots.")
@language_option
@click.option("--seed", type=int, default=None, help="The same seed and choices give the same play.")
@table_options
@click.option("--resume", type=click.Path(), default=None, metavar="FILE", help="Go on with the play of a record.")
@click.option("--record", type=click.Path(), default=None, metavar="FILE", help="Write the record there, finished or not.")
@data_option
def play(
    game_id: str, players: str, language: str, seed: int | None, options: tuple[str, ...], resume: str | None, record: str | None,
    overlay: str | None,
) -> None:  # fmt: skip
    """Play a game in the terminal; without a name you are asked which."""
    game_id = game_id or (Record.read(resume).game if resume is not None else _ask_which(language))
    told: list[list[Event]] = []
    if resume is not None:
        saved = Record.read(resume)
        started = Play.replay(saved, load_game(game_id, overlay or saved.overlay), tell=told)
    else:
        started = _start(load_game(game_id, overlay), players, options, secrets.randbelow(10**9) if seed is None else seed, told)
    if not started.players:
        started.players = _default_players(started.game, started.seats)
    for player in started.players:
        if player != YOU:
            check(player)
    session = Session(started, language, Screen(Console(highlight=False)), _seed_of(started), told)
    path = record or resume or f"play-{game_id}-{_seed_of(started)}.record"
    try:
        session.run()
    except (Leaving, KeyboardInterrupt):
        session.save(path)
        click.echo("\n" + words(language).word("cli-left", file=path, game_id=game_id))
        sys.exit(1)
    if record is not None:
        session.save(record)


def _ask_which(language: str) -> str:
    """The game that the person chooses from a list."""
    ids = titles()
    for number, id in enumerate(ids, 1):
        speak = game_words(load_game(id), language)
        click.echo(f" {number}  {speak.word('title')}: {speak.word('tagline')}")
    number = click.prompt(words(language).word("cli-which"), type=click.IntRange(1, len(ids)), default=1)
    return ids[number - 1]


def _start(game: Game, players: str, options: tuple[str, ...], seed: int, told: list[list[Event]]) -> Play:
    named = [player.strip() for player in players.split(",")] if players else _default_players(game, None)
    for player in named:
        if player != YOU:
            check(player)
    heard: list[Event] = []
    started = Play(game, len(named), Seeded(seed), parse_options(game, options), named, heard)
    told.append(heard)
    return started


def _default_players(game: Game, seats: int | None) -> list[str]:
    count = seats or min(max(_LIKED_SEATS, game.min_seats), game.max_seats)
    return [YOU] + ["greedy"] * (count - 1)


def _seed_of(started: Play) -> int:
    source = started.chance.source
    return source.seed if isinstance(source, Seeded) else 0
