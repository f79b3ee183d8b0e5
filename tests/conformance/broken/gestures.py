"""What breaks the law of gestures."""

from typing import cast

from conformance.broken.register import game
from conformance.toys import (
    DIG,
    DONE,
    SPYING,
    Magpies,
    MagpiesGame,
)

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Message
from littleworlds.core.perspective import Perspective
from littleworlds.core.thing import choice


class Gestures(MagpiesGame):
    """Magpies with gestures that its subclasses make."""

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        world = cast(Magpies, perspective.world())
        return self.make(world, int(perspective.seat), super().gestures(perspective))

    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return gestures


@game("gestures")
class OneActionIsNoGesture(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return [Gesture(Message("bank-all"), choice("all"), [DONE])] if gestures else []


@game("gestures")
class MoreThanTheRulesAllow(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return [Gesture(one.label, one.slots, [*one.actions, DONE]) for one in gestures]


@game("gestures")
class FinalInTheMiddle(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        if world.phase != SPYING or (world.turn, world.seats) != (world.seats - 1, 3):
            return []
        token = world.hands[seat][0]
        return [Gesture(Message("dig-and-pick"), choice("both"), [DIG, 3 + token])]


@game("gestures")
class ChosenLikeAnAction(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return [Gesture(one.label, choice("done"), one.actions) for one in gestures]


@game("gestures")
class GesturesThatPeek(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        peeked = sum(world.hands[world.left(seat)])
        label = Message("bank-all", {"peeked": peeked})
        return [Gesture(label, one.slots, one.actions) for one in gestures]
