"""What stays the same throughout a play: the sectors, the scenario, who plays which side."""

from typing import ClassVar, final

from littleworlds.core.fields import Fields, derived, given
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield.actions import Lists
from littleworlds.games.my_little_battlefield.data.cards import Adversary, Cards
from littleworlds.games.my_little_battlefield.data.scenarios import (
    BURN,
    BY_AI_POWER,
    BY_BURNT,
    BY_EXIT,
    BY_POINTS,
    BY_RESERVE,
    OBJECTIVES,
    PRINTED,
    UNSCORED,
    End,
    Scenario,
)
from littleworlds.games.my_little_battlefield.data.special_rules import Rule


@final
class Battlefield:
    """The battlefield of one play with its options; frozen once made, shared by all its states."""

    FIELDS: ClassVar[Fields] = (
        given("seats"),
        given("options"),
        given("seat_a"),
        given("sectors"),
        derived("lists"),
        derived("num_actions"),
        derived("scenario"),
        derived("solo"),
        derived("adversary"),
        derived("faction_powers"),
        derived("category"),
        derived("points"),
        derived("rules"),
        derived("seat_of"),
        derived("ends"),
        derived("turn_ends"),
        derived("reserve_ends"),
        derived("ai_power_ends"),
        derived("burnt_ends"),
        derived("target"),
        derived("exit_goal"),
        derived("exit_side"),
        derived("defender"),
        derived("rooted_side"),
        derived("way_out"),
    )

    def __init__(
        self,
        cards: Cards,
        lists: Lists,
        seats: int,
        options: Options,
        seat_a: int,
        sectors: list[i64],
    ) -> None:
        self.seats: i64 = seats
        self.options = options
        self.seat_a: i64 = seat_a
        """The seat that plays side A."""
        self.sectors = sectors
        """The sector in each cell."""
        self.lists = lists
        self.num_actions: i64 = len(lists.face_of)
        self.scenario: Scenario = cards.scenario_of(options)
        self.solo: bool = seats == 1
        self.adversary: Adversary | None = cards.adversary_of(options) if self.solo else None
        self.faction_powers: bool = options["faction_powers"] is True
        self.category: list[i64] = [cards.category[sector] for sector in sectors]
        self.points: list[i64] = [cards.points[sector] for sector in sectors]
        self.rules: list[Rule] = [cards.sector_rules[sector] for sector in sectors]
        self.seat_of: list[i64] = [0, 0] if self.solo else [seat_a, 1 - seat_a]
        """Who decides for each side: in solo always the one player."""
        self.ends = self.scenario.ends_for(seats)
        self.turn_ends = self.scenario.turn_ends_for(seats)
        self.reserve_ends: bool = _ends_by(self.ends, BY_RESERVE)
        self.ai_power_ends: bool = _ends_by(self.ends, BY_AI_POWER)
        self.burnt_ends: bool = _ends_by(self.ends, BY_BURNT)
        self.target: i64 = _value_of_end(self.ends, BY_POINTS)
        """The points that end the battle; 0 if none do."""
        self.exit_goal: i64 = _value_of_end(self.ends, BY_EXIT)
        """The points of units gone that end the battle; 0 if none do."""
        attacker = self.scenario.attacker
        self.defender: i64 = 1 - attacker if attacker >= 0 else -1
        self.exit_side: i64 = attacker if self.scenario.has_exit else -1
        """The side that scores by leaving through the enemy reserve."""
        self.rooted_side: i64 = self.defender if self.scenario.rooted >= 0 else -1
        """The side whose unit of renown cannot move."""
        home = cards.grid.home
        self.way_out: list[i64] = [
            home[1 - side] if self.reserve_ends or self.exit_side == side else 0
            for side in range(2)
        ]
        """The cells from which each side's units may go on into the enemy reserve."""

    def worth(self, side: i64, cell: i64, burnt: i64) -> i64:
        """The points that a side can have from a cell, when the cells of the mask have burnt; none
        where the scenario counts none."""
        scenario = self.scenario
        if scenario.scoring == PRINTED:
            return self.points[cell]
        if scenario.scoring == OBJECTIVES:
            return scenario.objectives[side][cell]
        if scenario.scoring != BURN or burnt >> cell & 1:
            return 0
        if not scenario.burnable >> cell & 1:
            return scenario.other_points
        if side == scenario.attacker:
            return scenario.burnt_points[cell]
        return scenario.kept_points[cell]

    def worth_to_adversary(self, cell: i64, burnt: i64) -> i64:
        """The points by which the adversary of the solo game, side B, chooses where to go: the
        printed ones where none are counted."""
        if self.scenario.scoring == UNSCORED:
            return self.points[cell]
        return self.worth(1, cell, burnt)


def _ends_by(ends: list[End], kind: i64) -> bool:
    """Whether a battle may end in this way."""
    return any(end.kind == kind for end in ends)


def _value_of_end(ends: list[End], kind: i64) -> i64:
    """The number that an end of this kind depends on; 0 if there is none."""
    value: i64 = 0
    for end in ends:
        if end.kind == kind:
            value = end.value
    return value
