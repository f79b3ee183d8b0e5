"""A plan for the cubes of an empire: which of its cards they finish, and when.

The cubes of this round go to the cards that are worth most per cube; what these leave, with the
cubes of later rounds, goes to the rest. A card that gets all it lacks counts with its points, its
bonus and what it will produce; one that does not counts a little, so that half-done positions can
be told apart.
"""

from typing import final

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.kinds import FINANCIER, GENERAL, KRYSTALLIUM
from littleworlds.games.wonderful_world.rules.phases import BETWEEN
from littleworlds.games.wonderful_world.scoring import owed_cards
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import (
    LANE_BITS,
    LANE_MASK,
    SLOT_BITS,
    SLOT_MASK,
    in_lane,
    in_slot,
    lane,
    slot,
)
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.card_worth import card_worth, cube_worth
from littleworlds.games.wonderful_world.values.exchange import given_next, kept
from littleworlds.games.wonderful_world.values.weights import IMPOSED, Weights


@final
class Plan:
    """Cubes and pieces at hand, and the candidates: the cards that they may go to. Cubes are
    counted in lanes by resource."""

    def __init__(self, state: WorldState, area: Area, weights: Weights) -> None:
        cards = state.cards
        self.cards = cards
        self.area = area
        self.weights = weights
        self.rounds: i64 = cards.rounds - state.round
        self.step: i64 = state.step
        self.owed: list[i64] = owed_cards(state)
        """Imposed designs of which no candidate has been counted yet."""
        self.pools: float = 0.0
        """Alone: cubes that pools to come will bring where they are wanted."""
        if state.seats == 1:
            self.pools = weights.spare * float(state.pools_to_come())
        self.here: i64 = 0
        """Cubes that this round still brings."""
        self.coming: i64 = area.output * self.rounds
        """Cubes of the rounds after it."""
        self.prices: list[float] = []
        """What a cube of a later round is worth on the average."""
        for resource in range(5):
            self.prices.append(
                cube_worth(weights, resource, self.rounds) / float(self.rounds)
                if self.rounds > 0
                else 0.0
            )
            if resource > state.step and state.phase < BETWEEN:
                self.here += in_lane(lane(area.output, resource), resource)
        self.here += in_lane(area.left, area.cube)
        self.designs: list[i64] = []
        self.missing: list[i64] = []
        self.fixed: i64 = 0
        """How many candidates are under construction; the rest may still be recycled."""
        self.planned: list[bool] = []
        """Whether each candidate brings enough per missing piece."""
        self.worths: list[float] = []
        """What each candidate is worth finished in this round."""
        self.next: list[float] = []
        """Finished in the next round; unfinished, where there is no next one."""
        self.after: list[float] = []
        """Finished in the round after that."""
        # What an order leaves as it is carried out.
        self.cubes: i64 = 0
        self.later: i64 = 0
        self.spare: float = 0.0
        self.more: bool = False
        """Whether finished cards have yielded more cubes for the others."""
        self.krystallium: i64 = 0
        self.generals: i64 = 0
        self.financiers: i64 = 0
        self._gather()
        if state.seats == 1 and (state.given > 0 or state.shown):
            self._exchange(state)
        for number in range(len(self.designs)):
            self._appraise(number)

    def _gather(self) -> None:
        """The candidates: cards under construction, drafted cards, and the card just picked."""
        area = self.area
        at: i64 = 0
        for site in area.sites:
            self.designs.append(self.cards.design_of[site])
            self.missing.append(area.missing[at])
            at += 1
        self.fixed = at
        for design in area.drafted:
            self._consider(design)
        if area.pick >= 0:
            self._consider(area.pick)

    def _exchange(self, state: WorldState) -> None:
        """Alone: what an exchange under way takes and brings."""
        for design in given_next(state, self.weights):
            at = self.designs.index(design, int(self.fixed))
            self.here -= in_lane(1, self.cards.recycling_of[design])
            self.designs.pop(at)
            self.missing.pop(at)
        best = kept(state, self.weights)
        if best >= 0:
            self._consider(best)

    def _consider(self, design: i64) -> None:
        """A card that may be built or recycled: its cube is at hand, unless the card is built."""
        resource: i64 = self.cards.recycling_of[design]
        self.designs.append(design)
        self.here += in_lane(1, resource)
        self.missing.append(self.cards.cost[design] + in_slot(1, resource))

    def _appraise(self, number: i64) -> None:
        design = self.designs[number]
        lacking = _count(self.missing[number])
        owed = 0.0
        if design in self.owed:
            # One copy is imposed; the others are worth what they bring.
            self.owed.remove(design)
            owed = IMPOSED
        owed += self._together(number)
        worth = owed + card_worth(self.cards, self.area, self.weights, design, self.rounds)
        self.worths.append(worth)
        self.planned.append(
            worth >= (self.weights.floor if self.rounds > 0 else self.weights.idle) * float(lacking)
        )
        if self.rounds > 0:
            self.next.append(
                owed + card_worth(self.cards, self.area, self.weights, design, self.rounds - 1)
            )
            self.after.append(
                owed
                + card_worth(self.cards, self.area, self.weights, design, _above(self.rounds, 2))
            )
        elif number < self.fixed:
            cost = _count(self.cards.cost[design])
            self.next.append(self.weights.never * worth * (float(cost - lacking) / float(cost)))
        else:
            self.next.append(0.0)

    def _together(self, number: i64) -> float:
        """What a card and those under construction bring each other by their types, as far as
        these will be finished."""
        if self.weights.pending == 0.0:
            return 0.0
        points = self.cards.points
        design = self.designs[number]
        type: i64 = self.cards.type_of[design]
        brought: i64 = 0
        for other in range(self.fixed):
            if other != number:
                one = self.designs[other]
                brought += lane(points[design].combos, self.cards.type_of[one])
                brought += lane(points[one].combos, type)
        return self.weights.pending * float(brought)

    def value(self, rest: list[i64], krystallium: float, idle: float) -> float:
        """The worth of all cards, given what they lack in this order, and of what is left over.
        Cards not finished this round are looked at again for later ones."""
        area = self.area
        self.cubes = self.here
        self.later = self.coming
        self.spare = self.pools
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
                    points += self.weights.soon * self.worths[number]
                else:
                    rest.append(number)
        for number in rest:
            points += (
                self._rest(number) if self.rounds > 0 or self.pools > 0.0 else self.next[number]
            )
        return self._add_left_over(points, krystallium, idle)

    def _add_left_over(self, points: float, krystallium: float, idle: float) -> float:
        """Points with what the cubes and pieces that are left are worth; characters used are
        lost."""
        area = self.area
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
        """The candidates, most worth per missing piece first. If `scarce`, resources of which the
        plan just carried out leaves too few count more."""
        weights = self._weights(scarce)
        densities: list[float] = []
        order: list[i64] = []
        for number in range(len(self.worths)):
            missing = self.missing[number]
            cost = self.weights.bias + 1.5 * float(
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

    def _weights(self, scarce: bool) -> list[float]:
        """How much each resource counts in what a card lacks."""
        weights: list[float] = []
        for resource in range(5):
            if not scarce:
                weights.append(1.0)
                continue
            demand: i64 = 0
            for missing in self.missing:
                demand += slot(missing, resource)
            supply = lane(self.cubes, resource)
            plenty = float(supply) / float(demand) if supply < demand else 1.0
            weights.append(1.0 - self.weights.scarce * plenty)
        return weights

    def _take(self, number: i64) -> bool:
        """Set aside what a card lacks, if there is enough; krystallium stands in for resources.
        What the finished card yields in later steps of this round can be used as well."""
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
            yielded = lane(output, last)
            if yielded > 0:
                cubes += in_lane(yielded, last)
                self.more = True
            last -= 1
        self.cubes = cubes
        return True

    def _rest(self, number: i64) -> float:
        """The worth of a card that is finished in a later round: the more of it the cubes to come
        will cover, the more likely. One that is not worth its cubes is as good as recycled. In the
        last round cards still to come have to bring what it lacks."""
        fixed = number < self.fixed
        missing = self.missing[number]
        uncovered = slot(missing, KRYSTALLIUM) - self.krystallium
        uncovered += _above(slot(missing, GENERAL), self.generals) + _above(
            slot(missing, FINANCIER), self.financiers
        )
        price = self.weights.idle
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
        if self.rounds == 0 and float(uncovered) > self.spare:
            return self.next[number]
        worth = self._likely_worth(number, uncovered, delayed)
        if worth < price:
            return self.weights.idle if fixed else 0.0
        self.cubes -= used
        self.later -= owed
        self.spare -= float(_above(uncovered, 0))
        return worth

    def _likely_worth(self, number: i64, uncovered: i64, delayed: bool) -> float:
        """What a card is worth that lacks so many pieces besides those that production brings."""
        weights = self.weights
        if self.rounds == 0:
            worth = self.worths[number] * weights.soon
        else:
            worth = (self.after[number] if delayed else self.next[number]) * weights.late
        spare = self.spare
        while uncovered > 0:
            worth *= weights.likely if spare >= 1.0 else weights.harder
            spare -= 1.0
            uncovered -= 1
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
