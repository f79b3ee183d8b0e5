"""How nodes tell each other that a table has moved on: Litestar's channels over Redis; a process alone has nobody to tell.

A notice names a table and its sequence number, or who is present there; never what happened: each node reads the log itself and
shows its own sockets what they may see. Notices may be lost (a Redis that restarts): the manager looks at the log from time to time too.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

_CHANNEL = "littleworlds"
"""One channel for all tables: notices are small, and a node that subscribes once cannot miss one by subscribing late."""

_log = structlog.get_logger("bus")


class Notice(msgspec.Struct, frozen=True):
    """What a node says: this table stands at this line; or (`kind`) its seats have
    changed, somebody chatted, these are present, onlookers were removed; or a person's tokens were
    withdrawn."""

    table: str
    seq: int = 0
    kind: str = "log"
    node: str = ""
    present: list[int] = []
    onlookers: int = 0
    person: str = ""


class Bus:
    """Publishes notices, and hands every other node's to a listener; connects again by itself."""

    def __init__(self, url: str, node: str, listener: Callable[[Notice], Awaitable[None]]) -> None:
        self._url = url
        self.node = node
        self._listener = listener
        self._backend: ChannelsBackend | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""
        return not self._url.startswith("memory")

    async def open(self) -> None:
        if self.shared:
            self._keep(asyncio.create_task(self._listen(), name="bus"))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, notice: Notice) -> None:
        """Tell the others, without waiting: what is lost is found in the log."""
        if self.shared and self._backend is not None:
            data = msgspec.json.encode(msgspec.structs.replace(notice, node=self.node))
            self._keep(asyncio.create_task(self._send(data)))

    async def _send(self, data: bytes) -> None:
        try:
            if self._backend is not None:
                await self._backend.publish(data, [_CHANNEL])
        except Exception as problem:
            _log.warning("notice not sent", problem=type(problem).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                await self._stream()
            except Exception as problem:
                _log.warning("bus lost, connecting again", problem=type(problem).__name__)
            self._backend = None
            await asyncio.sleep(0.5)

    async def _stream(self) -> None:
        backend = RedisChannelsPubSubBackend(redis=Redis.from_url(self._url))
        await backend.on_startup()
        try:
            await backend.subscribe([_CHANNEL])
            self._backend = backend
            # What was said while nobody listened is asked of the log.
            await self._listener(Notice("", kind="catch-up"))
            async for _, data in backend.stream_events():
                notice = msgspec.json.decode(data, type=Notice)
                if notice.node != self.node:
                    await self._listener(notice)
        finally:
            await backend.on_shutdown()

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
