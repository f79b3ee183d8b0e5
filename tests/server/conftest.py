"""Servers that several tests of a module share, and databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import Server
from server.services import Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    else:
        with Postgres().running() as postgres:
            yield postgres.new_database()
