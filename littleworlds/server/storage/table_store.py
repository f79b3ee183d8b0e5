"""A table as the database has it: its settings, its seats, and how it stands. All but the log."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.core.option import Options
from littleworlds.server.errors import NotFound
from littleworlds.server.messages.parts import Pace, Pauses, Result
from littleworlds.server.storage import model
from littleworlds.server.storage.clocks import Clocks


class TableSettings(NamedTuple):
    """What does not change once the table is made."""

    id: str
    game: str
    seats: int
    options: Options
    overlay: dict[str, object] | None
    data: str
    rules: int
    secret: bytes
    seal: str
    host: str | None
    invite: str
    public: bool
    rated: bool
    pace: Pace
    pauses: Pauses
    start_when_full: bool
    created: int


class Seat(NamedTuple):
    """Who took a place: a person, a bot, or nobody yet."""

    person: str | None
    bot: str | None
    name: str


class StoredTable(NamedTuple):
    """A table as the database has it."""

    settings: TableSettings
    seats: list[Seat]
    status: str
    seq: int
    awaits: list[int]
    clocks: Clocks | None
    result: Result | None
    next: str | None
    setup: str
    touched: int


ID_PATTERN = "^[A-Za-z0-9]{1,20}$"
"""Ids of tables, people and records. Anything else is turned away before a database sees it, which may
refuse what is no plain text."""


def is_id(text: str) -> bool:
    """Whether a text could be an id at all."""
    return text.isascii() and text.isalnum()


async def find_table(connection: AsyncConnection, table: str, lock: bool = False) -> StoredTable:
    """The table with this id; with `lock` nobody else changes it before the transaction ends."""
    if not is_id(table):
        raise NotFound("no-such-table", given=table[:20])
    query = select(model.tables).where(model.tables.c.id == table)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise NotFound("no-such-table", given=table[:20])
    return (await with_seats(connection, [dict(row)]))[0]


async def with_seats(connection: AsyncConnection, rows: list[dict[str, Any]]) -> list[StoredTable]:
    """Tables read by another query, with their seats."""
    ids = [row["id"] for row in rows]
    query = (
        select(model.seats)
        .where(model.seats.c.table.in_(ids))
        .order_by(model.seats.c.table, model.seats.c.seat)
    )
    seats: dict[str, list[Seat]] = {id: [] for id in ids}
    for one in (await connection.execute(query)).mappings():
        seats[one["table"]].append(Seat(one["person"], one["bot"], one["name"]))
    return [_stored(row, seats[row["id"]]) for row in rows]


def _stored(row: dict[str, Any], seats: list[Seat]) -> StoredTable:
    settings = TableSettings(
        id=row["id"],
        game=row["game"],
        seats=row["seats"],
        options=msgspec.json.decode(row["options"]),
        overlay=None if row["overlay"] is None else msgspec.json.decode(row["overlay"]),
        data=row["data"],
        rules=row["rules"],
        secret=row["secret"],
        seal=row["seal"],
        host=row["host"],
        invite=row["invite"],
        public=row["public"],
        rated=row["rated"],
        pace=msgspec.json.decode(row["pace"], type=Pace),
        pauses=msgspec.json.decode(row["pauses"], type=Pauses),
        start_when_full=row["start_when_full"],
        created=row["created"],
    )
    return StoredTable(
        settings=settings,
        seats=seats,
        status=row["status"],
        seq=row["seq"],
        awaits=[int(seat) for seat in row["awaits"].split()],
        clocks=Clocks.load(row["clocks"]),
        result=None if row["result"] is None else msgspec.json.decode(row["result"], type=Result),
        next=row["next"],
        setup=row["setup"],
        touched=row["touched"],
    )
