"""The host's word against onlookers who disturb: one may be silenced, or removed, at one table.

Who holds a seat is no onlooker: players are dealt with by the rules of the table, not by its host.
"""

from sqlalchemy import delete, insert, select

from littleworlds.server.errors import NotAllowed, Refusal
from littleworlds.server.live.table import Table
from littleworlds.server.live.viewer import REMOVED
from littleworlds.server.messages.from_client import Silence
from littleworlds.server.storage import model
from littleworlds.server.storage.database import Database


async def silence(database: Database, table: Table, asked: Silence, person: str | None) -> None:
    """Silence, remove or admit again the onlooker who said a line."""
    if person is None or table.state.settings.host != person:
        raise NotAllowed("host-only")
    said, kept = model.chat.c, model.silenced.c
    async with database.writing() as connection:
        onlooker = await connection.scalar(
            select(said.person).where(said.table == table.id, said.id == asked.line)
        )
        if onlooker is None:
            raise Refusal("no-such-line", given=asked.line, high=0)
        if any(seat.person == onlooker for seat in table.state.seats):
            raise NotAllowed("silence-player")
        this = (kept.table == table.id) & (kept.person == onlooker)
        await connection.execute(delete(model.silenced).where(this))
        if asked.on:
            values = {"table": table.id, "person": onlooker, "removed": asked.remove}
            await connection.execute(insert(model.silenced).values(values))
    await drop_removed(database, table)


async def drop_removed(database: Database, table: Table) -> None:
    """Close the sockets of onlookers who were removed."""
    columns = model.silenced.c
    query = select(columns.person).where(columns.table == table.id, columns.removed)
    async with database.reading() as connection:
        removed = set((await connection.execute(query)).scalars())
    for viewer in list(table.viewers):
        if viewer.person in removed and not viewer.seats:
            viewer.drop(REMOVED)


async def is_removed(database: Database, table: str, person: str) -> bool:
    """Whether the host has removed somebody from a table."""
    columns = model.silenced.c
    query = select(columns.person).where(
        columns.table == table, columns.person == person, columns.removed
    )
    async with database.reading() as connection:
        return (await connection.execute(query)).first() is not None
