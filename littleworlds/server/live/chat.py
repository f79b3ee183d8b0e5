"""What is said at a table: kept in the database, shown to every socket that wants to read."""

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.errors import NotAllowed, NotKnown, TooMuch
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.messages.from_server import Chat as ChatLine
from littleworlds.server.people.limits import Bucket
from littleworlds.server.storage import model
from littleworlds.server.storage.database import Database

EACH = (1.0, 6)
TOGETHER = (4.0, 24)
"""Lines per second of one person and of all at a table, and how many at once: every line is a write
that moves have to wait for."""

MANY = 200
"""So many speakers are remembered; those who have not spoken lately are forgotten first."""

SHOWN = 50
"""So many lines are shown to whoever comes."""


class Chat:
    """The chat of one table."""

    def __init__(self, database: Database, table: str, viewers: set[Viewer]) -> None:
        self._database = database
        self._table = table
        self._viewers = viewers
        self._together = Bucket(*TOGETHER)
        self._speakers: dict[str, Bucket] = {}

    async def say(
        self, text: str, person: str, seat: int | None, command: str, now: int
    ) -> int | None:
        """Say a line; its number, or None if this command was carried out before."""
        if not self._may_speak(person):
            raise TooMuch("chat-too-fast")
        values = {
            "table": self._table,
            "person": person,
            "seat": seat,
            "text": text,
            "at": now,
            "command": command,
        }
        try:
            async with self._database.writing() as connection:
                await self._check_silenced(connection, person)
                added = await connection.execute(
                    insert(model.chat).values(values).returning(model.chat.c.id)
                )
                number = int(added.scalar_one())
        except IntegrityError:
            if await self._said(person, command):
                return None
            # Whoever speaks has been deleted meanwhile.
            raise NotKnown("token-withdrawn") from None
        await self.show(number)
        return number

    def _may_speak(self, person: str) -> bool:
        if len(self._speakers) > MANY:
            self._speakers = {one: kept for one, kept in self._speakers.items() if not kept.full}
        own = self._speakers.setdefault(person, Bucket(*EACH))
        return own.take() and self._together.take()

    async def _check_silenced(self, connection: AsyncConnection, person: str) -> None:
        columns = model.silenced.c
        query = select(columns.person).where(columns.table == self._table, columns.person == person)
        if (await connection.execute(query)).first() is not None:
            raise NotAllowed("chat-silenced")

    async def _said(self, person: str, command: str) -> bool:
        columns = model.chat.c
        query = select(columns.id).where(
            columns.table == self._table, columns.person == person, columns.command == command
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def show(self, number: int) -> None:
        """Show one line to everybody who wants to read."""
        for message in await self._lines(number):
            for viewer in self._viewers:
                if not viewer.muted:
                    viewer.push(message)

    async def show_all(self, viewer: Viewer) -> None:
        """Show the last lines to one who has come."""
        for message in await self._lines():
            viewer.push(message)

    async def _lines(self, number: int | None = None) -> list[bytes]:
        """The last lines, or one of them, as they are sent."""
        columns, people = model.chat.c, model.people.c
        query = (
            select(columns.id, columns.seat, people.name, columns.text, columns.at)
            .join(model.people, people.id == columns.person)
            .where(
                columns.table == self._table, *([] if number is None else [columns.id == number])
            )
            .order_by(columns.id.desc())
            .limit(SHOWN)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        lines = [
            ChatLine(id=id, seat=seat, name=name, text=text, at=at)
            for id, seat, name, text, at in reversed(rows)
        ]
        return [msgspec.json.encode(line) for line in lines]
