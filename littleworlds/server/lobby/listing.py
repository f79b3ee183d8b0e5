"""Lists of tables."""

from typing import Any

from sqlalchemy import select

from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import StoredTable, with_seats


async def list_tables(manager: TableManager, where: Any, limit: int = 100) -> list[StoredTable]:
    """Tables by a condition, the liveliest first."""
    query = select(model.tables).where(where).order_by(model.tables.c.touched.desc()).limit(limit)
    async with manager.database.reading() as connection:
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        return await with_seats(connection, rows)
