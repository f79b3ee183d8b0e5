"""Who asks: the person behind a request's token."""

import time
from typing import Any

from litestar import Request

from littleworlds.server.errors import NotKnown
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.messages.http_bodies import Me
from littleworlds.server.people.accounts import check_person, find_person

AnyRequest = Request[Any, Any, Any]


async def provide_person(request: AnyRequest, manager: TableManager) -> Me:
    """The person of the bearer token; NotKnown without one."""
    header = request.headers.get("authorization", "")
    if not header.lower().startswith("bearer "):
        raise NotKnown("token-missing")
    token = manager.signer.read_person(header[7:].strip(), time.time())
    await check_person(manager.database, token.person, token.epoch)
    return await find_person(manager.database, token.person)


def person_or_address(request: AnyRequest, manager: TableManager) -> str:
    """On whose account a request is that needs nobody: the person's who signed it, else the address's.
    Nothing is looked up: it is good for a share of the work, and for nothing else."""
    header = request.headers.get("authorization", "")
    try:
        return manager.signer.read_person(header[7:].strip(), time.time()).person
    except NotKnown:
        return address(request)


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""
