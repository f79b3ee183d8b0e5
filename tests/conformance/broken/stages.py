"""What breaks the law of stages."""

from typing import cast

from conformance.broken.register import game
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.core.state import State


@game("stages")
class StageThatPeeks(MagpiesGame):
    def stage(self, state: State) -> i64:
        return sum(cast(Magpies, state).hands[0]) if state.actors() else -1


@game("stages")
class MethodThatPeeks(MagpiesGame):
    def method(self, state: State) -> Method:
        return Method(PLAN, width=1 + sum(cast(Magpies, state).hands[0]))


@game("stages")
class StageThatNeverEnds(MagpiesGame):
    def stage(self, state: State) -> i64:
        return cast(Magpies, state).round
