"""Solo play: the scenarios with their medals, and the ranks of a play without one."""

from typing import Final, final

from littleworlds.core.data import Data
from littleworlds.core.native import i64

NO_SCENARIO: Final = "none"
"""The option's value for a solo play without a scenario."""
MEDALS: Final = ["bronze", "silver", "gold"]
RANKS: Final = ["apprentice", "dictator", "emperor", "living_god"]


@final
class Scenario:
    """A solo scenario: the designs to be built, and the points that each medal takes."""

    def __init__(self, id: str, imposed: list[i64], medals: list[int]) -> None:
        self.id = id
        self.imposed = imposed
        self.medals = medals


def read_scenarios(data: Data, ids: list[str], copies_of: bytes) -> list[Scenario]:
    """The scenarios of the data; they impose designs of which the deck holds a card."""
    scenarios: list[Scenario] = []
    for entry in data.table("scenario", empty=True):
        imposed = entry.texts("imposed", ids)
        medals = entry.integers("medals", 0, 999)
        if len(medals) != len(MEDALS) or sorted(medals) != medals:
            entry.refuse("data-medals", "medals", game=data.game)
        if not imposed or len(set(imposed)) != len(imposed):
            entry.refuse("data-imposed", "imposed", game=data.game)
        designs: list[i64] = [ids.index(id) for id in imposed]
        for design in designs:
            if copies_of[design] == 0:
                entry.refuse("data-imposed", "imposed", game=data.game)
        scenarios.append(Scenario(entry.id, designs, medals))
        entry.done()
    return scenarios


def read_ranks(data: Data) -> list[tuple[int, str]]:
    """The ranks from the lowest up: the points that each takes, and its id."""
    ranks: list[tuple[int, str]] = []
    for entry in data.table("rank"):
        rank = entry.one_of("id", RANKS)
        least = entry.integer("points", 0, 999)
        if bool(ranks) != (least > 0) or (ranks and least <= ranks[-1][0]):
            entry.refuse("data-ranks", "points", game=data.game, given=least)
        ranks.append((least, rank))
        entry.done()
    return ranks
