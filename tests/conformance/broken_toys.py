"""Magpies with one thing wrong each, under the name of the law that this breaks. The slips are those that real games have."""

import math
import random
from collections.abc import Callable
from typing import ClassVar, cast

from conformance.toys import (
    BANK,
    BANKING,
    DESIGNS,
    DIG,
    DONE,
    HAND,
    LOOK,
    OVER,
    PICKING,
    SKIP,
    SPYING,
    Magpies,
    MagpiesEyes,
    MagpiesGame,
    Sticks,
    SticksGame,
    draw,
    lists_in,
)

from littleworlds.core.attempt import Attempt
from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.errors import OptionError
from littleworlds.core.event import Event
from littleworlds.core.features import Features, Term
from littleworlds.core.fields import Fields, derived
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Message, name, player
from littleworlds.core.method import PLAN, Method
from littleworlds.core.native import i64
from littleworlds.core.option import Options, flag
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.core.perspective import Perspective
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Snapshot, State, View, Window
from littleworlds.core.thing import ActionLabel, Thing, choice

BROKEN: dict[str, list[Callable[[], Game]]] = {}
"""Law -> the games that break it."""


def state(law: str) -> Callable[[type[Magpies]], type[Magpies]]:
    """Magpies with this state breaks this law."""

    def register(broken: type[Magpies]) -> type[Magpies]:
        BROKEN.setdefault(law, []).append(_maker(lambda: MagpiesGame(broken), broken))
        return broken

    return register


def eyes(law: str) -> Callable[[type[MagpiesEyes]], type[MagpiesEyes]]:
    """Magpies with these perspectives breaks this law."""

    def register(broken: type[MagpiesEyes]) -> type[MagpiesEyes]:
        BROKEN.setdefault(law, []).append(_maker(lambda: MagpiesGame(eyes=broken), broken))
        return broken

    return register


def game(law: str) -> Callable[[type[Game]], type[Game]]:
    """This game breaks this law."""

    def register(broken: type[Game]) -> type[Game]:
        BROKEN.setdefault(law, []).append(_maker(cast(Callable[[], Game], broken), broken))
        return broken

    return register


def _maker(make: Callable[[], Game], broken: type) -> Callable[[], Game]:
    def made() -> Game:
        return make()

    made.__name__ = broken.__name__
    return made


# Law 1, replay


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


# Law 2, interleaving

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


# Law 3, legal


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


# Law 4, copies


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


# Law 5, leaks


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


# Law 6, samples


class Truthful(Magpies):
    """Keeps itself where a sample can find it."""

    def view(self, seat: int | None) -> View:
        cast(TruthOnTheGame, self.game).truth = self
        return super().view(seat)


class TruthShinesThrough(MagpiesEyes):
    def sample(self, chance: Chance) -> State:
        return cast(TruthOnTheGame, self.game).truth.copy()


class TruthIsShuffled(MagpiesEyes):
    """Not the truth itself, but dealt in an order that hangs on it."""

    def tokens(self, state: Magpies, seat: int, count: int, chance: Chance) -> list[int]:
        if sum(cast(TruthOnTheGame, self.game).truth.hands[seat]) % 2:
            chance.index(2)
        return super().tokens(state, seat, count, chance)


@game("samples")
class TruthOnTheGame(MagpiesGame):
    def __init__(self, eyes: type[MagpiesEyes] = TruthShinesThrough) -> None:
        super().__init__(Truthful, eyes)
        self.truth: Magpies = Magpies(self, 2, {})


@game("samples")
class TruthHasASay(TruthOnTheGame):
    def __init__(self) -> None:
        super().__init__(TruthIsShuffled)


@eyes("samples")
class IgnoresWhatWasSeen(MagpiesEyes):
    def tokens(self, state: Magpies, seat: int, count: int, chance: Chance) -> list[int]:
        for token in (
            cast(list[int], self.view["seen"] or []) if seat == state.left(int(self.seat)) else []
        ):
            state.bag[token] += 1
        return [draw(state.bag, chance) for _ in range(count)]


@eyes("samples")
class NeverVaries(MagpiesEyes):
    def deal(self, state: Magpies, chance: Chance) -> None:
        super().deal(state, FixedChance())


class FixedChance(Chance):
    def index(self, n: i64) -> i64:
        return 0


@eyes("samples")
class PicksNeverVary(MagpiesEyes):
    def deal(self, state: Magpies, chance: Chance) -> None:
        super().deal(state, chance)
        for seat, token in enumerate(state.aside):
            if token >= 0 and seat != self.seat:
                both = sorted([token, *state.hands[seat]])
                state.aside[seat], state.hands[seat] = both[0], both[1:]


@eyes("samples")
class SampleLosesAToken(MagpiesEyes):
    def unseen(self, state: Magpies) -> list[int]:
        unseen = super().unseen(state)
        unseen[0] = max(0, unseen[0] - 1)
        return unseen


@eyes("samples")
class SampleForgetsAPurse(MagpiesEyes):
    def deal(self, state: Magpies, chance: Chance) -> None:
        super().deal(state, chance)
        state.coins = [0] * state.seats


@eyes("samples")
class SampleForgetsATotal(MagpiesEyes):
    def deal(self, state: Magpies, chance: Chance) -> None:
        super().deal(state, chance)
        state.stored = 0


@eyes("samples")
class ChanceOfItsOwn(MagpiesEyes):
    def tokens(self, state: Magpies, seat: int, count: int, chance: Chance) -> list[int]:
        tokens = super().tokens(state, seat, 0, chance)
        while len(tokens) < count:
            tokens.append(random.choice([token for token, left in enumerate(state.bag) if left]))
            state.bag[tokens[-1]] -= 1
        return tokens


class SticksThatGrow(Sticks):
    def copy(self) -> "SticksThatGrow":
        return SticksThatGrow(self.game, self.seats, self.sticks, self.turn, self.backs)

    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "state": {**self.dump(), "backs": 0}}


@game("samples")
class NoSecretsButAPoorSample(SticksGame):
    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        return SticksThatGrow(self, seats, 9, 0, 5)

    def empty(self, snapshot: Snapshot) -> State:
        return SticksThatGrow(self, cast(int, snapshot["seats"]), 0, 0, 0)


@state("samples")
class FinalHangsOnASecret(Magpies):
    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        final = super().apply(seat, action, chance, tell)
        return final or (action == SKIP and 0 in self.hands[self.left(int(seat))])


@eyes("samples")
class OtherLegalActions(MagpiesEyes):
    def legal(self) -> list[i64]:
        return super().legal()[::-1]


@game("samples")
class ValueOfNothing(MagpiesGame):
    def value(self, state: State, seat: i64) -> float:
        scores = cast(Magpies, state).scores()
        return scores[seat] / max(scores) if any(scores) else math.nan


@game("samples")
class ValueThatSpends(MagpiesGame):
    def value(self, state: State, seat: i64) -> float:
        cast(Magpies, state).coins[seat] -= 1
        return 0.0


# Law 7, commutation


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


# Law 8, conservation


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


# Law 9, round trips


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


@game("notation")
class OneNotationForTwo(MagpiesGame):
    def notation(self, action: i64) -> str:
        return "skip" if action == DONE else super().notation(action)


@game("notation")
class NotationWithBrackets(MagpiesGame):
    def notation(self, action: i64) -> str:
        return super().notation(action).replace("bank ", "bank [2] ")


@game("notation")
class NotationInCapitals(MagpiesGame):
    def notation(self, action: i64) -> str:
        return super().notation(action).title()


# Law 10, ends


@state("ends")
class Endless(Magpies):
    def finish(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        return False


@state("ends")
class NobodyWins(Magpies):
    def outcome(self) -> Outcome:
        outcome = super().outcome()
        return Outcome(
            outcome.scores, outcome.ties, outcome.sheet, [rank + 1 for rank in outcome.ranks]
        )


@game("ends")
class LimitTooLow(MagpiesGame):
    def max_steps(self, seats: int) -> int:
        return 5


# Law 13, references


class Slots(MagpiesGame):
    """Magpies whose actions are chosen by other slots."""

    def describe(self, view: View, action: i64) -> ActionLabel:
        described = super().describe(view, action)
        return ActionLabel(described.label, self.slots(view, int(action), described.slots))

    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return slots


@game("references")
class TwoActionsAlike(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("choice:no",)] if action in (SKIP, DIG) else slots


@game("references")
class OneWithinAnother(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("bag:tokens",), *slots] if action == LOOK else slots


@game("references")
class GroupsOverlap(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("bag:tokens", *slots[0])] if action == LOOK else slots


@game("references")
class NoSlotAtAll(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [] if action == SKIP else slots


@game("references")
class AnEmptySlot(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [()] if action == SKIP else slots


@game("references")
class TheSameTwice(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [*slots, ("choice:again",), ("choice:again",)] if action == SKIP else slots


@game("references")
class NoSuchThing(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [("sack:tokens",)] if action == DIG else slots


@game("references")
class DescribeRaises(Slots):
    def slots(self, view: View, action: int, slots: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        return [(f"row:{lists_in(view, 'rows')[9]}",)] if action == DONE else slots


@game("references")
class TwoThingsOfOneName(MagpiesGame):
    def things(self, view: View) -> list[Thing]:
        return [*super().things(view), Thing("bag:tokens", Message("bag"))]


@game("references")
class WithinNothing(MagpiesGame):
    def things(self, view: View) -> list[Thing]:
        return [*super().things(view), Thing("lid:bag", Message("lid"), "shelf:top")]


@game("references")
class WithinItself(MagpiesGame):
    def things(self, view: View) -> list[Thing]:
        return [
            *super().things(view),
            Thing("a:1", Message("box"), "b:1"),
            Thing("b:1", Message("box"), "a:1"),
        ]


# Options: tables that cannot be set up


@game("options")
class NoDefaultTable(MagpiesGame):
    def cross_check(self, seats: int, options: Options) -> None:
        if seats == 3 and options["spying"]:
            raise OptionError("no-spying-with-three", game=self.id)


@game("options")
class AValueThatNeverWorks(SticksGame):
    def __init__(self) -> None:
        super().__init__([flag("double", False)])

    def cross_check(self, seats: int, options: Options) -> None:
        if options["double"]:
            raise OptionError("no-double", game=self.id)


# Law 14, fields


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


# Law 15, trying


@eyes("trying")
class GoesOnBehindAFinalStep(MagpiesEyes):
    def attempt(self, actions: list[i64]) -> Attempt:
        world = self.world().copy()
        told: list[list[Event]] = []
        for action in actions:
            told.append([])
            world.apply(self.seat, action, Seeded(0), told[-1])
        return Attempt(world, len(told), False, told)


@eyes("trying")
class TryingLeavesTraces(MagpiesEyes):
    def attempt(self, actions: list[i64]) -> Attempt:
        tried = super().attempt(actions)
        if tried.taken:
            self.world().apply(self.seat, actions[0], Seeded(0))
        return tried


# Law 16, gestures


class Gestures(MagpiesGame):
    """Magpies with gestures that its subclasses make."""

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        world = cast(Magpies, perspective.world())
        return self.make(world, int(perspective.seat), super().gestures(perspective))

    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return gestures


@game("gestures")
class OneActionIsNoGesture(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return [Gesture(Message("bank-all"), choice("all"), [DONE])] if gestures else []


@game("gestures")
class MoreThanTheRulesAllow(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return [Gesture(one.label, one.slots, [*one.actions, DONE]) for one in gestures]


@game("gestures")
class FinalInTheMiddle(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        if world.phase != SPYING or (world.turn, world.seats) != (world.seats - 1, 3):
            return []
        token = world.hands[seat][0]
        return [Gesture(Message("dig-and-pick"), choice("both"), [DIG, 3 + token])]


@game("gestures")
class ChosenLikeAnAction(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        return [Gesture(one.label, choice("done"), one.actions) for one in gestures]


@game("gestures")
class GesturesThatPeek(Gestures):
    def make(self, world: Magpies, seat: int, gestures: list[Gesture]) -> list[Gesture]:
        peeked = sum(world.hands[world.left(seat)])
        label = Message("bank-all", {"peeked": peeked})
        return [Gesture(label, one.slots, one.actions) for one in gestures]


# Law 17, reasons


@game("reasons")
class AThingThatKnowsHalfOfItsActions(MagpiesGame):
    def candidates(self, view: View, ref: str) -> list[i64]:
        return [LOOK] if ref == "bag:tokens" else super().candidates(view, ref)


@game("reasons")
class TheSameReasonForEverything(MagpiesGame):
    def why_not(self, view: View, ref: str) -> Message | None:
        return Message("why-because") if super().why_not(view, ref) is not None else None


@game("reasons")
class AReasonAgainstWhatIsAllowed(MagpiesGame):
    def why_not(self, view: View, ref: str) -> Message | None:
        known = any(thing.ref == ref for thing in self.things(view))
        return Message("why-not-now") if known and self.candidates(view, ref) else None


# Law 18, usual answers


@state("usual")
class UsuallyLooks(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        asked = super().prompt(seat)
        return (
            asked
            if asked is None or self.phase != SPYING
            else Prompt("spy", {"round": self.round}, SKIP, usual=LOOK)
        )


@state("usual")
class HarmlessWithoutAnAnswer(Magpies):
    def prompt(self, seat: i64) -> Prompt | None:
        asked = super().prompt(seat)
        return asked if asked is None else Prompt("ask", {"phase": self.phase}, harmless=True)


# Law 19, points


@game("points")
class PointsThatPeek(MagpiesGame):
    def points(self, perspective: Perspective) -> list[SheetLine]:
        world = cast(Magpies, perspective.world())
        held = [SheetLine(player(0), Message("hand"), sum(world.hands[0]))]
        return super().points(perspective) + held


@game("points")
class PointsThatNobodyScores(MagpiesGame):
    def points(self, perspective: Perspective) -> list[SheetLine]:
        return super().points(perspective)[1:]


# Law 20, stages


@game("stages")
class StageThatPeeks(MagpiesGame):
    def stage(self, state: State) -> i64:
        return sum(cast(Magpies, state).hands[0]) if state.actors() else -1


@game("stages")
class MethodThatPeeks(MagpiesGame):
    def method(self, state: State) -> Method:
        return Method(PLAN, width=1 + sum(cast(Magpies, state).hands[0]))


@game("stages")
class StageThatNeverEnds(MagpiesGame):
    def stage(self, state: State) -> i64:
        return cast(Magpies, state).round


# Law 21, features


@game("features")
class FeaturesThatPeek(MagpiesGame):
    def features(self) -> list[str]:
        return ["hands"]

    def encode(self, state: State, seat: i64, out: Features) -> None:
        for hand in cast(Magpies, state).hands:
            out.add(0, float(sum(hand) * sum(hand)))


@game("features")
class FeaturesOfOneName(MagpiesGame):
    def features(self) -> list[str]:
        return ["hand", "hand"]


# Law 22, terms


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


# Law 23, habits


@game("habits")
class HabitAgainstTheRules(MagpiesGame):
    def quick(self, state: State, seat: i64) -> i64:
        return self.num_actions - 1 - state.legal(seat)[0]


@game("habits")
class NothingIsSensible(MagpiesGame):
    def sensible(self, state: State, seat: i64) -> list[i64]:
        return []


@game("habits")
class SenseThatPeeks(MagpiesGame):
    def sensible(self, state: State, seat: i64) -> list[i64]:
        legal = state.legal(seat)
        hands = cast(Magpies, state).hands
        return legal[: 1 + sum(sum(hand) for hand in hands[1:]) % len(legal)]
