"""Records that people bring along, to be replayed here."""

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import Parameter
from sqlalchemy import insert, select

from littleworlds.server.errors import NotFound, Refusal, TooMuch
from littleworlds.server.jobs.replay_jobs import Lane
from littleworlds.server.jobs.replay_tasks import check_record, replay_of_text
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.messages.http_bodies import Film, Me, Uploaded
from littleworlds.server.people.accounts import new_id
from littleworlds.server.routes.answers import get, post, replay_response, takes_gzip
from littleworlds.server.routes.tables import Ply
from littleworlds.server.routes.who import AnyRequest, person_or_address
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import ID_PATTERN

MAX_RECORD = 400_000
MAX_RECORDS = 200
RecordId = Annotated[str, Parameter(max_length=20, pattern=ID_PATTERN)]


@post("/api/records")
async def upload(request: AnyRequest, person: Me, manager: TableManager) -> Uploaded:
    """The body is the record's text. It is checked line by line before it is kept."""
    body = await request.body()
    if len(body) > MAX_RECORD:
        raise TooMuch("message-large", high=MAX_RECORD)
    text = _text_of(body)
    found = await _described(manager, person.id, id := new_id(), text)
    async with manager.database.writing() as connection:
        mine = select(model.records.c.id).where(model.records.c.person == person.id)
        if len((await connection.execute(mine)).all()) >= MAX_RECORDS:
            raise TooMuch("too-many-records", high=MAX_RECORDS)
        values = {"id": id, "person": person.id, "text": text, "created": manager.now()}
        await connection.execute(insert(model.records).values(values))
    return found


def _text_of(body: bytes) -> str:
    """What was uploaded, as text; a U+0000 is none, and not every database would keep it."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        text = "\x00"
    if "\x00" in text:
        raise Refusal("file-not-text", file="record")
    return text


@get("/api/records/{record_id:str}/film", compressed=True)
async def replay(
    request: AnyRequest,
    record_id: RecordId,
    manager: TableManager,
    first: Ply = 0,
    last: Ply = 0,
    seat: int | None = None,
) -> Response[Film]:
    """Moments of an uploaded play. `seat`: whose eyes; -1 sees all; without it an onlooker's."""
    text, packed = await _text(manager, record_id), takes_gzip(request)
    who, seen = person_or_address(request, manager), (first, last, seat, manager.now(), packed)
    return replay_response(
        await manager.replay_jobs.run(Lane.VISITORS, who, replay_of_text, text, *seen), packed
    )


@get("/api/records/{record_id:str}")
async def show(request: AnyRequest, record_id: RecordId, manager: TableManager) -> Uploaded:
    """What an uploaded record holds."""
    text, who = await _text(manager, record_id), person_or_address(request, manager)
    return await _described(manager, who, record_id, text)


async def _described(manager: TableManager, who: str, id: str, text: str) -> Uploaded:
    """What a record holds, after it was checked line by line."""
    found = await manager.replay_jobs.run(Lane.VISITORS, who, check_record, text)
    return msgspec.structs.replace(msgspec.json.decode(found, type=Uploaded), id=id)


async def _text(manager: TableManager, record_id: str) -> str:
    async with manager.database.reading() as connection:
        text = await connection.scalar(
            select(model.records.c.text).where(model.records.c.id == record_id)
        )
    if text is None:
        raise NotFound("no-such-record", given=record_id)
    return str(text)
