"""The farm boards: the districts, and the labourer who lives there from the start."""

from typing import final

from littleworlds.core.data import Data
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.grid import Grid
from littleworlds.games.walnut_grove.data.tiles import MOST_SQUARES
from littleworlds.games.walnut_grove.state.landscape import Landscape, board_landscape


@final
class Boards:
    """All boards; frozen once made."""

    def __init__(
        self, data: Data, grid: Grid, good_ids: list[str], labourer_ids: list[str]
    ) -> None:
        entries = data.table("board")
        columns = int(grid.columns)
        self.ids = [entry.id for entry in entries]
        self.labourer: list[i64] = []
        """The labourer of the set-up."""
        self.land: list[Landscape] = []
        """The landscape before any tile is laid. All farms share it."""
        for entry in entries:
            self.labourer.append(labourer_ids.index(entry.one_of("labourer", labourer_ids)))
            districts = [good_ids.index(id) for id in entry.texts("districts", good_ids)]
            squares = entry.integers("squares", 0, MOST_SQUARES)
            entry.done()
            lengths = {len(districts), len(squares), len(set(districts))}
            if lengths != {columns}:
                entry.refuse(
                    "data-districts",
                    "districts",
                    game=data.game,
                    given=len(districts),
                    expected=columns,
                )
            self.land.append(board_landscape(grid, list(districts), list(squares)))
