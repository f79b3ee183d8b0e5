"""What breaks the law of conservation."""

from conformance.broken.register import state
from conformance.toys import (
    Magpies,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event


@state("conservation")
class LosesAToken(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        final = super().bank(seat, token, chance, tell)
        if self.vaults[seat].count(token) == 2:
            self.vaults[seat].remove(token)
            self.stored -= 1
        return final


@state("conservation")
class HandsAreKeptAndReturned(Magpies):
    def close_round(self, chance: Chance, tell: list[Event] | None) -> bool:
        self.rows[0] = sorted(self.rows[0] + self.hands[0])
        return super().close_round(chance, tell)


@state("conservation")
class BelowZero(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.coins[seat] -= 3
        return super().bank(seat, token, chance, tell)


@state("conservation")
class TotalOutOfDate(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.stored -= token == 2
        return super().bank(seat, token, chance, tell)
