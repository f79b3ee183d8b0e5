"""What stays the same throughout one play: the sectors laid out, the scenario, who plays which side."""

from typing import final

from littleworlds.core.chance import Chance
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield.actions import Lists
from littleworlds.games.my_little_battlefield.cards import Adversary, Cards
from littleworlds.games.my_little_battlefield.effects import Rule
from littleworlds.games.my_little_battlefield.grid import CELLS
from littleworlds.games.my_little_battlefield.scenarios import (
    BURN,
    BY_AI_POWER,
    BY_BURNT,
    BY_EXIT,
    BY_POINTS,
    BY_RESERVE,
    OBJECTIVES,
    PRINTED,
    UNSCORED,
    Scenario,
)

CENTRE = 4
_REDRAWS = 1000


@final
class Field:
    """The battlefield of one play with its options; frozen once made, shared by all its states."""

    def __init__(
        self,
        cards: Cards,
        lists: Lists,
        seats: int,
        options: Options,
        seat_a: int,
        sectors: list[i64],
    ) -> None:
        self.cards = cards
        self.lists = lists
        self.seats: i64 = seats
        self.options = options
        self.seat_a: i64 = seat_a
        """The seat that plays side A."""
        self.sectors = sectors
        """The sector in each cell."""
        scenario = scenario_of(cards, options)
        self.scenario: Scenario = scenario
        self.solo: bool = seats == 1
        self.adversary: Adversary | None = None
        if self.solo:
            board = options["ai_board"]
            for one in cards.adversaries:
                if one.id == board:
                    self.adversary = one
        self.faction_powers: bool = options["faction_powers"] is True
        self.category: list[i64] = [cards.category[sector] for sector in sectors]
        self.points: list[i64] = [cards.points[sector] for sector in sectors]
        self.rules: list[Rule] = [cards.sector_rules[sector] for sector in sectors]
        self.num_actions: i64 = len(lists.face_of)
        self.seat: list[i64] = [0, 0] if self.solo else [seat_a, 1 - seat_a]
        """Who decides for each side: in solo always the one player."""
        self.ends = scenario.ends_for(seats)
        self.turn_ends = scenario.turn_ends_for(seats)
        self.reserve_ends: bool = False
        self.ai_power_ends: bool = False
        self.target: i64 = 0
        self.exit_goal: i64 = 0
        self.burnt_end: i64 = -1
        for end in self.ends:
            if end.kind == BY_RESERVE:
                self.reserve_ends = True
            elif end.kind == BY_AI_POWER:
                self.ai_power_ends = True
            elif end.kind == BY_POINTS:
                self.target = end.value
            elif end.kind == BY_EXIT:
                self.exit_goal = end.value
            elif end.kind == BY_BURNT:
                self.burnt_end = BY_BURNT
        self.exit_side: i64 = scenario.attacker if scenario.has_exit else -1
        self.defender: i64 = 1 - scenario.attacker if scenario.attacker >= 0 else -1
        self.rooted_side: i64 = self.defender if scenario.rooted >= 0 else -1
        """The side whose unit of renown cannot move."""
        home = cards.grid.home
        self.way_out: list[i64] = [
            home[1 - side] if self.reserve_ends or self.exit_side == side else 0
            for side in range(2)
        ]
        """The cells from which each side's units may go on into the enemy reserve."""

    def seat_of(self, side: i64) -> i64:
        """Who decides for a side: in solo always the one player."""
        return self.seat[side]

    def worth(self, side: i64, cell: i64, burnt: i64) -> i64:
        """The points that there are for a side in a cell, when the cells of the mask have burnt; none where the scenario counts none."""
        scenario = self.scenario
        if scenario.scoring == PRINTED:
            return self.points[cell]
        if scenario.scoring == OBJECTIVES:
            return scenario.objectives[side][cell]
        if scenario.scoring != BURN or burnt >> cell & 1:
            return 0
        if not scenario.burnable >> cell & 1:
            return scenario.other_points
        return (
            scenario.burnt_points[cell] if side == scenario.attacker else scenario.kept_points[cell]
        )

    def worth_to_adversary(self, cell: i64, burnt: i64) -> i64:
        """The points by which the adversary of the solo game, side B, chooses where to go: the printed ones where none are counted."""
        return (
            self.points[cell] if self.scenario.scoring == UNSCORED else self.worth(1, cell, burnt)
        )


def scenario_of(cards: Cards, options: Options) -> Scenario:
    """The scenario that the options name."""
    wanted = options["scenario"]
    for scenario in cards.scenarios:
        if scenario.id == wanted:
            return scenario
    raise KeyError(wanted)


def draw_sectors(cards: Cards, options: Options, chance: Chance) -> list[i64]:
    """The nine sectors, cell by cell: those of the scenario, or drawn by one of its profiles and laid out at random."""
    scenario = scenario_of(cards, options)
    if scenario.grid:
        return scenario.grid
    profile = cards.profiles[scenario.profiles[chance.index(len(scenario.profiles))]]
    pack: list[i64] = []
    for full, count in zip(cards.bags, profile, strict=True):
        bag = full[:]
        for _ in range(count):
            pack.append(bag.pop(chance.index(len(bag))))
    sectors = _lay_out(cards, scenario, pack, chance)
    redraws = _REDRAWS if options["fair_layout"] is True else 0
    while redraws > 0 and _difference(cards, sectors) > cards.fair_difference:
        sectors = _lay_out(cards, scenario, pack, chance)
        redraws -= 1
    return sectors


def _lay_out(cards: Cards, scenario: Scenario, pack: list[i64], chance: Chance) -> list[i64]:
    left = pack[:]
    sectors: list[i64] = [-1] * CELLS
    if scenario.centre:
        middle = [
            number
            for number, sector in enumerate(left)
            if cards.category[sector] == scenario.centre
        ]
        sectors[CENTRE] = left.pop(middle[chance.index(len(middle))])
    for cell in range(CELLS):
        if sectors[cell] < 0:
            sectors[cell] = left.pop(chance.index(len(left)))
    return sectors


def _difference(cards: Cards, sectors: list[i64]) -> i64:
    """By how many points the two home rows differ."""
    near: i64 = sum(cards.points[sector] for sector in sectors[:3])
    far: i64 = sum(cards.points[sector] for sector in sectors[6:])
    return near - far if near > far else far - near
