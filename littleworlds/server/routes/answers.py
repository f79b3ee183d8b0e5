"""The verbs of the interface, with every refusal described: whatever is refused, it is refused with a `Problem`."""

from functools import partial
from typing import Any

import litestar
from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from littleworlds.server.messages.http_bodies import Film
from littleworlds.server.messages.parts import Problem

_REFUSALS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in (
        (400, "The request makes no sense"),
        (401, "Who asks is not known"),
        (403, "The request needs somebody else"),
        (404, "There is no such thing"),
        (405, "Not this way"),
        (409, "Things have moved on"),
        (413, "Too large"),
        (429, "Too much in this time"),
        (500, "The server made a mistake"),
        (503, "The database does not answer"),
    )
}


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def replay_response(body: bytes, packed: bool) -> Response[Film]:
    """A replay that was put into JSON, and compressed, elsewhere."""
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    # The type is for the description of the interface; bytes are sent as they are.
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]


get = partial(litestar.get, responses=_REFUSALS)
post = partial(litestar.post, responses=_REFUSALS)
put = partial(litestar.put, responses=_REFUSALS)
patch = partial(litestar.patch, responses=_REFUSALS)
delete = partial(litestar.delete, responses=_REFUSALS)
