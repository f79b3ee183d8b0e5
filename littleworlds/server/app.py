"""The application: routes, sockets, limits and the manager put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import IntegrityError

from littleworlds import __version__
from littleworlds.core.errors import Error, UnknownGame
from littleworlds.server.config import Config
from littleworlds.server.errors import Refusal, TooLate
from littleworlds.server.live.socket import live
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.messages.parts import Problem, problem
from littleworlds.server.people.limits import Gate, Limits
from littleworlds.server.people.passwords import Passwords
from littleworlds.server.routes import games, operations, people, records, tables
from littleworlds.server.routes.pages import page
from littleworlds.server.routes.requests import StrictRequest
from littleworlds.server.routes.who import provide_person
from littleworlds.server.stopping import on_stop

MAX_BODY = 500_000

_ROUTES: list[ControllerRouterHandler] = [
    games.list_games,
    games.show_game,
    games.list_bots,
    games.application_words,
    games.game_words,
    games.rules,
    people.come_as_guest,
    people.come_back,
    people.who_am_i,
    people.take_another_name,
    people.keep_account,
    people.take_my_data,
    people.forget_me,
    people.my_bots,
    people.add_bot,
    people.remove_bot,
    people.profile,
    tables.create,
    tables.list_open,
    tables.list_mine,
    tables.show,
    tables.show_mine,
    tables.sit,
    tables.set_bot,
    tables.get_up,
    tables.start,
    tables.play_again,
    tables.hint,
    tables.record,
    tables.replay,
    records.upload,
    records.show,
    records.replay,
    operations.health,
    operations.metrics,
    operations.show_live_schema,
    live,
    page,
]

_log = structlog.get_logger("server")


def application(config: Config) -> Gate:
    """The ASGI application for these settings."""
    manager = TableManager(config)
    limits = Limits(config)
    passwords = Passwords()

    def stop() -> None:
        manager.stop_jobs()
        passwords.stop()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await manager.open()
        manager.gc_policy.take_over()
        _log.info(
            "open", database=config.database.partition(":")[0], bus=config.bus.partition(":")[0]
        )
        try:
            with on_stop(stop):
                yield
        finally:
            stop()
            await manager.close()
            _log.info("closed")

    app = Litestar(
        route_handlers=_ROUTES,
        lifespan=[lifespan],
        dependencies={
            "manager": Provide(lambda: manager, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "passwords": Provide(lambda: passwords, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            Error: _refused,
            HTTPException: _unfit,
            IntegrityError: _overtaken,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Little Worlds", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key="compressed"
        ),
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        logging_config=None,
        debug=False,
    )
    # Around everything, so that refusals of the framework itself pass it too.
    return Gate(app, limits, config)


def from_environment() -> Gate:
    """For worker processes: the settings come by the environment."""
    config = Config.from_environment()
    set_up_logs(config.log_json)
    return application(config)


def set_up_logs(as_json: bool) -> None:
    """Structured logs; nothing that is logged holds a token, a password or a secret."""
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def _answer(status: int, body: Problem) -> Response[Problem]:
    return Response(body, status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: Error) -> Response[Problem]:
    status = (
        error.status
        if isinstance(error, Refusal)
        else 404
        if isinstance(error, UnknownGame)
        else 400
    )
    return _answer(status, problem(error))


def _unfit(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown path, a body that does not fit its type."""
    why = error.detail
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        why = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra)
    args: dict[str, Any] = {"status": error.status_code, "why": why[:300]}
    return _answer(error.status_code, Problem(id="request-unfit", args=args))


def _overtaken(_: Request[Any, Any, Any], error: IntegrityError) -> Response[Problem]:
    """Somebody was faster: what the request was about is taken or gone."""
    return _refused(_, TooLate("overtaken"))


def _fault(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("a request failed", exc_info=error)
    return _answer(500, problem(Refusal("server-fault")))
