"""How good a position is, for bots: the lead in points that it may come to.

The own empire is carried on to the end in thought. The cubes of this round go to the cards that are worth most per cube; what
these leave, with the cubes of later rounds, goes to the rest. A card that gets all it lacks counts with its points, its bonus and
what it will produce; one that does not counts a little, so that half-done positions can be told apart. Others are valued roughly,
by what they have and produce.
"""

from typing import Final, final

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.area import Area
from littleworlds.games.wonderful_world.cards import FINANCIER, GENERAL, KRYSTALLIUM, Cards
from littleworlds.games.wonderful_world.lanes import (
    LANE_BITS,
    LANE_MASK,
    SLOT_BITS,
    SLOT_MASK,
    in_lane,
    in_slot,
    lane,
    slot,
)
from littleworlds.games.wonderful_world.phases import BETWEEN, DRAFT, OVER
from littleworlds.games.wonderful_world.rules import WorldState

# All in points.
_MIDDLE: Final = 0.65
_MIDDLE_RAW: Final = 0.6
_LAST_MATERIALS: Final = 0.15
_LAST_ENERGY: Final = 0.25
_LAST: Final = 0.5
_LAST_EXPLORATION: Final = 0.6
"""A cube in a later round and in the last one, for which cards not yet drawn will find a use; in the end few of them for materials and
energy, the raw ones."""
_IDLE: Final = 0.15
"""A cube that no card takes: a fifth of a krystallium."""
_UNPICKED: Final = 0.08
"""The same while there are cards to come in the draft."""
_KRYSTALLIUM: Final = 0.8
_KRYSTALLIUM_LAST: Final = 0.3
"""A krystallium before and in the last round."""
_SOON: Final = 0.95
_LATE: Final = 0.875
_NEVER: Final = 0.05
"""How much of a card's worth counts that is finished this round, in a later one, or never."""
_HARDER: Final = 0.6
"""How much of that is left with each piece that nothing in sight will bring."""
_FLOOR: Final = 0.4
"""Cards that bring less than this per missing piece are not planned."""
_BIAS: Final = 0.5
_SCARCE: Final = 0.8
_ORDERS: Final = 7
"""Cards are given their cubes in the order of what they bring per cube, scarce ones counting more or not; so many times one of the
foremost cards is put last. The best order counts."""
_MORE: Final = 0.5
"""Cards of a type, and characters of a kind, that a round adds."""
_IMPOSED: Final = 15.0
"""What an imposed card of a solo scenario is worth besides all else."""
_AHEAD: Final = 0.8
_BEHIND: Final = 0.12
"""Chance of supremacy in a later step for who produces most now, and for the others."""


def value(state: WorldState, seat: i64) -> float:
    """The lead of `seat` over the best other. In solo play its points, and an imposed card counts until it is built."""
    best = 0.0
    first = True
    for other, area in enumerate(state.areas):
        if other != seat:
            points = _rough(state, area)
            if first or points > best:
                best = points
                first = False
    own = state.areas[seat]
    lost = _IMPOSED * float(len(_owed(state, own)))
    if state.phase == OVER:
        return float(own.score(state.cards)) - best - lost
    return _outlook(state, own) + _supremacies(state, seat) - best - lost


def _rough(state: WorldState, area: Area) -> float:
    """What another seat may come to."""
    points = float(area.score(state.cards))
    if state.phase == OVER:
        return points
    rounds = state.cards.rounds - state.round
    points += _KRYSTALLIUM * float(area.krystallium)
    for resource in range(5):
        times = rounds + (1 if resource > state.step else 0)
        points += _MIDDLE * float(times * lane(area.output, resource))
    return points


def _owed(state: WorldState, area: Area) -> list[i64]:
    """Solo scenarios: the imposed cards that are not built."""
    if state.scenario < 0:
        return []
    return [
        design
        for design in state.cards.scenarios[state.scenario].imposed
        if design not in area.built
    ]


def _supremacies(state: WorldState, seat: i64) -> float:
    """Characters that production will earn."""
    cards = state.cards
    own = state.areas[seat]
    later = float(cards.rounds - state.round)
    points = 0.0
    for resource in range(5):
        count = lane(own.output, resource)
        if count == 0:
            continue
        ahead = state.seats > 1 or count >= cards.solo_supremacy
        for other, area in enumerate(state.areas):
            if other != seat and lane(area.output, resource) >= count:
                ahead = False
        kind = cards.rewards[resource][0]
        added = own.general_points if kind == GENERAL else own.financier_points
        worth = float(cards.character_points + added)
        times = later + (1.0 if resource > state.step else 0.0)
        points += worth * times * (_AHEAD if ahead else _BEHIND)
    return points


def _outlook(state: WorldState, area: Area) -> float:
    """What an empire may come to by itself."""
    cards = state.cards
    rounds = cards.rounds - state.round
    later = float(rounds)
    krystallium = _KRYSTALLIUM if rounds > 0 else _KRYSTALLIUM_LAST
    points = float(area.score(cards)) + 0.2 * krystallium * float(area.cubes)
    for type in range(5):
        points += float(lane(area.combos, type)) * _MORE * later
    points += float(area.general_points + area.financier_points) * _MORE * later
    idle = _IDLE
    if state.phase == DRAFT:
        idle += _UNPICKED * float(cards.drafted - state.picks) / float(cards.drafted)
    plan = _Plan(state, area)
    best = plan.value(plan.order(False), krystallium, idle)
    order = plan.order(True)
    for first in range(_ORDERS):
        found = plan.value(order[:], krystallium, idle)
        if found > best:
            best = found
        if first < len(order):
            order.append(order.pop(first))
        else:
            break
    return points + best


@final
class _Plan:
    """Cubes and pieces at hand, and the cards that they are to go to. Cubes are counted in lanes by resource."""

    def __init__(self, state: WorldState, area: Area) -> None:
        cards = state.cards
        self.cards = cards
        self.area = area
        self.rounds: i64 = cards.rounds - state.round
        self.step: i64 = state.step
        self.owed: list[i64] = _owed(state, area)
        self.here: i64 = 0
        """Cubes that this round still brings."""
        self.coming: i64 = area.output * self.rounds
        """Cubes of the rounds after it."""
        self.prices: list[float] = []
        """What a cube of a later round is worth on the average."""
        for resource in range(5):
            self.prices.append(
                _to_come(resource, self.rounds) / float(self.rounds) if self.rounds > 0 else 0.0
            )
            if resource > state.step and state.phase < BETWEEN:
                self.here += in_lane(lane(area.output, resource), resource)
        self.here += in_lane(area.left, area.cube)
        self.designs: list[i64] = []
        self.missing: list[i64] = []
        at: i64 = 0
        for site in area.sites:
            self.designs.append(cards.design_of[site])
            self.missing.append(area.missing[at])
            at += 1
        self.fixed: i64 = at
        """So many of the candidates are under construction; the rest may still be recycled."""
        for design in area.drafted:
            self._consider(design)
        if area.pick >= 0:
            self._consider(area.pick)
        self.planned: list[bool] = []
        """Whether each candidate brings enough per missing piece."""
        self.worths: list[float] = []
        self.next: list[float] = []
        self.after: list[float] = []
        """What each candidate is worth finished in this round, in the next one, in the one after that; unfinished, where there is no
        next one."""
        for number in range(len(self.designs)):
            self._appraise(number)
        # What an order leaves as it is carried out.
        self.cubes: i64 = 0
        self.later: i64 = 0
        self.more: bool = False
        """Whether finished cards have yielded more cubes for the others."""
        self.krystallium: i64 = 0
        self.generals: i64 = 0
        self.financiers: i64 = 0

    def _consider(self, design: i64) -> None:
        """A card that may be built or recycled: its cube is at hand, unless the card is built."""
        resource: i64 = self.cards.recycling_of[design]
        self.designs.append(design)
        self.here += in_lane(1, resource)
        self.missing.append(self.cards.cost[design] + in_slot(1, resource))

    def _appraise(self, number: i64) -> None:
        design = self.designs[number]
        lacking = _count(self.missing[number])
        owed = _IMPOSED if design in self.owed else 0.0
        worth = owed + _worth(self.cards, self.area, design, self.rounds)
        self.worths.append(worth)
        self.planned.append(worth >= (_FLOOR if self.rounds > 0 else _IDLE) * float(lacking))
        if self.rounds > 0:
            self.next.append(owed + _worth(self.cards, self.area, design, self.rounds - 1))
            self.after.append(owed + _worth(self.cards, self.area, design, _above(self.rounds, 2)))
        elif number < self.fixed:
            cost = _count(self.cards.cost[design])
            self.next.append(_NEVER * worth * (float(cost - lacking) / float(cost)))
        else:
            self.next.append(0.0)

    def value(self, rest: list[i64], krystallium: float, idle: float) -> float:
        """The worth of all cards, given what they lack in this order, and of what is left over. What is not finished this round
        is looked at again for later ones."""
        area = self.area
        self.cubes = self.here
        self.later = self.coming
        self.more = False
        self.krystallium = area.krystallium
        self.generals = area.generals
        self.financiers = area.financiers
        points = 0.0
        for turn in range(3):
            if turn == 1 and not self.more:
                continue
            if turn == 2:
                if self.rounds > 0:
                    break
                self._convert()
                if self.krystallium == 0:
                    break
            order = rest
            rest = []
            for number in order:
                if self.planned[number] and self._take(number):
                    points += _SOON * self.worths[number]
                else:
                    rest.append(number)
        for number in rest:
            points += self._rest(number) if self.rounds > 0 else self.next[number]
        points += krystallium * float(self.krystallium)
        points -= float(
            (area.generals - self.generals) * (self.cards.character_points + area.general_points)
        )
        points -= float(
            (area.financiers - self.financiers)
            * (self.cards.character_points + area.financier_points)
        )
        for resource in range(5):
            shift = LANE_BITS * resource
            points += idle * float((self.cubes >> shift) & LANE_MASK)
            points += self.prices[resource] * float((self.later >> shift) & LANE_MASK)
        return points

    def _convert(self) -> None:
        """In the last round: krystallium of the cubes that no card takes."""
        cubes = self.area.cubes
        for resource in range(5):
            cubes += lane(self.cubes, resource)
        self.cubes = 0
        self.krystallium += cubes // self.cards.conversion

    def order(self, scarce: bool) -> list[i64]:
        """The candidates, most worth per missing piece first; resources of which the plan just carried out leaves too few may count
        more."""
        weights: list[float] = []
        for resource in range(5):
            if not scarce:
                weights.append(1.0)
                continue
            demand: i64 = 0
            for missing in self.missing:
                demand += slot(missing, resource)
            supply = lane(self.cubes, resource)
            weights.append(
                1.0 - _SCARCE * (float(supply) / float(demand) if supply < demand else 1.0)
            )
        densities: list[float] = []
        order: list[i64] = []
        for number in range(len(self.worths)):
            missing = self.missing[number]
            cost = _BIAS + 1.5 * float(
                slot(missing, KRYSTALLIUM) + slot(missing, GENERAL) + slot(missing, FINANCIER)
            )
            for resource in range(5):
                cost += weights[resource] * float(slot(missing, resource))
            density = self.worths[number] / cost
            at = len(order)
            while at > 0 and densities[at - 1] < density:
                at -= 1
            densities.insert(at, density)
            order.insert(at, number)
        return order

    def _take(self, number: i64) -> bool:
        """Set aside what a card lacks, if there is enough; krystallium stands in for resources. What the finished card yields in
        the steps that are still to come this round can be used as well."""
        missing = self.missing[number]
        cubes = self.cubes
        needed: i64 = slot(missing, KRYSTALLIUM)
        used: i64 = 0
        shift: i64 = 0
        slots = missing
        for _ in range(5):
            need = slots & SLOT_MASK
            held = (cubes >> shift) & LANE_MASK
            if need > held:
                needed += need - held
                need = held
            used += need << shift
            slots >>= SLOT_BITS
            shift += LANE_BITS
        if (
            needed > self.krystallium
            or slot(missing, GENERAL) > self.generals
            or slot(missing, FINANCIER) > self.financiers
        ):
            return False
        self.krystallium -= needed
        self.generals -= slot(missing, GENERAL)
        self.financiers -= slot(missing, FINANCIER)
        cubes -= used
        design = self.designs[number]
        if number >= self.fixed:
            missing = self.cards.cost[design]
        output = self.cards.output[design]
        last: i64 = 4
        while last > self.step and slot(missing, last) == 0:
            found = lane(output, last)
            if found > 0:
                cubes += in_lane(found, last)
                self.more = True
            last -= 1
        self.cubes = cubes
        return True

    def _rest(self, number: i64) -> float:
        """A card that is not finished this round: in a later one, the more likely the more of it the cubes to come will cover.
        One that is not worth its cubes, or comes too late, is as good as recycled."""
        fixed = number < self.fixed
        missing = self.missing[number]
        uncovered = slot(missing, KRYSTALLIUM) - self.krystallium
        uncovered += _above(slot(missing, GENERAL), self.generals) + _above(
            slot(missing, FINANCIER), self.financiers
        )
        price = _IDLE
        delayed = False
        used: i64 = 0
        owed: i64 = 0
        for resource in range(5):
            need = missing & SLOT_MASK
            missing >>= SLOT_BITS
            if need == 0:
                continue
            shift = LANE_BITS * resource
            held = (self.cubes >> shift) & LANE_MASK
            if need > held:
                short = need - held
                need = held
                later = (self.later >> shift) & LANE_MASK
                if short > later:
                    uncovered += short - later
                    short = later
                price += self.prices[resource] * float(short)
                if short * self.rounds > (self.coming >> shift) & LANE_MASK:
                    delayed = True
                owed += short << shift
            used += need << shift
        worth = (self.after[number] if delayed else self.next[number]) * _LATE
        while uncovered > 0:
            worth *= _HARDER
            uncovered -= 1
        if worth < price:
            return _IDLE if fixed else 0.0
        self.cubes -= used
        self.later -= owed
        return worth


def _above(one: i64, other: i64) -> i64:
    """By how much the one is more."""
    return one - other if one > other else 0


def _count(missing: i64) -> i64:
    """Slots that are still free."""
    total: i64 = 0
    while missing > 0:
        total += missing & 15
        missing >>= 4
    return total


def _worth(cards: Cards, area: Area, design: i64, rounds: i64) -> float:
    """What a card brings to an empire if it is finished with so many rounds of production to come."""
    points = cards.points[design]
    later = float(rounds)
    worth = float(points.flat)
    type: i64 = cards.type_of[design]
    for counted in range(5):
        each = lane(points.combos, counted)
        if each > 0:
            own = 1.0 if counted == type else 0.0
            worth += float(each) * (float(lane(area.types, counted)) + own + _MORE * later)
    worth += float(points.general) * (float(area.generals) + _MORE * later)
    worth += float(points.financier) * (float(area.financiers) + _MORE * later)
    worth += float(lane(area.combos, type))
    bonus = cards.bonus[design]
    if bonus != 0:
        worth += _KRYSTALLIUM * float(slot(bonus, KRYSTALLIUM)) * (1.0 if rounds > 0 else 0.3)
        worth += float(slot(bonus, GENERAL) * (cards.character_points + area.general_points))
        worth += float(slot(bonus, FINANCIER) * (cards.character_points + area.financier_points))
    return worth + _production(cards, area, design, type, rounds) if rounds > 0 else worth


def _production(cards: Cards, area: Area, design: i64, type: i64, rounds: i64) -> float:
    """What the cubes are worth that a card adds in so many rounds."""
    added = cards.output[design] + area.gains[type]
    worth = 0.0
    for resource in range(5):
        count = lane(added, resource)
        if count > 0:
            worth += float(count) * _to_come(resource, rounds)
    each: i64 = cards.yield_each[design]
    if each > 0:
        counted: i64 = cards.yield_type[design]
        own = 1.0 if counted == type else 0.0
        worth += (
            float(each)
            * (float(lane(area.types, counted)) + own + 0.5)
            * _to_come(cards.yield_resource[design], rounds)
        )
    return worth


def _to_come(resource: i64, rounds: i64) -> float:
    """What one cube of a resource per round is worth over the rounds to come."""
    before = float(rounds - 1)
    if resource == 0:
        return _MIDDLE_RAW * before + _LAST_MATERIALS
    if resource == 1:
        return _MIDDLE_RAW * before + _LAST_ENERGY
    return _MIDDLE * before + (_LAST_EXPLORATION if resource == 4 else _LAST)
