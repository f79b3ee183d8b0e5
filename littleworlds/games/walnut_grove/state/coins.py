"""The coin log: what has gone into the bag of coins and come out of it.

Everybody watches the bag, so the log is part of what a seat knows: it tells which coins another may
have. What is kept from onlookers is decided in `view`; what they can reason from the rest, in
`perspective.possible_coins`.
"""

from typing import Final

from littleworlds.core.native import i64

Note = tuple[int, int, int, int]
"""A line of the log: when (a window's number, or 0), whose, what happened, which coins."""

COPPER_BACK: Final = 0
"""A coin of the set-up, known to all, went into the bag."""
SHOWN_BACK: Final = 1
"""A coin that only its owner knew went into the bag, seen by all: its metal."""
DRAWN: Final = 2
"""Coins came out of the bag, seen by their owner: how many of each metal, in lanes."""
OWN_BACK: Final = 3
"""One of the coins just drawn went back, seen by its owner alone: its metal."""
KEPT: Final = 4
"""The rest of the coins just drawn went into the barn, after some had to be given up."""

NOTES: Final = ["copper", "shown", "drawn", "back", "kept"]


def with_note(log: list[Note], window: i64, seat: i64, what: i64, coins: i64) -> list[Note]:
    """The log with one more line. Inside a window the lines of each seat stand together, in the
    order of the seats, whoever acted first."""
    line: Note = (int(window), int(seat), int(what), int(coins))
    position = len(log)
    if window != 0:
        while position > 0 and log[position - 1][0] == window and log[position - 1][1] > seat:
            position -= 1
    return log[:position] + [line] + log[position:]
