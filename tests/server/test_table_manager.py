"""The manager from inside: what is kept in memory, for how long, and what happens when the log and the memory disagree."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, update

import littleworlds as lw
from littleworlds.server.config import Config
from littleworlds.server.errors import TooLate
from littleworlds.server.live.table import Table
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.live.viewer import MAX_WAITING, Viewer
from littleworlds.server.lobby.making import make_table
from littleworlds.server.log.log_line import LogLine
from littleworlds.server.log.log_writer import Conflict, LogEntry, TableStatus
from littleworlds.server.log.logged_play import RECENT, LoggedPlay
from littleworlds.server.messages.from_client import Act, Concede, Undo
from littleworlds.server.messages.from_server import Frame
from littleworlds.server.messages.http_bodies import NewTable, SeatWish
from littleworlds.server.people.accounts import add_person
from littleworlds.server.storage import model

ME = SeatWish(kind="me")


def in_manager(
    folder: Path, test: Callable[[TableManager, str], Awaitable[None]], **more: float
) -> None:
    """Run a test in a manager with one person."""

    async def run() -> None:
        manager = TableManager(
            Config(
                database=f"sqlite+aiosqlite:///{folder}/manager.sqlite",
                idle_seconds=more.get("idle_seconds", 600.0),
            )
        )
        await manager.open()
        try:
            person = await add_person(manager.database, "guest", "Ada", manager.now())
            await test(manager, person.id)
        finally:
            await manager.close()

    asyncio.run(run())


async def new_table(
    manager: TableManager, person: str, game: str = "little-tavern", seats: int = 3
) -> Table:
    return await manager.table(
        await make_table(manager, NewTable(game=game, seats=[ME] * seats), person, "Ada")
    )


async def play_on(table: Table, person: str, moves: int) -> None:
    for _ in range(moves):
        async with table.lock:
            logged = await table.state.built()
            if logged.over:
                return
            seat = logged.actors[0]
            action = logged.game.notation(logged.play.state.legal(seat)[0])
            seq = logged.seq
        await table.command(Act(command=f"m{seq}", seat=seat, actions=[action]), person)


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What refers to itself stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def logged_plays() -> int:
    return sum(isinstance(one, LoggedPlay) for one in gc.get_objects())


def test_a_finished_table_is_freed(tmp_path: Path, without_collector: None) -> None:
    """By counting alone: the server rarely searches for garbage."""

    async def test(manager: TableManager, person: str) -> None:
        table = await new_table(manager, person)
        viewer = Viewer([0], person, 0, False, True)
        await table.join(viewer)
        await play_on(table, person, 5)
        assert logged_plays() == 1
        for seat in (0, 1, 2):
            await table.command(
                Concede(command="c", seat=seat), person
            ) if table.state.status == "playing" else None
        assert table.state.status == "finished"
        assert logged_plays() == 0
        # Who comes to look again is shown the end, and nothing stays.
        late = Viewer([], None, None, False, True)
        await table.join(late)
        while b'"t":"frame"' not in (message := await late.next() or b""):
            pass
        frame = msgspec.json.decode(message, type=Frame)
        assert frame.result is not None
        del frame
        assert logged_plays() == 0
        table.leave(viewer)
        table.leave(late)
        manager._evict()
        assert manager.tables == {}

    in_manager(tmp_path, test)


def test_an_idle_table_leaves_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def test(manager: TableManager, person: str) -> None:
        table = await new_table(manager, person)
        await play_on(table, person, 20)
        await table.command(
            Undo(command="u", seat=table.state.logged.play.steps[-1].seat), person
        ) if can_undo(table) else None
        assert table.state.logged is not None
        before, seq = table.state.logged.play.state.dump(), table.state.seq
        versions = [table.state.logged.version(seat) for seat in range(3)]
        manager._evict()
        assert manager.tables == {}
        again = await manager.table(table.id)
        assert again is not table
        logged = await again.state.built()
        assert (logged.play.state.dump(), logged.seq) == (before, seq)
        assert [logged.version(seat) for seat in range(3)] == versions

    in_manager(tmp_path, test, idle_seconds=-1.0)


def can_undo(table: Table) -> bool:
    assert table.state.logged is not None
    return table.state.logged.play.can_undo(table.state.logged.play.steps[-1].seat)


def test_a_place_that_another_node_took_is_found_out(tmp_path: Path) -> None:
    async def test(manager: TableManager, person: str) -> None:
        table = await new_table(manager, person)
        await play_on(table, person, 3)
        logged = table.state.logged
        assert logged is not None
        # Another node was faster: it has given seat 2 to a bot. Here nobody knows yet.
        row = {"table": table.id, "seq": 4, "command": None, "kind": "bot", "seat": 2}
        async with manager.database.writing() as connection:
            await connection.execute(
                insert(model.moves).values(**row, notation="random", outcomes="", at=manager.now())
            )
        seat = logged.actors[0]
        action = logged.game.notation(logged.play.state.legal(seat)[0])
        if seat == 2:
            return
        done = await table.command(Act(command="late", seat=seat, actions=[action]), person)
        assert done.seq == 5
        assert table.state.logged is not None
        assert table.state.logged.handed == {2: "random"}

    in_manager(tmp_path, test)


def test_one_conflict_does_not_fail_the_group(tmp_path: Path) -> None:
    async def test(manager: TableManager, person: str) -> None:
        tables = [await new_table(manager, person) for _ in range(3)]

        def entry(table: Table, seq: int) -> LogEntry:
            row = LogLine(table.id, seq, None, "cancel", 0, "", "", manager.now())
            return LogEntry([row], TableStatus(seq, "0", False, None, manager.now()))

        await manager.log_writer.commit(entry(tables[1], 1))
        done = await asyncio.gather(
            *(manager.log_writer.commit(entry(table, 1)) for table in tables),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), Conflict, type(None)]

    in_manager(tmp_path, test)


def test_a_table_of_other_rules_is_closed_with_its_record(tmp_path: Path) -> None:
    async def test(manager: TableManager, person: str) -> None:
        table = await new_table(manager, person)
        await play_on(table, person, 5)
        async with manager.database.writing() as connection:
            await connection.execute(update(model.tables).values(rules=0))
        manager.forget(table)
        closed = await manager.table(table.id)
        assert closed.state.status == "closed"
        assert closed.state.stored.result is not None
        with pytest.raises(TooLate):
            await closed.command(Concede(command="c", seat=0), person)

    in_manager(tmp_path, test)


def test_a_socket_that_does_not_read_is_dropped() -> None:
    async def run() -> None:
        viewer = Viewer([0], None, None, False, True)
        for _ in range(MAX_WAITING + 5):
            viewer.push(b"x" * 1000)
        assert viewer.dropped
        assert await viewer.next() is None

    asyncio.run(run())


@pytest.mark.parametrize("title", lw.titles())
def test_undone_lines_are_dropped_when_the_log_is_folded(tmp_path: Path, title: str) -> None:
    """A logged that lived through undos and one that is built from the log agree, at every length of the tail."""

    async def test(manager: TableManager, person: str) -> None:
        seats = max(2, lw.game(title).min_seats)
        table = await new_table(manager, person, title, seats)
        chance = lw.Seeded(5)
        rows: list[LogLine] = []
        logged = await table.state.built()
        for number in range(60):
            seat = logged.actors[chance.index(len(logged.actors))]
            if chance.index(4) == 0 and logged.play.can_undo(seat):
                rows += logged.undo(seat, f"u{number}", 0)
            else:
                legal = logged.play.state.legal(seat)
                rows += logged.act(
                    seat,
                    f"m{number}",
                    [logged.game.notation(legal[chance.index(len(legal))])],
                    None,
                    set(),
                    0,
                )
            if logged.over:
                break
        for known in range(0, len(rows), 9):
            other = table.state.fold(rows[:known])
            other.follow(rows)
            assert other.play.state.dump() == logged.play.state.dump()
            assert [other.version(seat) for seat in range(seats)] == [
                logged.version(seat) for seat in range(seats)
            ]

    in_manager(tmp_path, test)


def test_lines_of_another_node_are_told_however_many_there_were(tmp_path: Path) -> None:
    """Notices were lost: a whole stretch is read from the log at once, more than is remembered."""

    async def test(manager: TableManager, person: str) -> None:
        table = await new_table(manager, person)
        viewer = Viewer([0], person, 0, False, False)
        await table.join(viewer)
        other = TableManager(manager.config)
        await other.open()
        try:
            await play_on(await other.table(table.id), person, 3 * RECENT)
        finally:
            await other.close()
        while viewer._waiting:
            await viewer.next()
        await manager._catch_up()
        frame = next(
            msgspec.json.decode(message, type=Frame)
            for message in [await viewer.next() for _ in range(len(viewer._waiting))]
            if message is not None and b'"t":"frame"' in message
        )
        assert frame.complete
        assert [step.seq for step in frame.steps] == list(range(1, frame.seq + 1))
        assert frame.seq > RECENT
        assert table.state.logged is not None
        assert len(table.state.logged.recent) == RECENT
        table.leave(viewer)

    in_manager(tmp_path, test)
