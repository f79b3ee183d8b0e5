"""The migrations lead to the tables that the code uses, no more and no less, on both databases."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.services import Postgres
from sqlalchemy import Connection

from littleworlds.server.model import metadata
from littleworlds.server.storage import Storage


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    else:
        with Postgres().running() as postgres:
            yield postgres.new_database()


def test_migrations_and_model_agree(database: str) -> None:
    assert asyncio.run(differences(database)) == []


async def differences(database: str) -> list[object]:
    storage = Storage(database)
    await storage.open()
    try:
        async with storage.reading() as connection:
            return await connection.run_sync(compare)
    finally:
        await storage.close()


def compare(connection: Connection) -> list[object]:
    found: list[object] = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
    return found
