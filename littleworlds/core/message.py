"""What is said to people: a message id with arguments, put into words elsewhere (`littleworlds.words`, or the browser).

An argument is a number, a text, the name of a component or of a player, or a list of these. Names stay symbols until the last
moment, so that one message serves every language and every table:

>>> str(Message("seated", {"who": player(2), "card": name("elf")}))
'seated card=@elf who=#2'
"""

from collections.abc import Sequence
from typing import Final, final

from littleworlds.core.native import i64

Arg = int | str | Sequence[int | str]
Args = dict[str, Arg]

_SPELLED_BITS: Final = 200
"""Numbers of so many bits, some sixty digits, are written out."""


def name(component: str) -> str:
    """The argument that stands for a component's name in the language of the reader."""
    return "@" + component


def player(seat: i64) -> str:
    """The argument that stands for whoever sits at `seat`."""
    return "#" + str(seat)


def specified(component: str, detail: str) -> str:
    """The argument for a component under a general name, and what it is known to be: `Mystery customer (Elf)`."""
    return "@" + component + "@" + detail


def counted(count: i64, component: str) -> str:
    """The argument for an amount of a component: `3 × Energy`, in the language of the reader."""
    return str(count) + "@" + component


def digits(value: int) -> str:
    """A whole number of any size as text: written out, or by its magnitude where nobody would read all of it (and Python itself refuses
    to spell more than some thousand digits)."""
    bits = value.bit_length()
    if bits <= _SPELLED_BITS:
        return str(value)
    return ("≈-10^" if value < 0 else "≈10^") + str(int(bits * 0.30103))


@final
class Message:
    """A message id with its arguments."""

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args: Args = {} if args is None else args

    def to_dict(self) -> dict[str, object]:
        """As data for JSON."""
        return {"id": self.id, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return " ".join([self.id] + [f"{key}={value}" for key, value in sorted(self.args.items())])
