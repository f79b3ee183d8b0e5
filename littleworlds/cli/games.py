"""`littleworlds games`: what there is to play."""

import json

import click
from rich.console import Console
from rich.table import Table

from littleworlds.cli.common import game_words, language_option
from littleworlds.core.registry import game as load_game
from littleworlds.core.registry import titles


@click.command()
@language_option
@click.option("--json", "as_json", is_flag=True, help="Machine-readable.")
def games(language: str, as_json: bool) -> None:
    """List the games with their seats and options."""
    loaded = [load_game(id) for id in titles()]
    if as_json:
        rows = [
            {
                "id": game.id,
                "seats": [game.min_seats, game.max_seats],
                "rules_version": game.rules_version,
                "options": {option.id: {"values": option.values, "default": option.default} for option in game.options},
            }
            for game in loaded
        ]
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for game in loaded:
        words = game_words(game, language)
        options = "; ".join(f"{option.id}: {', '.join(option.words())}" for option in game.options)
        seats = f"{game.min_seats}-{game.max_seats}"
        table.add_row(f"[bold]{game.id}[/]", words.word("title"), words.word("cli-seats", seats=seats), words.word("tagline"))
        if options:
            table.add_row("", "", "", options)
    Console().print(table)
