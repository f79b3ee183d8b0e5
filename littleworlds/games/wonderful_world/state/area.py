"""A player's area: the empire with its built cards and pieces, the sites under construction, the
draft area, the hand."""

from typing import ClassVar, final

from littleworlds.core.fields import Fields, derived
from littleworlds.core.native import i64, mypyc_attr
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FINANCIER, GENERAL, KRYSTALLIUM
from littleworlds.games.wonderful_world.data.points import Points
from littleworlds.games.wonderful_world.state.lanes import in_lane, in_slot, lane, slot


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Area:
    """What lies before one seat.

    `built` and `gains` are replaced, never changed, so that copies share them. Each card that is
    built adds to the derived totals.
    """

    FIELDS: ClassVar[Fields] = (
        "empire",
        "hand",
        "drafted",
        "sites",
        "missing",
        "built",
        derived("gains"),
        derived("output"),
        derived("types"),
        derived("flat"),
        derived("combos"),
        derived("general_points"),
        derived("financier_points"),
        "krystallium",
        "generals",
        "financiers",
        "cubes",
        "pick",
        "cube",
        "left",
        "produced",
        "choosing",
        "done",
    )

    def __init__(
        self,
        empire: i64,
        hand: list[i64],
        drafted: list[i64],
        sites: list[i64],
        missing: list[i64],
        built: list[i64],
        gains: list[i64],
    ) -> None:
        self.empire = empire
        """The face of the empire card; -1 while it is still to be chosen."""
        self.hand = hand
        """The cards in hand during the draft, in ascending order."""
        self.drafted = drafted
        """Cards to be built or recycled: the draft area; in solo play the pool in hand."""
        self.sites = sites
        """Cards under construction, in ascending order."""
        self.missing = missing
        """What each site still lacks, as slots."""
        self.built = built
        """Designs in the order in which they were built."""
        self.gains = gains
        """By type: what one more built card of it adds to the production, as lanes."""
        self.output: i64 = 0
        """What the empire would produce now, as lanes by resource."""
        self.types: i64 = 0
        """Built cards by type, as lanes."""
        self.flat: i64 = 0
        self.combos: i64 = 0
        """Points per built card of each type, as lanes."""
        self.general_points: i64 = 0
        self.financier_points: i64 = 0
        """Points that cards add to each general and financier."""
        self.krystallium: i64 = 0
        self.generals: i64 = 0
        self.financiers: i64 = 0
        self.cubes: i64 = 0
        """Cubes on the empire card, fewer than make a krystallium."""
        self.pick: i64 = -1
        """The design chosen in the draft and not yet revealed."""
        self.cube: i64 = 0
        self.left: i64 = 0
        """Cubes in hand that have to be placed: how many, of which resource."""
        self.produced: i64 = 0
        """Cubes that the step under way has brought; cards that are built in it add none."""
        self.choosing: bool = False
        """Whether a character of supremacy is still to be chosen."""
        self.done: bool = True
        """Whether this seat is finished in the phase that is open."""

    def copy(self) -> "Area":
        twin = Area(
            self.empire,
            self.hand[:],
            self.drafted[:],
            self.sites[:],
            self.missing[:],
            self.built,
            self.gains,
        )
        twin.output = self.output
        twin.types = self.types
        twin.flat = self.flat
        twin.combos = self.combos
        twin.general_points = self.general_points
        twin.financier_points = self.financier_points
        twin.krystallium = self.krystallium
        twin.generals = self.generals
        twin.financiers = self.financiers
        twin.cubes = self.cubes
        twin.pick = self.pick
        twin.cube = self.cube
        twin.left = self.left
        twin.produced = self.produced
        twin.choosing = self.choosing
        twin.done = self.done
        return twin

    def recount(self, cards: Cards) -> None:
        """Work out the totals anew from the empire card and the built cards."""
        empire = self.empire
        built = self.built
        self.built = []
        self.gains = [0, 0, 0, 0, 0]
        self.output = 0
        self.types = 0
        self.flat = 0
        self.combos = 0
        self.general_points = 0
        self.financier_points = 0
        if empire >= 0:
            self.take_empire(cards, empire)
        for design in built:
            self.build(cards, design)

    # --- the empire -----------------------------------------------------------------------------

    def take_empire(self, cards: Cards, empire: i64) -> None:
        self.empire = empire
        self.output += cards.empire_output[empire]
        self._count(cards.empire_points[empire])

    def build(self, cards: Cards, design: i64) -> None:
        """Add a card to the empire: it counts for its type, produces and scores from now on."""
        type: i64 = cards.type_of[design]
        self.built = self.built + [design]
        self.types += in_lane(1, type)
        self.output += cards.output[design] + self.gains[type]
        each: i64 = cards.yield_each[design]
        if each > 0:
            counted: i64 = cards.yield_type[design]
            gain = in_lane(each, cards.yield_resource[design])
            self.output += gain * lane(self.types, counted)
            gains = self.gains[:]
            gains[counted] += gain
            self.gains = gains
        self._count(cards.points[design])

    def _count(self, points: Points) -> None:
        self.flat += points.flat
        self.combos += points.combos
        self.general_points += points.general
        self.financier_points += points.financier

    def gain(self, kind: i64, count: i64) -> None:
        """Receive krystallium or characters."""
        if kind == KRYSTALLIUM:
            self.krystallium += count
        elif kind == GENERAL:
            self.generals += count
        else:
            self.financiers += count

    def owned(self, kind: i64) -> i64:
        """How many of a piece lie on the empire card."""
        if kind == KRYSTALLIUM:
            return self.krystallium
        return self.generals if kind == GENERAL else self.financiers

    def stock(self, cards: Cards, count: i64) -> i64:
        """Put cubes on the empire card, where enough of them become a krystallium. Returns how many
        krystallium were made."""
        self.cubes += count
        made = self.cubes // cards.conversion
        self.cubes -= made * cards.conversion
        self.krystallium += made
        return made

    # --- under construction ---------------------------------------------------------------------

    def start(self, cards: Cards, design: i64) -> i64:
        """Put a card under construction. Returns its site, the first of its design that is free."""
        sites = self.sites
        site: i64 = cards.site_base[design]
        at: i64 = 0
        while at < len(sites) and sites[at] < site:
            at += 1
        while at < len(sites) and sites[at] == site:
            at += 1
            site += 1
        sites.insert(at, site)
        self.missing.insert(at, cards.cost[design])
        return site

    def find(self, site: i64) -> i64:
        """The position of a site, or -1."""
        at: i64 = 0
        for one in self.sites:
            if one == site:
                return at
            at += 1
        return -1

    def is_twin(self, cards: Cards, at: i64) -> bool:
        """Whether an earlier site has the same design and lacks the same, so that either will
        do."""
        sites = self.sites
        missing = self.missing[at]
        design: i64 = cards.design_of[sites[at]]
        earlier = at - 1
        while earlier >= 0 and cards.design_of[sites[earlier]] == design:
            if self.missing[earlier] == missing:
                return True
            earlier -= 1
        return False

    def fits(self, kind: i64) -> bool:
        """Whether some site has a free slot of this kind."""
        for missing in self.missing:
            if slot(missing, kind) > 0:
                return True
        return False

    def fill(self, at: i64, kind: i64) -> bool:
        """Fill one slot; whether that was the last one."""
        missing = self.missing[at] - in_slot(1, kind)
        self.missing[at] = missing
        return missing == 0

    def complete(self, cards: Cards, at: i64) -> i64:
        """A finished card: what lay on it goes back, its bonus is taken, it joins the empire.
        Returns its design."""
        design: i64 = cards.design_of[self.sites.pop(at)]
        self.missing.pop(at)
        bonus = cards.bonus[design]
        if bonus != 0:
            self.krystallium += slot(bonus, KRYSTALLIUM)
            self.generals += slot(bonus, GENERAL)
            self.financiers += slot(bonus, FINANCIER)
        self.build(cards, design)
        return design

    def drop(self, cards: Cards, at: i64) -> i64:
        """Give up a card under construction with all that lies on it. Returns its design."""
        self.missing.pop(at)
        return cards.design_of[self.sites.pop(at)]

    def usable(self, kind: i64) -> bool:
        """Whether a piece of this kind is there and fits anywhere."""
        owned = self.krystallium
        if kind != KRYSTALLIUM:
            owned = self.generals if kind == GENERAL else self.financiers
        if owned == 0:
            return False
        for missing in self.missing:
            if missing & 0xFFFFFF if kind == KRYSTALLIUM else slot(missing, kind):
                return True
        return False


def new_area() -> Area:
    """An area with nothing in it."""
    return Area(-1, [], [], [], [], [], [0, 0, 0, 0, 0])
