"""How a card scores."""

from typing import final

from littleworlds.core.data import Entry
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.kinds import CHARACTERS, TYPES
from littleworlds.games.wonderful_world.state.lanes import in_lane


@final
class Points:
    """Flat points, points per built card of a type (as lanes), points added to each general and to
    each financier."""

    def __init__(self, entry: Entry) -> None:
        self.flat = 0
        self.combos: i64 = 0
        self.general = 0
        self.financier = 0
        if not entry.has("points"):
            return
        points = entry.child("points")
        self.flat = points.integer("flat", 0, 99, 0)
        if points.has("per"):
            per = points.one_of("per", TYPES + CHARACTERS)
            each = points.integer("each", 1, 20)
            if per in TYPES:
                self.combos = in_lane(each, TYPES.index(per))
            elif per == "general":
                self.general = each
            else:
                self.financier = each
        points.done()
