"""What an actor is asked."""

from typing import final

from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64


@final
class Prompt:
    """A question as a message; `decline` is the legal action that says no thanks, or -1 where there is none.

    A prompt with a decline can be answered once for all ("always decline this").
    """

    def __init__(self, message: str, args: Args | None = None, decline: i64 = -1) -> None:
        self.message = Message(message, args)
        self.decline = decline

    def to_dict(self) -> dict[str, object]:
        """The question as data for JSON; the decline, an action, goes out in notation and apart."""
        return self.message.to_dict()

    def __repr__(self) -> str:
        return f"Prompt({self.message})"
