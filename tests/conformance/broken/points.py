"""What breaks the law of points."""

from typing import cast

from conformance.broken.register import game
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.message import Message, player
from littleworlds.core.outcome import SheetLine
from littleworlds.core.perspective import Perspective


@game("points")
class PointsThatPeek(MagpiesGame):
    def points(self, perspective: Perspective) -> list[SheetLine]:
        world = cast(Magpies, perspective.world())
        held = [SheetLine(player(0), Message("hand"), sum(world.hands[0]))]
        return super().points(perspective) + held


@game("points")
class PointsThatNobodyScores(MagpiesGame):
    def points(self, perspective: Perspective) -> list[SheetLine]:
        return super().points(perspective)[1:]
