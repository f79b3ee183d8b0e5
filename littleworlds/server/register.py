"""Making tables, sitting down, getting up, starting, rematches: what happens to a table before and after its play."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.bots.registry import check as check_bot
from littleworlds.core.chance import Sealed
from littleworlds.core.draws import spell_draws
from littleworlds.server import model, thinking
from littleworlds.server.bodies import NewTable, SeatWish
from littleworlds.server.clocks import Clocks
from littleworlds.server.course import Course
from littleworlds.server.errors import NotAllowed, Refusal, TooLate, TooMuch
from littleworlds.server.hall import Hall
from littleworlds.server.people import clean_name, new_id
from littleworlds.server.settings import Found, find, with_seats

MAX_UNFINISHED = 200
"""Tables that one person may have under way."""


async def make_table(hall: Hall, wish: NewTable, person: str, name: str) -> str:
    """A new table; its id. It is started if nobody else is expected."""
    game = hall.game(wish.game, hall.overlays.get(wish.game))
    options = game.check_options(len(wish.seats), wish.options)
    if wish.rated and any(seat.kind == "bot" for seat in wish.seats):
        raise Refusal("rated-with-bots")
    if wish.rated and sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal("rated-one-seat")
    if wish.rated and any(seat.kind == "me" for seat in wish.seats):
        await _check_no_program(hall, person)
    id, secret, now = new_id(), secrets.token_bytes(32), hall.now()
    row = {
        "id": id,
        "game": game.id,
        "seats": len(wish.seats),
        "options": msgspec.json.encode(options).decode(),
        "overlay": None
        if game.data is None or game.data.overlay is None
        else msgspec.json.encode(game.data.overlay).decode(),
        "data": game.data.digest if game.data else "none",
        "rules": game.rules_version,
        "secret": secret,
        "seal": Sealed(secret).seal,
        "setup": "",
        "host": person,
        "invite": new_id(),
        "public": wish.public,
        "rated": wish.rated,
        "pace": msgspec.json.encode(wish.pace).decode(),
        "start_when_full": wish.start_when_full,
        "status": "open",
        "seq": 0,
        "awaits": "",
        "awaits_bot": False,
        "created": now,
        "touched": now,
    }
    seats = [_seat(id, number, seat, person, name) for number, seat in enumerate(wish.seats)]
    async with hall.storage.writing() as connection:
        await _check_number(connection, person)
        await connection.execute(insert(model.tables).values(row))
        await connection.execute(insert(model.seats), seats)
        if all(seat.kind != "open" for seat in wish.seats):
            await _start(hall, connection, await find(connection, id))
    if all(seat.kind != "open" for seat in wish.seats):
        await wake(hall, id)
    return id


def _seat(table: str, number: int, wish: SeatWish, person: str, name: str) -> dict[str, Any]:
    seat: dict[str, Any] = {"table": table, "seat": number, "person": None, "bot": None, "name": ""}
    if wish.kind == "me":
        seat.update(person=person, name=clean_name(wish.name or name))
    elif wish.kind == "bot":
        seat.update(bot=check_bot(wish.bot or "greedy"))
    return seat


async def _check_no_program(hall: Hall, person: str) -> None:
    """Ratings compare people: a bot account takes no seat at a rated table, no more than the server's own bots do."""
    async with hall.storage.reading() as connection:
        kind = await connection.scalar(
            select(model.people.c.kind).where(model.people.c.id == person)
        )
    if kind == "bot":
        raise Refusal("rated-with-bots")


async def _check_number(connection: AsyncConnection, person: str) -> None:
    columns = model.tables.c
    query = (
        select(columns.id)
        .where(columns.host == person, columns.status.in_(["open", "playing"]))
        .limit(MAX_UNFINISHED)
    )
    if len((await connection.execute(query)).all()) >= MAX_UNFINISHED:
        raise TooMuch("too-many-tables", high=MAX_UNFINISHED)


async def take_seat(
    hall: Hall, table: str, seat: int, person: str, name: str, invite: str | None
) -> None:
    """Sit down at a free place."""
    async with hall.storage.writing() as connection:
        found = await find(connection, table, lock=True)
        _check_open(found)
        if not 0 <= seat < len(found.seats):
            raise Refusal("no-such-seat", given=seat)
        if (
            not found.settings.public
            and invite != found.settings.invite
            and not await _invited(connection, found, person)
        ):
            raise NotAllowed("invitation-needed")
        if found.settings.rated and any(one.person == person for one in found.seats):
            raise Refusal("rated-one-seat")
        if found.settings.rated:
            await _check_no_program(hall, person)
        if found.seats[seat].person is not None or found.seats[seat].bot is not None:
            raise TooLate("seat-taken")
        here = (model.seats.c.table == table) & (model.seats.c.seat == seat)
        await connection.execute(
            update(model.seats).where(here).values(person=person, name=clean_name(name))
        )
        await _touch(hall, connection, table)
        await _start_if_full(hall, connection, table)
    await refresh(hall, table)


async def leave_seat(hall: Hall, table: str, seat: int, person: str) -> None:
    """Get up before the play has begun; the host may also ask somebody else to. A table without people is given up."""
    async with hall.storage.writing() as connection:
        found = await find(connection, table, lock=True)
        _check_open(found)
        if not 0 <= seat < len(found.seats) or found.seats[seat].person is None:
            raise Refusal("no-such-seat", given=seat)
        if person not in (found.seats[seat].person, found.settings.host):
            raise NotAllowed("not-your-seat")
        here = (model.seats.c.table == table) & (model.seats.c.seat == seat)
        await connection.execute(update(model.seats).where(here).values(person=None, name=""))
        await _touch(hall, connection, table)
        if not any(
            one.person is not None for number, one in enumerate(found.seats) if number != seat
        ):
            await connection.execute(
                update(model.tables).where(model.tables.c.id == table).values(status="cancelled")
            )
    await refresh(hall, table)


async def seat_bot(hall: Hall, table: str, seat: int, person: str, bot: str) -> None:
    """The host puts a bot on a free place; it starts the play if that was the last."""
    async with hall.storage.writing() as connection:
        found = await find(connection, table, lock=True)
        _check_open(found)
        _check_host(found, person)
        if found.settings.rated:
            raise Refusal("rated-with-bots")
        if not 0 <= seat < len(found.seats) or found.seats[seat].person is not None:
            raise TooLate("seat-taken")
        here = (model.seats.c.table == table) & (model.seats.c.seat == seat)
        await connection.execute(update(model.seats).where(here).values(bot=check_bot(bot)))
        await _touch(hall, connection, table)
        await _start_if_full(hall, connection, table)
    await refresh(hall, table)


async def start_table(hall: Hall, table: str, person: str) -> None:
    """The host begins the play; every seat must be taken."""
    async with hall.storage.writing() as connection:
        found = await find(connection, table, lock=True)
        _check_open(found)
        _check_host(found, person)
        if any(seat.person is None and seat.bot is None for seat in found.seats):
            raise TooLate("seats-free")
        await _start(hall, connection, found)
    await refresh(hall, table)


async def _start_if_full(hall: Hall, connection: AsyncConnection, table: str) -> None:
    found = await find(connection, table)
    if found.settings.start_when_full and all(
        seat.person is not None or seat.bot is not None for seat in found.seats
    ):
        await _start(hall, connection, found)


async def _start(hall: Hall, connection: AsyncConnection, found: Found) -> None:
    settings = found.settings
    game = hall.game(settings.game, settings.overlay)
    course = Course(settings.id, game, settings.seats, settings.options, settings.secret)
    asked, now = course.actors, hall.now()
    people = [seat for seat in asked if found.seats[seat].bot is None]
    clocks = Clocks.start(settings.pace, settings.seats, people, now)
    values = {
        "status": "playing",
        "setup": spell_draws(course.play.setup_draws),
        "awaits": " ".join(map(str, asked)),
        "awaits_bot": len(people) < len(asked),
        "clocks": None if clocks is None else clocks.dump(),
        "touched": now,
    }
    await connection.execute(
        update(model.tables).where(model.tables.c.id == settings.id).values(values)
    )


async def _touch(hall: Hall, connection: AsyncConnection, table: str) -> None:
    await connection.execute(
        update(model.tables).where(model.tables.c.id == table).values(touched=hall.now())
    )


async def refresh(hall: Hall, table: str) -> None:
    """Tell everybody who watches a table that its row has changed."""
    if table in hall.tables:
        live = hall.tables[table]
        async with live.lock:
            await live.reread()
    hall.changed(table)
    await wake(hall, table)


async def wake(hall: Hall, table: str) -> None:
    """Let the bots of a table think that has just begun, or whose seats have changed hands."""
    live = await hall.table(table)
    if live.status == "playing" and any(seat.person is None for seat in live.seats):
        async with live.lock:
            await live.built()
        thinking.consider(live)


async def rematch(hall: Hall, table: str, person: str, name: str) -> str:
    """A new table like this one, whose play is over; everybody who asks gets the same one. Who asked sits as before, bots too, and the
    others' places are open to them by invitation."""
    async with hall.storage.reading() as connection:
        found = await find(connection, table)
    if not any(seat.person == person for seat in found.seats):
        raise NotAllowed("not-your-seat")
    if found.status in ("open", "playing"):
        raise TooLate("play-not-over")
    if found.next is not None:
        return found.next
    settings = found.settings
    wish = NewTable(
        game=settings.game,
        seats=[_same(seat.person, seat.bot, seat.name, person) for seat in found.seats],
        options=settings.options,
        public=False,
        rated=settings.rated,
        pace=settings.pace,
    )
    made = await make_table(hall, wish, person, name)
    async with hall.storage.writing() as connection:
        free = (model.tables.c.id == table) & model.tables.c.next.is_(None)
        first = (
            await connection.execute(update(model.tables).where(free).values(next=made))
        ).rowcount == 1
        if not first:
            await connection.execute(delete(model.tables).where(model.tables.c.id == made))
    await refresh(hall, table)
    if first:
        return made
    async with hall.storage.reading() as connection:
        return (await find(connection, table)).next or made


def _same(person: str | None, bot: str | None, name: str, who: str) -> SeatWish:
    if bot is not None:
        return SeatWish(kind="bot", bot=bot)
    return SeatWish(kind="me", name=name or None) if person == who else SeatWish(kind="open")


async def _invited(connection: AsyncConnection, found: Found, person: str) -> bool:
    """Whether a person may sit down without an invitation: the host, and for a rematch who played before."""
    if person == found.settings.host:
        return True
    query = (
        select(model.seats.c.seat)
        .join(model.tables, model.tables.c.id == model.seats.c.table)
        .where(model.tables.c.next == found.settings.id, model.seats.c.person == person)
    )
    return (await connection.execute(query)).first() is not None


async def list_tables(hall: Hall, where: Any, limit: int = 100) -> list[Found]:
    """Tables by a condition, the liveliest first."""
    query = select(model.tables).where(where).order_by(model.tables.c.touched.desc()).limit(limit)
    async with hall.storage.reading() as connection:
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        return await with_seats(connection, rows)


def _check_open(found: Found) -> None:
    if found.status != "open":
        raise TooLate("table-started")


def _check_host(found: Found, person: str) -> None:
    if found.settings.host != person:
        raise NotAllowed("host-only")
