"""The town: stops, what each costs or gives, and the toll buildings between them.

Stops and toll buildings are numbered as in the file. A pawn stands at a *place*: the number of a
stop, or `stops + number` in front of a toll building.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.lanes import pack
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.state.lanes import LANE_BITS

STOP_KINDS: Final = ["goods", "hire", "build", "improve", "sell"]
GOODS_STOP: Final = 0
HIRE: Final = 1
BUILD: Final = 2
IMPROVE: Final = 3
SELL_STOP: Final = 4


@final
class Town:
    """All stops and toll buildings; frozen once made."""

    def __init__(self, data: Data, good_ids: list[str], max_seats: int) -> None:
        self._read_stops(data.table("stop"), good_ids)
        self._read_tolls(data.game, data.table("toll"), max_seats)

    def _read_stops(self, entries: list[Entry], good_ids: list[str]) -> None:
        self.stop_ids = [entry.id for entry in entries]
        self.stops: i64 = len(entries)
        self.stop_kind: list[i64] = []
        self.stop_cost: list[i64] = []
        """The goods that a piece costs, in lanes."""
        self.stop_take: list[i64] = []
        """How many goods are given away."""
        self.capacity: list[i64] = []
        for entry in entries:
            kind = STOP_KINDS.index(entry.one_of("kind", STOP_KINDS))
            self.stop_kind.append(kind)
            self.stop_take.append(entry.integer("take", 1, 9) if kind == GOODS_STOP else 0)
            costs = kind in (HIRE, BUILD, IMPROVE)
            self.stop_cost.append(
                pack(entry.counts("cost", good_ids, 0, 9), LANE_BITS) if costs else 0
            )
            self.capacity.append(entry.integer("capacity", 1, 4))
            entry.done()

    def _read_tolls(self, game: str, entries: list[Entry], max_seats: int) -> None:
        self.toll_ids = [entry.id for entry in entries]
        self.toll_spaces: list[i64] = []
        """How many pawns may begin in front of each toll building."""
        behind: list[int] = []
        due: list[int] = []
        stops = int(self.stops)
        for number, entry in enumerate(entries):
            behind.append(
                stops - 1
                if number == 0
                else self.stop_ids.index(entry.one_of("behind", self.stop_ids))
            )
            due.append(entry.integer("coins", 0, 1))
            self.toll_spaces.append(entry.integer("spaces", 0, 4))
            entry.done()
        spaces = int(sum(self.toll_spaces))
        if len(set(behind)) != len(behind) or spaces < max_seats:
            entries[-1].refuse("data-tolls", "spaces", game=game, given=spaces, low=max_seats)
        self.distance: list[i64] = [2 * (stop + 1) for stop in range(stops)]
        """How far each place lies behind the first toll building, in halves of a step."""
        self.distance += [
            0 if number == 0 else 2 * (stop + 1) + 1 for number, stop in enumerate(behind)
        ]
        self._behind: list[i64] = list(behind)
        """The stop behind which each toll building stands."""
        self._toll_behind: list[i64] = [-1] * stops
        """The toll that is due behind each stop, or -1."""
        for number, stop in enumerate(behind):
            if due[number]:
                self._toll_behind[stop] = number

    def tolls_between(self, place: i64, stop: i64) -> list[i64]:
        """The tolls due on the way, clockwise, to a stop, in order; all around if it is the pawn's
        own. A pawn that leaves the front of a toll building does not pass it."""
        stops = self.stops
        at = place if place < stops else self._behind[place - stops]
        steps = (stop - at) % stops
        if steps == 0:
            steps = stops
        tolls: list[i64] = []
        if place < stops and self._toll_behind[at] >= 0:
            tolls.append(self._toll_behind[at])
        while steps > 1:
            steps -= 1
            at += 1
            if at == stops:
                at = 0
            if self._toll_behind[at] >= 0:
                tolls.append(self._toll_behind[at])
        return tolls

    def place_id(self, place: i64) -> str | None:
        """The stop or toll building where a pawn stands; None before it has been placed."""
        if place < 0:
            return None
        return self.stop_ids[place] if place < self.stops else self.toll_ids[place - self.stops]

    def place_of(self, id: str) -> i64:
        """The place with this id."""
        if id in self.stop_ids:
            return self.stop_ids.index(id)
        return self.stops + self.toll_ids.index(id)
