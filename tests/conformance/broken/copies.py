"""What breaks the law of copies."""

from conformance.broken.register import state
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot, View


@state("copies")
class CopySharesAList(Magpies):
    def copy(self) -> Magpies:
        twin = super().copy()
        twin.coins = self.coins
        return twin


@state("copies")
class CopySharesListsInAList(Magpies):
    def copy(self) -> Magpies:
        twin = super().copy()
        twin.hands = list(self.hands)
        return twin


@state("copies")
class CopyForgets(Magpies):
    def copy(self) -> Magpies:
        twin = super().copy()
        twin.looked = [False] * self.seats
        return twin


@state("copies")
class CopyForgetsWhatIsNotDumped(Magpies):
    def __init__(self, game: MagpiesGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.last = -1

    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.coins[seat] += self.last == token
        self.last = token
        return super().bank(seat, token, chance, tell)


@state("copies")
class ViewHandsOutItsOwnList(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "coins": self.coins}


@state("copies")
class DumpHandsOutItsOwnList(Magpies):
    def dump(self) -> Snapshot:
        return {**super().dump(), "coins": self.coins}
