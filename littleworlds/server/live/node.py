"""What all tables of one server process share: the database, the log, the processes for long work, and
the line to the other nodes."""

import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable

from littleworlds.server.config import Config
from littleworlds.server.errors import TryAgain
from littleworlds.server.jobs.bot_jobs import BotJobs
from littleworlds.server.jobs.replay_jobs import ReplayJobs
from littleworlds.server.live.bus import Bus, Notice
from littleworlds.server.live.heartbeat import Heartbeat
from littleworlds.server.log.log_writer import LogWriter
from littleworlds.server.storage.database import Database


class Node:
    """One process of the server."""

    def __init__(
        self,
        config: Config,
        listener: Callable[[Notice], Awaitable[None]],
        clocks_changed: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        async def hear(notice: Notice) -> None:
            # What cannot be read now is found when the node looks around.
            with contextlib.suppress(TryAgain):
                await listener(notice)

        self.config = config
        self.database = Database(config.database)
        self.log_writer = LogWriter(self.database)
        self.bus = Bus(config.bus, secrets.token_hex(6), hear)
        self.heartbeat = Heartbeat(self.database, self.now, not self.bus.shared, clocks_changed)
        self.bot_jobs = BotJobs(config.bot_workers, config.bot_seconds)
        self.replay_jobs = ReplayJobs(config.replay_seconds)

    async def open(self) -> None:
        await self.database.open()
        await self.heartbeat.open()
        self.log_writer.open()
        await self.bus.open()

    def stop_jobs(self) -> None:
        """Drop all long work at once, and tell those who wait for it: the server is about to end."""
        self.bot_jobs.stop()
        self.replay_jobs.stop()

    async def close(self) -> None:
        """Finish what was begun; nothing that was acknowledged is only here."""
        await self.bus.close()
        await self.log_writer.close()
        await self.bot_jobs.close()
        await self.replay_jobs.close()
        await self.heartbeat.close()
        await self.database.close()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # --- what the other nodes are told ------------------------------------------------------------

    def tell_moved(self, table: str, seq: int) -> None:
        """A table has moved on here."""
        self.bus.publish(Notice(table, seq))

    def tell_changed(self, table: str) -> None:
        """A table's row has changed here: somebody sat down, it was started."""
        self.bus.publish(Notice(table, kind="table"))

    def tell_chat(self, table: str, number: int) -> None:
        """A line was said here."""
        self.bus.publish(Notice(table, number, "chat"))

    def tell_silenced(self, table: str) -> None:
        """Onlookers of a table were silenced or removed here."""
        self.bus.publish(Notice(table, kind="silenced"))

    def tell_withdrawn(self, person: str) -> None:
        """A person's tokens were withdrawn here."""
        self.bus.publish(Notice("", kind="withdrawn", person=person))

    def tell_presence(self, table: str, seats: list[int], onlookers: int) -> None:
        """These are at this node's sockets."""
        self.bus.publish(Notice(table, kind="presence", present=seats, onlookers=onlookers))
