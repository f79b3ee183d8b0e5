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


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""
