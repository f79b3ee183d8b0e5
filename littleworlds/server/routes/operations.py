"""For whoever runs the server: is it well, what is it doing; and the types of the socket's messages, for programs."""

import os
from typing import Any

from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import text

from littleworlds import __version__
from littleworlds.server.bodies import Health
from littleworlds.server.hall import Hall
from littleworlds.server.routes.answers import get
from littleworlds.server.schema import live_schema


@get("/health")
async def health(hall: Hall) -> Health:
    """Whether the server and its database answer."""
    async with hall.storage.reading() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(True, __version__, len(hall.tables))


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus; of all worker processes together where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/live-schema")
async def show_live_schema() -> dict[str, Any]:
    """The JSON schema of the messages on a table's socket."""
    return live_schema()
