"""What breaks the law of interleaving."""

import random
from typing import cast

from conformance.broken.register import game
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.option import Options
from littleworlds.core.state import State

_GENERATOR = random.Random()


class SeededAtTheSetup(Magpies):
    def draw(self, chance: Chance) -> int:
        chance.index(sum(self.bag))
        token = _GENERATOR.choice([token for token, count in enumerate(self.bag) if count])
        self.bag[token] -= 1
        return token


@game("interleaving")
class GeneratorAtModuleLevel(MagpiesGame):
    def __init__(self) -> None:
        super().__init__(SeededAtTheSetup)

    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        _GENERATOR.seed(int(chance.index(1000)))
        return super().deal(seats, chance, options, tell)


class BankOfTheGame(Magpies):
    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        counts = cast(CountsOnTheGame, self.game).counts
        counts[token] = counts.get(token, 0) + 1
        self.coins[seat] += counts[token] % 2
        return super().bank(seat, token, chance, tell)


@game("interleaving")
class CountsOnTheGame(MagpiesGame):
    def __init__(self) -> None:
        super().__init__(BankOfTheGame)
        self.counts: dict[int, int] = {}

    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        self.counts = {}
        return super().deal(seats, chance, options, tell)
