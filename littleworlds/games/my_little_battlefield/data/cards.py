"""The components of My Little Battlefield as typed tables, read once from the data.

Sides are 0 (A) and 1 (B). Units of a side are numbered; equal kinds stand side by side. Faces of a
die have fixed numbers below, whatever number of pips shows them.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield.data.grid import CELLS, Grid
from littleworlds.games.my_little_battlefield.data.scenarios import Scenario
from littleworlds.games.my_little_battlefield.data.special_rules import (
    BY_ADVERSARY,
    BY_FACTION,
    BY_SECTOR,
    Rule,
    read_rule,
)

GAME_ID: Final = "my-little-battlefield"

ATTACK_FACE: Final = 0
DEFENCE_FACE: Final = 1
MOVEMENT_FACE: Final = 2
MORALE_FACE: Final = 3
COMMAND_FACE: Final = 4
SPECIAL_FACE: Final = 5
FACES: Final = ["attack", "defence", "movement", "morale", "command", "special"]
NO_FACE: Final = 6

KINDS: Final = ["standard", "elite", "renown"]
RENOWN: Final = 2

CATEGORIES: Final = [2, 3, 4, 5]
MOST_CATEGORY: Final = 5

ENTERS_RESERVE: Final = ["if_winning", "always", "never"]
"""When the adversary marches into the player's reserve."""
ALWAYS: Final = 1
NEVER: Final = 2


@final
class Adversary:
    """A command board of the solo game: dice, points and special rule by level of power, which
    begins at 1."""

    def __init__(self, id: str, dice: list[i64], points: list[i64], rules: list[Rule]) -> None:
        self.id = id
        self.dice = dice
        self.points = points
        self.rules = rules


@final
class Cards:
    """Every table that the rules look at; frozen once made."""

    def __init__(self, data: Data) -> None:
        self.grid = Grid()
        self._read_faces(data.table("face"))
        self._read_units(data.table("unit"))
        self._read_levels(data)
        self._read_rules(data.single("rules"))
        self._read_readings(data.single("readings"))
        self._read_solo(data.single("solo"))
        self._read_sectors(data.table("sector"))
        self._read_profiles(data.table("profile"))
        self.faction_ids = [entry.id for entry in data.table("faction")]
        self.faction_rules: list[Rule] = []
        for entry in data.table("faction"):
            self.faction_rules.append(read_rule(entry, entry.id, BY_FACTION, KINDS, GAME_ID))
            entry.done()
        if len(self.faction_ids) < 2:
            data.table("faction")[0].refuse("data-two-factions", "id", game=GAME_ID)
        self.adversaries = [self._read_adversary(entry) for entry in data.table("ai")]
        profiles = [entry.id for entry in data.table("profile")]
        self.scenarios = [
            Scenario(entry, self.sector_ids, profiles, KINDS, GAME_ID)
            for entry in data.table("scenario")
        ]
        for entry, scenario in zip(data.table("scenario"), self.scenarios, strict=True):
            self._check_scenario(entry, scenario)

    def scenario_of(self, options: Options) -> Scenario:
        """The scenario that the options name."""
        wanted = options["scenario"]
        for scenario in self.scenarios:
            if scenario.id == wanted:
                return scenario
        raise KeyError(wanted)

    def adversary_of(self, options: Options) -> Adversary:
        """The adversary that the options of a solo game name."""
        wanted = options["ai_board"]
        for adversary in self.adversaries:
            if adversary.id == wanted:
                return adversary
        raise KeyError(wanted)

    def _read_faces(self, entries: list[Entry]) -> None:
        numbers: dict[int, int] = {}
        for entry in entries:
            numbers[entry.integer("number", 1, len(FACES))] = FACES.index(entry.one_of("id", FACES))
            entry.done()
        if sorted(numbers) != list(range(1, len(FACES) + 1)) or sorted(numbers.values()) != list(
            range(len(FACES))
        ):
            entries[0].refuse("data-six-faces", "number", game=GAME_ID)
        self.face_by_index = bytes(numbers[number] for number in sorted(numbers))
        """Which face the die shows when chance gives an index."""
        self.number_of_face: list[i64] = [
            self.face_by_index.index(face) + 1 for face in range(len(FACES))
        ]

    def _read_units(self, entries: list[Entry]) -> None:
        if [entry.id for entry in entries] != KINDS:
            entries[0].refuse("data-unit-kinds", "id", game=GAME_ID)
        counts = [entry.integer("count", 1, 3) for entry in entries]
        self.zone: list[i64] = [entry.integer("zone", 1, 3) for entry in entries]
        self.results: list[i64] = [entry.integer("results", 1, 3) for entry in entries]
        self.swaps: list[bool] = [entry.flag("swaps") for entry in entries]
        self.swappers: list[i64] = [kind for kind, swaps in enumerate(self.swaps) if swaps]
        for entry in entries:
            entry.done()
        self.kind_of: list[i64] = [kind for kind, count in enumerate(counts) for _ in range(count)]
        """The kind of each unit of a side."""
        self.unit_ids = [
            f"{KINDS[kind]}-{copy + 1}"
            for kind, count in enumerate(counts)
            for copy in range(count)
        ]

    def _read_levels(self, data: Data) -> None:
        entries = data.table("level")
        self.top: i64 = len(entries)
        """The highest level of power; the lowest is 1."""
        self.level_dice: list[i64] = [0] + [entry.integer("dice", 1, 7) for entry in entries]
        self.level_cost: list[i64] = [0] + [entry.integer("cost", 0, 7) for entry in entries]
        self.level_points: list[i64] = [0] + [entry.integer("points", 0, 99) for entry in entries]
        self.level_unit: list[i64] = [-1]
        for entry in entries:
            self.level_unit.append(
                KINDS.index(entry.one_of("unit", KINDS)) if entry.has("unit") else -1
            )
            entry.text("id")
            entry.done()

    def _read_rules(self, rules: Entry) -> None:
        self.maximum: i64 = rules.integer("maximum", 1, 9)
        self.start_morale: i64 = rules.integer("start_morale", 0, int(self.maximum))
        self.start_command: i64 = rules.integer("start_command", 0, int(self.maximum))
        self.start_power: i64 = rules.integer("start_power", 1, int(self.top))
        self.start_reserve: list[i64] = [
            KINDS.index(kind) for kind in rules.texts("start_reserve", KINDS)
        ]
        self.dice: i64 = rules.integer("dice", 1, 7)
        if max(self.level_dice) > self.dice:
            rules.refuse(
                "data-too-few-dice",
                "dice",
                game=GAME_ID,
                given=int(self.dice),
                low=int(max(self.level_dice)),
            )
        if max(self.level_cost) > self.maximum:
            rules.refuse(
                "data-level-too-dear",
                "maximum",
                game=GAME_ID,
                given=int(self.maximum),
                low=int(max(self.level_cost)),
            )
        self.free_rerolls: i64 = rules.integer("free_rerolls", 0, 9)
        self.reroll_cost: i64 = rules.integer("reroll_cost", 1, 9)
        self.convert_discards: i64 = rules.integer("convert_discards", 1, 6)
        self.follow_cost: i64 = rules.integer("follow_cost", 0, 9)
        self.resource_gain: i64 = rules.integer("resource_gain", 1, 9)
        self.fair_difference: i64 = rules.integer("fair_difference", 0, 99)
        rules.done()

    def _read_readings(self, readings: Entry) -> None:
        repel = readings.one_of("repel_face", ["defence", "attack", "either"])
        self.second_result_must_fit: bool = readings.flag("second_result_must_fit")
        self.retreat_into_occupied: bool = readings.flag("retreat_into_occupied")
        self.move_forbids_origin: bool = (
            readings.one_of("follow_move_forbids", ["destination", "both"]) == "both"
        )
        self.target_once_reached: bool = readings.flag("target_once_reached")
        readings.done()
        self.fitting = _fitting({"defence": 2, "attack": 1, "either": 3}[repel])

    def _read_solo(self, solo: Entry) -> None:
        self.solo_first_drawn: bool = solo.one_of("first", ["human", "drawn"]) == "drawn"
        self.ai_start_morale: i64 = solo.integer("start_morale", 0, int(self.maximum))
        self.ai_start_command: i64 = solo.integer("start_command", 0, int(self.maximum))
        self.ai_gain: i64 = solo.integer("resource_gain", 0, 9)
        self.unusable_rerolls: i64 = solo.integer("unusable_rerolls", 0, 9)
        self.force_morale: i64 = solo.integer("force_morale", 0, 9)
        self.force_command: i64 = solo.integer("force_command", 0, 9)
        if self.force_morale + self.force_command == 0:
            solo.refuse("data-force-free", "force_morale", game=GAME_ID)
        self.extra_dice: i64 = solo.integer("extra_dice", 1, 7)
        self.enters_reserve: i64 = ENTERS_RESERVE.index(
            solo.one_of("enters_reserve", ENTERS_RESERVE)
        )
        self.follow_in_extra_turn: bool = solo.flag("follow_in_extra_turn")
        solo.done()

    def _read_sectors(self, entries: list[Entry]) -> None:
        self.sector_ids = [entry.id for entry in entries]
        self.category: list[i64] = [
            entry.integer("category", CATEGORIES[0], CATEGORIES[-1]) for entry in entries
        ]
        self.points: list[i64] = [entry.integer("points", 0, 99) for entry in entries]
        self.copies: list[i64] = [entry.integer("copies", 0, 9) for entry in entries]
        self.bags: list[list[i64]] = []
        """All sectors of each category, copies side by side."""
        for category in CATEGORIES:
            sectors = [sector for sector, of in enumerate(self.category) if of == category]
            self.bags.append([sector for sector in sectors for _ in range(self.copies[sector])])
        self.sector_rules: list[Rule] = []
        for entry in entries:
            self.sector_rules.append(read_rule(entry, entry.id, BY_SECTOR, KINDS, GAME_ID))
            entry.done()

    def _read_profiles(self, entries: list[Entry]) -> None:
        """How many sectors of each category make a field; each profile must sum to nine, and there
        must be enough sectors for it."""
        self.profiles: list[list[i64]] = []
        for entry in entries:
            counts = entry.integers("counts", 0, CELLS)
            if len(counts) != len(CATEGORIES) or sum(counts) != CELLS:
                entry.refuse("data-profile-sum", "counts", game=GAME_ID, given=sum(counts))
            for category, count in zip(CATEGORIES, counts, strict=True):
                available = sum(
                    copies
                    for of, copies in zip(self.category, self.copies, strict=True)
                    if of == category
                )
                if available < count:
                    entry.refuse(
                        "data-profile-sectors",
                        "counts",
                        game=GAME_ID,
                        given=int(available),
                        low=count,
                        category=category,
                    )
            entry.text("id")
            entry.done()
            self.profiles.append(list(counts))

    def _read_adversary(self, entry: Entry) -> Adversary:
        dice: list[i64] = [0]
        points: list[i64] = [0]
        rules: list[Rule] = [Rule(entry.id, BY_ADVERSARY, [], -1, 0)]
        for level in entry.children("levels"):
            dice.append(level.integer("dice", 1, 7))
            points.append(level.integer("points", 0, 99))
            rules.append(read_rule(level, entry.id, BY_ADVERSARY, KINDS, GAME_ID))
            level.done()
        if len(dice) != self.top + 1:
            entry.refuse(
                "data-ladder-length", "levels", game=GAME_ID, given=len(dice) - 1, low=int(self.top)
            )
        adversary = Adversary(entry.id, dice, points, rules)
        entry.done()
        return adversary

    def _check_scenario(self, entry: Entry, scenario: Scenario) -> None:
        """Refuse a scenario whose units do not exist or fit, or that cannot have its centre."""
        wanted = [0] * len(KINDS)
        at: dict[int, list[int]] = {}
        for kind, cell in scenario.defender_units:
            wanted[kind] += 1
            at.setdefault(int(cell), []).append(int(kind))
        for kind in range(len(KINDS)):
            if wanted[kind] > self.kind_of.count(kind):
                entry.refuse(
                    "data-too-many-units", "defender_units", game=GAME_ID, given=wanted[kind]
                )
            if scenario.attacker_reserve.count(kind) > self.kind_of.count(kind):
                entry.refuse(
                    "data-too-many-units",
                    "attacker_reserve",
                    game=GAME_ID,
                    given=scenario.attacker_reserve.count(kind),
                )
        for kinds in at.values():
            if len(set(kinds)) > 1 or len(kinds) > self.zone[kinds[0]]:
                entry.refuse(
                    "data-too-many-units", "defender_units", game=GAME_ID, given=len(kinds)
                )
        for profile in scenario.profiles:
            if (
                scenario.centre
                and self.profiles[profile][CATEGORIES.index(int(scenario.centre))] == 0
            ):
                entry.refuse("data-centre", "centre", game=GAME_ID, given=int(scenario.centre))
        for power in scenario.power:
            if power > self.top:
                entry.refuse("data-integer", "power", given=str(power), low=1, high=int(self.top))
        for field, amounts in (("morale", scenario.morale), ("command", scenario.command)):
            for amount in amounts:
                if amount > self.maximum:
                    entry.refuse(
                        "data-integer", field, given=str(amount), low=0, high=int(self.maximum)
                    )


def fitting_index(category: i64, enemies: bool, gauge: i64) -> i64:
    """Where `Cards.fitting` says which dice do something. The fighter counts the pawn above 0 on
    the own side."""
    return ((category * 2 + (1 if enemies else 0)) << 4) + gauge + MOST_CATEGORY


def _fitting(repel: int) -> bytes:
    """The combat table: 1 for attack, 2 for defence, 3 for both, by category, presence of enemies
    and place of the pawn."""
    table = [0] * ((2 * MOST_CATEGORY + 2) << 4)
    for category in CATEGORIES:
        for enemies in (False, True):
            for gauge in range(-category, category + 1):
                if gauge == category:
                    faces = repel if enemies else 0
                elif gauge == 0 or not enemies:
                    faces = 3
                else:
                    faces = 1 if gauge < 0 else 2
                table[int(fitting_index(category, enemies, gauge))] = faces
    return bytes(table)
