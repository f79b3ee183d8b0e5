"""What a title wants to be known of many plays: questions, answered from events and score sheets by `littleworlds.stats`.

A question names messages and which of their arguments say who, what and how much. Its heading is the title's message
`stats-<id>`; a subject that is no component is put by `stats-<id>-<message>`.
"""

from typing import Final, final

COUNT: Final = "count"
"""How often, by subject: among winners and others, in which round, and what one more is worth in points."""

SUM: Final = "sum"
"""The same of amounts that are points already, so that nothing is to be learned about their worth."""

LEVEL: Final = "level"
"""A figure that holds until it is told anew, as a curve over the rounds."""

RUNNING: Final = "running"
"""What was counted so far, as a curve over the rounds."""

EACH: Final = "each"
"""What was counted in a round, as a curve over the rounds."""

WAY: Final = "way"
"""How plays went or ended: the first of the messages that a play tells."""


@final
class Question:
    """What to note. `who` is the argument that names the seat, `subjects` are those that may name the subject, the first that is
    there counts, and `amount` how much it was; without it every message counts one. What the messages `less` tell is taken off. In
    a `sheet` question the messages are labels of the score sheet, and the amount is the points of the line if it is `points`.
    `groups` puts another subject in the place of one, a clan for its members. `round` is the argument that tells the round, where
    the clock does not; `start` is what a figure is before it is first told."""

    def __init__(
        self,
        id: str,
        kind: str,
        messages: list[str],
        subjects: list[str] | None = None,
        who: str = "who",
        amount: str = "",
        less: list[str] | None = None,
        sheet: bool = False,
        groups: dict[str, str] | None = None,
        round: str = "",
        start: int | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.messages = messages
        self.subjects: list[str] = [] if subjects is None else subjects
        self.who = who
        self.amount = amount
        self.less: list[str] = [] if less is None else less
        self.sheet = sheet
        self.groups: dict[str, str] = {} if groups is None else groups
        self.round = round
        self.start = start


@final
class Clock:
    """Which messages begin a round, and the argument that says which one; without it they are counted. If they name somebody by
    `who`, everybody has a clock of their own."""

    def __init__(self, messages: list[str], round: str = "", who: str = "") -> None:
        self.messages = messages
        self.round = round
        self.who = who


@final
class Statistics:
    """All questions of a title, with its clock. `stats-round` is what the title calls a round."""

    def __init__(self, questions: list[Question], clock: Clock | None = None) -> None:
        self.questions = questions
        self.clock = Clock([]) if clock is None else clock
