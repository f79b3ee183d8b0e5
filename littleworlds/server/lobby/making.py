"""Making a table, and the next one after a play that is over."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.bots.registry import check as check_bot
from littleworlds.bots.roles import USUAL
from littleworlds.core.chance import Sealed
from littleworlds.server.errors import NotAllowed, Refusal, TooLate, TooMuch
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.lobby.checks import check_no_program
from littleworlds.server.lobby.starting import start
from littleworlds.server.messages.http_bodies import NewTable, SeatWish
from littleworlds.server.people.accounts import clean_name, new_id
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import find_table

MAX_UNFINISHED = 200
"""Tables that one person may have under way."""


async def make_table(manager: TableManager, wish: NewTable, person: str, name: str) -> str:
    """A new table; its id. It is started if nobody else is expected."""
    game = manager.game(wish.game, manager.overlays.get(wish.game))
    options = game.check_options(len(wish.seats), wish.options)
    if wish.rated and any(seat.kind == "bot" for seat in wish.seats):
        raise Refusal("rated-with-bots")
    if wish.rated and sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal("rated-one-seat")
    id, secret, now = new_id(), secrets.token_bytes(32), manager.now()
    row = {
        "id": id,
        "game": game.id,
        "seats": len(wish.seats),
        "options": msgspec.json.encode(options).decode(),
        "overlay": None
        if game.data is None or game.data.overlay is None
        else msgspec.json.encode(game.data.overlay).decode(),
        "data": game.data.digest if game.data else "none",
        "rules": game.rules_version,
        "secret": secret,
        "seal": Sealed(secret).seal,
        "setup": "",
        "host": person,
        "invite": new_id(),
        "public": wish.public,
        "rated": wish.rated,
        "pace": msgspec.json.encode(wish.pace).decode(),
        "pauses": msgspec.json.encode(wish.pauses).decode(),
        "start_when_full": wish.start_when_full,
        "status": "open",
        "seq": 0,
        "awaits": "",
        "awaits_bot": False,
        "created": now,
        "touched": now,
    }
    seats = [_seat(id, number, seat, person, name) for number, seat in enumerate(wish.seats)]
    async with manager.database.writing() as connection:
        await _check_unfinished(connection, person)
        if wish.rated and any(seat.kind == "me" for seat in wish.seats):
            await check_no_program(connection, person)
        await connection.execute(insert(model.tables).values(row))
        await connection.execute(insert(model.seats), seats)
        if all(seat.kind != "open" for seat in wish.seats):
            await start(manager, connection, await find_table(connection, id))
    if all(seat.kind != "open" for seat in wish.seats):
        await manager.wake_bots(id)
    return id


def _seat(table: str, number: int, wish: SeatWish, person: str, name: str) -> dict[str, Any]:
    seat: dict[str, Any] = {"table": table, "seat": number, "person": None, "bot": None, "name": ""}
    if wish.kind == "me":
        seat.update(person=person, name=clean_name(wish.name or name))
    elif wish.kind == "bot":
        seat.update(bot=check_bot(wish.bot or USUAL))
    return seat


async def _check_unfinished(connection: AsyncConnection, person: str) -> None:
    columns = model.tables.c
    query = (
        select(columns.id)
        .where(columns.host == person, columns.status.in_(["open", "playing"]))
        .limit(MAX_UNFINISHED)
    )
    if len((await connection.execute(query)).all()) >= MAX_UNFINISHED:
        raise TooMuch("too-many-tables", high=MAX_UNFINISHED)


async def rematch(manager: TableManager, table: str, person: str, name: str) -> str:
    """A new table like this one, whose play is over; everybody who asks gets the same one. Who asked sits as before, bots too, and the
    others' places are open to them by invitation."""
    async with manager.database.reading() as connection:
        stored = await find_table(connection, table)
    if not any(seat.person == person for seat in stored.seats):
        raise NotAllowed("not-your-seat")
    if stored.status in ("open", "playing"):
        raise TooLate("play-not-over")
    if stored.next is not None:
        return stored.next
    settings = stored.settings
    wish = NewTable(
        game=settings.game,
        seats=[_same_seat(seat.person, seat.bot, seat.name, person) for seat in stored.seats],
        options=settings.options,
        public=False,
        rated=settings.rated,
        pace=settings.pace,
        pauses=settings.pauses,
    )
    made = await make_table(manager, wish, person, name)
    async with manager.database.writing() as connection:
        free = (model.tables.c.id == table) & model.tables.c.next.is_(None)
        first = (
            await connection.execute(update(model.tables).where(free).values(next=made))
        ).rowcount == 1
        if not first:
            await connection.execute(delete(model.tables).where(model.tables.c.id == made))
    await manager.refresh(table)
    if first:
        return made
    async with manager.database.reading() as connection:
        return (await find_table(connection, table)).next or made


def _same_seat(person: str | None, bot: str | None, name: str, who: str) -> SeatWish:
    if bot is not None:
        return SeatWish(kind="bot", bot=bot)
    return SeatWish(kind="me", name=name or None) if person == who else SeatWish(kind="open")
