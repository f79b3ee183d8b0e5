"""What breaks the law of terms."""

from conformance.broken.register import game
from conformance.toys import (
    MagpiesGame,
)

from littleworlds.core.features import Term
from littleworlds.core.native import i64
from littleworlds.core.state import State


@game("terms")
class TermsThatDoNotAddUp(MagpiesGame):
    def terms(self, state: State, seat: i64) -> list[Term]:
        return [*super().terms(state, seat), Term("more", 1.0)]


@game("terms")
class ValuesOfOneSeat(MagpiesGame):
    def value(self, state: State, seat: i64) -> float:
        return float(seat)

    def values(self, state: State, seats: i64) -> list[float]:
        return [0.0] * seats
