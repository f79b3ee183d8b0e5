"""What breaks the law of replay."""

import random

from conformance.broken.register import state
from conformance.toys import (
    Magpies,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import player


@state("replay")
class RandomAtModuleLevel(Magpies):
    def draw(self, chance: Chance) -> int:
        chance.index(sum(self.bag))
        token = random.choice([token for token, count in enumerate(self.bag) if count])
        self.bag[token] -= 1
        return token


@state("replay")
class StateHangsOnListeners(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.coins[seat] += tell is not None
        return super().bank(seat, token, chance, tell)


_TOLD = [0]


@state("replay")
class EventsThatCountCalls(Magpies):
    def pick_event(self, seat: int, token: int) -> Event:
        _TOLD[0] += 1
        return Event("picks", {"who": player(seat), "count": _TOLD[0]})


@state("replay")
class CountsAtModuleLevel(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        _TOLD[0] += 1
        self.coins[_TOLD[0] % self.seats] += 1
        return super().bank(seat, token, chance, tell)
