"""What breaks the law of leaks."""

from typing import cast

from conformance.broken.register import game, state
from conformance.toys import (
    BANKING,
    DESIGNS,
    HAND,
    SKIP,
    SPYING,
    Magpies,
    Sticks,
    SticksGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import name, player
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Snapshot, State, View, Window


@state("leaks")
class ViewShowsHands(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "hands": [list(hand) for hand in self.hands]}


@state("leaks")
class ViewShowsTheBag(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "left": list(self.bag)}


@state("leaks")
class ViewShowsPicks(Magpies):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "picks": list(self.aside)}


@state("leaks")
class ScoresCountTheHand(Magpies):
    def view(self, seat: int | None) -> View:
        return {
            **super().view(seat),
            "scores": [score + len(set(self.hands[i])) for i, score in enumerate(self.scores())],
        }


@state("leaks")
class ViewShowsOnlookersTooMuch(Magpies):
    def view(self, seat: int | None) -> View:
        return {
            **super().view(seat),
            "shown": [list(hand) for hand in self.hands] if seat is None else None,
        }


@state("leaks")
class EventTellsThePick(Magpies):
    def pick_event(self, seat: int, token: int) -> Event:
        return Event("picks", {"who": player(seat), "token": name(DESIGNS[token])})


@state("leaks")
class EventRefersToThePick(Magpies):
    def pick_event(self, seat: int, token: int) -> Event:
        return Event("picks", {"who": player(seat)}, [f"token:{token}"])


@state("leaks")
class EventTellsTheHand(Magpies):
    def pick_event(self, seat: int, token: int) -> Event:
        return Event("picks", {"who": player(seat), "left": list(self.hands[seat])})


@state("leaks")
class EventTellsTheWrongSeat(Magpies):
    def look(self, seat: int, tell: list[Event] | None) -> bool:
        final = super().look(seat, None)
        if tell is not None:
            tell.append(
                Event(
                    "looks",
                    {},
                    [],
                    "sees",
                    {self.left(self.left(seat)): {"seen": list(self.hands[self.left(seat)])}},
                )
            )
        return final


@state("leaks")
class OpenPhaseThatSaysItIsSecret(Magpies):
    def window(self) -> Window | None:
        return super().window() if self.phase != BANKING else Window(100 + self.round, secret=True)


@state("leaks")
class LegalHangsOnASecret(Magpies):
    def legal(self, seat: i64) -> list[i64]:
        legal = super().legal(seat)
        if self.phase == SPYING and legal and 0 in self.hands[self.left(int(seat))]:
            legal.remove(SKIP)
        return legal

    def prompt(self, seat: i64) -> Prompt | None:
        return Prompt("spy") if seat in self.actors() else None


@state("leaks")
class PromptHangsOnASecret(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        if seat not in self.actors():
            return None
        return Prompt("spy", {"worth": len(set(self.hands[self.left(int(seat))]))})


@state("leaks")
class ActorsHangOnASecret(Magpies):
    """Whoever holds a pick of one design only is not asked: the others see that."""

    def next_turn(self) -> None:
        super().next_turn()
        while self.phase == SPYING and len(set(self.hands[int(self.actors()[0])])) < HAND:
            super().next_turn()


@state("leaks")
class LookIsNotFinal(Magpies):
    def look(self, seat: int, tell: list[Event] | None) -> bool:
        return super().look(seat, tell) and False


@state("leaks")
class RevealIsNotFinal(Magpies):
    def pick(self, seat: int, token: int, tell: list[Event] | None) -> bool:
        return super().pick(seat, token, tell) and False


@state("leaks")
class DigIsNotFinal(Magpies):
    def dig(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        return super().dig(seat, chance, tell) and False


class OwnSticks(Sticks):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "mine": seat == self.turn}

    def copy(self) -> "OwnSticks":
        return OwnSticks(self.game, self.seats, self.sticks, self.turn, self.backs)


@game("leaks")
class NoSecretsButDifferentViews(SticksGame):
    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        return OwnSticks(self, seats, 9, 0, 5)

    def empty(self, snapshot: Snapshot) -> State:
        return OwnSticks(self, cast(int, snapshot["seats"]), 0, 0, 0)
