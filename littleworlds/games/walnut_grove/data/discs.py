"""The year discs: how many tiles a spring brings, and which goods matter in the other seasons."""

from typing import Final, final

from littleworlds.core.data import Data
from littleworlds.core.native import i64

PILES: Final = ["a", "b"]


@final
class Discs:
    """All discs, one per year; frozen once made."""

    def __init__(self, data: Data, good_ids: list[str], foods: list[str]) -> None:
        entries = data.table("disc")
        self.ids = [entry.id for entry in entries]
        self.pile: list[i64] = []
        self.draw: list[i64] = []
        """How many tiles each farm draws in spring."""
        self.place: list[i64] = []
        """How many of them it lays."""
        self.summer: list[i64] = []
        """The good that yields more."""
        self.autumn: list[i64] = []
        """The good that fetches more coins."""
        self.winter: list[i64] = []
        """The food of the labourers who eat more."""
        self.fires: list[i64] = []
        for entry in entries:
            self.pile.append(PILES.index(entry.one_of("pile", PILES)))
            self.draw.append(entry.integer("draw", 1, 50))
            self.place.append(entry.integer("place", 1, int(self.draw[-1])))
            self.summer.append(good_ids.index(entry.one_of("summer", good_ids)))
            self.autumn.append(good_ids.index(entry.one_of("autumn", good_ids)))
            self.winter.append(good_ids.index(entry.one_of("winter", foods)))
            self.fires.append(entry.integer("fires", 0, 9))
            entry.done()
        self.stack: list[i64] = [disc for pile in range(len(PILES)) for disc in self.of_pile(pile)]
        """All discs, the pile that lies on top first."""

    def of_pile(self, pile: i64) -> list[i64]:
        return [disc for disc in range(len(self.ids)) if self.pile[disc] == pile]
