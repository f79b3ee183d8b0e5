"""People: guests at once by a name, accounts with a password for who wants to come back, bot accounts for programs."""

import secrets
import unicodedata

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.bots.roles import USUAL
from littleworlds.server.errors import NotFound, NotKnown, Refusal, TooLate
from littleworlds.server.messages.http_bodies import Me, Rating
from littleworlds.server.people.passwords import Passwords
from littleworlds.server.storage import model
from littleworlds.server.storage.database import Database


def new_id() -> str:
    """An id that cannot be guessed: 80 bits, in letters that are hard to confuse."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(16))


def clean_name(name: str) -> str:
    """A name as it is shown: without what does not print, one blank between words; a Refusal if nothing is left."""
    shown = "".join(letter for letter in unicodedata.normalize("NFC", name) if letter.isprintable())
    shown = " ".join(shown.split())[:30].strip()
    if not shown:
        raise Refusal("name-empty")
    return shown


async def add_person(
    database: Database, kind: str, name: str, now: int, owner: str | None = None
) -> Me:
    """A new guest or bot account."""
    person = {
        "id": new_id(),
        "kind": kind,
        "name": clean_name(name),
        "owner": owner,
        "epoch": 1,
        "created": now,
    }
    async with database.writing() as connection:
        await connection.execute(insert(model.people).values(person))
    return Me(id=str(person["id"]), kind=kind, name=str(person["name"]), login=None)


async def epoch_of(database: Database, person: str) -> int:
    """The present epoch of a person's tokens."""
    async with database.reading() as connection:
        epoch = await connection.scalar(
            select(model.people.c.epoch).where(model.people.c.id == person)
        )
    if epoch is None:
        raise NotKnown("token-withdrawn")
    return int(epoch)


async def check_person(database: Database, person: str, epoch: int) -> None:
    """Raise NotKnown if the person is gone or has withdrawn tokens of this epoch."""
    if await epoch_of(database, person) != epoch:
        raise NotKnown("token-withdrawn")


async def find_person(database: Database, person: str) -> Me:
    """A person with their ratings."""
    async with database.reading() as connection:
        row = (
            (await connection.execute(select(model.people).where(model.people.c.id == person)))
            .mappings()
            .first()
        )
        if row is None:
            raise NotFound("no-such-person", given=person[:20])
        ratings = (
            (
                await connection.execute(
                    select(model.ratings).where(model.ratings.c.person == person)
                )
            )
            .mappings()
            .all()
        )
    return Me(
        id=row["id"],
        kind=row["kind"],
        name=row["name"],
        login=row["login"],
        ratings=[
            Rating(
                game=one["game"],
                value=round(one["mu"] - 3 * one["sigma"], 2),
                mu=one["mu"],
                sigma=one["sigma"],
                plays=one["plays"],
            )
            for one in ratings
        ],
    )


async def open_account(
    database: Database, passwords: Passwords, person: str, login: str, password: str
) -> None:
    """Give a guest a login, or an account another password; tokens given before are withdrawn."""
    people = model.people.c
    values = {
        "kind": "account",
        "login": clean_login(login),
        "password": await passwords.hash(password),
        "epoch": people.epoch + 1,
    }
    try:
        async with database.writing() as connection:
            mine = (people.id == person) & (people.kind != "bot")
            changed = await connection.execute(update(model.people).where(mine).values(values))
    except IntegrityError:
        raise TooLate("login-taken") from None
    if not changed.rowcount:
        raise Refusal("login-for-people")


def clean_login(login: str) -> str:
    """A login as it is kept."""
    return login.strip().lower()


async def log_in(database: Database, passwords: Passwords, login: str, password: str) -> str:
    """The person with this login and password."""
    query = select(model.people.c.id, model.people.c.password).where(
        model.people.c.login == clean_login(login)
    )
    async with database.reading() as connection:
        found = (await connection.execute(query)).first()
    fits = await passwords.fits(None if found is None else found[1], password)
    if found is None or not fits:
        raise NotKnown("login-wrong")
    return str(found[0])


async def rename(database: Database, person: str, name: str) -> None:
    """Another name from now on; finished plays keep the one they were played under."""
    async with database.writing() as connection:
        await connection.execute(
            update(model.people).where(model.people.c.id == person).values(name=clean_name(name))
        )


async def delete_person(connection: AsyncConnection, person: str, now: int) -> list[str]:
    """Forget a person: name, login, ratings, chat, uploads, and their bot accounts. Finished plays stay, with an empty name at the seat;
    in plays under way a bot takes over; tables that wait stay with those who sit there. The tables that have changed."""
    owned = (
        (await connection.execute(select(model.people.c.id).where(model.people.c.owner == person)))
        .scalars()
        .all()
    )
    touched: list[str] = []
    for one in [person, *owned]:
        touched += await _give_up_seats(connection, one, now)
        waiting = await _waiting_tables(connection, one)
        await connection.execute(
            update(model.seats).where(model.seats.c.person == one).values(name="", person=None)
        )
        for table in waiting:
            await _leave_to_others(connection, table, one, now)
        touched += waiting
        await connection.execute(delete(model.chat).where(model.chat.c.person == one))
        await connection.execute(delete(model.people).where(model.people.c.id == one))
    return list(dict.fromkeys(touched))


async def _give_up_seats(connection: AsyncConnection, person: str, now: int) -> list[str]:
    """Write into the log of every play under way that a bot plays on for this person."""
    tables, seats = model.tables.c, model.seats.c
    query = (
        select(tables.id, tables.awaits, seats.seat)
        .join(model.seats, seats.table == tables.id)
        .where(seats.person == person, tables.status == "playing")
        .order_by(tables.id, seats.seat)
    )
    held = (await connection.execute(query)).all()
    for table, awaits, seat in held:
        asked = {"awaits_bot": True} if str(seat) in awaits.split() else {}
        raised = (
            update(model.tables)
            .where(tables.id == table)
            .values(seq=tables.seq + 1, touched=now, **asked)
        )
        seq = (await connection.execute(raised.returning(tables.seq))).scalar_one()
        row = {"table": table, "seq": seq, "command": None, "kind": "bot", "seat": seat}
        await connection.execute(
            insert(model.moves).values(**row, notation=USUAL, outcomes="", at=now)
        )
    return [table for table, _, _ in held]


async def _waiting_tables(connection: AsyncConnection, person: str) -> list[str]:
    """The tables that have not begun and that a person made or sits at."""
    tables, seats = model.tables.c, model.seats.c
    mine = (tables.host == person) | tables.id.in_(
        select(seats.table).where(seats.person == person)
    )
    return list(
        (await connection.execute(select(tables.id).where(tables.status == "open", mine)))
        .scalars()
        .all()
    )


async def _leave_to_others(connection: AsyncConnection, table: str, person: str, now: int) -> None:
    """A person is gone from a table that has not begun: if it was theirs, the first who sits there is the host from now on; without
    people it is given up, as when the last one gets up."""
    tables, seats = model.tables.c, model.seats.c
    sitting = (
        select(seats.person)
        .where(seats.table == table, seats.person.is_not(None))
        .order_by(seats.seat)
        .limit(1)
    )
    first = await connection.scalar(sitting)
    this = tables.id == table
    if first is None:
        await connection.execute(
            update(model.tables).where(this).values(status="cancelled", touched=now)
        )
    else:
        await connection.execute(update(model.tables).where(this).values(touched=now))
        await connection.execute(
            update(model.tables).where(this, tables.host == person).values(host=first)
        )


async def everything_about(database: Database, person: str) -> dict[str, object]:
    """All that is kept about a person, for themselves."""
    kept: dict[str, object] = {}
    sources = [
        ("people", model.people, model.people.c.id),
        ("bots", model.people, model.people.c.owner),
        ("seats", model.seats, model.seats.c.person),
        ("chat", model.chat, model.chat.c.person),
        ("ratings", model.ratings, model.ratings.c.person),
        ("records", model.records, model.records.c.person),
    ]
    async with database.reading() as connection:
        for name, table, column in sources:
            rows = (
                (await connection.execute(select(table).where(column == person))).mappings().all()
            )
            kept[name] = [
                {key: value for key, value in row.items() if key not in ("password", "epoch")}
                for row in rows
            ]
    return kept
