"""What can be asked: the seasons of the whole table, and the question before each farm."""

from typing import Final

START: Final = 0
DAWN: Final = 1
"""Somebody opens the spring: at the beginning, and with the next disc after a winter that asked nobody."""
SPRING: Final = 2
SUMMER: Final = 3
AUTUMN: Final = 4
WINTER: Final = 5
LAST: Final = 6
"""After the last winter, before the scoring."""
OVER: Final = 7
HALTED: Final = 8
"""Between two years, the next one not drawn: only in a search that wants it so."""

SEASONS: Final = ["start", "dawn", "spring", "summer", "autumn", "winter", "last", "over", "halted"]

NOTHING: Final = 0
CHOOSE_START: Final = 1
TURN_DISC: Final = 2
CHOOSE_TILE: Final = 3
CHOOSE_CELL: Final = 4
CHOOSE_TURN: Final = 5
WORK: Final = 6
MAKE_ROOM: Final = 7
"""Goods of the harvest have no room: drop something for them, or lose them."""
GO: Final = 8
TOLL: Final = 9
TAKE_PIECE: Final = 10
TAKE_GOOD: Final = 11
MAKE_ROOM_FOR_ONE: Final = 12
"""A good was taken for which there is no room: drop something."""
SELL: Final = 13
KEEP: Final = 14
"""More coins were drawn than there is room for."""
PAY: Final = 15
BEFORE_WINTER: Final = 16
BEFORE_SCORING: Final = 17
BETWEEN_TILES: Final = 18
"""The winter has brought a help tile and will bring another: repay the one first, or not."""

STEPS: Final = [
    "nothing",
    "start",
    "disc",
    "tile",
    "cell",
    "turn",
    "work",
    "room",
    "go",
    "toll",
    "piece",
    "good",
    "room-for-one",
    "sell",
    "keep",
    "pay",
    "winter",
    "scoring",
    "tiles",
]

FOR_NOTHING: Final = 0
FOR_COST: Final = 1
FOR_WINTER: Final = 2
FOR_HELP: Final = 3
"""What is being paid for."""

PURPOSES: Final = ["nothing", "cost", "winter", "help"]
