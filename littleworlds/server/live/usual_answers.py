"""Gives the usual answers whose pause is over; they go into the log like moves, under the table's lock."""

import asyncio

from littleworlds.server.live.bot_turns import BotTurns
from littleworlds.server.live.commands import Change, Commands
from littleworlds.server.live.table_state import TableState
from littleworlds.server.log.logged_play import LoggedPlay
from littleworlds.server.messages.from_server import Done


class UsualAnswers:
    """Answers for the seats of one table."""

    def __init__(
        self, state: TableState, commands: Commands, bots: BotTurns, lock: asyncio.Lock
    ) -> None:
        self._state = state
        self._commands = commands
        self._bots = bots
        self._lock = lock

    async def give(self, seat: int, version: str) -> None:
        """Answer a question in the usual way; nothing happens if it does not stand any more."""
        state = self._state

        def change(logged: LoggedPlay) -> Change:
            if state.bot_at(seat) is not None:
                return Change([])
            return Change(logged.answer_usually(seat, version, state.standing, state.node.now()))

        async with self._lock:
            lines = await self._commands.commit(change, None)
            assert not isinstance(lines, Done)
            if lines:
                self._bots.begin(lines[0])
