"""Tables over HTTP: making and finding them, sitting down, starting; hints; records and moments of plays that are over."""

import time
from typing import Annotated

from litestar.params import Parameter
from litestar.response import Response
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select

from littleworlds.bots.registry import check as check_bot
from littleworlds.server import model
from littleworlds.server.archive import log_of_table, record_parts
from littleworlds.server.bodies import (
    Bot,
    Film,
    Held,
    Hint,
    HintWish,
    Me,
    MyTable,
    NewTable,
    SeatWish,
    Taking,
)
from littleworlds.server.errors import NotAllowed, Refusal, TooLate
from littleworlds.server.frames import TableInfo
from littleworlds.server.hall import Hall
from littleworlds.server.people import check_person, epoch_of
from littleworlds.server.register import (
    leave_seat,
    list_tables,
    make_table,
    rematch,
    seat_bot,
    start_table,
    take_seat,
)
from littleworlds.server.replays import film_of_log, write_record
from littleworlds.server.routes.answers import delete, get, post, put, ready_film, takes_gzip
from littleworlds.server.routes.who import AnyRequest
from littleworlds.server.settings import ID_PATTERN, Found, find
from littleworlds.server.tokens import SeatToken

TableId = Annotated[str, Parameter(max_length=20, pattern=ID_PATTERN)]
SeatPath = Annotated[int, Parameter(ge=0, le=15)]
Ply = Annotated[int, Parameter(ge=0, le=100_000)]


async def _mine(hall: Hall, table: str, person: str) -> MyTable:
    """A table with the tokens of a person's seats."""
    async with hall.storage.reading() as connection:
        found = await find(connection, table)
    epoch = await epoch_of(hall.storage, person)
    now = time.time()
    held = [
        Held(number, hall.signer.seat(SeatToken(table, number, person, epoch), now))
        for number, seat in enumerate(found.seats)
        if seat.person == person
    ]
    invite = found.settings.invite if held or person == found.settings.host else None
    return MyTable(table=_info(hall, found), held=held, invite=invite)


def _info(hall: Hall, found: Found) -> TableInfo:
    """From memory where the table is live: who is present is known there only."""
    live = hall.tables.get(found.settings.id)
    return found.info() if live is None or live.status != found.status else live.info()


@post("/api/tables")
async def create(data: NewTable, person: Me, hall: Hall) -> MyTable:
    """A new table; it begins at once if no seat is open."""
    return await _mine(hall, await make_table(hall, data, person.id, person.name), person.id)


@get("/api/tables")
async def list_open(hall: Hall, playing: bool = False) -> list[TableInfo]:
    """Public tables that wait for people, unless nobody has touched them for long; or those under way, to look on."""
    columns = model.tables.c
    wanted = columns.status == "playing"
    if not playing:
        wanted = (columns.status == "open") & (
            columns.touched >= hall.now() - int(hall.config.lobby_days * 86_400_000)
        )
    found = await list_tables(hall, wanted & columns.public)
    return [_info(hall, one) for one in found]


@get("/api/people/me/tables")
async def list_mine(person: Me, hall: Hall, over: bool = False) -> list[TableInfo]:
    """The person's tables under way, or those that are over; `awaits` says whose turn it is."""
    mine = model.tables.c.id.in_(
        select(model.seats.c.table).where(model.seats.c.person == person.id)
    )
    status = ["finished", "cancelled", "closed"] if over else ["open", "playing"]
    return [
        _info(hall, one)
        for one in await list_tables(hall, mine & model.tables.c.status.in_(status))
    ]


@get("/api/tables/{table_id:str}")
async def show(table_id: TableId, hall: Hall) -> TableInfo:
    """One table from outside; whoever knows the id may look on."""
    async with hall.storage.reading() as connection:
        return _info(hall, await find(connection, table_id))


@get("/api/tables/{table_id:str}/mine")
async def show_mine(table_id: TableId, person: Me, hall: Hall) -> MyTable:
    """One table with fresh tokens for the person's seats."""
    return await _mine(hall, table_id, person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}")
async def sit(table_id: TableId, seat: SeatPath, data: Taking, person: Me, hall: Hall) -> MyTable:
    """Sit down. One person may take several seats (hot seat), except at a rated table."""
    await take_seat(hall, table_id, seat, person.id, data.name or person.name, data.invite)
    return await _mine(hall, table_id, person.id)


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def set_bot(
    table_id: TableId, seat: SeatPath, data: SeatWish, person: Me, hall: Hall
) -> MyTable:
    """The host puts a bot on a free seat."""
    if data.kind != "bot":
        raise Refusal("seat-for-bot")
    await seat_bot(hall, table_id, seat, person.id, data.bot or "greedy")
    return await _mine(hall, table_id, person.id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def get_up(table_id: TableId, seat: SeatPath, person: Me, hall: Hall) -> MyTable:
    """Get up before the play begins."""
    await leave_seat(hall, table_id, seat, person.id)
    return await _mine(hall, table_id, person.id)


@post("/api/tables/{table_id:str}/start")
async def start(table_id: TableId, person: Me, hall: Hall) -> MyTable:
    """The host begins the play."""
    await start_table(hall, table_id, person.id)
    return await _mine(hall, table_id, person.id)


@post("/api/tables/{table_id:str}/rematch")
async def play_again(table_id: TableId, person: Me, hall: Hall) -> MyTable:
    """The same once more; everybody who asks gets the same new table."""
    return await _mine(hall, await rematch(hall, table_id, person.id, person.name), person.id)


@post("/api/tables/{table_id:str}/hint", status_code=HTTP_200_OK)
async def hint(table_id: TableId, data: HintWish, hall: Hall) -> Hint:
    """What a bot would play, with the eyes of the token's seat; not at rated tables."""
    token = hall.signer.read_seat(data.token, time.time())
    await check_person(hall.storage, token.person, token.epoch)
    table = await hall.table(table_id)
    if token.table != table.id or table.seats[token.seat].person != token.person:
        raise NotAllowed("token-other-seat")
    if table.settings.rated:
        raise NotAllowed("hint-rated")
    spec: Bot = check_bot(data.bot)
    async with table.lock:
        course = await table.running()
        if token.seat not in course.actors:
            raise TooLate("not-your-decision", seat=f"#{token.seat}")
        view = course.play.state.view(token.seat)
    return Hint(await hall.workers.choose(table.game, view, spec, len(course.play.steps)))


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(table_id: TableId, hall: Hall) -> Response[str]:
    """The record of a play that is over."""
    found = await _over(hall, table_id)
    text = await hall.projector.run(write_record, *(await record_parts(hall, found)))
    headers = {"content-disposition": f'attachment; filename="{table_id}.record"'}
    return Response(text.decode(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/film", compressed=True)
async def replay(
    request: AnyRequest,
    table_id: TableId,
    hall: Hall,
    first: Ply = 0,
    last: Ply = 0,
    seat: int | None = None,
) -> Response[Film]:
    """Moments of a play that is over. `seat`: whose eyes; -1 sees all; without it an onlooker's."""
    found = await _over(hall, table_id)
    log, packed = await log_of_table(hall, found), takes_gzip(request)
    return ready_film(
        await hall.projector.run(
            film_of_log, log, first, last, seat, found.result, hall.now(), packed
        ),
        packed,
    )


async def _over(hall: Hall, table_id: str) -> Found:
    """A table whose play is over."""
    async with hall.storage.reading() as connection:
        found = await find(connection, table_id)
    if found.status in ("open", "playing"):
        raise NotAllowed("record-secret")
    return found
