"""The pieces on display in town: labourers, buildings, improvements.

They are numbered through in this order; in its own kind each has a lane.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.town import BUILD, HIRE
from littleworlds.games.walnut_grove.state.lanes import MOST_LANES

USES: Final = ["hut", "barn"]
BARN: Final = 1

PER: Final = ["improvement", "building", "coin", "barn_good", "region_tile", "enclosure", "figure"]
"""What an improvement counts."""
PER_IMPROVEMENT: Final = 0
PER_BUILDING: Final = 1
PER_COIN: Final = 2
PER_BARN_GOOD: Final = 3
PER_REGION_TILE: Final = 4
PER_ENCLOSURE: Final = 5
PER_FIGURE: Final = 6


@final
class Pieces:
    """All pieces; frozen once made."""

    def __init__(self, data: Data, good_ids: list[str]) -> None:
        labourers = data.table("labourer")
        buildings = data.table("building")
        improvements = data.table("improvement")
        self.labourers: i64 = len(labourers)
        self.buildings: i64 = len(buildings)
        self.improvements: i64 = len(improvements)
        self.ids: list[str] = []
        self.counts: list[i64] = []
        self.lane: list[i64] = []
        for kind in (labourers, buildings, improvements):
            self._read_kind(data.game, kind, good_ids)
        self.count: i64 = len(self.ids)
        self.labourer_food: list[i64] = []
        self.building_use: list[i64] = []
        self.improvement_per: list[i64] = []
        self.improvement_each: list[i64] = []
        for entry in labourers:
            self.labourer_food.append(good_ids.index(entry.one_of("food", good_ids)))
            _finish(entry)
        for entry in buildings:
            self.building_use.append(USES.index(entry.one_of("use", USES)))
            _finish(entry)
        for entry in improvements:
            self.improvement_per.append(PER.index(entry.one_of("per", PER)))
            self.improvement_each.append(entry.integer("each", 0, 20))
            _finish(entry)
        first_building = len(labourers)
        first_improvement = first_building + len(buildings)
        self.kind_ids: list[list[str]] = [
            [],
            self.ids[:first_building],
            self.ids[first_building:first_improvement],
            self.ids[first_improvement:],
            [],
        ]
        """The ids of the pieces that each kind of stop has on display."""

    def _read_kind(self, game: str, entries: list[Entry], good_ids: list[str]) -> None:
        if len(entries) > MOST_LANES:
            entries[-1].refuse(
                "data-too-many-kinds", "id", game=game, given=len(entries), high=MOST_LANES
            )
        for number, entry in enumerate(entries):
            if entry.id in good_ids or entry.id in self.ids:
                entry.refuse("data-id-twice", "id", game=game, given=entry.id)
            self.ids.append(entry.id)
            self.counts.append(entry.integer("count", 0, 99))
            self.lane.append(number)

    def first_of(self, kind: i64) -> i64:
        """The number of the first piece that a kind of stop has on display."""
        if kind == HIRE:
            return 0
        if kind == BUILD:
            return self.labourers
        return self.labourers + self.buildings


def _finish(entry: Entry) -> None:
    entry.text("id")
    entry.integer("count")
    entry.done()
