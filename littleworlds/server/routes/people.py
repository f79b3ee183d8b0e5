"""People over HTTP: come as a guest, open an account, log in, see and take away what is kept about one."""

import time
from typing import Annotated, Any

from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select

from littleworlds.server.errors import NotAllowed, NotFound, TooMuch
from littleworlds.server.frames.table_info import table_info
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.lobby.leaving import forget_person
from littleworlds.server.lobby.listing import list_tables
from littleworlds.server.messages.http_bodies import Account, Me, NewPerson, Profile, Session
from littleworlds.server.people.accounts import (
    add_person,
    clean_login,
    epoch_of,
    everything_about,
    find_person,
    log_in,
    open_account,
    rename,
)
from littleworlds.server.people.limits import Limits
from littleworlds.server.people.passwords import Passwords
from littleworlds.server.people.tokens import BOT_SECONDS, PersonToken
from littleworlds.server.routes.answers import delete, get, patch, post
from littleworlds.server.routes.who import AnyRequest, address
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import ID_PATTERN

PersonId = Annotated[str, Parameter(max_length=20, pattern=ID_PATTERN)]
MAX_BOTS = 20


async def _session(manager: TableManager, person: str, seconds: float | None = None) -> Session:
    token = PersonToken(person, await epoch_of(manager.database, person))
    now = time.time()
    signed = (
        manager.signer.person(token, now)
        if seconds is None
        else manager.signer.person(token, now, seconds)
    )
    return Session(await find_person(manager.database, person), signed)


@post("/api/people")
async def come_as_guest(
    data: NewPerson, manager: TableManager, limits: Limits, request: AnyRequest
) -> Session:
    """A guest, at once."""
    if not limits.new_person(address(request)):
        raise TooMuch("too-fast")
    person = await add_person(manager.database, "guest", data.name, manager.now())
    return await _session(manager, person.id)


@post("/api/sessions")
async def come_back(
    data: Account,
    manager: TableManager,
    limits: Limits,
    passwords: Passwords,
    request: AnyRequest,
) -> Session:
    """Log in."""
    if not limits.password(address(request), clean_login(data.login)):
        raise TooMuch("passwords-too-fast")
    person = await log_in(manager.database, passwords, data.login, data.password)
    return await _session(manager, person)


@get("/api/people/me")
async def who_am_i(person: Me) -> Me:
    """The person of the token."""
    return person


@patch("/api/people/me")
async def take_another_name(data: NewPerson, person: Me, manager: TableManager) -> Me:
    """Another name."""
    await rename(manager.database, person.id, data.name)
    return await find_person(manager.database, person.id)


@post("/api/people/me/account")
async def keep_account(
    data: Account,
    person: Me,
    manager: TableManager,
    limits: Limits,
    passwords: Passwords,
    request: AnyRequest,
) -> Session:
    """Give a guest a login, or change it; tokens given before are withdrawn, so this gives a new one."""
    if not limits.password(address(request), "of " + person.id):
        raise TooMuch("passwords-too-fast")
    await open_account(manager.database, passwords, person.id, data.login, data.password)
    await manager.withdraw(person.id)
    return await _session(manager, person.id)


@get("/api/people/me/data")
async def take_my_data(person: Me, manager: TableManager) -> dict[str, Any]:
    """All that is kept about the person of the token."""
    return await everything_about(manager.database, person.id)


@delete("/api/people/me", status_code=HTTP_200_OK)
async def forget_me(person: Me, manager: TableManager) -> Me:
    """Delete the person of the token and what is kept about them."""
    await forget_person(manager, person.id)
    return person


@get("/api/people/me/bots")
async def my_bots(person: Me, manager: TableManager) -> list[Me]:
    """The bot accounts of a person."""
    async with manager.database.reading() as connection:
        bots = (
            (
                await connection.execute(
                    select(model.people.c.id).where(model.people.c.owner == person.id)
                )
            )
            .scalars()
            .all()
        )
    return [await find_person(manager.database, one) for one in bots]


@post("/api/people/me/bots")
async def add_bot(data: NewPerson, person: Me, manager: TableManager) -> Session:
    """An account for a program, with a token of its own; it takes seats and plays like a person."""
    if person.kind == "bot":
        raise NotAllowed("login-for-people")
    if len(await my_bots.fn(person=person, manager=manager)) >= MAX_BOTS:
        raise TooMuch("too-many-bots", high=MAX_BOTS)
    bot = await add_person(manager.database, "bot", data.name, manager.now(), person.id)
    return await _session(manager, bot.id, BOT_SECONDS)


@delete("/api/people/me/bots/{bot_id:str}", status_code=HTTP_200_OK)
async def remove_bot(bot_id: PersonId, person: Me, manager: TableManager) -> Me:
    """Delete a bot account; its token is worthless from now on."""
    async with manager.database.reading() as connection:
        owner = await connection.scalar(
            select(model.people.c.owner).where(model.people.c.id == bot_id)
        )
    if owner != person.id:
        raise NotFound("no-such-person", given=bot_id)
    bot = await find_person(manager.database, bot_id)
    await forget_person(manager, bot_id)
    return bot


@get("/api/people/{person_id:str}")
async def profile(person_id: PersonId, manager: TableManager) -> Profile:
    """A person as others see them, with the public tables that they finished last."""
    person = await find_person(manager.database, person_id)
    mine = select(model.seats.c.table).where(model.seats.c.person == person_id)
    over = (
        model.tables.c.id.in_(mine) & (model.tables.c.status == "finished") & model.tables.c.public
    )
    tables = await list_tables(manager, over, 50)
    shown = Me(id=person.id, kind=person.kind, name=person.name, login=None, ratings=person.ratings)
    return Profile(shown, [table_info(table) for table in tables])
