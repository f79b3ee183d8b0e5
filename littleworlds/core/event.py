"""What happened, for people and boards. Built only when a caller passes a list to be told in.

Everybody gets the message with its public arguments; a seat that saw more gets a message of its own with the private ones added, or
the same message if it only knows something in it by a better name.
"""

from typing import final

from littleworlds.core.message import Args, Message


@final
class Event:
    """One thing that happened: a message, its arguments, and the things it is about (references into the view)."""

    def __init__(
        self,
        message: str,
        args: Args | None = None,
        refs: list[str] | None = None,
        secret_message: str = "",
        secrets: dict[int, Args] | None = None,
        secret_refs: dict[int, list[str]] | None = None,
    ) -> None:
        self.message = Message(message, args)
        self.refs: list[str] = [] if refs is None else refs
        self.secret_message = secret_message
        self.secrets: dict[int, Args] = {} if secrets is None else secrets
        self.secret_refs: dict[int, list[str]] = {} if secret_refs is None else secret_refs

    def seen_by(self, seat: int | None) -> Message:
        """The message as `seat` gets it; None is the onlooker."""
        if seat is None or seat not in self.secrets:
            return self.message
        return Message(self.secret_message, {**self.message.args, **self.secrets[seat]})

    def to_dict(self, seat: int | None) -> dict[str, object]:
        """As data for JSON, for one seat."""
        return {**self.seen_by(seat).to_dict(), "refs": self.refs_for(seat)}

    def refs_for(self, seat: int | None) -> list[str]:
        """The things that the event is about, as far as `seat` sees them."""
        if seat is None or seat not in self.secret_refs:
            return list(self.refs)
        return self.refs + self.secret_refs[seat]

    def __repr__(self) -> str:
        return f"Event({self.message})"


Tell = list[Event] | None
"""Where events are told, if anybody listens."""
