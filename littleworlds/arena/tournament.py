"""A tournament: who plays whom, how often, and on which deals.

Bots meet in pairs. At a table for two they sit face to face; at a larger one the first of a pair takes one seat and the second all
others, and then the other way round. Alone at the table every bot plays the same deals, and they are compared deal by deal. Each
deal is played once from every seat, and every pair gets the same deals: luck is shared out evenly.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from littleworlds.core.chance import Seeded, derived_seed
from littleworlds.core.option import Options


class Pairing(NamedTuple):
    """The first against the second; alone at the table there is no second."""

    first: str
    second: str = ""


class Fixture(NamedTuple):
    """One play of a tournament: the pair and which of its plays, the deal, and who sits where."""

    pairing: int
    number: int
    deal: int
    lineup: tuple[str, ...]

    @property
    def first_seat(self) -> int:
        """Where the first of the pair sits."""
        return self.number % len(self.lineup)


@dataclass(frozen=True)
class Tournament:
    """All that decides how the plays come out."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    against: str = ""
    """The one opponent of all bots; without one, everybody meets everybody."""
    options: Options = field(default_factory=dict)
    overlay: dict[str, object] | None = None
    limit: float = 10.0
    """Seconds after which an answer no longer counts."""

    @property
    def pairings(self) -> list[Pairing]:
        if self.seats == 1:
            alone = [*self.bots, self.against] if self.against else self.bots
            return [Pairing(bot) for bot in alone]
        if self.against:
            return [Pairing(bot, self.against) for bot in self.bots]
        pairs = [
            Pairing(first, second)
            for number, first in enumerate(self.bots)
            for second in self.bots[number + 1 :]
        ]
        if self.seats > 2:
            pairs += [Pairing(second, first) for first, second in pairs]
        return pairs

    @property
    def even_share(self) -> float:
        """The part of the plays that the first of a pair wins if all are equally good."""
        return 1 / self.seats

    def fixtures(self) -> Iterator[Fixture]:
        """Every play, in the order in which the tournament counts them: all pairs go on side by side."""
        for number in range(self.games):
            for pairing in range(len(self.pairings)):
                yield self.fixture(pairing, number)

    def fixture(self, pairing: int, number: int) -> Fixture:
        first, second = self.pairings[pairing]
        seat = number % self.seats
        lineup = tuple(first if place == seat else second for place in range(self.seats))
        return Fixture(pairing, number, number // self.seats, lineup)

    def deal_chance(self, deal: int) -> Seeded:
        """The luck of a deal, the same for every pair and from every seat."""
        return Seeded(derived_seed(self.seed, "deal", deal))

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        return derived_seed(self.seed, "bot", fixture.number, seat)
