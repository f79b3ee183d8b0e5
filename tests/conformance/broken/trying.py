"""What breaks the law of trying."""

from conformance.broken.register import eyes
from conformance.toys import (
    MagpiesEyes,
)

from littleworlds.core.attempt import Attempt
from littleworlds.core.chance import Seeded
from littleworlds.core.event import Event
from littleworlds.core.native import i64


@eyes("trying")
class GoesOnBehindAFinalStep(MagpiesEyes):
    def attempt(self, actions: list[i64]) -> Attempt:
        world = self.world().copy()
        told: list[list[Event]] = []
        for action in actions:
            told.append([])
            world.apply(self.seat, action, Seeded(0), told[-1])
        return Attempt(world, len(told), False, told)


@eyes("trying")
class TryingLeavesTraces(MagpiesEyes):
    def attempt(self, actions: list[i64]) -> Attempt:
        tried = super().attempt(actions)
        if tried.taken:
            self.world().apply(self.seat, actions[0], Seeded(0))
        return tried
