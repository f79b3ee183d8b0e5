"""What breaks the law of reasons."""

from conformance.broken.register import game
from conformance.toys import (
    LOOK,
    MagpiesGame,
)

from littleworlds.core.message import Message
from littleworlds.core.native import i64
from littleworlds.core.state import View


@game("reasons")
class AThingThatKnowsHalfOfItsActions(MagpiesGame):
    def candidates(self, view: View, ref: str) -> list[i64]:
        return [LOOK] if ref == "bag:tokens" else super().candidates(view, ref)


@game("reasons")
class TheSameReasonForEverything(MagpiesGame):
    def why_not(self, view: View, ref: str) -> Message | None:
        return Message("why-because") if super().why_not(view, ref) is not None else None


@game("reasons")
class AReasonAgainstWhatIsAllowed(MagpiesGame):
    def why_not(self, view: View, ref: str) -> Message | None:
        known = any(thing.ref == ref for thing in self.things(view))
        return Message("why-not-now") if known and self.candidates(view, ref) else None
