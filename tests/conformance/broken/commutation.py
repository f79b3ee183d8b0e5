"""What breaks the law of commutation."""

from conformance.broken.register import state
from conformance.toys import (
    BANK,
    DONE,
    Magpies,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.core.state import Window


@state("commutation")
class FirstComeFirstServed(Magpies):
    def finish(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.coins[seat] += not any(self.done)
        return super().finish(seat, chance, tell)


@state("commutation")
class ACommonHeap(Magpies):
    def legal(self, seat: i64) -> list[i64]:
        legal = super().legal(seat)
        return (
            legal
            if sum(self.banked) < 2
            else [action for action in legal if not BANK <= action < DONE]
        )


@state("commutation")
class DrawsInsideAPhase(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.coins[seat] += int(chance.index(2))
        return super().bank(seat, token, chance, tell)


@state("commutation")
class NoWindow(Magpies):
    def window(self) -> Window | None:
        return None


@state("commutation")
class OneNumberForAllWindows(Magpies):
    def window(self) -> Window | None:
        return Window(1, secret=True) if super().window() else None


@state("commutation")
class SameNumberEachRound(Magpies):
    def window(self) -> Window | None:
        window = super().window()
        return None if window is None else Window(1, window.secret)
