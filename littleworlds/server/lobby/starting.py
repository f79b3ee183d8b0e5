"""Starting a play: by the host, or as soon as every seat is taken."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.core.draws import spell_draws
from littleworlds.server.errors import TooLate
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.lobby.checks import check_host, check_open
from littleworlds.server.log.logged_play import LoggedPlay
from littleworlds.server.storage import model
from littleworlds.server.storage.clocks import Clocks
from littleworlds.server.storage.table_store import StoredTable, find_table


async def start_table(manager: TableManager, table: str, person: str) -> None:
    """The host begins the play; every seat must be taken."""
    async with manager.database.writing() as connection:
        stored = await find_table(connection, table, lock=True)
        check_open(stored)
        check_host(stored, person)
        if any(seat.person is None and seat.bot is None for seat in stored.seats):
            raise TooLate("seats-free")
        await start(manager, connection, stored)
    await manager.refresh(table)


async def start_if_full(manager: TableManager, connection: AsyncConnection, table: str) -> None:
    stored = await find_table(connection, table)
    if stored.settings.start_when_full and all(
        seat.person is not None or seat.bot is not None for seat in stored.seats
    ):
        await start(manager, connection, stored)


async def start(manager: TableManager, connection: AsyncConnection, stored: StoredTable) -> None:
    settings = stored.settings
    game = manager.game(settings.game, settings.overlay)
    logged = LoggedPlay(settings.id, game, settings.seats, settings.options, settings.secret)
    asked, now = logged.actors, manager.now()
    people = [seat for seat in asked if stored.seats[seat].bot is None]
    clocks = Clocks.start(settings.pace, settings.seats, people, now)
    values = {
        "status": "playing",
        "setup": spell_draws(logged.play.setup_draws),
        "awaits": " ".join(map(str, asked)),
        "awaits_bot": len(people) < len(asked),
        "clocks": None if clocks is None else clocks.dump(),
        "touched": now,
    }
    await connection.execute(
        update(model.tables).where(model.tables.c.id == settings.id).values(values)
    )
