"""What breaks the law of features."""

from typing import cast

from conformance.broken.register import game
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.core.state import State


@game("features")
class FeaturesThatPeek(MagpiesGame):
    def features(self) -> list[str]:
        return ["hands"]

    def encode(self, state: State, seat: i64, out: Features) -> None:
        for hand in cast(Magpies, state).hands:
            out.add(0, float(sum(hand) * sum(hand)))


@game("features")
class FeaturesOfOneName(MagpiesGame):
    def features(self) -> list[str]:
        return ["hand", "hand"]
