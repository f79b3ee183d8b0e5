"""A server that cannot start says so in one sentence, in either language, with an exit code; and
before it says that it is serving."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import PATIENCE, Client, Person, Server, free_port
from server.services import Postgres, Redis

from littleworlds.server.storage.database import Database

COULD_NOT, BAD_USAGE = 1, 2


def littleworlds(
    folder: Path, *words: str, language: str = "en"
) -> "subprocess.CompletedProcess[str]":
    """Run the program with its data in a folder; for root too, permissions are what they say."""
    obeying = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    return subprocess.run(
        [
            *(obeying if os.getuid() == 0 else []),
            sys.executable,
            "-P",
            "-m",
            "littleworlds",
            *words,
        ],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": language, "LC_ALL": language},
        check=False,
    )


def refused(folder: Path, code: int, sentence: str, *words: str, language: str = "en") -> None:
    """The program says this sentence and nothing else."""
    answer = littleworlds(folder, *words, language=language)
    assert (answer.returncode, answer.stdout) == (code, ""), answer.stderr
    assert answer.stderr.count("\n") == 1, answer.stderr
    assert sentence in answer.stderr


def serve_refused(database: str, code: int, sentence: str, *words: str) -> None:
    port = str(free_port())
    refused(
        Path("/nowhere"), code, sentence, "serve", "--port", port, "--database", database, *words
    )


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres().running() as running:
        yield running


# --- files ----------------------------------------------------------------------------------------


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    for language, why in (("en", "Not a directory"), ("fr", "ce n’est pas un dossier")):
        refused(in_the_way, COULD_NOT, why, "serve", "--port", "0", language=language)
    serve_refused(sqlite_url(Path("/proc/littleworlds/tables.sqlite")), COULD_NOT, "cannot be used")


def test_a_folder_and_a_file_that_are_not_ours(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir(mode=0o500)
    serve_refused(sqlite_url(tmp_path / "folder" / "t.sqlite"), COULD_NOT, "Permission denied")
    (tmp_path / "t.sqlite").touch(mode=0o400)
    serve_refused(sqlite_url(tmp_path / "t.sqlite"), COULD_NOT, "Permission denied")
    # Its journal would have to lie beside it.
    (tmp_path / "ours").mkdir()
    (tmp_path / "ours" / "t.sqlite").touch()
    (tmp_path / "ours").chmod(0o500)
    serve_refused(sqlite_url(tmp_path / "ours" / "t.sqlite"), COULD_NOT, "Permission denied")


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    serve_refused(sqlite_url(tmp_path), COULD_NOT, f"{tmp_path} cannot be used: Is a directory.")
    serve_refused(sqlite_url(tmp_path), COULD_NOT, "c’est un dossier", "--lang", "fr")


def test_a_file_that_is_no_database_or_another_program_s(tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"rubbish " * 1000)
    foreign = tmp_path / "foreign"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.close()
    for file in (rubbish, foreign):
        before = file.read_bytes()
        serve_refused(sqlite_url(file), COULD_NOT, f"{file} is not a database of this program.")
        assert file.read_bytes() == before


def test_a_database_that_is_newer_than_the_program(tmp_path: Path, postgres: Postgres) -> None:
    async def make_newer(url: str) -> None:
        database = Database(url)
        await database.open()
        async with database.writing() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await database.close()

    for url in (sqlite_url(tmp_path / "t.sqlite"), postgres.new_database()):
        asyncio.run(make_newer(url))
        serve_refused(url, COULD_NOT, "belongs to a newer version of this program.")


# --- a PostgreSQL ---------------------------------------------------------------------------------


def test_a_postgresql_that_does_not_answer_or_has_no_such_database(postgres: Postgres) -> None:
    nobody = f"127.0.0.1:{free_port()}"
    there = f"127.0.0.1:{postgres.port}"
    cases = [
        (f"lw:secret@{nobody}/tables", f"postgresql://{nobody}/tables does not answer."),
        (f"lw@{there}/nowhere", f"There is no database postgresql://{there}/nowhere."),
        (f"nobody@{there}/postgres", "does not let this server in."),
    ]
    for where, sentence in cases:
        serve_refused("postgresql+asyncpg://" + where, COULD_NOT, sentence)


def test_several_processes_are_refused_like_one(postgres: Postgres) -> None:
    with Redis().running() as redis:
        serve_refused(
            f"postgresql+asyncpg://lw@127.0.0.1:{postgres.port}/nowhere",
            COULD_NOT,
            "There is no database",
            *("--workers", "2", "--bus", redis.url),
        )


# --- usage ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--port", "http"), "--port cannot be “http”"),
        (("--database", "mysql://localhost/tables"), "The database must be given as"),
        (("--database", "postgresql+asyncpg://lw:secret@localhost:http/tables"), "makes no sense"),
        (("--database", "sqlite+aiosqlite:///tables?timeout=long"), "makes no sense"),
        (("--database", "sqlite+aiosqlite:///:memory:"), "makes no sense"),
        (("--bus", "redis://localhost:http"), "The URL of the bus makes no sense"),
    ],
)
def test_what_makes_no_sense(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    refused(tmp_path, BAD_USAGE, sentence, "serve", *words)
    assert not list(tmp_path.iterdir())


def test_corrections_that_cannot_be_used(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('game = "little-tavern"\nnonsense = 1\n')
    database = sqlite_url(tmp_path / "t.sqlite")
    serve_refused(database, COULD_NOT, "nonsense", "--data", str(overlay))


def test_an_address_that_cannot_be_had(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = ("serve", "--port", str(port))
        sentence = f"cannot listen at 127.0.0.1:{port}: Address already in use."
        refused(tmp_path, COULD_NOT, sentence, *words)
        sentence = "cette adresse est déjà prise."
        refused(tmp_path, COULD_NOT, sentence, *words, "--lang", "fr")
    words = ("serve", "--host", "nowhere.invalid")
    refused(tmp_path, COULD_NOT, "No such address on this machine.", *words)
    # Nothing was made for a server that never ran.
    assert not list(tmp_path.iterdir())


def test_what_is_served_is_told_with_the_port_that_was_found(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "littleworlds", "serve", "--port", "0", "--lang", "en"],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        assert line.startswith("Serving at http://127.0.0.1:"), line
        url = line.split()[2]
        assert not url.endswith(":0/")
        # From this moment on connections are taken.
        with socket.create_connection(("127.0.0.1", int(url.rstrip("/").rpartition(":")[2]))):
            pass
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        process.stderr.close()


# --- admin ----------------------------------------------------------------------------------------


def test_admin_makes_no_database(tmp_path: Path) -> None:
    mistyped = tmp_path / "typo" / "t.sqlite"
    cases = [
        ("en", f"There is no database {mistyped}."),
        ("fr", f"Il n’y a pas de base de données {mistyped}."),
    ]
    commands = [("tables",), ("archive", "--to", str(tmp_path)), ("delete-person", "ada", "--yes")]
    for language, sentence in cases:
        for words in commands:
            database = ("--database", sqlite_url(mistyped))
            refused(tmp_path, COULD_NOT, sentence, "admin", *words, *database, language=language)
    # Nor in its own folder.
    refused(tmp_path / "own", COULD_NOT, "There is no database", "admin", "tables")
    assert not list(tmp_path.iterdir())


# --- a URL with a query ---------------------------------------------------------------------------


def test_a_sqlite_url_with_a_query_opens_the_same_file(tmp_path: Path) -> None:
    plain = sqlite_url(tmp_path / "tables.sqlite")
    with Server(tmp_path, database=plain + "?timeout=7") as server:
        made = Person(server, "Ada").table("little-tavern", ["me"] * 3)
        tokens = [held["token"] for held in made["held"]]

        async def move(server: Server) -> int:
            async with Client(server.url, made["table"]["id"], tokens) as client:
                await client.until("frame", seat=2)
                asked = next(frame for frame in client.frames.values() if frame["asked"])
                answer = await client.act(asked["seat"], asked["asked"]["choices"][0]["notation"])
                assert answer["t"] == "done", answer
                return int(answer["seq"])

        assert asyncio.run(move(server)) == 1
    with Server(tmp_path, database=plain) as server:
        assert asyncio.run(move(server)) == 2
    uri = f"sqlite+aiosqlite:///file:{tmp_path}/tables.sqlite?uri=true&mode=rw"
    with Server(tmp_path, database=uri) as server:
        assert asyncio.run(move(server)) == 3
    assert {file.name.partition("-")[0] for file in tmp_path.iterdir()} == {
        "tables.sqlite",
        "server",
    }
