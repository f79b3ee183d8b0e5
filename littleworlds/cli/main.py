"""The entry point: gathers the commands and turns every error into one sentence and an exit code.

0: done. 1: the play or the check failed (a record was altered, data is broken, a play was cut off, a
file could not be written, a bot failed or was not as strong as claimed, nothing better was learned),
or a server's database or address could not be had. 2: bad usage.
"""

import sys

import click

from littleworlds import __version__
from littleworlds.arena.result_file import ResultFileError
from littleworlds.arena.workers import WorkerDied
from littleworlds.cli.admin import admin
from littleworlds.cli.arena import arena, compare
from littleworlds.cli.bench import bench
from littleworlds.cli.common import language_option
from littleworlds.cli.data import data
from littleworlds.cli.export import export
from littleworlds.cli.games import games
from littleworlds.cli.language import language_asked
from littleworlds.cli.new_game import new_game
from littleworlds.cli.play import play
from littleworlds.cli.replay import replay
from littleworlds.cli.serve import serve
from littleworlds.cli.simulate import simulate
from littleworlds.cli.stats import stats
from littleworlds.cli.train import train
from littleworlds.cli.usage import Group, in_our_words, sentence
from littleworlds.core.errors import DataError, Error, RecordError
from littleworlds.server.errors import CannotStart, TryAgain
from littleworlds.words import words


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="littleworlds")
@language_option
def cli(language: str) -> None:
    """All commands. Each finds the language by itself, so that it may stand before or after its name."""


for command in (
    games, play, simulate, stats, export, arena, compare, train, replay, serve, bench, data, new_game,
    admin,
):  # fmt: skip
    cli.add_command(command)


def main() -> None:
    """Run the command line and exit."""
    try:
        code = cli.main(standalone_mode=False)
    except click.exceptions.Exit as end:
        code = end.exit_code
    except click.exceptions.NoArgsIsHelpError as usage:
        click.echo(usage.format_message())
        code = 2
    except click.ClickException as usage:
        click.echo(sentence(in_our_words(usage), language_asked()), err=True)
        code = 2
    except (click.Abort, KeyboardInterrupt):
        click.echo(words(language_asked()).word("cli-interrupted"), err=True)
        code = 1
    except Error as error:
        click.echo(sentence(error, language_asked()), err=True)
        code = _exit_code(error)
    sys.exit(code if isinstance(code, int) else 0)


def _exit_code(error: Error) -> int:
    failures = DataError | RecordError | ResultFileError | WorkerDied | CannotStart | TryAgain
    failed = isinstance(error, failures) or error.message.id in ("file-unwritable", "bot-fault")
    return 1 if failed else 2
