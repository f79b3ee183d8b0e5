"""What breaks the law of fields."""

from typing import ClassVar, cast

from conformance.broken.register import state
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived
from littleworlds.core.option import Options


@state("fields")
class FieldThatIsNotDeclared(Magpies):
    def __init__(self, game: MagpiesGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.moods = [0] * seats


@state("fields")
class FieldThatIsNotThere(Magpies):
    FIELDS: ClassVar[Fields] = (*Magpies.FIELDS, derived("moods"))


class Counts(Magpies):
    """Keeps a total that is not dumped."""

    FIELDS: ClassVar[Fields] = (*Magpies.FIELDS, derived("purse"))

    def __init__(self, game: MagpiesGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.purse = 0

    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.purse += 1
        return super().bank(seat, token, chance, tell)

    def recount(self) -> None:
        self.purse = sum(self.coins)


@state("fields")
class TotalThatIsNotCopied(Counts):
    def copy(self) -> Magpies:
        twin = cast(Counts, super().copy())
        twin.purse = 0
        return twin


@state("fields")
class TotalThatIsNotCountedAgain(Counts):
    def copy(self) -> Magpies:
        twin = cast(Counts, super().copy())
        twin.purse = self.purse
        return twin

    def recount(self) -> None:
        pass
