"""Records that people bring along, to be replayed here."""

from typing import Annotated

from litestar.params import Parameter
from sqlalchemy import insert, select

from littleworlds.server import model
from littleworlds.server.bodies import Film, Me, Uploaded
from littleworlds.server.errors import NotFound, Refusal, TooMuch
from littleworlds.server.hall import Hall
from littleworlds.server.people import new_id
from littleworlds.server.replays import check, describe, film
from littleworlds.server.routes.answers import get, post
from littleworlds.server.routes.tables import Ply
from littleworlds.server.routes.who import AnyRequest

MAX_RECORD = 400_000
MAX_RECORDS = 200
RecordId = Annotated[str, Parameter(max_length=20)]


@post("/api/records")
async def upload(request: AnyRequest, person: Me, hall: Hall) -> Uploaded:
    """The body is the record's text. It is checked line by line before it is kept."""
    body = await request.body()
    if len(body) > MAX_RECORD:
        raise TooMuch("message-large", high=MAX_RECORD)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file="record") from None
    found = check(text.replace("\x00", ""))
    id = new_id()
    async with hall.storage.writing() as connection:
        mine = select(model.records.c.id).where(model.records.c.person == person.id)
        if len((await connection.execute(mine)).all()) >= MAX_RECORDS:
            raise TooMuch("too-many-records", high=MAX_RECORDS)
        values = {"id": id, "person": person.id, "text": text, "created": hall.now()}
        await connection.execute(insert(model.records).values(values))
    return describe(id, found)


@get("/api/records/{record_id:str}/film")
async def replay(record_id: RecordId, hall: Hall, first: Ply = 0, last: Ply = 0, seat: int | None = None) -> Film:
    """Moments of an uploaded play. `seat`: whose eyes; -1 sees all; without it an onlooker's."""
    return film(await _text(hall, record_id), first, last, seat, None, hall.now())


@get("/api/records/{record_id:str}")
async def show(record_id: RecordId, hall: Hall) -> Uploaded:
    """What an uploaded record holds."""
    return describe(record_id, check(await _text(hall, record_id)))


async def _text(hall: Hall, record_id: str) -> str:
    async with hall.storage.reading() as connection:
        text = await connection.scalar(select(model.records.c.text).where(model.records.c.id == record_id))
    if text is None:
        raise NotFound("no-such-record", given=record_id)
    return str(text)
