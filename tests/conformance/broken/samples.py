"""What breaks the law of samples."""

import math
import random
from typing import cast

from conformance.broken.register import eyes, game, state
from conformance.toys import (
    SKIP,
    Magpies,
    MagpiesEyes,
    MagpiesGame,
    Sticks,
    SticksGame,
    draw,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot, State, View


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
