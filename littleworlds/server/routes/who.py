"""Who asks: the person behind a request's token."""

import time
from typing import Any

from litestar import Request

from littleworlds.server.bodies import Me
from littleworlds.server.errors import NotKnown
from littleworlds.server.hall import Hall
from littleworlds.server.people import check_person, find_person

AnyRequest = Request[Any, Any, Any]


async def provide_person(request: AnyRequest, hall: Hall) -> Me:
    """The person of the bearer token; NotKnown without one."""
    header = request.headers.get("authorization", "")
    if not header.lower().startswith("bearer "):
        raise NotKnown("token-missing")
    token = hall.signer.read_person(header[7:].strip(), time.time())
    await check_person(hall.storage, token.person, token.epoch)
    return await find_person(hall.storage, token.person)


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""
