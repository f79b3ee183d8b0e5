"""Plays that have been over for long: their records go into files, their tables leave the database."""

from collections.abc import Callable

from sqlalchemy import delete

from littleworlds.server.errors import TooLate
from littleworlds.server.jobs.replay_tasks import write_record
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.lobby.listing import list_tables
from littleworlds.server.log.log_line import PlayLog
from littleworlds.server.log.log_reader import play_log, read_log
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import StoredTable

_AT_ONCE = 100


async def archive_tables(
    manager: TableManager, days: float, keep: Callable[[str, str], None]
) -> int:
    """Hand every record of a play that ended more than `days` ago to `keep`, then delete its table; how many there were. Tables that
    were given up before they began leave no record."""
    before = manager.now() - int(days * 86_400_000)
    over = model.tables.c.status.in_(["finished", "cancelled", "closed"]) & (
        model.tables.c.touched <= before
    )
    count = 0
    while tables := await list_tables(manager, over, _AT_ONCE):
        for stored in tables:
            if has_begun(stored):
                keep(
                    stored.settings.id,
                    write_record(*(await record_parts(manager, stored))).decode(),
                )
            async with manager.database.writing() as connection:
                await connection.execute(
                    delete(model.tables).where(model.tables.c.id == stored.settings.id)
                )
            count += 1
    return count


def has_begun(stored: StoredTable) -> bool:
    """Whether a table that is over was ever played at: whatever ends a play leaves a result."""
    return stored.result is not None


async def log_of_table(manager: TableManager, stored: StoredTable) -> PlayLog:
    """The play of a table that is over."""
    if not has_begun(stored):
        raise TooLate("table-not-started")
    async with manager.database.reading() as connection:
        lines = await read_log(connection, stored.settings.id)
    return play_log(stored.settings, stored.seats, stored.setup, lines)


async def record_parts(manager: TableManager, stored: StoredTable) -> tuple[PlayLog, str, bool]:
    """What `write_record` needs to write the record of a table that is over; the rules cannot follow one that was closed."""
    return (
        await log_of_table(manager, stored),
        stored.settings.secret.hex(),
        stored.status != "closed",
    )
