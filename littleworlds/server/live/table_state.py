"""A table as this process knows it: its row in the database, and its play folded from the log.

All of it is a cache. The play in memory runs ahead of the log for the time of a commit; if that fails it
is forgotten and built again.
"""

from littleworlds.core.game import Game
from littleworlds.server.errors import TooLate
from littleworlds.server.frames.table_info import table_info
from littleworlds.server.live.node import Node
from littleworlds.server.live.standing_answers import read_standing_answers
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.log.log_line import LogLine, PlayLog
from littleworlds.server.log.log_reader import play_log, read_log
from littleworlds.server.log.logged_play import LoggedPlay, StandingAnswers
from littleworlds.server.messages.parts import TableInfo
from littleworlds.server.storage.table_store import Seat, StoredTable, TableSettings, find_table


class TableState:
    """The row and the play. Whoever changes them holds the table's lock."""

    def __init__(self, node: Node, stored: StoredTable, game: Game, viewers: set[Viewer]) -> None:
        self.node = node
        self.game = game
        self.viewers = viewers
        self.stored = stored
        self.logged: LoggedPlay | None = None
        self.standing: StandingAnswers = set()

    @property
    def id(self) -> str:
        return self.stored.settings.id

    @property
    def settings(self) -> TableSettings:
        return self.stored.settings

    @property
    def seats(self) -> list[Seat]:
        return self.stored.seats

    @property
    def status(self) -> str:
        return self.stored.status

    @property
    def seq(self) -> int:
        """The last line of the log that this process knows of."""
        return self.stored.seq if self.logged is None else self.logged.seq

    # --- the play ---------------------------------------------------------------------------------

    async def running(self) -> LoggedPlay:
        """The play under way; refused if there is none."""
        if self.status == "open":
            raise TooLate("table-not-started")
        if self.status != "playing":
            raise TooLate("play-is-over")
        return await self.built()

    async def built(self) -> LoggedPlay:
        """The play, built from the log if it is not in memory."""
        if self.logged is None:
            async with self.node.database.reading_tables() as connection:
                lines = await read_log(connection, self.id)
                self.stored = await find_table(connection, self.id)
                self.standing = await read_standing_answers(connection, self.id)
            self.logged = self.fold(lines)
            seen = [viewer.seen for viewer in self.viewers if viewer.seen is not None]
            self.logged.forget_shown(min(seen, default=None))
        return self.logged

    def fold(self, lines: list[LogLine]) -> LoggedPlay:
        """A play of this table from the lines of its log."""
        settings = self.settings
        logged = LoggedPlay(self.id, self.game, settings.seats, settings.options, settings.secret)
        logged.follow(lines)
        return logged

    async def read_on(self) -> list[LogLine]:
        """Follow what others have written: further lines, which are returned, and the row."""
        async with self.node.database.reading_tables() as connection:
            lines = (
                [] if self.logged is None else await read_log(connection, self.id, self.logged.seq)
            )
            self.stored = await find_table(connection, self.id)
            self.standing = await read_standing_answers(connection, self.id)
        if self.logged is not None:
            self.logged.follow(lines)
        return lines

    def forget_play(self) -> None:
        """A play that is over needs no memory: it is built again if somebody comes to look."""
        if self.status != "playing":
            self.logged = None
            self.standing.clear()

    def play_log(self, lines: list[LogLine]) -> PlayLog:
        """The play up to these lines, to be played again elsewhere."""
        return play_log(self.settings, self.seats, self.stored.setup, lines)

    # --- looks at it ------------------------------------------------------------------------------

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays for a seat, if one does."""
        if self.logged is not None and seat in self.logged.handed:
            return self.logged.handed[seat] or None
        return self.seats[seat].bot

    def info(self, present: list[int]) -> TableInfo:
        """The table from outside, as it stands."""
        result = self.stored.result
        conceded = set() if result is None else set(result.conceded)
        bots = [self.bot_at(seat) for seat in range(len(self.seats))]
        return table_info(
            self.stored._replace(seq=self.seq),
            bots,
            present,
            self.logged.conceded if self.logged is not None else conceded,
        )
