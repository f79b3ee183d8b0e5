"""Deleting a person: rated plays are lost first, then everything that is kept about them goes."""

from sqlalchemy import select

from littleworlds.server.errors import Refusal
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.messages.from_client import Concede
from littleworlds.server.people.accounts import delete_person, new_id
from littleworlds.server.storage import model


async def forget_person(manager: TableManager, person: str) -> None:
    """Delete a person and their bot accounts; whoever watches their tables is told, and their sockets
    are closed."""
    await _concede_rated(manager, person)
    async with manager.database.writing() as connection:
        changed = await delete_person(connection, person, manager.now())
    for table in changed:
        await manager.refresh(table)
    await manager.withdraw(person)


async def _concede_rated(manager: TableManager, person: str) -> None:
    """Nobody escapes a defeat by leaving."""
    tables, seats = model.tables.c, model.seats.c
    query = (
        select(seats.table, seats.seat)
        .join(model.tables, tables.id == seats.table)
        .where(seats.person == person, tables.status == "playing", tables.rated)
    )
    async with manager.database.reading() as connection:
        held = (await connection.execute(query)).all()
    for id, seat in held:
        table = await manager.table(id)
        try:
            await table.command(Concede(command=new_id(), seat=seat), person)
        except Refusal:
            # Conceded before, or over since.
            continue
