"""What an actor is asked."""

from typing import final

from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64


@final
class Prompt:
    """A question as a message, and answers that need no thought.

    `decline` is the legal action that says no thanks, or -1 where there is none. `always` says whether it may be declined once
    for all: not where that could later cost something.

    `usual` is the decline or the only legal action, or -1. If it is `harmless`, because it can cost nothing, the table gives that
    answer by itself after a pause.
    """

    def __init__(
        self,
        message: str,
        args: Args | None = None,
        decline: i64 = -1,
        usual: i64 = -1,
        harmless: bool = False,
        always: bool = True,
    ) -> None:
        self.message = Message(message, args)
        self.decline = decline
        self.usual = usual
        self.harmless = harmless
        self.always = always and decline >= 0

    def to_dict(self) -> dict[str, object]:
        """The question as data for JSON; actions, which are numbers, go out in notation and apart."""
        return self.message.to_dict()

    def __repr__(self) -> str:
        return f"Prompt({self.message})"
