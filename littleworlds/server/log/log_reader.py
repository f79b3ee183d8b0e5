"""Reads a table's log from the database, and puts a whole play together for who plays it again."""

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.log.log_line import LogLine, PlayLog
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import Seat, TableSettings

_NICKNAMES = ("Cobalt", "Pixel", "Quartz", "Zinc", "Bismuth", "Indigo", "Basalt", "Argon")
"""As in the browser (`web/src/lib/seatNames.ts`): a play reads the same at the table and in its record."""


def nickname(table: str, seat: int) -> str:
    """What a bot is called that has no name of its own: the same at this table for everybody."""
    return _NICKNAMES[(sum(map(ord, table)) + seat) % len(_NICKNAMES)]


async def read_log(
    connection: AsyncConnection, table: str, after: int = 0, upto: int | None = None
) -> list[LogLine]:
    """The lines of a table's log after a sequence number, up to another one."""
    query = (
        select(model.moves)
        .where(model.moves.c.table == table, model.moves.c.seq > after)
        .order_by(model.moves.c.seq)
    )
    if upto is not None:
        query = query.where(model.moves.c.seq <= upto)
    return [LogLine(*row) for row in (await connection.execute(query))]


async def find_line(
    connection: AsyncConnection, table: str, seat: int, command: str
) -> LogLine | None:
    """The line that a seat's command became, if it is in the log."""
    columns = model.moves.c
    query = select(model.moves).where(
        columns.table == table, columns.seat == seat, columns.command == command
    )
    row = (await connection.execute(query)).first()
    return None if row is None else LogLine(*row)


def play_log(
    settings: TableSettings, seats: list[Seat], setup: str, lines: list[LogLine]
) -> PlayLog:
    """A table's play, to be played again."""
    with_bot = {line.seat for line in lines if line.kind == "bot"}
    players = [
        seat.name
        or (nickname(settings.id, number) if seat.bot is not None or number in with_bot else "")
        for number, seat in enumerate(seats)
    ]
    return PlayLog(
        table=settings.id,
        game=settings.game,
        rules=settings.rules,
        data=settings.data,
        overlay=None
        if settings.overlay is None
        else msgspec.json.encode(settings.overlay, order="sorted"),
        seats=settings.seats,
        options=settings.options,
        seal=settings.seal,
        players=players,
        setup=setup,
        lines=lines,
    )
