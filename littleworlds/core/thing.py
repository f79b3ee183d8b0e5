"""Things on the table as a view shows them, and actions as people choose them.

A reference (`card:elf_3`, `table:2`) names a thing. An action is chosen by selecting things: it has slots, all of which are to be
filled, and each slot holds the references any one of which will do. An action about no thing has a `choice:` of its own; a
`choice:` may also stand beside things, where the same things are chosen for different ends.
"""

from typing import final

from littleworlds.core.message import Message
from littleworlds.core.native import i64

Slot = tuple[str, ...]


@final
class Thing:
    """One thing that a seat sees: its reference, its label, what it lies in, how many it stands for, and notes on it.

    Each note is a sentence with its full stop, since several follow one another on a line. The first says how the thing stands;
    the others may be left out where a thing of the same name has just said them.
    """

    def __init__(
        self,
        ref: str,
        label: Message,
        within: str = "",
        count: i64 = 1,
        notes: list[Message] | None = None,
        icon: str = "",
    ) -> None:
        self.ref = ref
        self.label = label
        self.within = within
        self.count = count
        self.notes: list[Message] = [] if notes is None else notes
        self.icon = icon

    def to_dict(self) -> dict[str, object]:
        """As data for JSON."""
        return {
            "ref": self.ref,
            "label": self.label.to_dict(),
            "within": self.within,
            "count": int(self.count),
            "notes": [note.to_dict() for note in self.notes],
            "icon": self.icon,
        }

    def __repr__(self) -> str:
        return f"Thing({self.ref})"


@final
class ActionLabel:
    """A legal action as people meet it: its label and the slots to fill."""

    def __init__(self, label: Message, slots: list[Slot]) -> None:
        self.label = label
        self.slots = slots

    def to_dict(self) -> dict[str, object]:
        """As data for JSON."""
        return {"label": self.label.to_dict(), "slots": [list(slot) for slot in self.slots]}

    def __repr__(self) -> str:
        return f"ActionLabel({self.label})"


@final
class Sign:
    """What is shown for a character of a drawing: a letter of the reader's language, as a symbol, and its colour in English."""

    def __init__(self, letter: str, colour: str, capital: bool = False) -> None:
        self.letter = letter
        self.colour = colour
        self.capital = capital


@final
class Picture:
    """A drawing in characters, for terminals: lines without words, a legend that explains them, and the signs that stand for some
    of their characters."""

    def __init__(
        self,
        lines: list[str],
        legend: list[Message] | None = None,
        signs: dict[str, Sign] | None = None,
    ) -> None:
        self.lines = lines
        self.legend: list[Message] = [] if legend is None else legend
        self.signs: dict[str, Sign] = {} if signs is None else signs


def choice(word: str) -> list[Slot]:
    """The slots of an action about no thing."""
    return [("choice:" + word,)]
