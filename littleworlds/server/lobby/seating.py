"""Sitting down, getting up, and bots on free seats, before a play has begun."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.bots.registry import check as check_bot
from littleworlds.server.errors import NotAllowed, Refusal, TooLate
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.lobby.checks import check_host, check_no_program, check_open
from littleworlds.server.lobby.starting import start_if_full
from littleworlds.server.people.accounts import clean_name
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import StoredTable, find_table


async def take_seat(
    manager: TableManager, table: str, seat: int, person: str, name: str, invite: str | None
) -> None:
    """Sit down at a free place."""
    async with manager.database.writing() as connection:
        stored = await find_table(connection, table, lock=True)
        check_open(stored)
        if not 0 <= seat < len(stored.seats):
            raise Refusal("no-such-seat", given=seat)
        if (
            not stored.settings.public
            and invite != stored.settings.invite
            and not await _invited(connection, stored, person)
        ):
            raise NotAllowed("invitation-needed")
        if any(one.person == person for one in stored.seats):
            if stored.settings.rated:
                raise Refusal("rated-one-seat")
            if person != stored.settings.host and invite != stored.settings.invite:
                # Otherwise one stranger could fill a public table alone.
                raise Refusal("public-one-seat")
        if stored.settings.rated:
            await check_no_program(connection, person)
        if stored.seats[seat].person is not None or stored.seats[seat].bot is not None:
            raise TooLate("seat-taken")
        here = (model.seats.c.table == table) & (model.seats.c.seat == seat)
        await connection.execute(
            update(model.seats).where(here).values(person=person, name=clean_name(name))
        )
        await _touch(manager, connection, table)
        await start_if_full(manager, connection, table)
    await manager.refresh(table)


async def leave_seat(manager: TableManager, table: str, seat: int, person: str) -> None:
    """Get up before the play has begun; the host may also ask somebody else to. A table without people is given up."""
    async with manager.database.writing() as connection:
        stored = await find_table(connection, table, lock=True)
        check_open(stored)
        if not 0 <= seat < len(stored.seats) or stored.seats[seat].person is None:
            raise Refusal("no-such-seat", given=seat)
        if person not in (stored.seats[seat].person, stored.settings.host):
            raise NotAllowed("not-your-seat")
        here = (model.seats.c.table == table) & (model.seats.c.seat == seat)
        await connection.execute(update(model.seats).where(here).values(person=None, name=""))
        await _touch(manager, connection, table)
        if not any(
            one.person is not None for number, one in enumerate(stored.seats) if number != seat
        ):
            await connection.execute(
                update(model.tables).where(model.tables.c.id == table).values(status="cancelled")
            )
    await manager.refresh(table)


async def seat_bot(manager: TableManager, table: str, seat: int, person: str, bot: str) -> None:
    """The host puts a bot on a free place; it starts the play if that was the last."""
    async with manager.database.writing() as connection:
        stored = await find_table(connection, table, lock=True)
        check_open(stored)
        check_host(stored, person)
        if stored.settings.rated:
            raise Refusal("rated-with-bots")
        if not 0 <= seat < len(stored.seats) or stored.seats[seat].person is not None:
            raise TooLate("seat-taken")
        here = (model.seats.c.table == table) & (model.seats.c.seat == seat)
        await connection.execute(update(model.seats).where(here).values(bot=check_bot(bot)))
        await _touch(manager, connection, table)
        await start_if_full(manager, connection, table)
    await manager.refresh(table)


async def _invited(connection: AsyncConnection, stored: StoredTable, person: str) -> bool:
    """Whether a person may sit down without an invitation: the host, and for a rematch who played before."""
    if person == stored.settings.host:
        return True
    query = (
        select(model.seats.c.seat)
        .join(model.tables, model.tables.c.id == model.seats.c.table)
        .where(model.tables.c.next == stored.settings.id, model.seats.c.person == person)
    )
    return (await connection.execute(query)).first() is not None


async def _touch(manager: TableManager, connection: AsyncConnection, table: str) -> None:
    await connection.execute(
        update(model.tables).where(model.tables.c.id == table).values(touched=manager.now())
    )
