"""What the server sends over a table's socket. One JSON object per message; `t` names its kind."""

from typing import Any

from msgspec import Struct

from littleworlds.server.messages.parts import (
    Asked,
    Clock,
    Happening,
    Line,
    Problem,
    Result,
    Said,
    Standing,
    Step,
    TableInfo,
)


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
    undo: list[Said]
    """What an undo would take back: the labels of the last decisions. Empty if nothing can be taken back."""
    steps: list[Step]
    complete: bool
    """Whether `steps` holds everything since the sequence number that was asked for; false where that was not known any more."""
    clocks: list[Clock] | None
    conceded: list[int]
    agreed: list[int]
    """The seats that agree to cancel the play."""
    standing: list[Standing]
    result: Result | None
    points: list[Line]
    """The score sheet so far, as the viewer can know it; with `things` only."""
    now: int


class Moment(Struct, frozen=True, tag_field="t", tag="moment"):
    """The answer to a `look`: the table as the seat saw it after that line, with that line as the only step and nothing asked."""

    frame: Frame


class Tried(Struct, frozen=True, tag_field="t", tag="tried", kw_only=True):
    """The answer to a `try`: what the actions would lead to. `taken` of them could be tried; `final` tells that the next could not be
    taken back, so that nobody knows what follows. `asked` is what the seat would be asked then; nothing of it is sent with a
    version, for the plan is sent as one `act` with the version of the question that stands."""

    command: str | None
    seat: int
    taken: int
    final: bool
    events: list[list[Happening]]
    view: dict[str, Any]
    things: list[dict[str, Any]]
    points: list[Line]
    asked: Asked | None


class Because(Struct, frozen=True, tag_field="t", tag="because", kw_only=True):
    """The answer to a `why`: why the thing cannot be chosen now, in the title's words; null if it can, or is never chosen."""

    command: str | None
    ref: str
    reason: Said | None


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


FromServer = Table | Frame | Moment | Tried | Because | Done | Refused | Chat | Presence | Pong
