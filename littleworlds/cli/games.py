"""`littleworlds games`: what there is to play."""

import json

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from littleworlds.cli.common import game_words, language_option
from littleworlds.cli.manual import Command
from littleworlds.cli.prose import Prose
from littleworlds.cli.usage import sentence
from littleworlds.shelf import playable_games


@click.command(cls=Command)
@language_option
@click.option("--json", "as_json", is_flag=True)
def games(language: str, as_json: bool) -> None:
    """List the games with their seats and options."""
    loaded, problems = playable_games()
    for problem in problems:
        click.echo(sentence(problem, language), err=True)
    if as_json:
        rows = [
            {
                "id": game.id,
                "seats": [game.min_seats, game.max_seats],
                "rules_version": game.rules_version,
                "options": {
                    option.id: {"values": option.values, "default": option.default}
                    for option in game.options
                },
            }
            for game in loaded
        ]
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for game in loaded:
        words = game_words(game, language)
        seats = words.word("cli-seats", seats=f"{game.min_seats}-{game.max_seats}")
        # The id is what every other command is given: it stands alone on its line, so that no width ever cuts it.
        console.print(Text(game.id, style="bold"), soft_wrap=True)
        _indented(console, f"{words.word('title')} ({seats})")
        _indented(console, words.word("tagline"))
        for option in game.options:
            _indented(console, f"{option.id} = {', '.join(option.words())}")


def _indented(console: Console, text: str) -> None:
    """A line below its title: set to the width of a terminal, whole in a pipe."""
    if console.is_terminal:
        console.print(Padding(Prose(Text(text)), (0, 0, 0, 4)))
    else:
        click.echo("    " + text)
