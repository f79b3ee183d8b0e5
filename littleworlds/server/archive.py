"""Plays that have been over for long: their records go into files, their tables leave the database."""

from collections.abc import Callable

from sqlalchemy import delete

from littleworlds.server import model
from littleworlds.server.errors import TooLate
from littleworlds.server.hall import Hall
from littleworlds.server.lines import Log
from littleworlds.server.register import list_tables
from littleworlds.server.replays import write_record
from littleworlds.server.settings import Found, log_of, read_log

_AT_ONCE = 100


async def archive_tables(hall: Hall, days: float, keep: Callable[[str, str], None]) -> int:
    """Hand every record of a play that ended more than `days` ago to `keep`, then delete its table; how many there were. Tables that
    were given up before they began leave no record."""
    before = hall.now() - int(days * 86_400_000)
    over = model.tables.c.status.in_(["finished", "cancelled", "closed"]) & (
        model.tables.c.touched <= before
    )
    count = 0
    while found := await list_tables(hall, over, _AT_ONCE):
        for one in found:
            if has_begun(one):
                keep(one.settings.id, write_record(*(await record_parts(hall, one))).decode())
            async with hall.storage.writing() as connection:
                await connection.execute(
                    delete(model.tables).where(model.tables.c.id == one.settings.id)
                )
            count += 1
    return count


def has_begun(found: Found) -> bool:
    """Whether a table that is over was ever played at: whatever ends a play leaves a result."""
    return found.result is not None


async def log_of_table(hall: Hall, found: Found) -> Log:
    """The play of a table that is over."""
    if not has_begun(found):
        raise TooLate("table-not-started")
    async with hall.storage.reading() as connection:
        rows = await read_log(connection, found.settings.id)
    return log_of(found.settings, found.seats, found.setup, rows)


async def record_parts(hall: Hall, found: Found) -> tuple[Log, str, bool]:
    """What `write_record` needs to write the record of a table that is over; the rules cannot follow one that was closed."""
    return await log_of_table(hall, found), found.settings.secret.hex(), found.status != "closed"
