"""`littleworlds admin`: for whoever runs a server. It works on the database, whether the server is running or not."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from littleworlds.cli.common import language_option, make_folder, write
from littleworlds.cli.extras import require
from littleworlds.cli.usage import Group, Number, WholeNumber, one_of
from littleworlds.words import Words, words

if TYPE_CHECKING:
    from littleworlds.server.live.table_manager import TableManager

Answer = TypeVar("Answer")
Command = TypeVar("Command", bound=Callable[..., object])

_STATUSES = ("open", "playing", "finished", "cancelled", "closed")


def _database(command: Command) -> Command:
    option = click.option("--database", metavar="URL", default="", envvar="LITTLEWORLDS_DATABASE")
    return option(command)


def _with_manager(database: str, work: "Callable[[TableManager], Awaitable[Answer]]") -> Answer:
    """Do something with the tables of a database."""
    from littleworlds.server.config import Config
    from littleworlds.server.live.table_manager import TableManager

    async def run() -> Answer:
        manager = TableManager(Config(database=database).checked())
        try:
            # A path that was mistyped is not made: there would be nothing to look after.
            await manager.database.open(create=False)
            return await work(manager)
        finally:
            await manager.database.close()

    return asyncio.run(run())


def _agreed(speak: Words, question: str) -> bool:
    """Whether somebody says yes, in this language or in English; anything else is a no."""
    answer = str(
        click.prompt(speak.word("cli-yes-no", question=question), default="", show_default=False)
    )
    return answer.strip().lower() in [*speak.word("cli-yes").split(), "y", "yes"]


@click.group(cls=Group)
def admin() -> None:
    """Look after a server's tables and people."""
    require("server")


@admin.command()
@click.option(
    "--status", metavar=f"[{'|'.join(_STATUSES)}]", default="playing", show_default=True, callback=one_of(_STATUSES),
)  # fmt: skip
@click.option("--limit", type=WholeNumber(1, 10_000), default=50, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@_database
def tables(status: str, limit: int, as_json: bool, database: str) -> None:
    """List tables, the liveliest first."""
    from littleworlds.server.lobby.listing import list_tables
    from littleworlds.server.storage import model

    listed = _with_manager(
        database, lambda manager: list_tables(manager, model.tables.c.status == status, limit)
    )
    rows = [
        {
            "id": one.settings.id,
            "game": one.settings.game,
            "status": one.status,
            "players": [seat.name or seat.bot or "-" for seat in one.seats],
            "moves": one.seq,
            "touched": one.touched,
        }
        for one in listed
    ]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    for one in listed:
        players = ", ".join(seat.name or seat.bot or "-" for seat in one.seats)
        click.echo(f"{one.settings.id}  {one.settings.game:<22} {one.seq:>5}  {players}")


@admin.command()
@click.option("--days", type=Number(0), default=90.0, show_default=True)
@click.option("--to", "folder", metavar="FOLDER", required=True)
@_database
@language_option
def archive(days: float, folder: str, database: str, language: str) -> None:
    """Write the records of plays that are over into files, and delete their tables."""
    from littleworlds.server.lobby.archive import archive_tables

    make_folder(folder)
    count = _with_manager(
        database,
        lambda manager: archive_tables(
            manager, days, lambda id, text: write(Path(folder) / f"{id}.record", text)
        ),
    )
    click.echo(words(language).word("cli-archived", count=count, folder=folder))


@admin.command("delete-person")
@click.argument("person", metavar="PERSON")
@click.option("--yes", is_flag=True)
@_database
@language_option
def delete_person(person: str, yes: bool, database: str, language: str) -> None:
    """Delete a person and what is kept about them; plays stay, without the name."""
    from littleworlds.server.lobby.leaving import forget_person
    from littleworlds.server.people.accounts import find_person

    async def work(manager: "TableManager") -> str:
        account = await find_person(manager.database, person)
        if not yes and not _agreed(
            words(language), words(language).word("cli-delete-person", name=account.name)
        ):
            raise click.Abort
        await forget_person(manager, person)
        return account.name

    click.echo(words(language).word("cli-person-deleted", name=_with_manager(database, work)))
