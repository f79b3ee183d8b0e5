"""The battles as typed tables: field, sides, start, scoring, ends and victory.

Their fields are explained in `scenarios.toml`.
"""

from typing import Final, final

from littleworlds.core.data import Entry
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, CELLS, mask_of

SIDES: Final = ["a", "b"]
NOBODY: Final = -1

ROLES: Final = ["village", "isolated", "firing_position", "hill", "generator", "keep"]

PRINTED: Final = 0
OBJECTIVES: Final = 1
BURN: Final = 2
UNSCORED: Final = 3
SCORINGS: Final = ["printed", "objectives", "burn", "none"]

BY_POINTS: Final = 0
BY_RESERVE: Final = 1
BY_AI_POWER: Final = 2
BY_TURNS: Final = 3
BY_BURNT: Final = 4
BY_GAUGE: Final = 5
BY_CONTROL: Final = 6
BY_COUNTER: Final = 7
BY_EXIT: Final = 8
ENDS: Final = [
    "points",
    "reserve",
    "ai_power",
    "turns",
    "burnt",
    "gauge",
    "control",
    "counter",
    "exit",
]

MOST_POINTS: Final = 0
ATTACKER_ON_END: Final = 1
VICTORIES: Final = ["points", "end", "gauge"]


@final
class End:
    """One way in which a battle ends: its kind, the number it depends on, the cell it looks at."""

    def __init__(self, kind: int, value: int, cell: int) -> None:
        self.kind: i64 = kind
        self.value: i64 = value
        self.cell: i64 = cell


@final
class Scenario:
    """One battle; frozen once made."""

    def __init__(
        self, entry: Entry, sectors: list[str], profiles: list[str], units: list[str], game: str
    ) -> None:
        self.id = entry.id
        self.grid: list[i64] = [sectors.index(id) for id in entry.texts("grid", sectors, [])]
        if len(self.grid) not in (0, CELLS):
            entry.refuse("data-nine-sectors", "grid", game=game, given=len(self.grid))
        self.profiles: list[i64] = [
            profiles.index(id) for id in entry.texts("profiles", profiles, profiles)
        ]
        self.centre: i64 = entry.integer("centre", 2, 5, 0) if entry.has("centre") else 0
        self.role_of: list[i64] = [0] * len(ROLES)
        """The cells of each role."""
        for role in entry.children("roles", optional=True):
            number = ROLES.index(role.one_of("role", ROLES))
            self.role_of[number] |= _mask(role.integers("cells", 0, CELLS - 1))
            role.done()
        self._read_start(entry, units, game)
        self._read_scoring(entry, game)
        self.ends = self._read_ends(entry, "ends", game)
        self.ends_solo = self._read_ends(entry, "ends_solo", game)
        at_once = (BY_RESERVE, BY_AI_POWER, BY_BURNT, BY_EXIT)
        self.turn_ends = [end for end in self.ends if end.kind not in at_once]
        self.turn_ends_solo = [end for end in self.ends_solo if end.kind not in at_once]
        self._read_victory(entry, game)
        entry.done()

    def _read_start(self, entry: Entry, units: list[str], game: str) -> None:
        self.attacker: i64 = (
            SIDES.index(entry.one_of("attacker", SIDES)) if entry.has("attacker") else NOBODY
        )
        self.first: i64 = (
            SIDES.index(entry.one_of("first", SIDES)) if entry.has("first") else NOBODY
        )
        self.power = _pair(entry, "power", 1, 9, game)
        self.morale = _pair(entry, "morale", 0, 9, game)
        self.command = _pair(entry, "command", 0, 9, game)
        self.attacker_reserve: list[i64] = [
            units.index(id) for id in entry.texts("attacker_reserve", units, [])
        ]
        self.defender_controls: i64 = _mask(entry.integers("defender_controls", 0, CELLS - 1, []))
        self.defender_units: list[tuple[i64, i64]] = []
        for unit in entry.children("defender_units", optional=True):
            self.defender_units.append(
                (units.index(unit.one_of("unit", units)), unit.integer("cell", 0, CELLS - 1))
            )
            unit.done()
        self.rooted: i64 = self._role_cell(entry, "rooted", game) if entry.has("rooted") else NOBODY
        self.counter: i64 = (
            self._role_cell(entry, "counter", game) if entry.has("counter") else NOBODY
        )
        self.exit: list[i64] = (
            list(entry.counts("exit", units)) if entry.has("exit") else [0] * len(units)
        )
        self.has_exit: bool = entry.has("exit")
        one_sided = (
            "attacker_reserve",
            "defender_controls",
            "defender_units",
            "rooted",
            "counter",
            "exit",
        )
        for field in one_sided:
            if entry.has(field) and self.attacker == NOBODY:
                entry.refuse("data-needs-attacker", field, game=game)

    def _read_scoring(self, entry: Entry, game: str) -> None:
        scoring = entry.child("scoring")
        self.scoring: i64 = SCORINGS.index(scoring.one_of("model", SCORINGS))
        self.scores_power: bool = scoring.flag("power") if self.scoring == PRINTED else False
        self.objectives: list[list[i64]] = [[0] * CELLS, [0] * CELLS]
        """Points for holding a cell, by side."""
        self.burnt_points: list[i64] = [0] * CELLS
        self.kept_points: list[i64] = [0] * CELLS
        self.kept_needs_control: i64 = 0
        self.other_points: i64 = 0
        self.burnable: i64 = 0
        if self.scoring == OBJECTIVES:
            for goal in scoring.children("objectives"):
                cell = goal.integer("cell", 0, CELLS - 1)
                for side, word in enumerate(SIDES):
                    self.objectives[side][cell] = goal.integer(word, 0, 99)
                goal.done()
        elif self.scoring == BURN:
            self._read_burn(scoring, game)
        scoring.done()

    def _read_burn(self, scoring: Entry, game: str) -> None:
        if self.attacker == NOBODY:
            scoring.refuse("data-needs-attacker", "model", game=game)
        for field, points in (("burnt", self.burnt_points), ("kept", self.kept_points)):
            for part in scoring.children(field):
                cells = self.role_of[ROLES.index(part.one_of("role", ROLES))]
                for cell in range(CELLS):
                    if cells >> cell & 1:
                        points[cell] = part.integer("points", 0, 99)
                if field == "kept" and part.flag("control"):
                    self.kept_needs_control |= cells
                self.burnable |= cells
                part.done()
        self.other_points = scoring.integer("other", 0, 99)

    def _read_ends(self, entry: Entry, field: str, game: str) -> list[End]:
        ends: list[End] = []
        for end in entry.children(field):
            kind = ENDS.index(end.one_of("end", ENDS))
            value = (
                end.integer("value", 1, 999)
                if kind in (BY_POINTS, BY_TURNS, BY_COUNTER, BY_EXIT)
                else 0
            )
            cell = (
                int(self._role_cell(end, "role", game))
                if kind in (BY_GAUGE, BY_CONTROL)
                else NOBODY
            )
            if (
                kind in (BY_BURNT, BY_GAUGE, BY_CONTROL, BY_COUNTER, BY_EXIT)
                and self.attacker == NOBODY
            ):
                end.refuse("data-needs-attacker", "end", game=game)
            end.done()
            ends.append(End(kind, value, cell))
        if not any(end.kind in (BY_POINTS, BY_TURNS, BY_AI_POWER, BY_COUNTER) for end in ends):
            entry.refuse("data-never-ends", field, game=game)
        return ends

    def _read_victory(self, entry: Entry, game: str) -> None:
        victory = entry.child("victory")
        self.victory: i64 = VICTORIES.index(victory.one_of("by", VICTORIES))
        self.tie_to_defender: bool = False
        self.victory_end: i64 = NOBODY
        self.victory_cell: i64 = NOBODY
        if self.victory == MOST_POINTS:
            self.tie_to_defender = victory.one_of("tie", ["breakers", "defender"]) == "defender"
            if self.scoring == UNSCORED:
                victory.refuse("data-unscored", "by", game=game)
        elif self.victory == ATTACKER_ON_END:
            self.victory_end = ENDS.index(victory.one_of("end", ENDS))
        else:
            self.victory_cell = self._role_cell(victory, "role", game)
        if self.attacker == NOBODY and (self.victory != MOST_POINTS or self.tie_to_defender):
            victory.refuse("data-needs-attacker", "by", game=game)
        victory.done()

    def _role_cell(self, entry: Entry, field: str, game: str) -> i64:
        """The one cell of a role."""
        mask = self.role_of[ROLES.index(entry.one_of(field, ROLES))]
        cells = [cell for cell in range(CELLS) if mask >> cell & 1]
        if len(cells) != 1:
            entry.refuse("data-one-cell", field, game=game)
        return cells[0]

    def ends_for(self, seats: i64) -> list[End]:
        """The ends that hold at a table of so many seats."""
        return self.ends_solo if seats == 1 else self.ends

    def turn_ends_for(self, seats: i64) -> list[End]:
        """Those that are checked when a turn ends; the others come in the middle of an action."""
        return self.turn_ends_solo if seats == 1 else self.turn_ends


def _mask(cells: list[int]) -> int:
    return mask_of(cells) & ALL_CELLS


def _pair(entry: Entry, field: str, low: int, high: int, game: str) -> list[i64]:
    """A number per side; empty where the scenario leaves the usual one."""
    if not entry.has(field):
        return []
    numbers = entry.integers(field, low, high)
    if len(numbers) != len(SIDES):
        entry.refuse("data-two-sides", field, game=game)
    return list(numbers)
