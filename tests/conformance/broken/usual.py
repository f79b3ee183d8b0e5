"""What breaks the law of usual answers."""

from conformance.broken.register import state
from conformance.toys import (
    LOOK,
    SKIP,
    SPYING,
    Magpies,
)

from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt


@state("usual")
class UsuallyLooks(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        asked = super().prompt(seat)
        return (
            asked
            if asked is None or self.phase != SPYING
            else Prompt("spy", {"round": self.round}, SKIP, usual=LOOK)
        )


@state("usual")
class HarmlessWithoutAnAnswer(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        asked = super().prompt(seat)
        return asked if asked is None else Prompt("ask", {"phase": self.phase}, harmless=True)
