"""What a client sends over a table's socket. One JSON object per message; `t` names its kind.

Decoding is strict: an unknown field, a wrong type or an oversized text is refused.
"""

from typing import Annotated

from msgspec import Meta, Struct

from littleworlds.bots.roles import USUAL
from littleworlds.server.messages.parts import Arg

Command = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
"""The client's own name for a command: sent again with the same name it is answered again, and carried out once."""
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[str, Meta(max_length=24)]
"""Which question an answer is meant for, as `asked.version` names it."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LARGEST = 2**31 - 1
"""A database finds no room for a larger number, and calls that a fault."""
PromptId = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[A-Za-z0-9_.-]+$")]
"""The id of a prompt's message. It is stored: a database may refuse what is no plain text."""


class Hello(
    Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True, kw_only=True
):
    """The first message of a socket: the tokens of the seats that it plays for (none: it looks on), and the last line of the log that it
    has seen: -1 to be told everything from the set-up on, null for nothing but the position."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=16)] = []
    person: Annotated[str, Meta(max_length=400)] | None = None
    """The token of a person: for chat as an onlooker."""
    since: Annotated[int, Meta(ge=-1, le=LARGEST)] | None = None
    muted: bool = False
    """No chat, please."""
    things: bool = False
    """Whether frames list the things on the table with their labels and notes: dear to make, for boards that draw from that list."""


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True, kw_only=True):
    """One or more actions of one seat, in notation: all or none, except that a final one ends the command."""

    command: Command
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=60)]
    version: Version | None = None


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
    bot: Annotated[str, Meta(min_length=1, max_length=60)] = USUAL


class Back(
    Struct, frozen=True, tag_field="t", tag="back", forbid_unknown_fields=True, kw_only=True
):
    """Take the own seat back from the bot."""

    command: Command
    seat: SeatNumber


class Stand(
    Struct, frozen=True, tag_field="t", tag="stand", forbid_unknown_fields=True, kw_only=True
):
    """Decline the prompt that is asked now from now on, whenever it comes with the same arguments; or not any more."""

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


class Silence(
    Struct, frozen=True, tag_field="t", tag="silence", forbid_unknown_fields=True, kw_only=True
):
    """The host silences the onlooker who said a line of chat, or lets them speak again; with `remove`
    they are also sent away from the table."""

    command: Command
    line: Annotated[int, Meta(ge=0, le=LARGEST)]
    on: bool = True
    remove: bool = False


class Look(
    Struct, frozen=True, tag_field="t", tag="look", forbid_unknown_fields=True, kw_only=True
):
    """Show the table as one of this socket's seats (null: an onlooker, for a socket without seats) saw it after a line of the log. It
    changes nothing; `command` is only there to know a refusal by."""

    seat: SeatNumber | None
    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    command: Command | None = None


class Try(Struct, frozen=True, tag_field="t", tag="try", forbid_unknown_fields=True, kw_only=True):
    """Show what these actions of a seat would lead to. It changes nothing and nobody is told; `command` is only there to know the
    answer by."""

    seat: SeatNumber
    version: Version
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=60)]
    command: Command | None = None


class Why(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True, kw_only=True):
    """Ask why a thing cannot be chosen now by a seat."""

    seat: SeatNumber
    ref: Annotated[str, Meta(min_length=1, max_length=80)]
    command: Command | None = None


class Hold(
    Struct, frozen=True, tag_field="t", tag="hold", forbid_unknown_fields=True, kw_only=True
):
    """Stop the pause before a usual answer: the seat answers this question itself."""

    seat: SeatNumber
    version: Version
    command: Command | None = None


class Mute(Struct, frozen=True, tag_field="t", tag="mute", forbid_unknown_fields=True):
    """Send no chat to this socket any more, or again."""

    on: bool


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = (
    Hello
    | Act
    | Undo
    | Concede
    | Cancel
    | Hand
    | Back
    | Stand
    | Say
    | Silence
    | Look
    | Try
    | Why
    | Hold
    | Mute
    | Ping
)
