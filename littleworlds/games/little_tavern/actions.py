"""The action space of Little Tavern and its notation.

Numbers 0 to 13 have fixed meanings; then one action per clan, then one per table and kind of guest. A number keeps its meaning
whatever the position, so that it means the same in every sample.
"""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.little_tavern.data.cards import Cards

DRAW_CHARACTER: Final = 0
DRAW_EVENT: Final = 1
TURN_LEFT: Final = 2
TURN_RIGHT: Final = 3
SEAT: Final = 4
"""Seat the guest in hand at table 0; the next four numbers are the other tables."""
GIVE: Final = 9
"""Give the coin to seat 0; the next four numbers are the other seats."""
GATHER: Final = 14
"""Gather the first clan; then the other clans, then the guests."""

MAX_TABLES: Final = 5


def pick_base(cards: Cards) -> i64:
    """The number of the action that picks the first kind of guest at table 0."""
    return GATHER + len(cards.clan_ids)


def num_actions(cards: Cards) -> int:
    return int(pick_base(cards) + MAX_TABLES * cards.kinds)


def notation(cards: Cards, action: i64) -> str:
    """The action as text: `draw event`, `seat table 2`, `give seat 0`, `gather elves`, `pick elf at table 1`."""
    picks = pick_base(cards)
    if action < SEAT:
        return ("draw character", "draw event", "turn left", "turn right")[action]
    if action < GIVE:
        return f"seat table {action - SEAT}"
    if action < GATHER:
        return f"give seat {action - GIVE}"
    if action < picks:
        return f"gather {cards.clan_ids[action - GATHER]}"
    table, kind = divmod(int(action - picks), int(cards.kinds))
    return f"pick {cards.kind_ids[kind]} at table {table}"
