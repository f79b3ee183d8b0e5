"""What goes over a table's socket, in both directions, as types: the browser's own are made from these.

Every message is one JSON object; `t` names its kind. Words are never sent: a `Said` is a message id with arguments, to be put into
words by the reader. Decoding is strict: an unknown field, a wrong type or an oversized text is refused.
"""

from typing import Annotated, Any, cast

from msgspec import Meta, Struct

from littleworlds.core.errors import Error
from littleworlds.core.message import Message

Command = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
"""The client's own name for a command: sent again with the same name it is answered again, and carried out once."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PromptId = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[A-Za-z0-9_.-]+$")]
"""The id of a prompt's message. It is stored: a database may refuse what is no plain text."""
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


class Asked(Struct, frozen=True, kw_only=True):
    """What the seat is asked now. `version` stands for exactly this question at this point of the seat's play; a move that names it is
    refused if the question has changed since. `decline` is the notation that says no thanks, if there is one."""

    version: str
    prompt: Said
    decline: str | None
    choices: list[Choice]


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
    seal: str
    overlay: bool
    awaits: list[int]
    seq: int
    created: int
    touched: int
    result: Result | None = None
    next: str | None = None


# --- from the server ----------------------------------------------------------------------------------------------------------


class Table(Struct, frozen=True, tag_field="t", tag="table"):
    """Who sits where and how things stand: first of all, and whenever it changes. `held` are the receiver's own seats."""

    table: TableInfo
    held: list[int]


class Frame(Struct, frozen=True, tag_field="t", tag="frame", kw_only=True):
    """The position with one pair of eyes (`seat`, or null for an onlooker), and what happened since the last frame."""

    table: str
    seq: int
    seat: int | None
    view: dict[str, Any]
    things: list[dict[str, Any]]
    actors: list[int]
    asked: Asked | None
    can_undo: bool
    steps: list[Step]
    complete: bool
    """Whether `steps` holds everything since the sequence number that was asked for; false where that was not known any more."""
    clocks: list[Clock] | None
    conceded: list[int]
    agreed: list[int]
    """The seats that agree to cancel the play."""
    standing: list[Standing]
    result: Result | None
    now: int


class Moment(Struct, frozen=True, tag_field="t", tag="moment"):
    """The answer to a `look`: the table as the seat saw it after that line, with that line as the only step and nothing asked."""

    frame: Frame


class Done(Struct, frozen=True, tag_field="t", tag="done", kw_only=True):
    """A command was carried out and is on disk. `taken` counts the actions of a group that were taken: a final one closes it."""

    command: str
    seq: int
    taken: int = 0


class Refused(Struct, frozen=True, tag_field="t", tag="refused", kw_only=True):
    """A command (or, without one, a message) was refused; nothing has changed."""

    command: str | None
    problem: Problem


class Chat(Struct, frozen=True, tag_field="t", tag="chat", kw_only=True):
    """A line of chat; `seat` is null for an onlooker."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Presence(Struct, frozen=True, tag_field="t", tag="presence"):
    """Which seats have somebody at a socket, and how many look on."""

    seats: list[int]
    onlookers: int


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping, with the server's time in milliseconds."""

    now: int


FromServer = Table | Frame | Moment | Done | Refused | Chat | Presence | Pong


# --- from the client ----------------------------------------------------------------------------------------------------------


class Hello(
    Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True, kw_only=True
):
    """The first message of a socket: the tokens of the seats that it plays for (none: it looks on), and the last line of the log that it
    has seen: -1 to be told everything from the set-up on, null for nothing but the position."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=16)] = []
    person: Annotated[str, Meta(max_length=400)] | None = None
    """The token of a person: for chat as an onlooker."""
    since: Annotated[int, Meta(ge=-1)] | None = None
    muted: bool = False
    """No chat, please."""
    things: bool = False
    """Whether frames list the things on the table with their labels and notes: dear to make, for boards that draw from that list."""


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True, kw_only=True):
    """One or more actions of one seat, in notation: all or none, except that a final one ends the command."""

    command: Command
    seat: SeatNumber
    actions: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(min_length=1, max_length=60)
    ]
    version: Annotated[str, Meta(max_length=24)] | None = None


class Undo(
    Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True, kw_only=True
):
    """Take back the seat's last command."""

    command: Command
    seat: SeatNumber


class Concede(
    Struct, frozen=True, tag_field="t", tag="concede", forbid_unknown_fields=True, kw_only=True
):
    """Give up: of two seats the other wins; with more a bot plays on and the seat ranks last."""

    command: Command
    seat: SeatNumber


class Cancel(
    Struct, frozen=True, tag_field="t", tag="cancel", forbid_unknown_fields=True, kw_only=True
):
    """Agree (or not any more) to cancel the play; it is cancelled when everybody agrees."""

    command: Command
    seat: SeatNumber
    agree: bool = True


class Hand(
    Struct, frozen=True, tag_field="t", tag="hand", forbid_unknown_fields=True, kw_only=True
):
    """Give a seat to a bot: the own one, or another's whose clock has run out or whose owner is away."""

    command: Command
    seat: SeatNumber
    target: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=60)]


class Back(
    Struct, frozen=True, tag_field="t", tag="back", forbid_unknown_fields=True, kw_only=True
):
    """Take the own seat back from the bot."""

    command: Command
    seat: SeatNumber


class Stand(
    Struct, frozen=True, tag_field="t", tag="stand", forbid_unknown_fields=True, kw_only=True
):
    """Decline a prompt from now on (or not any more): with these arguments or, if null, with any."""

    command: Command
    seat: SeatNumber
    prompt: PromptId
    args: dict[Annotated[str, Meta(max_length=60)], Arg] | None = None
    on: bool = True


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True, kw_only=True):
    """A line of chat, from a seat or from an onlooker who is known."""

    command: Command
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    seat: SeatNumber | None = None


class Look(
    Struct, frozen=True, tag_field="t", tag="look", forbid_unknown_fields=True, kw_only=True
):
    """Show the table as one of this socket's seats (null: an onlooker, for a socket without seats) saw it after a line of the log. It
    changes nothing; `command` is only there to know a refusal by."""

    seat: SeatNumber | None
    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    command: Command | None = None


class Mute(Struct, frozen=True, tag_field="t", tag="mute", forbid_unknown_fields=True):
    """Send no chat to this socket any more, or again."""

    on: bool


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = Hello | Act | Undo | Concede | Cancel | Hand | Back | Stand | Say | Look | Mute | Ping


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
