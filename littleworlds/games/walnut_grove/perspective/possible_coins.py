"""Which coins others may have drawn, as the log of the bag tells it.

What a seat has drawn came out of the bag as it was at that moment: a coin that was seen to go in
later is not among it, and a coin that its owner has shown since is. So the secrets are dealt along
the log, draw by draw, each as likely as it was then, and a deal that contradicts what was seen
later is taken back.
"""

from math import comb
from typing import Final, final

from littleworlds.core.chance import Chance
from littleworlds.core.lanes import pack, unpack
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.state.coins import (
    COPPER_BACK,
    DRAWN,
    KEPT,
    OWN_BACK,
    SHOWN_BACK,
    Note,
)
from littleworlds.games.walnut_grove.state.lanes import LANE_BITS, lane

UNKNOWN: Final = -1
"""Stands in a note for coins that the watcher has not seen."""

Hand = list[int]


@final
class CoinLog:
    """A log with gaps, and how to fill them. `counts[line]` is how many coins a line is about."""

    def __init__(
        self, cards: Cards, seats: int, notes: list[Note], counts: list[int], holding: list[bool]
    ) -> None:
        self.cards = cards
        self.seats = seats
        self.notes = notes
        self.counts = counts
        self.full = all(note[3] != UNKNOWN for note in notes)
        self.held = [_is_held(notes, line, holding) for line in range(len(notes))]
        """For each draw, whether there was no room for all coins, so that they lay apart until some
        had been given up."""
        self.shows = [self._shown_after(line) for line in range(len(notes))]

    def deal(self, chance: Chance) -> "Deal":
        """Coins for every gap, so that all that was seen can have happened."""
        deal = Deal(self.cards, self.seats, list(self.notes))
        if not self._fill(deal, 0, chance):
            raise ValueError("the log of the coins contradicts itself")
        return deal

    def _fill(self, deal: "Deal", line: int, chance: Chance) -> bool:
        """Go on from a line; False, with the deal as it was, if there is no way."""
        while line < len(self.notes):
            _, seat, what, coins = self.notes[line]
            if coins == UNKNOWN:
                return self._try(deal, line, chance)
            if not deal.follow(seat, what, coins, self.held[line]):
                return False
            line += 1
        return True

    def _try(self, deal: "Deal", line: int, chance: Chance) -> bool:
        """Fill a gap in one way after the other, the likelier ones sooner."""
        window, seat, what, _ = self.notes[line]
        ways = self._ways(deal, line)
        while ways:
            weights = [weight for _, weight in ways]
            index = int(chance.index(sum(weights)))
            number = 0
            while index >= weights[number]:
                index -= weights[number]
                number += 1
            coins = ways.pop(number)[0]
            attempt = deal.copy()
            attempt.notes[line] = (window, seat, what, coins)
            if attempt.follow(seat, what, coins, self.held[line]) and self._fill(
                attempt, line + 1, chance
            ):
                deal.become(attempt)
                return True
        return False

    def _ways(self, deal: "Deal", line: int) -> list[tuple[int, int]]:
        """The coins that a gap may stand for, each with its weight."""
        _, seat, what, _ = self.notes[line]
        metals = int(self.cards.metals)
        if what == OWN_BACK:
            return [
                (metal, deal.apart[seat][metal])
                for metal in range(metals)
                if deal.apart[seat][metal]
            ]
        ways: list[tuple[int, int]] = []
        for drawn in _multisets(deal.bag, self.counts[line]):
            if all(
                deal.hands[seat][metal] + drawn[metal] >= self.shows[line][metal]
                for metal in range(metals)
            ):
                weight = 1
                for metal in range(metals):
                    weight *= comb(deal.bag[metal], drawn[metal])
                ways.append((int(pack(drawn, LANE_BITS)), weight))
        return ways

    def _shown_after(self, line: int) -> Hand:
        """The coins that a seat shows between a draw and its next one: it must have them."""
        shown = [0] * int(self.cards.metals)
        if self.notes[line][2] == DRAWN:
            for _, seat, what, coins in self.notes[line + 1 :]:
                if seat == self.notes[line][1]:
                    if what == DRAWN:
                        break
                    if what == SHOWN_BACK:
                        shown[coins] += 1
        return shown


@final
class Deal:
    """Where the coins are at one moment of the log."""

    def __init__(self, cards: Cards, seats: int, notes: list[Note]) -> None:
        self.cards = cards
        self.notes = notes
        metals = int(cards.metals)
        self.bag: Hand = [int(lane(cards.coins, metal)) for metal in range(metals)]
        self.bag[cards.start_metal] -= int(cards.start_coins) * seats
        self.hands: list[Hand] = [[0] * metals for _ in range(seats)]
        self.apart: list[Hand] = [[0] * metals for _ in range(seats)]
        """Coins that were drawn without room for all."""

    def copy(self) -> "Deal":
        twin = Deal(self.cards, 0, list(self.notes))
        twin.bag = list(self.bag)
        twin.hands = [list(hand) for hand in self.hands]
        twin.apart = [list(hand) for hand in self.apart]
        return twin

    def become(self, other: "Deal") -> None:
        self.notes = other.notes
        self.bag = other.bag
        self.hands = other.hands
        self.apart = other.apart

    def follow(self, seat: int, what: int, coins: int, held: bool) -> bool:
        """Take one step along the log; False if it cannot have happened."""
        if what == COPPER_BACK:
            self.bag[coins] += 1
        elif what == SHOWN_BACK:
            self.hands[seat][coins] -= 1
            self.bag[coins] += 1
            return self.hands[seat][coins] >= 0
        elif what == OWN_BACK:
            self.apart[seat][coins] -= 1
            self.bag[coins] += 1
            return self.apart[seat][coins] >= 0
        elif what == DRAWN:
            drawn = unpack(coins, LANE_BITS, self.cards.metals)
            to = self.apart[seat] if held else self.hands[seat]
            for metal, count in enumerate(drawn):
                to[metal] += int(count)
                self.bag[metal] -= int(count)
            return min(self.bag) >= 0
        elif what == KEPT:
            for metal, count in enumerate(self.apart[seat]):
                self.hands[seat][metal] += count
            self.apart[seat] = [0] * len(self.bag)
        return True


def in_lanes(hand: Hand) -> i64:
    return pack(hand, LANE_BITS)


def _is_held(notes: list[Note], line: int, holding: list[bool]) -> bool:
    _, seat, what, _ = notes[line]
    if what != DRAWN:
        return False
    for _, other, later, _ in notes[line + 1 :]:
        if other == seat and later in (DRAWN, KEPT):
            return later == KEPT
    return holding[seat]


def _multisets(bag: Hand, count: int) -> list[Hand]:
    """All ways to have so many coins out of a bag."""
    if len(bag) == 1:
        return [[count]] if count <= bag[0] else []
    ways: list[Hand] = []
    for first in range(min(count, bag[0]) + 1):
        ways += [[first, *rest] for rest in _multisets(bag[1:], count - first)]
    return ways
