"""The hall from inside: what is kept in memory, for how long, and what happens when the log and the memory disagree."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, update

import littleworlds as lw
from littleworlds.server import model
from littleworlds.server.bodies import NewTable, SeatWish
from littleworlds.server.config import Config
from littleworlds.server.course import Course
from littleworlds.server.errors import TooLate
from littleworlds.server.frames import Act, Concede, Frame, Undo
from littleworlds.server.hall import Hall
from littleworlds.server.journal import Conflict, Entry, Standings
from littleworlds.server.lines import Row
from littleworlds.server.people import add_person
from littleworlds.server.register import make_table
from littleworlds.server.table import Table
from littleworlds.server.watcher import MAX_WAITING, Watcher

ME = SeatWish(kind="me")


def in_hall(folder: Path, test: Callable[[Hall, str], Awaitable[None]], **more: float) -> None:
    """Run a test in a hall with one person."""

    async def run() -> None:
        hall = Hall(
            Config(
                database=f"sqlite+aiosqlite:///{folder}/hall.sqlite",
                idle_seconds=more.get("idle_seconds", 600.0),
            )
        )
        await hall.open()
        try:
            person = await add_person(hall.storage, "guest", "Ada", hall.now())
            await test(hall, person.id)
        finally:
            await hall.close()

    asyncio.run(run())


async def new_table(hall: Hall, person: str, game: str = "little-tavern", seats: int = 3) -> Table:
    return await hall.table(
        await make_table(hall, NewTable(game=game, seats=[ME] * seats), person, "Ada")
    )


async def play_on(table: Table, person: str, moves: int) -> None:
    for _ in range(moves):
        async with table.lock:
            course = await table.built()
            if course.over:
                return
            seat = course.actors[0]
            action = course.game.notation(course.play.state.legal(seat)[0])
            seq = course.seq
        await table.command(Act(command=f"m{seq}", seat=seat, actions=[action]), person)


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What refers to itself stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def courses() -> int:
    return sum(isinstance(one, Course) for one in gc.get_objects())


def test_a_finished_table_is_freed(tmp_path: Path, without_collector: None) -> None:
    """By counting alone: the server rarely searches for garbage."""

    async def test(hall: Hall, person: str) -> None:
        table = await new_table(hall, person)
        watcher = Watcher([0], person, 0, False, True)
        await table.join(watcher)
        await play_on(table, person, 5)
        assert courses() == 1
        for seat in (0, 1, 2):
            await table.command(
                Concede(command="c", seat=seat), person
            ) if table.status == "playing" else None
        assert table.status == "finished"
        assert courses() == 0
        # Who comes to look again is shown the end, and nothing stays.
        late = Watcher([], None, None, False, True)
        await table.join(late)
        while b'"t":"frame"' not in (message := await late.next() or b""):
            pass
        frame = msgspec.json.decode(message, type=Frame)
        assert frame.result is not None
        del frame
        assert courses() == 0
        table.leave(watcher)
        table.leave(late)
        hall._evict()
        assert hall.tables == {}

    in_hall(tmp_path, test)


def test_an_idle_table_leaves_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def test(hall: Hall, person: str) -> None:
        table = await new_table(hall, person)
        await play_on(table, person, 20)
        await table.command(
            Undo(command="u", seat=table.course.play.steps[-1].seat), person
        ) if can_undo(table) else None
        assert table.course is not None
        before, seq = table.course.play.state.dump(), table.seq
        versions = [table.course.version(seat) for seat in range(3)]
        hall._evict()
        assert hall.tables == {}
        again = await hall.table(table.id)
        assert again is not table
        course = await again.built()
        assert (course.play.state.dump(), course.seq) == (before, seq)
        assert [course.version(seat) for seat in range(3)] == versions

    in_hall(tmp_path, test, idle_seconds=-1.0)


def can_undo(table: Table) -> bool:
    assert table.course is not None
    return table.course.play.can_undo(table.course.play.steps[-1].seat)


def test_a_place_that_another_node_took_is_found_out(tmp_path: Path) -> None:
    async def test(hall: Hall, person: str) -> None:
        table = await new_table(hall, person)
        await play_on(table, person, 3)
        course = table.course
        assert course is not None
        # Another node was faster: it has given seat 2 to a bot. Here nobody knows yet.
        row = {"table": table.id, "seq": 4, "command": None, "kind": "bot", "seat": 2}
        async with hall.storage.writing() as connection:
            await connection.execute(
                insert(model.moves).values(**row, notation="random", outcomes="", at=hall.now())
            )
        seat = course.actors[0]
        action = course.game.notation(course.play.state.legal(seat)[0])
        if seat == 2:
            return
        done = await table.command(Act(command="late", seat=seat, actions=[action]), person)
        assert done.seq == 5
        assert table.course is not None
        assert table.course.handed == {2: "random"}

    in_hall(tmp_path, test)


def test_one_conflict_does_not_fail_the_group(tmp_path: Path) -> None:
    async def test(hall: Hall, person: str) -> None:
        tables = [await new_table(hall, person) for _ in range(3)]

        def entry(table: Table, seq: int) -> Entry:
            row = Row(table.id, seq, None, "cancel", 0, "", "", hall.now())
            return Entry([row], Standings(seq, "0", False, None, hall.now()))

        await hall.journal.commit(entry(tables[1], 1))
        done = await asyncio.gather(
            *(hall.journal.commit(entry(table, 1)) for table in tables), return_exceptions=True
        )
        assert [type(one) for one in done] == [type(None), Conflict, type(None)]

    in_hall(tmp_path, test)


def test_a_table_of_other_rules_is_closed_with_its_record(tmp_path: Path) -> None:
    async def test(hall: Hall, person: str) -> None:
        table = await new_table(hall, person)
        await play_on(table, person, 5)
        async with hall.storage.writing() as connection:
            await connection.execute(update(model.tables).values(rules=0))
        hall.forget(table)
        closed = await hall.table(table.id)
        assert closed.status == "closed"
        assert closed.result is not None
        with pytest.raises(TooLate):
            await closed.command(Concede(command="c", seat=0), person)

    in_hall(tmp_path, test)


def test_a_socket_that_does_not_read_is_dropped() -> None:
    async def run() -> None:
        watcher = Watcher([0], None, None, False, True)
        for _ in range(MAX_WAITING + 5):
            watcher.push(b"x" * 1000)
        assert watcher.dropped
        assert await watcher.next() is None

    asyncio.run(run())


@pytest.mark.parametrize("title", lw.titles())
def test_undone_lines_are_dropped_when_the_log_is_folded(tmp_path: Path, title: str) -> None:
    """A course that lived through undos and one that is built from the log agree, at every length of the tail."""

    async def test(hall: Hall, person: str) -> None:
        seats = max(2, lw.game(title).min_seats)
        table = await new_table(hall, person, title, seats)
        chance = lw.Seeded(5)
        rows: list[Row] = []
        course = await table.built()
        for number in range(60):
            seat = course.actors[chance.index(len(course.actors))]
            if chance.index(4) == 0 and course.play.can_undo(seat):
                rows += course.undo(seat, f"u{number}", 0)
            else:
                legal = course.play.state.legal(seat)
                rows += course.act(
                    seat,
                    f"m{number}",
                    [course.game.notation(legal[chance.index(len(legal))])],
                    None,
                    set(),
                    0,
                )
            if course.over:
                break
        for known in range(0, len(rows), 9):
            other = table.fold(rows[:known])
            other.follow(rows)
            assert other.play.state.dump() == course.play.state.dump()
            assert [other.version(seat) for seat in range(seats)] == [
                course.version(seat) for seat in range(seats)
            ]

    in_hall(tmp_path, test)
