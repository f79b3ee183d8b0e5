"""What is said between a play and a program that plays in it: JSON, one message a line.

The program is greeted (`hello`) and answers `ready`; then it is asked (`choose`) as often as its seat owes a decision, and
answers each time with one of the legal actions; at the end it hears `bye`. It gets what its seat may know, in the same view as
bots of the library.
"""

from typing import Any

import msgspec

VERSION = 1


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    """The first line. `schema` describes every message, `seed` is for programs that want to play the same play the same way."""

    game: str
    rules_version: int
    seats: int
    seat: int
    options: dict[str, Any]
    seed: int
    seconds: float
    """How long each answer may take."""
    protocol: int = VERSION
    schema: dict[str, Any] = {}


class Choose(msgspec.Struct, tag_field="t", tag="choose"):
    """A decision is owed: what the seat knows, and what it may do, in notation."""

    view: dict[str, Any]
    legal: list[str]


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    """The play is over, or given up. The program ends."""


class Ready(msgspec.Struct, tag_field="t", tag="ready"):
    """The answer to a hello."""


class Choice(msgspec.Struct, tag_field="t", tag="choice"):
    """The answer to a question: one of `legal`."""

    action: str


def schema() -> dict[str, Any]:
    """Every message as a JSON schema, by its name."""
    kinds = [Hello, Choose, Bye, Ready, Choice]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/{name}")
    return components
