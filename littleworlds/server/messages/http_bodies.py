"""What goes over HTTP, in both directions, as types; the OpenAPI description is made from them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from littleworlds.bots.roles import ADVISER
from littleworlds.server.messages.from_server import Frame
from littleworlds.server.messages.parts import Pace, Pauses, TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=2, max_length=30, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Bot = Annotated[str, Meta(min_length=1, max_length=60)]


class OptionInfo(Struct, frozen=True):
    """An option of a title: its texts are `option-<id>` and `option-<id>-<value>`. `seats`: offered at these seat counts only.
    `settled_by`: settled by that other option unless that is at its default."""

    id: str
    values: list[int | str | bool]
    default: int | str | bool
    seats: list[int] | None
    settled_by: str | None


class GameInfo(Struct, frozen=True, kw_only=True):
    """A title in the list. `rules`: the languages in which there is a rules page."""

    id: str
    min_seats: int
    max_seats: int
    rules_version: int
    secrets: bool
    data: str
    overlay: bool
    options: list[OptionInfo]
    title: dict[str, str]
    tagline: dict[str, str]
    rules: list[str]


class GamePage(Struct, frozen=True, kw_only=True):
    """A title with its names and data: `names` by language and id; `tables` as in the data files, with `known` for each figure."""

    game: GameInfo
    names: dict[str, dict[str, str]]
    tables: dict[str, Any]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest or a bot account, by name."""

    name: Name


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """A login with its password."""

    login: Login
    password: Password


class Rating(Struct, frozen=True, kw_only=True):
    """How strong a person is at a title; `value` is the careful estimate, mu - 3 sigma."""

    game: str
    value: float
    mu: float
    sigma: float
    plays: int


class Me(Struct, frozen=True, kw_only=True):
    """A person. `kind`: guest, account, bot."""

    id: str
    kind: str
    name: str
    login: str | None
    ratings: list[Rating] = []


class Session(Struct, frozen=True):
    """A person with the token that proves it, for `Authorization: Bearer …`."""

    person: Me
    token: str


class Profile(Struct, frozen=True):
    """A person as others see them, with the tables that they finished last."""

    person: Me
    tables: list[TableInfo]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit somewhere: `me`, `open` for whoever comes, or `bot`. A name may be given for a seat of mine (hot seat)."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    bot: Bot | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be made. It starts at once if no seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[
        Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=60)] | bool
    ] = {}
    public: bool = False
    rated: bool = False
    pace: Pace = Pace()
    pauses: Pauses = Pauses()
    start_when_full: bool = True


class Held(Struct, frozen=True):
    """A seat with the token that proves that it is mine."""

    seat: int
    token: str


class MyTable(Struct, frozen=True, kw_only=True):
    """A table with my seats, and the invitation if it is mine to give."""

    table: TableInfo
    held: list[Held]
    invite: str | None


class Taking(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sitting down: the invitation unless the table is public; a name for the seat if it is not to be the person's own."""

    invite: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None


class Bots(Struct, frozen=True, kw_only=True):
    """The bots that can take a seat: from the weakest level to the strongest, then the others."""

    bots: list[str]
    usual: str
    """Who takes an empty seat if nobody is named, and plays on for whoever left."""
    adviser: str
    """Who is asked what it would play."""


class Hint(Struct, frozen=True):
    """What a bot would play, in notation."""

    notation: str


class HintWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For which of my seats, by which bot."""

    token: Annotated[str, Meta(max_length=400)]
    bot: Bot = ADVISER


class Uploaded(Struct, frozen=True, kw_only=True):
    """A record that was uploaded, or that of a finished table."""

    id: str
    game: str
    seats: int
    players: list[str]
    options: dict[str, int | str | bool]
    plies: int
    sealed: bool


class Film(Struct, frozen=True):
    """Moments of a play that is over."""

    plies: int
    frames: list[Frame]


class Health(Struct, frozen=True):
    """Whether the server and its database answer."""

    ok: bool
    version: str
    tables: int
