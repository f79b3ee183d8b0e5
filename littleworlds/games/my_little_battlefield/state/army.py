"""One side: its resources, power and units."""

from typing import ClassVar, final

from littleworlds.core.fields import Fields, derived
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.cards import Cards
from littleworlds.games.my_little_battlefield.data.grid import BIT, CELLS, RESERVE


@final
class Army:
    """A side's own part of a position. `units` and `closed` are replaced, never changed, so that
    copies can share them."""

    FIELDS: ClassVar[Fields] = (
        "units",
        derived("closed"),
        derived("present"),
        derived("swapping"),
        derived("controlled"),
        "shielded",
        "used",
        "morale",
        "command",
        "power",
        "faction",
        "turns",
        "fewer_dice",
        "exited",
    )

    def __init__(self, units: list[i64], closed: list[i64]) -> None:
        self.units = units
        """The place of each unit: a cell, the reserve, the command board, or out of the battle."""
        self.closed = closed
        """Per kind of unit, the cells whose deployment zone takes no more of it."""
        self.present: i64 = 0
        """The cells where a unit stands."""
        self.swapping: i64 = 0
        """The cells where attack and defence may stand for each other."""
        self.controlled: i64 = 0
        """The cells whose pawn is at this side's end of the gauge."""
        self.shielded: i64 = 0
        """The cells whose pawn the other side cannot move until this side's next turn."""
        self.used: i64 = 0
        """The special rules used this turn, a bit for each: see `data/special_rules.py`."""
        self.morale: i64 = 0
        self.command: i64 = 0
        self.power: i64 = 1
        self.faction: i64 = -1
        self.turns: i64 = 0
        self.fewer_dice: i64 = 0
        self.exited: i64 = 0
        """Points of the units that have left through the enemy reserve."""

    def copy(self) -> "Army":
        twin = Army(self.units, self.closed)
        twin.present = self.present
        twin.swapping = self.swapping
        twin.controlled = self.controlled
        twin.shielded = self.shielded
        twin.used = self.used
        twin.morale = self.morale
        twin.command = self.command
        twin.power = self.power
        twin.faction = self.faction
        twin.turns = self.turns
        twin.fewer_dice = self.fewer_dice
        twin.exited = self.exited
        return twin

    def put(self, cards: Cards, unit: i64, place: i64) -> None:
        """Put a unit somewhere."""
        units = self.units[:]
        units[unit] = place
        self.units = units
        self.count(cards)

    def count(self, cards: Cards) -> None:
        """Work out the masks that follow from where the units are. `controlled` follows from the
        pawns, which are not this army's own."""
        present: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        at: list[i64] = [0] * len(cards.zone)
        kind_of = cards.kind_of
        number: i64 = 0
        for place in self.units:
            if place < CELLS:
                cell = BIT[place]
                thrice |= twice & cell
                twice |= present & cell
                present |= cell
                at[kind_of[number]] |= cell
            number += 1
        closed: list[i64] = []
        kind: i64 = 0
        for zone in cards.zone:
            # Any unit closes a zone to other kinds; to its own kind only a full zone is closed.
            closed.append(
                present if zone == 1 else present & ~(at[kind] & ~(twice if zone == 2 else thrice))
            )
            kind += 1
        swapping: i64 = 0
        for swapper in cards.swappers:
            swapping |= at[swapper]
        self.present = present
        self.swapping = swapping
        self.closed = closed

    def unit_at(self, cell: i64) -> i64:
        """The first unit in a cell, or -1."""
        number: i64 = 0
        for place in self.units:
            if place == cell:
                return number
            number += 1
        return -1

    def count_at(self, cell: i64) -> i64:
        """How many units stand in a cell."""
        units: i64 = 0
        for place in self.units:
            if place == cell:
                units += 1
        return units

    def unit_of(self, cards: Cards, kind: i64, place: i64) -> i64:
        """The first unit of a kind at a place, or -1."""
        number: i64 = 0
        for other in self.units:
            if other == place and cards.kind_of[number] == kind:
                return number
            number += 1
        return -1

    def in_reserve(self, cards: Cards, kind: i64) -> bool:
        return self.unit_of(cards, kind, RESERVE) >= 0
