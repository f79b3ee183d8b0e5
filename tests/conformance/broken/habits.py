"""What breaks the law of habits."""

from typing import cast

from conformance.broken.register import game
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.native import i64
from littleworlds.core.state import State


@game("habits")
class HabitAgainstTheRules(MagpiesGame):
    def quick(self, state: State, seat: i64) -> i64:
        return self.num_actions - 1 - state.legal(seat)[0]


@game("habits")
class NothingIsSensible(MagpiesGame):
    def sensible(self, state: State, seat: i64) -> list[i64]:
        return []


@game("habits")
class SenseThatPeeks(MagpiesGame):
    def sensible(self, state: State, seat: i64) -> list[i64]:
        legal = state.legal(seat)
        hands = cast(Magpies, state).hands
        return legal[: 1 + sum(sum(hand) for hand in hands[1:]) % len(legal)]
