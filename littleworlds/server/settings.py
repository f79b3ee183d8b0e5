"""A table's settings as they were made, its seats, and how it stood when it was read: everything but the log."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.core.option import Options
from littleworlds.server import model
from littleworlds.server.clocks import Clocks
from littleworlds.server.course import Standing
from littleworlds.server.errors import NotFound
from littleworlds.server.frames import Pace, Result, SeatInfo, TableInfo
from littleworlds.server.lines import Log, Row


class Settings(NamedTuple):
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
    start_when_full: bool
    created: int


class Seat(NamedTuple):
    """Who took a place: a person, a bot, or nobody yet."""

    person: str | None
    bot: str | None
    name: str


_NICKNAMES = ("Cobalt", "Pixel", "Quartz", "Zinc", "Bismuth", "Indigo", "Basalt", "Argon")
"""As in the browser (`web/src/lib/seats.ts`): a play reads the same at the table and in its record."""


def nickname(table: str, seat: int) -> str:
    """What a bot is called that has no name of its own: the same at this table for everybody."""
    return _NICKNAMES[(sum(map(ord, table)) + seat) % len(_NICKNAMES)]


class Found(NamedTuple):
    """A table as the database has it."""

    settings: Settings
    seats: list[Seat]
    status: str
    seq: int
    awaits: list[int]
    clocks: Clocks | None
    result: Result | None
    next: str | None
    setup: str
    touched: int

    def info(self) -> TableInfo:
        """The table from outside."""
        settings = self.settings
        return TableInfo(
            id=settings.id,
            game=settings.game,
            options=settings.options,
            seats=[
                SeatInfo(seat=n, name=seat.name, person=seat.person, bot=seat.bot)
                for n, seat in enumerate(self.seats)
            ],
            status=self.status,
            host=settings.host,
            public=settings.public,
            rated=settings.rated,
            pace=settings.pace,
            seal=settings.seal,
            overlay=settings.overlay is not None,
            awaits=self.awaits,
            seq=self.seq,
            created=settings.created,
            touched=self.touched,
            result=self.result,
            next=self.next,
        )


ID_PATTERN = "^[A-Za-z0-9]{1,20}$"
"""Ids of tables, people and records. Anything else is turned away before a database sees it, which may refuse what is no plain text."""


def is_id(text: str) -> bool:
    """Whether a text could be an id at all."""
    return text.isascii() and text.isalnum()


async def find(connection: AsyncConnection, table: str, lock: bool = False) -> Found:
    """The table with this id; with `lock` nobody else changes it before the transaction ends."""
    if not is_id(table):
        raise NotFound("no-such-table", given=table[:20])
    query = select(model.tables).where(model.tables.c.id == table)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise NotFound("no-such-table", given=table[:20])
    return (await with_seats(connection, [dict(row)]))[0]


async def with_seats(connection: AsyncConnection, rows: list[dict[str, Any]]) -> list[Found]:
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
    return [_found(row, seats[row["id"]]) for row in rows]


def _found(row: dict[str, Any], seats: list[Seat]) -> Found:
    settings = Settings(
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
        start_when_full=row["start_when_full"],
        created=row["created"],
    )
    return Found(
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


async def read_log(
    connection: AsyncConnection, table: str, after: int = 0, upto: int | None = None
) -> list[Row]:
    """The lines of a table's log after a sequence number, up to another one."""
    query = (
        select(model.moves)
        .where(model.moves.c.table == table, model.moves.c.seq > after)
        .order_by(model.moves.c.seq)
    )
    if upto is not None:
        query = query.where(model.moves.c.seq <= upto)
    return [Row(*row) for row in (await connection.execute(query))]


def log_of(settings: Settings, seats: list[Seat], setup: str, rows: list[Row]) -> Log:
    """A table's play, to be played again."""
    given = {row.seat for row in rows if row.kind == "bot"}
    players = [
        seat.name
        or (nickname(settings.id, number) if seat.bot is not None or number in given else "")
        for number, seat in enumerate(seats)
    ]
    return Log(
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
        rows=rows,
    )


async def read_standing(connection: AsyncConnection, table: str) -> Standing:
    """The standing answers at a table."""
    columns = model.standing.c
    query = select(columns.seat, columns.prompt, columns.args).where(columns.table == table)
    return {(seat, prompt, args) for seat, prompt, args in (await connection.execute(query))}
