"""Recipes: one way to pay, with cards to discard and cards to reveal, and what is got for it.

A plank at the bottom of a card and a plank of a building's effect are the same thing in different
places, so they are one table: the first are paid to *produce* a card, the second to *activate* a
building.
"""

from typing import Final, final

from littleworlds.core.native import i64

NOTHING: Final = -1
"""In place of a design or a building: there is none."""


@final
class Recipe:
    """One plank. Cards are numbers of designs, in ascending order."""

    def __init__(
        self, discards: list[i64], reveals: list[i64], gain: i64, tokens: i64, host: i64
    ) -> None:
        self.discards = discards
        self.reveals = reveals
        self.gain = gain
        """The design that is got; `NOTHING` where it is tokens."""
        self.tokens = tokens
        self.host = host
        """The building whose effect it is; `NOTHING` for producing."""
        self.wants: list[i64] = sorted(discards + reveals)
        self.spends: i64 = len(discards)
        self.number: i64 = NOTHING
        """Its place in the table of all recipes."""
        self.need: i64 = 0
        """The wanted designs as bits: a quick no for most hands."""
        self.repeats = len(set(self.wants)) < len(self.wants)
        for card in self.wants:
            self.need |= int(2 ** int(card))

    def is_met_by(self, hand: list[i64]) -> bool:
        """Whether a sorted hand holds all that is wanted, each as often as it is."""
        wants = self.wants
        if not wants:
            return True
        met: i64 = 0
        for card in hand:
            if card == wants[met]:
                met += 1
                if met == len(wants):
                    return True
        return False

    def lacks(self, hand: list[i64]) -> list[i64]:
        """What is wanted and not in a hand."""
        left = hand[:]
        lacking: list[i64] = []
        for card in self.wants:
            if card in left:
                left.remove(card)
            else:
                lacking.append(card)
        return lacking

    def words(self, ids: list[str]) -> str:
        """The payment in notation: `discard wood wheat`, `reveal sheep`; empty where nothing is
        paid."""
        parts: list[str] = []
        if self.discards:
            parts += ["discard"] + [ids[card] for card in self.discards]
        if self.reveals:
            parts += ["reveal"] + [ids[card] for card in self.reveals]
        return " ".join(parts)
