"""For whoever runs the server: is it well, what is it doing; and the types of the socket's messages, for programs."""

import os
from typing import Any

from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import text

from littleworlds import __version__
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.messages.http_bodies import Health
from littleworlds.server.messages.schema import live_schema
from littleworlds.server.routes.answers import get


@get("/health")
async def health(manager: TableManager) -> Health:
    """Whether the server answers, and its database can be read and written."""
    manager.database.health.check()
    async with manager.database.reading() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(True, __version__, len(manager.tables))


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
