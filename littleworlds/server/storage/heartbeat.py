"""What the servers leave in the database to say that they are alive, and what is done about the
time when none of them was.

Clocks of live tables stand still while nobody can move: while no server runs, and while the
database is out of reach of all of them.
"""

import secrets

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.storage import model
from littleworlds.server.storage.clocks import Clocks

_ALIVE = "alive"
_BALLAST = "ballast"
_BALLAST_BYTES = 65_536
"""More than most commits need."""


async def note_alive(connection: AsyncConnection, now: int, patience: int) -> list[str]:
    """Note that a server is alive. If none was for longer than `patience` milliseconds, clocks
    go on as they stood then. Returns the tables whose clocks were changed."""
    settings = model.settings.c
    this = settings.key == _ALIVE
    known = await connection.scalar(select(settings.value).where(this).with_for_update())
    if known is None:
        await connection.execute(insert(model.settings).values(key=_ALIVE, value=str(now)))
        return []
    before = int(known)
    # Never back: another node's clock may be ahead of this one's.
    alive = str(max(before, now))
    await connection.execute(update(model.settings).where(this).values(value=alive))
    return await _stop_clocks(connection, before, now) if now - before > patience else []


async def _stop_clocks(connection: AsyncConnection, before: int, now: int) -> list[str]:
    tables = model.tables.c
    query = (
        select(tables.id, tables.clocks)
        .where(tables.status == "playing", tables.clocks.is_not(None))
        .order_by(tables.id)
        .with_for_update()
    )
    changed = [
        {"of_table": id, "to_clocks": clocks.stood_still(before, now).dump()}
        for id, text in (await connection.execute(query)).all()
        if (clocks := Clocks.load(text)) is not None and clocks.running
    ]
    if changed:
        await connection.execute(
            update(model.tables)
            .where(tables.id == bindparam("of_table"))
            .values(clocks=bindparam("to_clocks")),
            changed,
        )
    return [one["of_table"] for one in changed]


async def write_ballast(connection: AsyncConnection) -> None:
    """Write as much as a move may need, which a single line does not show on a disk that is almost
    full."""
    await drop_ballast(connection)
    value = secrets.token_hex(_BALLAST_BYTES // 2)
    await connection.execute(insert(model.settings).values(key=_BALLAST, value=value))


async def drop_ballast(connection: AsyncConnection) -> None:
    await connection.execute(delete(model.settings).where(model.settings.c.key == _BALLAST))
