"""What breaks the law of legal."""

from typing import cast

from conformance.broken.register import game, state
from conformance.toys import (
    DIG,
    DONE,
    LOOK,
    OVER,
    PICKING,
    SKIP,
    SPYING,
    Magpies,
    Sticks,
    SticksGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.outcome import Outcome, ranked
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Snapshot, State


@state("legal")
class ListedButFails(Magpies):
    def check(self, seat: int, action: int) -> None:
        super().check(seat, action - 100 if action == SKIP and seat == 1 else action)


@state("legal")
class ListedButCrashes(Magpies):
    def dig(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        return bool(self.rows[seat][-1]) or super().dig(seat, chance, tell)


@state("legal")
class UnlistedButAccepted(Magpies):
    def check(self, seat: int, action: int) -> None:
        if not (action == LOOK and self.phase == SPYING):
            super().check(seat, action)


@state("legal")
class ChangesBeforeItRaises(Magpies):
    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if action == DONE and 0 <= seat < self.seats and self.phase != OVER:
            self.coins[seat] += 1
        return super().apply(seat, action, chance, tell)


@state("legal")
class DrawsBeforeItRaises(Magpies):
    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if action == DIG:
            chance.index(6)
        return super().apply(seat, action, chance, tell)


@state("legal")
class TellsBeforeItRaises(Magpies):
    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if tell is not None and action == DONE:
            tell.append(Event("done", {"who": player(seat)}))
        return super().apply(seat, action, chance, tell)


@state("legal")
class RaisesSomethingElse(Magpies):
    def check(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise ValueError(action)


@state("legal")
class ListedTwice(Magpies):
    def legal(self, seat: i64) -> list[i64]:
        if self.phase != PICKING:
            return super().legal(seat)
        return [3 + token for token in self.hands[seat]] if seat in self.actors() else []


@state("legal")
class FirstIsNotTheFirst(Magpies):
    def first(self) -> i64:
        return max(self.actors(), default=-1)


@state("legal")
class BystandersMayAct(Magpies):
    def legal(self, seat: i64) -> list[i64]:
        return super().legal(seat) or (
            [SKIP] if self.phase == SPYING and 0 <= seat < self.seats else []
        )


@state("legal")
class BystandersAreAsked(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        return super().prompt(seat) or Prompt("wait")


@state("legal")
class DeclineIsNotLegal(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        prompt = super().prompt(seat)
        return None if prompt is None else Prompt("which", {}, DONE)


@state("legal")
class OutcomeBeforeTheEnd(Magpies):
    def outcome(self) -> Outcome:
        return ranked(self.scores(), [])


class SticksToTheLast(Sticks):
    def take_the_last(self) -> None:
        pass

    def copy(self) -> "SticksToTheLast":
        return SticksToTheLast(self.game, self.seats, self.sticks, self.turn, self.backs)


@game("legal")
class AsksWhatHasOneAnswer(SticksGame):
    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        return SticksToTheLast(self, seats, 9, 0, 5)

    def empty(self, snapshot: Snapshot) -> State:
        return SticksToTheLast(self, cast(int, snapshot["seats"]), 0, 0, 0)
