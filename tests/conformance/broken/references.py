"""What breaks the law of references."""

from conformance.broken.register import game
from conformance.toys import (
    DIG,
    DONE,
    LOOK,
    SKIP,
    MagpiesGame,
    lists_in,
)

from littleworlds.core.message import Message
from littleworlds.core.native import i64
from littleworlds.core.state import View
from littleworlds.core.thing import ActionLabel, Thing


class Slots(MagpiesGame):
    """Magpies whose actions are chosen by other slots."""

    def describe(self, view: View, action: i64) -> ActionLabel:
        described = super().describe(view, action)
        return ActionLabel(described.label, self.slots(view, int(action), described.slots))

    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return slots


@game("references")
class TwoActionsAlike(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("choice:no",)] if action in (SKIP, DIG) else slots


@game("references")
class OneWithinAnother(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("bag:tokens",), *slots] if action == LOOK else slots


@game("references")
class GroupsOverlap(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("bag:tokens", *slots[0])] if action == LOOK else slots


@game("references")
class NoSlotAtAll(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [] if action == SKIP else slots


@game("references")
class AnEmptySlot(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [()] if action == SKIP else slots


@game("references")
class TheSameTwice(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [*slots, ("choice:again",), ("choice:again",)] if action == SKIP else slots


@game("references")
class NoSuchThing(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("sack:tokens",)] if action == DIG else slots


@game("references")
class DescribeRaises(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [(f"row:{lists_in(view, 'rows')[9]}",)] if action == DONE else slots


@game("references")
class TwoThingsOfOneName(MagpiesGame):
    def things(self, view: View) -> list[Thing]:
        return [*super().things(view), Thing("bag:tokens", Message("bag"))]


@game("references")
class WithinNothing(MagpiesGame):
    def things(self, view: View) -> list[Thing]:
        return [*super().things(view), Thing("lid:bag", Message("lid"), "shelf:top")]


@game("references")
class WithinItself(MagpiesGame):
    def things(self, view: View) -> list[Thing]:
        return [
            *super().things(view),
            Thing("a:1", Message("box"), "b:1"),
            Thing("b:1", Message("box"), "a:1"),
        ]


# Options: tables that cannot be set up
