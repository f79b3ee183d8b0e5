"""What people do at a table: every command takes the same path, and is answered once it is on disk.

The owner is checked, the rules are asked, the lines are committed, and only then the frames go out, so
that nobody is ever shown what could be lost. A command that is sent again is answered as the first time.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from littleworlds.bots.registry import check as check_bot
from littleworlds.bots.roles import USUAL
from littleworlds.core.errors import Error
from littleworlds.server.errors import NotAllowed, Refusal, TooLate, TryAgain
from littleworlds.server.live import standing_answers
from littleworlds.server.live.broadcast import Broadcast
from littleworlds.server.live.presence import Presence
from littleworlds.server.live.table_state import TableState
from littleworlds.server.log import ending
from littleworlds.server.log.log_line import LogLine
from littleworlds.server.log.log_reader import find_line
from littleworlds.server.log.log_writer import Conflict, LogEntry, TableStatus, Write
from littleworlds.server.log.logged_play import LoggedPlay, StandingAnswers
from littleworlds.server.messages.from_client import (
    Act,
    Back,
    Cancel,
    Concede,
    Hand,
    Stand,
    Undo,
)
from littleworlds.server.messages.from_server import Done
from littleworlds.server.metrics import MOVES
from littleworlds.server.storage.clocks import Clocks

Command = Act | Undo | Concede | Cancel | Hand | Back | Stand

REMEMBERED = 24
"""So many answers are kept in memory; older ones are found in the log."""

TRIES = 5
"""How often a command is tried when other nodes write into the same log."""

KINDS: dict[type, tuple[str, ...]] = {
    Act: ("move",),
    Undo: ("undo",),
    Concede: ("concede",),
    Cancel: ("cancel", "uncancel"),
    Hand: ("bot",),
    Back: ("back",),
    Stand: (),
}
"""The lines of the log that each command may become. A name that a seat has used for another command
is no answer to this one."""

SEATING = ("bot", "back", "concede")
"""Lines after which somebody else plays for a seat: sockets are told who sits where."""


class Change(NamedTuple):
    """What a command adds: lines of the log, what is written besides, and the standing answers from
    then on if it changes them."""

    lines: list[LogLine]
    also: Sequence[Write] = ()
    standing: StandingAnswers | None = None


class Commands:
    """Carries out commands at one table; call it with the table's lock held."""

    def __init__(self, state: TableState, broadcast: Broadcast, presence: Presence) -> None:
        self._state = state
        self._broadcast = broadcast
        self._presence = presence
        self._answers: OrderedDict[tuple[type, int, str], Done] = OrderedDict()

    async def carry_out(self, asked: Command, person: str | None) -> tuple[Done, LogLine | None]:
        """The answer to a command of a seat's owner, and the first line that it became, if it became
        one now."""
        key = (type(asked), asked.seat, asked.command)
        if key in self._answers:
            return self._answers[key], None
        done = await self.commit(lambda logged: self._change(logged, asked, person), asked)
        first: LogLine | None = None
        if not isinstance(done, Done):
            first = done[0] if done else None
            done = self._answer(asked, first)
        self._answers[key] = done
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return done, first

    def _answer(self, asked: Command, first: LogLine | None) -> Done:
        if first is None or isinstance(asked, Stand):
            return Done(command=asked.command, seq=self._state.seq)
        return Done(command=asked.command, seq=first.seq, taken=_taken(first))

    async def commit(
        self, change: Callable[[LoggedPlay], Change], asked: Command | None
    ) -> list[LogLine] | Done:
        """Change the play and write its lines, which are returned; on a conflict look at what others
        have done and try again. A command that turns out to be in the log already is answered
        as it was then."""
        for _ in range(TRIES):
            try:
                logged = await self._state.running()
                # Before the play is changed: a commit that fails would have it built anew.
                self._state.node.database.health.check()
                made = change(logged)
            except Error:
                # What is refused now may have been carried out before, even as the last move.
                if (done := await self._answered(asked)) is not None:
                    return done
                raise
            if not made.lines and not made.also:
                return []
            if await self._write(logged, made):
                return made.lines
            if (done := await self._answered(asked)) is not None:
                return done
        raise TryAgain("table-busy")

    async def _answered(self, asked: Command | None) -> Done | None:
        """How a command was answered before, if it is in the log."""
        if asked is None:
            return None
        seat = asked.target if isinstance(asked, Hand) else asked.seat
        async with self._state.node.database.reading_tables() as connection:
            line = await find_line(connection, self._state.id, seat, asked.command)
        if line is None or line.kind not in KINDS[type(asked)]:
            return None
        return Done(command=asked.command, seq=line.seq, taken=_taken(line))

    # --- what each command means ------------------------------------------------------------------

    def _change(self, logged: LoggedPlay, asked: Command, person: str | None) -> Change:
        self._check_owner(logged, asked, person)
        now = self._state.node.now()
        seat, name = asked.seat, asked.command
        match asked:
            case Act():
                standing = self._state.standing
                return Change(logged.act(seat, name, asked.actions, asked.version, standing, now))
            case Undo():
                return Change(logged.undo(seat, name, now))
            case Concede():
                return Change(logged.concede(seat, name, self._understudy(logged, seat), now))
            case Cancel():
                return Change(self._agree(logged, asked, now))
            case Hand():
                self._check_hand(logged, asked)
                # Who wins by it does not pick the bot.
                # At a rated table nobody chooses who plays on.
                bot = USUAL if self._state.settings.rated else check_bot(asked.bot)
                return Change(logged.mark("bot", asked.target, name, bot, now))
            case Back():
                return Change(logged.back(seat, name, now))
            case Stand():
                return self._stand(logged, asked, now)

    def _check_owner(self, logged: LoggedPlay, asked: Command, person: str | None) -> None:
        seats = self._state.seats
        if asked.seat >= len(seats) or person is None or seats[asked.seat].person != person:
            raise NotAllowed("not-your-seat")
        if isinstance(asked, Act | Undo) and asked.seat in logged.handed:
            raise NotAllowed("seat-with-bot")

    def _understudy(self, logged: LoggedPlay, seat: int) -> str:
        """Who plays on when a seat concedes; "" if nobody is left who would care."""
        seats = self._state.seats
        left = [
            other for other in range(len(seats)) if other != seat and other not in logged.conceded
        ]
        people = [other for other in left if seats[other].person is not None]
        return USUAL if len(left) > 1 and people else ""

    def _agree(self, logged: LoggedPlay, asked: Cancel, now: int) -> list[LogLine]:
        if asked.agree == (asked.seat in logged.agreed):
            raise TooLate("already-said")
        if not asked.agree:
            return logged.mark("uncancel", asked.seat, asked.command, "", now)
        people = {
            number
            for number, seat in enumerate(self._state.seats)
            if seat.person is not None and number not in logged.conceded
        }
        everybody = people <= logged.agreed | {asked.seat}
        return logged.mark("cancel", asked.seat, asked.command, "all" if everybody else "", now)

    def _check_hand(self, logged: LoggedPlay, asked: Hand) -> None:
        """Whether a seat may be given to a bot: the own one, or one that keeps the others waiting."""
        seats = self._state.seats
        target = asked.target
        if target >= len(seats) or seats[target].person is None or target in logged.handed:
            raise Refusal("seat-not-with-person")
        if target == asked.seat or seats[target].person == seats[asked.seat].person:
            if self._state.settings.rated:
                # What a person gets from a bot by handing over and taking back is no better than a hint.
                raise NotAllowed("hand-rated")
            return
        if target not in logged.actors or not (self._out_of_time(target) or self._away(target)):
            raise NotAllowed("seat-still-held")

    def _out_of_time(self, seat: int) -> bool:
        clocks = self._state.stored.clocks
        return clocks is not None and clocks.now(self._state.node.now())[seat] <= 0

    def _away(self, seat: int) -> bool:
        """Whether the owner of a seat has been away for long: minutes at a live table, days at one
        without hurry."""
        if seat in self._presence.seats():
            return False
        node = self._state.node
        if self._state.settings.pace.kind == "live":
            return self._presence.away_for(seat) > node.config.away_seconds
        return node.now() - self._state.stored.touched > node.config.away_days * 86_400_000

    def _stand(self, logged: LoggedPlay, asked: Stand, now: int) -> Change:
        """Set or lift a standing answer; it is played at once, for its question is open."""
        state = self._state
        if asked.on:
            asked = standing_answers.bound(asked, logged.play.state.prompt(asked.seat))
        answer = standing_answers.wished_answer(asked, state.standing)
        standing = standing_answers.with_answer(state.standing, answer, asked.on)
        write = standing_answers.write_answer(state.id, answer, asked.on)
        return Change(logged.play_standing_answers(standing, now), [write], standing)

    # --- the log ----------------------------------------------------------------------------------

    async def _write(self, logged: LoggedPlay, change: Change) -> bool:
        """Commit and show; False if the log has gone on elsewhere, and then the play is as the log has
        it."""
        try:
            if change.lines:
                await self._commit_lines(logged, change)
            elif change.also:
                async with self._state.node.database.committing() as connection:
                    for write in change.also:
                        await write(connection)
        except Conflict:
            await self.reload()
            return False
        except BaseException:
            self._state.logged = None
            raise
        if change.standing is not None:
            self._state.standing = change.standing
        self._show(change.lines)
        return True

    async def _commit_lines(self, logged: LoggedPlay, change: Change) -> None:
        state, lines = self._state, change.lines
        clocks = self._moved_clocks(logged, lines)
        awaits = logged.actors
        status = TableStatus(
            seq=logged.seq,
            awaits=" ".join(map(str, awaits)),
            awaits_bot=any(state.bot_at(seat) is not None for seat in awaits),
            clocks=None if clocks is None else clocks.dump(),
            touched=lines[-1].at,
        )
        finish: ending.Finish | None = None
        if logged.over:
            result = ending.result(logged, state.settings)
            finish = ending.Finish(result, state.settings, state.seats)
        also = list(change.also)
        if finish is not None:
            also.append(finish)
        await state.node.log_writer.commit(LogEntry(lines, status, also))
        state.stored = state.stored._replace(
            clocks=clocks, touched=lines[-1].at, awaits=awaits, seq=logged.seq
        )
        if finish is not None:
            state.stored = state.stored._replace(status=finish.status, result=finish.result)
        for line in lines:
            MOVES.labels(line.kind).inc()

    def _moved_clocks(self, logged: LoggedPlay, lines: list[LogLine]) -> Clocks | None:
        clocks = self._state.stored.clocks
        if clocks is None:
            return None
        mover = lines[0].seat if lines[0].kind == "move" else None
        running = [seat for seat in logged.actors if self._state.bot_at(seat) is None]
        return clocks.moved(self._state.settings.pace, mover, running, lines[-1].at)

    def _show(self, lines: list[LogLine]) -> None:
        if lines and (self._state.status != "playing" or changes_seats(lines)):
            self._broadcast.show_table()
        seq = self._state.seq
        self._broadcast.show_position()
        if lines:
            self._state.node.tell_moved(self._state.id, seq)

    async def reload(self) -> None:
        """Build the play again from the log, and show what others have done."""
        self._state.logged = None
        await self._state.built()
        self._broadcast.show_table()
        self._broadcast.show_position()


def changes_seats(lines: list[LogLine]) -> bool:
    """Whether somebody else plays for a seat after these lines."""
    return any(line.kind in SEATING for line in lines)


def _taken(line: LogLine) -> int:
    return line.notation.count("; ") + 1 if line.kind == "move" else 0
