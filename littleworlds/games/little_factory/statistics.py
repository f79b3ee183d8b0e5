"""What is worth knowing of many plays: buildings and goods, what is activated, points turn by turn, and how it ended."""

from typing import Final

from littleworlds.core.statistics import COUNT, LEVEL, WAY, Clock, Question, Statistics
from littleworlds.games.little_factory.data.cards import Cards

_BUILDINGS: Final = ("produced-building", "took-building", "obtained-building")


def statistics(cards: Cards) -> Statistics:
    return Statistics(
        [
            Question("buildings", COUNT, list(_BUILDINGS), ["card"]),
            Question("goods", COUNT, ["produced", "took", "obtained"], ["card"]),
            Question("activated", COUNT, ["activated"], ["building"]),
            Question("points", LEVEL, [*_BUILDINGS, "earned"], amount="points", start=0),
            Question("ways", WAY, ["tokens-gone", "play-over"]),
        ],
        # The one action that every turn has; a turn without it is skipped.
        Clock(["produced", "produced-building", "exchanged", "spent-tile", "skipped"], who="who"),
    )
