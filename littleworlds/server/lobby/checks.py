"""What may be done to a table that has not begun, and by whom."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.errors import NotAllowed, Refusal, TooLate
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import StoredTable


async def check_no_program(connection: AsyncConnection, person: str) -> None:
    """Ratings compare people: a bot account takes no seat at a rated table, no more than the server's
    own bots do."""
    kind = await connection.scalar(select(model.people.c.kind).where(model.people.c.id == person))
    if kind == "bot":
        raise Refusal("rated-with-bots")


def check_open(stored: StoredTable) -> None:
    if stored.status != "open":
        raise TooLate("table-started")


def check_host(stored: StoredTable, person: str) -> None:
    if stored.settings.host != person:
        raise NotAllowed("host-only")
