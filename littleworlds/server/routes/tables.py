"""Tables over HTTP: making and finding them, sitting down, starting; hints; records and moments of plays that are over."""

import time
from typing import Annotated

from litestar.params import Parameter
from litestar.response import Response
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select

from littleworlds.bots.registry import check as check_bot
from littleworlds.bots.roles import USUAL
from littleworlds.server.errors import NotAllowed, Refusal, TooLate, TooMuch
from littleworlds.server.frames.table_info import table_info
from littleworlds.server.jobs.replay_jobs import Lane
from littleworlds.server.jobs.replay_tasks import replay_of_log, write_record
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.lobby.archive import log_of_table, record_parts
from littleworlds.server.lobby.listing import list_tables
from littleworlds.server.lobby.making import make_table, rematch
from littleworlds.server.lobby.seating import leave_seat, seat_bot, take_seat
from littleworlds.server.lobby.starting import start_table
from littleworlds.server.messages.http_bodies import (
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
from littleworlds.server.messages.parts import TableInfo
from littleworlds.server.people.accounts import check_person, epoch_of
from littleworlds.server.people.limits import Limits
from littleworlds.server.people.tokens import SeatToken
from littleworlds.server.routes.answers import delete, get, post, put, replay_response, takes_gzip
from littleworlds.server.routes.who import AnyRequest, person_or_address
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import ID_PATTERN, StoredTable, find_table

TableId = Annotated[str, Parameter(max_length=20, pattern=ID_PATTERN)]
SeatPath = Annotated[int, Parameter(ge=0, le=15)]
Ply = Annotated[int, Parameter(ge=0, le=100_000)]


async def _mine(manager: TableManager, table: str, person: str) -> MyTable:
    """A table with the tokens of a person's seats."""
    async with manager.database.reading() as connection:
        stored = await find_table(connection, table)
    epoch = await epoch_of(manager.database, person)
    now = time.time()
    held = [
        Held(number, manager.signer.seat(SeatToken(table, number, person, epoch), now))
        for number, seat in enumerate(stored.seats)
        if seat.person == person
    ]
    invite = stored.settings.invite if held or person == stored.settings.host else None
    return MyTable(table=_info(manager, stored), held=held, invite=invite)


def _info(manager: TableManager, stored: StoredTable) -> TableInfo:
    """From memory where the table is live: who is present is known there only."""
    live = manager.tables.get(stored.settings.id)
    if live is None or live.state.status != stored.status:
        return table_info(stored)
    return live.info()


def _check_rate(limits: Limits, person: Me) -> None:
    if not limits.new_table(person.id):
        raise TooMuch("too-fast")


@post("/api/tables")
async def create(data: NewTable, person: Me, manager: TableManager, limits: Limits) -> MyTable:
    """A new table; it begins at once if no seat is open."""
    _check_rate(limits, person)
    return await _mine(manager, await make_table(manager, data, person.id, person.name), person.id)


@get("/api/tables")
async def list_open(manager: TableManager, playing: bool = False) -> list[TableInfo]:
    """Public tables that wait for people, unless nobody has touched them for long; or those under way, to look on."""
    columns = model.tables.c
    wanted = columns.status == "playing"
    if not playing:
        wanted = (columns.status == "open") & (
            columns.touched >= manager.now() - int(manager.config.lobby_days * 86_400_000)
        )
    stored = await list_tables(manager, wanted & columns.public)
    return [_info(manager, one) for one in stored]


@get("/api/people/me/tables")
async def list_mine(person: Me, manager: TableManager, over: bool = False) -> list[TableInfo]:
    """The person's tables under way, or those that are over; `awaits` says whose turn it is."""
    mine = model.tables.c.id.in_(
        select(model.seats.c.table).where(model.seats.c.person == person.id)
    )
    status = ["finished", "cancelled", "closed"] if over else ["open", "playing"]
    return [
        _info(manager, one)
        for one in await list_tables(manager, mine & model.tables.c.status.in_(status))
    ]


@get("/api/tables/{table_id:str}")
async def show(table_id: TableId, manager: TableManager) -> TableInfo:
    """One table from outside; whoever knows the id may look on."""
    async with manager.database.reading() as connection:
        return _info(manager, await find_table(connection, table_id))


@get("/api/tables/{table_id:str}/mine")
async def show_mine(table_id: TableId, person: Me, manager: TableManager) -> MyTable:
    """One table with fresh tokens for the person's seats."""
    return await _mine(manager, table_id, person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}")
async def sit(
    table_id: TableId, seat: SeatPath, data: Taking, person: Me, manager: TableManager
) -> MyTable:
    """Sit down. One person may take several seats (hot seat), except at a rated table."""
    await take_seat(manager, table_id, seat, person.id, data.name or person.name, data.invite)
    return await _mine(manager, table_id, person.id)


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def set_bot(
    table_id: TableId, seat: SeatPath, data: SeatWish, person: Me, manager: TableManager
) -> MyTable:
    """The host puts a bot on a free seat."""
    if data.kind != "bot":
        raise Refusal("seat-for-bot")
    await seat_bot(manager, table_id, seat, person.id, data.bot or USUAL)
    return await _mine(manager, table_id, person.id)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def get_up(table_id: TableId, seat: SeatPath, person: Me, manager: TableManager) -> MyTable:
    """Get up before the play begins."""
    await leave_seat(manager, table_id, seat, person.id)
    return await _mine(manager, table_id, person.id)


@post("/api/tables/{table_id:str}/start")
async def start(table_id: TableId, person: Me, manager: TableManager) -> MyTable:
    """The host begins the play."""
    await start_table(manager, table_id, person.id)
    return await _mine(manager, table_id, person.id)


@post("/api/tables/{table_id:str}/rematch")
async def play_again(
    table_id: TableId, person: Me, manager: TableManager, limits: Limits
) -> MyTable:
    """The same once more; everybody who asks gets the same new table."""
    _check_rate(limits, person)
    return await _mine(manager, await rematch(manager, table_id, person.id, person.name), person.id)


@post("/api/tables/{table_id:str}/hint", status_code=HTTP_200_OK)
async def hint(table_id: TableId, data: HintWish, manager: TableManager) -> Hint:
    """What a bot would play, with the eyes of the token's seat; not at rated tables."""
    token = manager.signer.read_seat(data.token, time.time())
    await check_person(manager.database, token.person, token.epoch)
    table = await manager.table(table_id)
    if token.table != table.id or table.state.seats[token.seat].person != token.person:
        raise NotAllowed("token-other-seat")
    if table.state.settings.rated:
        raise NotAllowed("hint-rated")
    spec: Bot = check_bot(data.bot)
    async with table.lock:
        logged = await table.state.running()
        if token.seat not in logged.actors:
            raise TooLate("not-your-decision", seat=f"#{token.seat}")
        view = logged.play.state.view(token.seat)
    return Hint(
        await manager.bot_jobs.choose(
            token.person,
            table_id,
            table.game,
            view,
            spec,
            len(logged.play.steps),
            advising=True,
        )
    )


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(request: AnyRequest, table_id: TableId, manager: TableManager) -> Response[str]:
    """The record of a play that is over."""
    stored = await _over(manager, table_id)
    text = await manager.replay_jobs.run(
        *_lane(request, manager, stored), write_record, *(await record_parts(manager, stored))
    )
    headers = {"content-disposition": f'attachment; filename="{table_id}.record"'}
    return Response(text.decode(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/film", compressed=True)
async def replay(
    request: AnyRequest,
    table_id: TableId,
    manager: TableManager,
    first: Ply = 0,
    last: Ply = 0,
    seat: int | None = None,
) -> Response[Film]:
    """Moments of a play that is over. `seat`: whose eyes; -1 sees all; without it an onlooker's."""
    stored = await _over(manager, table_id)
    log, packed = await log_of_table(manager, stored), takes_gzip(request)
    lane, who = _lane(request, manager, stored)
    seen = (first, last, seat, stored.result, manager.now(), packed)
    return replay_response(
        await manager.replay_jobs.run(lane, who, replay_of_log, log, *seen), packed
    )


def _lane(request: AnyRequest, manager: TableManager, stored: StoredTable) -> tuple[Lane, str]:
    """Where a replay of a table waits, and on whose account: who sat there does not wait for others."""
    who = person_or_address(request, manager)
    seated = any(seat.person == who for seat in stored.seats)
    return (Lane.PLAYERS if seated else Lane.VISITORS), who


async def _over(manager: TableManager, table_id: str) -> StoredTable:
    """A table whose play is over."""
    async with manager.database.reading() as connection:
        stored = await find_table(connection, table_id)
    if stored.status in ("open", "playing"):
        raise NotAllowed("record-secret")
    return stored
