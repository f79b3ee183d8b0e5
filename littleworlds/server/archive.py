"""Plays that have been over for long: their records go into files, their tables leave the database."""

from collections.abc import Callable

from sqlalchemy import delete

from littleworlds.core.record import Record
from littleworlds.server import model
from littleworlds.server.hall import Hall
from littleworlds.server.register import list_tables
from littleworlds.server.replays import finished, record_of
from littleworlds.server.settings import Found, read_log

_AT_ONCE = 100


async def archive_tables(hall: Hall, days: float, keep: Callable[[str, str], None]) -> int:
    """Hand every record of a play that ended more than `days` ago to `keep`, then delete its table; how many there were."""
    before = hall.now() - int(days * 86_400_000)
    over = model.tables.c.status.in_(["finished", "cancelled", "closed"]) & (model.tables.c.touched <= before)
    count = 0
    while found := await list_tables(hall, over, _AT_ONCE):
        for one in found:
            keep(one.settings.id, (await record_of_table(hall, one)).text())
            async with hall.storage.writing() as connection:
                await connection.execute(delete(model.tables).where(model.tables.c.id == one.settings.id))
            count += 1
    return count


async def record_of_table(hall: Hall, found: Found) -> Record:
    """The record of a table whose play is over."""
    async with hall.storage.reading() as connection:
        rows = await read_log(connection, found.settings.id)
    record = record_of(found, rows)
    if found.status == "closed" or not found.setup:
        return record
    return finished(record, hall.game(found.settings.game, found.settings.overlay), found.settings.secret.hex())
