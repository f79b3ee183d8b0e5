"""Movements of the hand that hold several decisions.

A tile is laid in one movement, though the engine asks which, where and which way round. A gesture is such a
movement: it is chosen by selecting things like an action, sent as one group, and taken back as one.
"""

from typing import Final, final

from littleworlds.core.message import Message
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot

FEWEST: Final = 2
LONGEST: Final = 60
"""Actions in a gesture."""
MOST: Final = 100
"""Gestures at one moment: what a hand does, not every combination."""


@final
class Gesture:
    """Several actions of one seat as people choose them at once: a label, slots to fill, and the actions in order. Where the
    first slot is a `choice:` before things, it is chosen first: pointing at one of the things means something simpler. None of
    them but the last may be final."""

    def __init__(self, label: Message, slots: list[Slot], actions: list[i64]) -> None:
        self.label = label
        self.slots = slots
        self.actions = actions

    def to_dict(self) -> dict[str, object]:
        """Its label and slots as data for JSON; the actions, numbers, go out in notation and apart."""
        return {"label": self.label.to_dict(), "slots": [list(slot) for slot in self.slots]}

    def __repr__(self) -> str:
        return f"Gesture({self.label})"
