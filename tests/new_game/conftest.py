"""A new game for every test; a server and a browser that play it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.browsers import open_browser
from new_game.project import FOLDER, Project, made
from playwright.sync_api import Browser
from server.harness import Server


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return made(tmp_path_factory.mktemp("author"))


@pytest.fixture
def known(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """The game where this very process finds it too."""
    monkeypatch.setenv(FOLDER, str(project.folder))
    return project


@pytest.fixture(scope="session")
def server(project: Project, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, within=["env", f"{FOLDER}={project.folder}"]) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as chromium:
        yield chromium
