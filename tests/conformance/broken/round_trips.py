"""What breaks the law of round trips."""

from typing import cast

from conformance.broken.register import state
from conformance.toys import (
    DIG,
    SPYING,
    Magpies,
    MagpiesGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot, View, Window


@state("round-trips")
class DumpForgets(Magpies):
    def copy(self) -> Magpies:
        twin = super().copy()
        twin.looked = list(self.looked)
        return twin

    def dump(self) -> Snapshot:
        return {**super().dump(), "looked": [False] * self.seats}


class Remembers(Magpies):
    """Pays for banking what was banked before, which it keeps out of its dump and of every view."""

    def __init__(self, game: MagpiesGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.last = -1

    def copy(self) -> Magpies:
        twin = cast(Remembers, super().copy())
        twin.last = self.last
        return twin

    def close_round(self, chance: Chance, tell: list[Event] | None) -> bool:
        self.last = self.round
        return super().close_round(chance, tell)

    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.coins[seat] += self.last > 0
        return super().bank(seat, token, chance, tell)


state("round-trips")(Remembers)


@state("round-trips")
class DumpIsNotJson(Magpies):
    def dump(self) -> Snapshot:
        return {**super().dump(), "coins": tuple(self.coins)}


@state("round-trips")
class DumpCannotBeJson(Magpies):
    def dump(self) -> Snapshot:
        return {**super().dump(), "kinds": set(self.bag)}


@state("round-trips")
class ViewIsNotJson(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "coins": tuple(self.coins)}


@state("round-trips")
class ViewHasNumbersForKeys(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "purses": dict(enumerate(self.coins))}


@state("round-trips")
class ViewWithoutScores(Magpies):
    def view(self, seat: int | None) -> View:
        return {key: value for key, value in super().view(seat).items() if key != "scores"}


@state("round-trips")
class ViewOfAnotherSeat(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "seat": 0 if seat is None else seat}


@state("round-trips")
class WindowStaysOpen(Magpies):
    """Seats act one after the other, and yet may undo as if they did not."""

    def legal(self, seat: i64) -> list[i64]:
        return [action for action in super().legal(seat) if action != DIG]

    def window(self) -> Window | None:
        return super().window() or (Window(1000 + self.round) if self.phase == SPYING else None)
