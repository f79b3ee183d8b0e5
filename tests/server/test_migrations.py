"""The migrations lead to the tables that the code uses, no more and no less, on both databases."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from littleworlds.server.storage import model
from littleworlds.server.storage.database import Database
from littleworlds.server.storage.model import metadata


def test_migrations_and_model_agree(database: str) -> None:
    assert asyncio.run(differences(database)) == []


def test_chat_survives_the_step_that_names_its_commands(database: str) -> None:
    assert asyncio.run(chat_after_upgrade(database)) == [("hello", None), ("bye", None)]


async def chat_after_upgrade(database: str) -> list[tuple[str, str | None]]:
    """Lines that were said before version 0002, and how they are kept since."""
    opened = Database(database)
    try:
        async with opened.writing() as connection:
            await connection.run_sync(upgrade_to, "0001")
            await connection.execute(
                text(
                    "INSERT INTO people (id, kind, name, epoch, created) VALUES ('p', 'guest', 'Ada', 1, 0)"
                )
            )
            columns = [
                column
                for column in metadata.tables["tables"].columns
                if not column.nullable and column.name != "pauses"
            ]
            values = {column.name: _any(column.type.python_type) for column in columns} | {
                "id": "t"
            }
            await connection.execute(metadata.tables["tables"].insert().values(values))
            for said in ("hello", "bye"):
                line = text(
                    "INSERT INTO chat (\"table\", person, text, at) VALUES ('t', 'p', :said, 0)"
                )
                await connection.execute(line, {"said": said})
        await opened.open()
        async with opened.reading() as connection:
            return [
                (row[0], row[1])
                for row in await connection.execute(
                    text("SELECT text, command FROM chat ORDER BY id")
                )
            ]
    finally:
        await opened.close()


def _any(kind: type) -> object:
    return {str: "", bool: False, bytes: b""}.get(kind, 0)


def upgrade_to(connection: Connection, version: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(model.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


async def differences(database: str) -> list[object]:
    opened = Database(database)
    await opened.open()
    try:
        async with opened.reading() as connection:
            return await connection.run_sync(compare)
    finally:
        await opened.close()


def compare(connection: Connection) -> list[object]:
    found: list[object] = compare_metadata(
        MigrationContext.configure(connection, opts={"compare_type": True}), metadata
    )
    return found
