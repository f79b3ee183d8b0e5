"""A play as its log tells it: nothing here waits, nothing here writes.

A `LoggedPlay` can be built again at any time from the table's settings and the lines of its log; it
is a cache. Taking a command changes it at once and gives the lines to be committed; if the commit
fails it is thrown away and built anew.
"""

import hashlib
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from littleworlds.core.chance import Chance, Sealed
from littleworlds.core.draws import spell_draws
from littleworlds.core.errors import IllegalAction, RecordError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.state import State
from littleworlds.server.errors import NotAllowed, Refusal, TooLate
from littleworlds.server.log.log_line import LogLine, line_numbers, undone_lines

RECENT = 12
"""So many lines keep their events in memory once they have been shown, for sockets that were away for
a moment."""

StandingAnswers = set[tuple[int, str, str]]
"""Prompts that are declined without asking: seat, prompt, arguments as JSON or "" for any."""


class ToldLine(NamedTuple):
    """A line of the log with what it tells; the events are whole and must be cut to what a viewer may
    know before they leave. `ply` is the number of actions that the play then had, without those that
    have been undone."""

    seq: int
    ply: int
    kind: str
    seat: int
    events: list[list[Event]]
    undone: list[int]


class LoggedPlay:
    """A play under way with everything that its log says besides."""

    def __init__(
        self,
        table: str,
        game: Game,
        seats: int,
        options: dict[str, int | str | bool],
        source: bytes | Chance,
    ) -> None:
        """`source`: the secret that all draws follow from; or a chance, where only draws that were made are made again."""
        started: list[Event] = []
        self.table = table
        self.play = Play(
            game,
            seats,
            Sealed(source) if isinstance(source, bytes) else source,
            options,
            tell=started,
        )
        self.game = game
        self.seq = 0
        self.conceded: set[int] = set()
        self.agreed: set[int] = set()
        self.handed: dict[int, str] = {}
        self.stopped = ""
        self.recent: deque[ToldLine] = deque([ToldLine(0, 0, "start", -1, [started], [])])
        self._seq_of_group: dict[int, int] = {}
        self._steps_of: list[int] = [0] * seats

    # --- from the log -----------------------------------------------------------------------------------------------------

    def follow(
        self, lines: Iterable[LogLine], hear: Callable[[ToldLine], None] | None = None
    ) -> None:
        """Go on by lines of the log that were committed, in order. `hear` gets what each tells."""
        lines = [line for line in lines if line.seq > self.seq]
        gone = undone_lines(lines)
        # An undo of a line that was played here must be played; one that comes in the same stretch is
        # left out with its line.
        for line in lines:
            if line.seq != self.seq + 1:
                raise RecordError("log-gap", expected=self.seq + 1, given=line.seq)
            undone = line_numbers(line.notation) if line.kind == "undo" else []
            known = undone and undone[0] in self._seq_of_group.values()
            told: list[list[Event]] = []
            if line.kind in ("move", "auto") and line.seq not in gone:
                self._follow_move(line, told)
            elif known:
                self.play.undo(line.seat)
                self._recount()
            self._mark(line)
            heard = ToldLine(line.seq, len(self.play.steps), line.kind, line.seat, told, undone)
            if line.seq not in gone:
                self.recent.append(heard)
                if hear is not None:
                    hear(heard)

    def _follow_move(self, line: LogLine, told: list[list[Event]]) -> None:
        actions = [self.game.parse(part) for part in line.notation.split("; ")]
        before = len(self.play.steps)
        self.play.act(line.seat, *actions, tell=told, automatic=line.kind == "auto")
        if _spell(self.play, before) != line.outcomes:
            raise RecordError("log-outcomes", seq=line.seq)
        self._count(line.seq, before)

    def _mark(self, line: LogLine) -> None:
        """What a line says besides the moves."""
        self.seq = line.seq
        if line.kind == "bot":
            self.handed[line.seat] = line.notation
        elif line.kind == "back":
            self.handed.pop(line.seat, None)
        elif line.kind == "concede":
            self.conceded.add(line.seat)
            self.handed[line.seat] = line.notation
            self.stopped = "" if line.notation else "conceded"
        elif line.kind == "cancel":
            self.agreed.add(line.seat)
            self.stopped = "cancelled" if line.notation == "all" else ""
        elif line.kind == "uncancel":
            self.agreed.discard(line.seat)

    # --- commands ---------------------------------------------------------------------------------------------------------

    def act(
        self,
        seat: int,
        command: str | None,
        notations: list[str],
        version: str | None,
        standing: StandingAnswers,
        now: int,
    ) -> list[LogLine]:
        """Take a group of actions and the standing answers that follow from it. A bot's has no command."""
        self.check_running()
        if version is not None and version != self.version(seat):
            raise TooLate("move-stale")
        actions = [self.game.parse(notation) for notation in notations]
        lines = [self._act(seat, actions, "move", command, now)]
        return lines + self.play_standing_answers(standing, now)

    def play_standing_answers(self, standing: StandingAnswers, now: int) -> list[LogLine]:
        """Play the standing answers that are due."""
        lines: list[LogLine] = []
        while (due := self._due_standing_answer(standing)) is not None:
            lines.append(self._act(due[0], [due[1]], "auto", None, now))
        return lines

    def answer_usually(
        self, seat: int, version: str, standing: StandingAnswers, now: int
    ) -> list[LogLine]:
        """Give the usual answer to a question, if that question still stands."""
        prompt = self.play.state.prompt(seat)
        if self.over or prompt is None or not prompt.harmless or self.version(seat) != version:
            return []
        lines = [self._act(seat, [int(prompt.usual)], "auto", None, now)]
        return lines + self.play_standing_answers(standing, now)

    def undo(self, seat: int, command: str, now: int) -> list[LogLine]:
        """Take back the seat's last command."""
        self.check_running()
        before = {step.group for step in self.play.steps}
        self.play.undo(seat)
        gone = before - {step.group for step in self.play.steps}
        undone = sorted(self._seq_of_group[group] for group in gone)
        self._recount()
        text = " ".join(map(str, undone))
        line = LogLine(self.table, self.seq + 1, command, "undo", seat, text, "", now)
        return [self._note(line, [], undone)]

    def mark(self, kind: str, seat: int, command: str | None, text: str, now: int) -> list[LogLine]:
        """A line that is no move: a seat given to a bot or taken back, conceded, agreeing to cancel."""
        self.check_running()
        return [
            self._note(
                LogLine(self.table, self.seq + 1, command, kind, seat, text, "", now), [], []
            )
        ]

    def concede(self, seat: int, command: str, bot: str, now: int) -> list[LogLine]:
        """The seat gives up; the named bot plays on, or "" if nobody is left to play with."""
        if seat in self.conceded:
            raise TooLate("already-conceded")
        return self.mark("concede", seat, command, bot, now)

    def back(self, seat: int, command: str, now: int) -> list[LogLine]:
        """The seat is taken back from the bot."""
        if seat not in self.handed:
            raise Refusal("seat-not-with-bot")
        if seat in self.conceded:
            raise NotAllowed("already-conceded")
        return self.mark("back", seat, command, "", now)

    def check_running(self) -> None:
        """Raise if there is nothing to do any more."""
        if self.over:
            raise IllegalAction("play-is-over")

    def _act(
        self, seat: int, actions: list[int], kind: str, command: str | None, now: int
    ) -> LogLine:
        told: list[list[Event]] = []
        before = len(self.play.steps)
        taken = self.play.act(
            seat, *actions, tell=told, automatic=kind == "auto", labelled=command is not None
        )
        notation = "; ".join(self.game.notation(action) for action in actions[:taken])
        line = LogLine(
            self.table, self.seq + 1, command, kind, seat, notation, _spell(self.play, before), now
        )
        self._count(line.seq, before)
        return self._note(line, told, [])

    def _note(self, line: LogLine, told: list[list[Event]], undone: list[int]) -> LogLine:
        self._mark(line)
        self.recent.append(
            ToldLine(line.seq, len(self.play.steps), line.kind, line.seat, told, undone)
        )
        return line

    def _due_standing_answer(self, standing: StandingAnswers) -> tuple[int, int] | None:
        """The next standing answer to be played: seat and action."""
        if not standing:
            return None
        for seat in self.play.state.actors():
            prompt = self.play.state.prompt(seat)
            if prompt is None or prompt.decline < 0:
                continue
            args = arguments(prompt.message.args)
            if (seat, prompt.message.id, "") in standing or (
                seat,
                prompt.message.id,
                args,
            ) in standing:
                return int(seat), int(prompt.decline)
        return None

    # --- how things stand -------------------------------------------------------------------------------------------------

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision."""
        return [] if self.over else [int(seat) for seat in self.play.state.actors()]

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more, by the rules or because people have left."""
        return self.stopped != "" or self.play.state.first() < 0

    def version(self, seat: int) -> str:
        """A name for what the seat is asked now, at this point of its own play: the same on every node,
        and "" if it is asked nothing. It is made of what the seat itself can see."""
        state = self.play.state
        prompt = state.prompt(seat)
        if prompt is None:
            return ""
        question = [prompt.message.id, arguments(prompt.message.args)]
        legal = [int(action) for action in state.legal(seat)]
        asked = msgspec.json.encode([question, legal, self._steps_of[seat], _window_number(state)])
        return hashlib.blake2b(asked, digest_size=8).hexdigest()

    def told_since(self, since: int) -> list[ToldLine] | None:
        """What the lines after `since` tell; None if that is longer ago than is remembered."""
        if self.recent[0].seq > since + 1:
            return None
        gone = {seq for told in self.recent for seq in told.undone}
        return [told for told in self.recent if told.seq > since and told.seq not in gone]

    def forget_shown(self, since: int | None = None) -> None:
        """Keep a few lines in memory, and whatever comes after `since`, which somebody has not been
        shown yet."""
        while len(self.recent) > RECENT and (since is None or self.recent[0].seq <= since):
            self.recent.popleft()

    def _count(self, seq: int, before: int) -> None:
        for step in self.play.steps[before:]:
            self._seq_of_group[step.group] = seq
            self._steps_of[step.seat] += 1

    def _recount(self) -> None:
        """After an undo: forget the groups that are gone."""
        kept = {step.group for step in self.play.steps}
        self._seq_of_group = {
            group: seq for group, seq in self._seq_of_group.items() if group in kept
        }
        self._steps_of = [0] * self.play.seats
        for step in self.play.steps:
            self._steps_of[step.seat] += 1
        # In a simultaneous phase lines after the undone one stay, and then have one action less before them.
        lines = [self._seq_of_group[step.group] for step in self.play.steps]
        for number, told in enumerate(self.recent):
            self.recent[number] = told._replace(ply=bisect_right(lines, told.seq))


def arguments(args: object) -> str:
    """Arguments of a message as one text, equal for equal ones."""
    return msgspec.json.encode(args, order="sorted").decode()


def _window_number(state: State) -> int:
    """The simultaneous phase now open as one number: below 0 if it is a secret one, 0 if none is."""
    window = state.window()
    if window is None:
        return 0
    return -int(window.number) if window.secret else int(window.number)


def _spell(play: Play, before: int) -> str:
    """What the steps from `before` on drew, a bar between steps; "" if none drew anything."""
    drawn = [spell_draws(step.draws) for step in play.steps[before:]]
    return " | ".join(drawn) if any(drawn) else ""
