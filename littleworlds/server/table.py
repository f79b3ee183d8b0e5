"""A live table: one owner per process for its course, its clocks and its sockets.

Commands go one after the other, under the table's lock, and are acknowledged only after their commit. The course in memory runs ahead
of the log for the time of that commit; if it fails the course is thrown away and built again from the log. Frames go out after the
commit, so nobody is ever shown what could be lost.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog
from sqlalchemy import delete, insert, select

from littleworlds.bots.registry import check as check_bot
from littleworlds.core.errors import Error
from littleworlds.core.game import Game
from littleworlds.server import ending, eyes, model, replays, thinking
from littleworlds.server.attendance import Attendance
from littleworlds.server.clocks import Clocks
from littleworlds.server.course import RECENT, Course, Standing, Told, arguments
from littleworlds.server.errors import NotAllowed, Refusal, TooLate, TryAgain
from littleworlds.server.frames import (
    Act,
    Back,
    Cancel,
    Concede,
    Done,
    Hand,
    Presence,
    Result,
    SeatInfo,
    Stand,
    Step,
    TableInfo,
    Undo,
)
from littleworlds.server.frames import Standing as StandingFrame
from littleworlds.server.frames import Table as TableFrame
from littleworlds.server.journal import Conflict, Entry, Standings
from littleworlds.server.lines import Log, Row
from littleworlds.server.metrics import LATENCY, MOVES
from littleworlds.server.settings import (
    Found,
    Seat,
    Settings,
    find,
    log_of,
    read_log,
    read_standing,
)
from littleworlds.server.talk import Talk
from littleworlds.server.watcher import Watcher

if TYPE_CHECKING:
    from littleworlds.server.hall import Hall

Asking = Act | Undo | Concede | Cancel | Hand | Back
"""Commands that end up in the log."""

REMEMBERED = 24
"""So many answers are kept in memory; older ones are found in the log."""

UNDERSTUDY = "greedy"
"""Who plays on for a seat that conceded."""

SHORT = 200
"""A log of so many lines is played again at once, in some milliseconds; a longer one where nobody waits for it."""

SEATING = ("bot", "back", "concede")
"""Lines after which somebody else plays for a seat: sockets are told who sits where."""

_log = structlog.get_logger("table")


class Missed(NamedTuple):
    """What the lines up to `upto` tell, by whose eyes, to a socket that was away for long."""

    upto: int
    steps: dict[int | None, list[Step]]


class Table:
    """A table in memory."""

    def __init__(self, hall: "Hall", found: Found, game: Game) -> None:
        self.hall = hall
        self.game = game
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.standing: Standing = set()
        self.course: Course | None = None
        self.used = time.monotonic()
        self._answers: OrderedDict[tuple[int, str], Done] = OrderedDict()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.attendance = Attendance(self.watchers)
        self._take(found)
        self.talk = Talk(hall.storage, self.id, self.watchers)

    def _take(self, found: Found) -> None:
        self.settings: Settings = found.settings
        self.seats: list[Seat] = found.seats
        self.status = found.status
        self.clocks: Clocks | None = found.clocks
        self.result: Result | None = found.result
        self.next = found.next
        self._setup = found.setup
        self._touched = found.touched
        self._seq = found.seq
        self._awaits = found.awaits

    @property
    def id(self) -> str:
        return self.settings.id

    @property
    def seq(self) -> int:
        return self._seq if self.course is None else self.course.seq

    # --- commands ---------------------------------------------------------------------------------------------------------

    async def command(self, asked: Asking, person: str | None) -> Done:
        """Carry out a command of a seat's owner and answer once it is on disk."""
        began = time.perf_counter()
        # A socket may go away in the middle; what has been begun is finished.
        done = await asyncio.shield(self._command(asked, person))
        LATENCY.observe(time.perf_counter() - began)
        return done

    async def _command(self, asked: Asking, person: str | None) -> Done:
        async with self.lock:
            self.used = time.monotonic()
            key = (asked.target if isinstance(asked, Hand) else asked.seat, asked.command)
            if key in self._answers:
                return self._answers[key]
            rows = await self.carry_out(lambda course: self._change(course, asked, person), key)
            done = (
                rows
                if isinstance(rows, Done)
                else Done(command=asked.command, seq=rows[0].seq, taken=_taken(rows[0]))
            )
            self._answers[key] = done
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
            return done

    async def carry_out(
        self, change: Callable[[Course], list[Row]], key: tuple[int, str] | None
    ) -> list[Row] | Done:
        """Change the course and commit; on a conflict look at what others have done and try again."""
        for _ in range(5):
            try:
                course = await self.running()
                rows = change(course)
            except Error:
                # What is refused now may have been carried out before, even as the last move of the play.
                if key is not None and (done := await self._answered(key)) is not None:
                    return done
                raise
            if not rows:
                return []
            if await self._commit(course, rows):
                return rows
            if key is not None and (done := await self._answered(key)) is not None:
                return done
        raise TryAgain("table-busy")

    def _change(self, course: Course, asked: Asking, person: str | None) -> list[Row]:
        """The lines that a command adds."""
        now = self.hall.now()
        self._check_owner(course, asked, person)
        match asked:
            case Act():
                return course.act(
                    asked.seat, asked.command, asked.actions, asked.version, self.standing, now
                )
            case Undo():
                return course.undo(asked.seat, asked.command, now)
            case Concede():
                return course.concede(
                    asked.seat, asked.command, self._understudy(course, asked.seat), now
                )
            case Cancel():
                return self._agree(course, asked, now)
            case Hand():
                self._check_hand(course, asked)
                return course.mark("bot", asked.target, asked.command, check_bot(asked.bot), now)
            case Back():
                return course.back(asked.seat, asked.command, now)

    def _check_owner(self, course: Course, asked: Asking, person: str | None) -> None:
        if (
            asked.seat >= len(self.seats)
            or person is None
            or self.seats[asked.seat].person != person
        ):
            raise NotAllowed("not-your-seat")
        if isinstance(asked, Act | Undo) and asked.seat in course.handed:
            raise NotAllowed("seat-with-bot")

    def _understudy(self, course: Course, seat: int) -> str:
        """Who plays on when a seat concedes; "" if nobody is left who would care."""
        left = [
            other
            for other in range(len(self.seats))
            if other != seat and other not in course.conceded
        ]
        people = [other for other in left if self.seats[other].person is not None]
        return UNDERSTUDY if len(left) > 1 and people else ""

    def _agree(self, course: Course, asked: Cancel, now: int) -> list[Row]:
        if asked.agree == (asked.seat in course.agreed):
            raise TooLate("already-said")
        if not asked.agree:
            return course.mark("uncancel", asked.seat, asked.command, "", now)
        others = {
            n
            for n, seat in enumerate(self.seats)
            if seat.person is not None and n not in course.conceded
        }
        everybody = others <= course.agreed | {asked.seat}
        return course.mark("cancel", asked.seat, asked.command, "all" if everybody else "", now)

    def _check_hand(self, course: Course, asked: Hand) -> None:
        if (
            asked.target >= len(self.seats)
            or self.seats[asked.target].person is None
            or asked.target in course.handed
        ):
            raise Refusal("seat-not-with-person")
        if (
            asked.target == asked.seat
            or self.seats[asked.target].person == self.seats[asked.seat].person
        ):
            if self.settings.rated:
                # What a person can get from a bot by handing over and taking back is no better than a hint.
                raise NotAllowed("hand-rated")
            return
        if asked.target not in course.actors or not (
            self._out_of_time(asked.target) or self._away(asked.target)
        ):
            raise NotAllowed("seat-still-held")

    def _out_of_time(self, seat: int) -> bool:
        return self.clocks is not None and self.clocks.now(self.hall.now())[seat] <= 0

    def _away(self, seat: int) -> bool:
        """Whether the owner of a seat has been away for long: minutes at a live table, days at one without hurry."""
        if seat in self.attendance.seats():
            return False
        if self.settings.pace.kind == "live":
            return self.attendance.away_for(seat) > self.hall.config.away_seconds
        return self.hall.now() - self._touched > self.hall.config.away_days * 86_400_000

    # --- the log ----------------------------------------------------------------------------------------------------------

    async def running(self) -> Course:
        """The course of a play under way, as far as this process knows; call it with the lock held."""
        if self.status == "open":
            raise TooLate("table-not-started")
        if self.status != "playing":
            raise TooLate("play-is-over")
        return await self.built()

    async def built(self) -> Course:
        """The course, built from the log if it is not in memory."""
        if self.course is None:
            async with self.hall.storage.reading() as connection:
                rows = await read_log(connection, self.id)
                self._take(await find(connection, self.id))
                self.standing = await read_standing(connection, self.id)
            self.course = self.fold(rows)
        return self.course

    def fold(self, rows: Iterable[Row]) -> Course:
        """A course of this table from its log."""
        settings = self.settings
        course = Course(self.id, self.game, settings.seats, settings.options, settings.secret)
        course.follow(rows)
        return course

    async def _commit(self, course: Course, rows: list[Row]) -> bool:
        """Write the lines and show them; False if the log has gone on elsewhere, and then the course is as the log has it."""
        finish = (
            ending.Finish(ending.result(course, self.settings), self.settings, self.seats)
            if course.over
            else None
        )
        clocks = self._moved_clocks(course, rows)
        awaits = course.actors
        bots = any(self.bot_at(seat) is not None for seat in awaits)
        spelled = None if clocks is None else clocks.dump()
        standings = Standings(course.seq, " ".join(map(str, awaits)), bots, spelled, rows[-1].at)
        try:
            await self.hall.journal.commit(Entry(rows, standings, finish))
        except Conflict:
            await self._reload()
            return False
        except BaseException:
            self.course = None
            raise
        self.clocks, self._touched, self._awaits, self._seq = (
            clocks,
            rows[-1].at,
            awaits,
            course.seq,
        )
        if finish is not None:
            self.status, self.result = finish.status, finish.result
        for row in rows:
            MOVES.labels(row.kind).inc()
        if finish is not None or _changes_seats(rows):
            self.show_table()
        self.show()
        self.hall.told(self)
        thinking.consider(self, rows[0])
        return True

    def _moved_clocks(self, course: Course, rows: list[Row]) -> Clocks | None:
        if self.clocks is None:
            return None
        mover = rows[0].seat if rows[0].kind == "move" else None
        running = [seat for seat in course.actors if self.bot_at(seat) is None]
        return self.clocks.moved(self.settings.pace, mover, running, rows[-1].at)

    async def _reload(self) -> None:
        """Build the course again, and show what others have done."""
        self.course = None
        await self.built()
        self.show_table()
        self.show()

    async def catch_up(self, seq: int) -> None:
        """Another node has written: read what it wrote and show it."""
        async with self.lock:
            if self.status == "playing" and seq > self.seq:
                await self.reread()

    def behind(self, seq: int, status: str, touched: int) -> bool:
        """Whether the table's row says that others have changed it: moved, sat down, deleted a person, ended it."""
        return seq > self.seq or status != self.status or touched > self._touched

    async def reread(self) -> None:
        """Read on in the log, and the row of the table again: somebody moved, sat down, was deleted, started, asked for a rematch."""
        async with self.hall.storage.reading() as connection:
            rows = (
                [] if self.course is None else await read_log(connection, self.id, self.course.seq)
            )
            found = await find(connection, self.id)
            self.standing = await read_standing(connection, self.id)
        if self.course is not None:
            self.course.follow(rows)
        seated = self.seats
        self._take(found)
        if self.status == "playing" and self.watchers:
            await self.built()
        for watcher in self.watchers:
            # A seat may have changed hands: who lost it looks on from now.
            watcher.seats = [
                seat for seat in watcher.seats if self.seats[seat].person == watcher.person
            ]
        if not rows or _changes_seats(rows) or self.seats != seated or self.status != "playing":
            self.show_table()
        self.show()

    async def _answered(self, key: tuple[int, str]) -> Done | None:
        """How a command was answered before, if it is in the log."""
        columns = model.moves.c
        query = select(model.moves).where(
            columns.table == self.id, columns.seat == key[0], columns.command == key[1]
        )
        async with self.hall.storage.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Done(command=key[1], seq=row[1], taken=_taken(Row(*row)))

    # --- standing answers --------------------------------------------------------------------------------------------------

    async def stand(self, asked: Stand, person: str | None) -> Done:
        """Set or lift a standing answer; it is played at once if its question is open."""
        async with self.lock:
            course = await self.running()
            if (
                asked.seat >= len(self.seats)
                or person is None
                or self.seats[asked.seat].person != person
            ):
                raise NotAllowed("not-your-seat")
            args = "" if asked.args is None else arguments(asked.args)
            if len(args) > 1000 or sum(one[0] == asked.seat for one in self.standing) >= 50:
                raise Refusal("too-many-standing")
            answer = (asked.seat, asked.prompt, args)
            await self._write_standing(answer, asked.on)
            rows = await self.carry_out(
                lambda course: course.answer(self.standing, self.hall.now()), None
            )
            if not rows:
                self.show()
            return Done(command=asked.command, seq=course.seq)

    async def _write_standing(self, answer: tuple[int, str, str], on: bool) -> None:
        values = {"table": self.id, "seat": answer[0], "prompt": answer[1], "args": answer[2]}
        same = [model.standing.c[name] == value for name, value in values.items()]
        async with self.hall.storage.writing() as connection:
            await connection.execute(delete(model.standing).where(*same))
            if on:
                await connection.execute(insert(model.standing).values(values))
        if on:
            self.standing.add(answer)
        else:
            self.standing.discard(answer)

    # --- what sockets are shown -------------------------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """A socket comes: the table, the position with what it has missed, and the chat."""
        self.used = time.monotonic()
        # Before the lock: it may take a while, and the others play on.
        missed = await self._missed(watcher)
        async with self.lock:
            self.watchers.add(watcher)
            watcher.push(self._table_for(watcher))
            if self.status == "open":
                # Who waits for the others sees the set-up too.
                watcher.seen = -1
            elif self.status != "closed":
                await self._show_missed(watcher, missed)
        if not watcher.muted:
            await self.talk.show_all(watcher)
        self.tell_presence()

    async def _missed(self, watcher: Watcher) -> "Missed | None":
        """What a socket has missed for longer than anybody remembers, from the log; None if the course will know it."""
        since = watcher.seen
        if since is None or self.status in ("open", "closed"):
            return None
        if self.course is not None and (
            since > self.course.seq or self.course.told_since(since) is not None
        ):
            return None
        log = await self._whole_log()
        if since >= len(log.rows) - RECENT:
            return None
        try:
            answer = await self._again(replays.steps_since, log, since, watcher.eyes)
        except TryAgain:
            # Too many look at films; who plays has to know all the same.
            answer = replays.steps_since(log, since, watcher.eyes, self.game)
        return _missed(log, watcher, answer)

    async def _whole_log(self) -> Log:
        async with self.hall.storage.reading() as connection:
            return self._log(await read_log(connection, self.id))

    def _log(self, rows: list[Row]) -> Log:
        return log_of(self.settings, self.seats, self._setup, rows)

    async def _again(self, task: Callable[..., bytes], log: Log, *args: object) -> bytes:
        """Play a log again: here if it is short."""
        if len(log.rows) <= SHORT:
            return task(log, *args, game=self.game)
        return await self.hall.projector.run(task, log, *args)

    async def _show_missed(self, watcher: Watcher, missed: "Missed | None") -> None:
        course = await self.built()
        since = watcher.seen
        if since is not None and since > course.seq and self.status == "playing":
            await self._reload()
            course = await self.built()
        told = [] if since is None else course.told_since(since)
        earlier: dict[int | None, list[Step]] = {}
        if since is not None and told is None:
            # What came since the log was read is remembered; if there was too much of it even for that, the others wait.
            if missed is None or course.told_since(missed.upto) is None:
                log = await self._whole_log()
                missed = _missed(
                    log, watcher, replays.steps_since(log, since, watcher.eyes, self.game)
                )
            told, earlier = course.told_since(missed.upto), missed.steps
        for eye in watcher.eyes:
            watcher.push(self._frame(course, eye, told, watcher.things, earlier.get(eye)))
        watcher.seen = course.seq
        self._rest()

    async def look(self, seq: int, seat: int | None, things: bool) -> bytes:
        """The table as a seat, or an onlooker, saw it after a line of the log: also after a line that was undone later."""
        if self.status in ("open", "closed"):
            raise TooLate("table-not-started" if self.status == "open" else "play-is-over")
        self.used = time.monotonic()
        async with self.hall.storage.reading() as connection:
            rows = await read_log(connection, self.id, upto=seq)
        if len(rows) != seq:
            raise Refusal("no-such-line", given=seq, high=len(rows))
        # Only the lines up to that one are folded, so nothing that came later can be in the view, nor strike anything out.
        return await self._again(
            replays.moment, self._log(rows), seat, self.result, self.hall.now(), things
        )

    def leave(self, watcher: Watcher) -> None:
        """A socket goes."""
        self.watchers.discard(watcher)
        self.attendance.left(watcher)
        self.used = time.monotonic()
        self.tell_presence()

    def show(self) -> None:
        """Bring every socket to the present position."""
        course = self.course
        if course is None:
            return
        made: dict[tuple[int | None, int | None, bool], bytes] = {}
        for watcher in self.watchers:
            told: list[Told] | None = None
            for eye in watcher.eyes:
                key = (eye, watcher.seen, watcher.things)
                if key not in made:
                    told = [] if watcher.seen is None else course.told_since(watcher.seen)
                    made[key] = self._frame(course, eye, told, watcher.things)
                watcher.push(made[key])
            watcher.seen = course.seq
        self._rest()

    def _rest(self) -> None:
        """A play that is over needs no memory: it is built again if somebody comes to look."""
        if self.status != "playing":
            self.course = None
            self.standing.clear()
            thinking.stop(self)

    def _frame(
        self,
        course: Course,
        eye: int | None,
        told: list[Told] | None,
        things: bool,
        earlier: list[Step] | None = None,
    ) -> bytes:
        now = self.hall.now()
        frame = eyes.frame(
            course,
            eye,
            told,
            clocks=None if self.clocks is None else self.clocks.shown(now),
            standing=[
                _standing(prompt, args)
                for seat, prompt, args in sorted(self.standing)
                if seat == eye
            ],
            result=self.result,
            now=now,
            with_things=things,
        )
        if earlier:
            frame = msgspec.structs.replace(frame, steps=earlier + frame.steps)
        return msgspec.json.encode(frame)

    def info(self) -> TableInfo:
        """The table from outside, as it stands."""
        here = self.attendance.seats()
        return TableInfo(
            id=self.id,
            game=self.settings.game,
            options=self.settings.options,
            seats=[
                SeatInfo(
                    seat=number,
                    name=seat.name,
                    person=seat.person,
                    bot=self.bot_at(number),
                    present=number in here,
                    conceded=number in self._conceded(),
                )
                for number, seat in enumerate(self.seats)
            ],
            status=self.status,
            host=self.settings.host,
            public=self.settings.public,
            rated=self.settings.rated,
            pace=self.settings.pace,
            seal=self.settings.seal,
            overlay=self.settings.overlay is not None,
            awaits=self._awaits,
            seq=self.seq,
            created=self.settings.created,
            touched=self._touched,
            result=self.result,
            next=self.next,
        )

    def _conceded(self) -> Iterable[int]:
        if self.course is not None:
            return self.course.conceded
        return () if self.result is None else self.result.conceded

    def _table_for(self, watcher: Watcher) -> bytes:
        return msgspec.json.encode(TableFrame(self.info(), watcher.seats))

    def show_table(self) -> None:
        """Tell every socket who sits where."""
        for watcher in self.watchers:
            watcher.push(self._table_for(watcher))

    def tell_presence(self) -> None:
        """Tell sockets and nodes who is here."""
        self.hall.tell_presence(self)
        self.show_presence()

    def show_presence(self) -> None:
        """Tell every socket who is here."""
        message = msgspec.json.encode(
            Presence(self.attendance.seats(), self.attendance.onlookers())
        )
        for watcher in self.watchers:
            watcher.push(message)

    # --- bots -------------------------------------------------------------------------------------------------------------

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays for a seat, if one does."""
        if self.course is not None and seat in self.course.handed:
            return self.course.handed[seat] or None
        return self.seats[seat].bot

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost but time if this left the memory."""
        return not self.watchers and not self.thinking and not self.lock.locked()

    def quiet(self, seconds: float) -> bool:
        """Whether nothing has happened for so long."""
        return self.hall.now() - self._touched > seconds * 1000


def _missed(log: Log, watcher: Watcher, answer: bytes) -> Missed:
    steps = msgspec.json.decode(answer, type=list[list[Step]])
    return Missed(len(log.rows), dict(zip(watcher.eyes, steps, strict=True)))


def _changes_seats(rows: list[Row]) -> bool:
    return any(row.kind in SEATING for row in rows)


def _taken(row: Row) -> int:
    return row.notation.count("; ") + 1 if row.kind == "move" else 0


def _standing(prompt: str, args: str) -> StandingFrame:
    return StandingFrame(prompt, msgspec.json.decode(args) if args else None)
