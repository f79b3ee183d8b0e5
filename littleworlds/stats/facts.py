"""What one play tells about a title's questions: who did what, how much of it, in which round."""

from collections.abc import Iterable
from typing import Final

from littleworlds.core.event import Event
from littleworlds.core.message import Arg, Args
from littleworlds.core.outcome import Outcome
from littleworlds.core.statistics import LEVEL, WAY, Clock, Question, Statistics

Noted = dict[tuple[str, int], int]
"""Amounts by subject and round."""

NOBODY: Final = -1


class Listener:
    """A question that waits for one of its messages. What an argument is about is worked out once."""

    def __init__(self, number: int, question: Question, message: str) -> None:
        self.number = number
        self.question = question
        self.message = message
        self.sign = -1 if message in question.less else 1
        # Without an argument the message itself is the subject, if the question knows several.
        named = question.sheet and len(question.messages) > 1
        self._itself = [(message if named else "", 1)]
        self._known: dict[str, list[tuple[str, int]]] = {}

    def subjects(self, args: Args) -> list[tuple[str, int]]:
        """What a message is about, with how many: `@elf` one elf, `3@energy` three cubes, a list each of its items."""
        for argument in self.question.subjects:
            given = args.get(argument)
            if isinstance(given, str):
                known = self._known.get(given)
                if known is None:
                    known = self._known[given] = [self._counted(given)]
                return known
            if given is not None:
                items = [given] if isinstance(given, int) else given
                return [self._counted(str(item)) for item in items]
        return self._itself

    def _counted(self, item: str) -> tuple[str, int]:
        count, at, component = item.partition("@")
        number = 1
        if at and count.isascii() and count.isdigit():
            item, number = "@" + component, int(count)
        elif at:
            # Of a thing under a general name, what it is known to be.
            item = "@" + item.rpartition("@")[2]
        return self.question.groups.get(item, item), number


class Hearing:
    """All questions of a title by the messages that they wait for; made once for many plays."""

    def __init__(self, statistics: Statistics) -> None:
        self.questions = statistics.questions
        self.clock: Clock = statistics.clock
        self.ticks = frozenset(statistics.clock.messages)
        self.told: dict[str, list[Listener]] = {}
        self.sheet: dict[str, list[Listener]] = {}
        for number, question in enumerate(statistics.questions):
            found = self.sheet if question.sheet else self.told
            for message in (*question.messages, *question.less):
                found.setdefault(message, []).append(Listener(number, question, message))


class Facts:
    """The answers of one play: by question and seat what was noted, and for ways the message that came first."""

    def __init__(self, hearing: Hearing, seats: int) -> None:
        self.noted: list[list[Noted]] = [[{} for _ in range(seats)] for _ in hearing.questions]
        self.ways: list[str] = ["" for _ in hearing.questions]
        self.rounds = [1] * seats
        """The last round of each seat."""
        self._ticked = [0] * seats
        self._hearing = hearing

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what was told, in its order."""
        told, ticks = self._hearing.told, self._hearing.ticks
        for event in events:
            message = event.message
            id = message.id
            if id in ticks:
                self._tick(self._hearing.clock, message.args)
            if id in told:
                args = message.args
                for listener in told[id]:
                    self._note(listener, args, seat_of(args.get(listener.question.who)))

    def close(self, outcome: Outcome) -> None:
        """Take in the score sheet."""
        sheet = self._hearing.sheet
        for line in outcome.sheet:
            label = line.label
            if label.id in sheet:
                args = {**label.args, "points": line.points}
                seat = seat_of(line.side)
                for listener in sheet[label.id]:
                    self._note(listener, args, seat)

    def _tick(self, clock: Clock, args: Args) -> None:
        seat = seat_of(args.get(clock.who)) if clock.who else NOBODY
        if clock.who and not 0 <= seat < len(self.rounds):
            return
        given = args.get(clock.round)
        for one in [seat] if clock.who else range(len(self.rounds)):
            self._ticked[one] = given if isinstance(given, int) else self._ticked[one] + 1
            self.rounds[one] = max(1, self._ticked[one])

    def _note(self, listener: Listener, args: Args, seat: int) -> None:
        question = listener.question
        if question.kind == WAY:
            self.ways[listener.number] = self.ways[listener.number] or listener.message
            return
        if not 0 <= seat < len(self.rounds):
            return
        told = args.get(question.round) if question.round else None
        round = told if isinstance(told, int) else self.rounds[seat]
        given = args.get(question.amount) if question.amount else 1
        amount = listener.sign * (given if isinstance(given, int) else 1)
        noted = self.noted[listener.number][seat]
        level = question.kind == LEVEL
        for subject, count in listener.subjects(args):
            place = (subject, round)
            noted[place] = amount if level else noted.get(place, 0) + amount * count


def seat_of(side: Arg | None) -> int:
    """The seat that an argument names; nobody where it is a side that is no seat."""
    if isinstance(side, str) and side[:1] == "#" and side[1:].isdigit():
        return int(side[1:])
    return NOBODY
