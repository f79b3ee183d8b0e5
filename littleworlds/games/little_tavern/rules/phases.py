"""What is asked now: the phases of a turn. Those of the events follow the order of the rulebook's list."""

from typing import Final

DRAW: Final = 0
SEAT_DRAWN: Final = 1
CHOOSE_DIRECTION: Final = 2
PASS_ON: Final = 3
HELLO_WHOM: Final = 4
HELLO_WHERE: Final = 5
SWAP_OWN: Final = 6
SWAP_OTHER: Final = 7
SEND_OUT: Final = 8
SEAT_MYSTERY: Final = 9
REPLACE: Final = 10
CHOOSE_CLAN: Final = 11
GATHER_ONE: Final = 12
GIVE_COIN: Final = 13
OVER: Final = 14

PHASES: Final = [
    "draw",
    "seat",
    "direction",
    "pass",
    "hello-whom",
    "hello-where",
    "swap-own",
    "swap-other",
    "out",
    "mystery",
    "replace",
    "clan",
    "gather",
    "give",
    "over",
]
