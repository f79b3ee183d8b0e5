"""What messages of the socket and bodies of HTTP are made of.

Words are never sent: a `Said` is a message id with arguments, to be put into words by the reader.
"""

from typing import Annotated, Any, cast

from msgspec import Meta, Struct

from littleworlds.core.errors import Error
from littleworlds.core.message import Message

Arg = int | str | list[int | str]


class Said(Struct, frozen=True):
    """A message id with its arguments (`@elf`: a component, `3@energy`: an amount, `#2`: whoever sits at seat 2)."""

    id: str
    args: dict[str, Arg]


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was refused. `game` names the title whose words the message is in ("" for the application's own); `why` is the
    problem behind this one, whose sentence becomes the argument of that name."""

    id: str
    args: dict[str, Arg] = {}
    game: str = ""
    why: "Problem | None" = None


class Happening(Struct, frozen=True):
    """One event, as the receiver may know it."""

    id: str
    args: dict[str, Arg]
    refs: list[str]


class Step(Struct, frozen=True, kw_only=True):
    """One line of the table's log as the receiver may know it. `kind`: start, move, auto (a standing answer), undo, bot (the seat was
    given to a bot), back (and taken back), concede, cancel (a seat agrees to cancel), uncancel. `events` has one list per action.
    `undone` names the lines that an undo has struck out. `ply` counts the actions of the play after this line, without those that were
    undone: the replay of the finished play shows this moment at that number."""

    seq: int
    ply: int
    kind: str
    seat: int
    events: list[list[Happening]] = []
    undone: list[int] = []


class Choice(Struct, frozen=True):
    """A legal action: its notation, its label, the slots to fill by selecting things, and whether it could not be taken back."""

    notation: str
    label: Said
    slots: list[list[str]]
    final: bool


class Gesture(Struct, frozen=True):
    """Several decisions that a hand makes in one movement: the actions in notation, to be sent as one `act`, a label, the slots to
    fill by selecting things, and whether the last of them could not be taken back."""

    actions: list[str]
    label: Said
    slots: list[list[str]]
    final: bool


class Asked(Struct, frozen=True, kw_only=True):
    """What the seat is asked now. `version` stands for exactly this question at this point of the seat's play; a move that names it is
    refused if the question has changed since. `decline` is the notation that says no thanks, if there is one; `always` tells whether
    it may be left as a standing answer. `usual` is the decline or the only choice, where that is the usual answer; the table gives
    it by itself at `answered_at` (the server's time in milliseconds), unless that is null."""

    version: str
    prompt: Said
    decline: str | None
    always: bool
    usual: str | None
    answered_at: int | None
    choices: list[Choice]
    gestures: list[Gesture]


class Standing(Struct, frozen=True):
    """A standing answer: this prompt is declined, with these arguments or (null) with any."""

    prompt: str
    args: dict[str, Arg] | None


class Clock(Struct, frozen=True):
    """Milliseconds that a seat has left, and whether they are running."""

    left: int
    running: bool


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits where. `bot` is the spec of the program that plays now; a person who gave the seat to it can take it back."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    present: bool = False
    conceded: bool = False


class Pace(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`turn`: without hurry. `live`: each seat has so many seconds for the play and gets a few more with each of its moves."""

    kind: Annotated[str, Meta(pattern="^(turn|live)$")] = "turn"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class Pauses(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long the table waits, in seconds; null: as the server does. `bots`: before a bot answers a person's move, if that can be
    taken back until then. `usual`: before the table gives a usual answer that can cost nothing. With `usual_answers` off it gives none."""

    bots: Annotated[float, Meta(ge=0, le=30)] | None = None
    usual: Annotated[float, Meta(ge=0, le=30)] | None = None
    usual_answers: bool = True


class Line(Struct, frozen=True):
    """One line of the score sheet; `side` is `#0` for a seat or `@name` for a side that is none."""

    side: str
    label: Said
    points: int


class Outcome(Struct, frozen=True, kw_only=True):
    """How the rules say that it ended."""

    scores: list[int]
    ties: list[list[int]]
    ranks: list[int]
    winners: list[int]
    won: bool | None
    grade: str
    sheet: list[Line]


class Result(Struct, frozen=True, kw_only=True):
    """How the table ended: `played`, `conceded`, `cancelled`, or `closed` (its rules or data are not supported any more). `ranks` and
    `winners` put seats that conceded last; `secret` opens the seal."""

    how: str
    ranks: list[int] = []
    winners: list[int] = []
    conceded: list[int] = []
    outcome: Outcome | None = None
    secret: str = ""
    ratings: dict[str, float] = {}
    """By person: the change of the rating, at rated tables."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table from outside. `status`: open, playing, finished, cancelled, closed."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    status: str
    host: str | None
    public: bool
    rated: bool
    pace: Pace
    pauses: Pauses
    seal: str
    overlay: bool
    awaits: list[int]
    seq: int
    created: int
    touched: int
    result: Result | None = None
    next: str | None = None


def said(message: Message) -> Said:
    """A message of the engine, for the wire; the arguments are shared, and encoded at once."""
    return Said(message.id, cast(dict[str, Arg], message.args))


def problem(error: Error) -> Problem:
    """An error of the engine or the server, for the wire."""
    args = {key: _arg(value) for key, value in error.message.args.items()}
    return Problem(
        id=error.message.id,
        args=args,
        game=error.game,
        why=None if error.inner is None else problem(error.inner),
    )


def _arg(value: Any) -> Arg:
    return value if isinstance(value, int | str) else list(value)
