"""Small counts packed side by side in one integer: goods in a barn, coins in a bag, pieces on
display.

Lane k takes eight bits from bit 8 k on, so seven lanes fit. Packed counts cost nothing to copy and
are never shared by accident.
"""

from typing import Final

from littleworlds.core.native import i64

MOST_LANES: Final = 7
MOST_IN_LANE: Final = 255


def lane(packed: i64, k: i64) -> i64:
    """The count in lane k."""
    return (packed >> (k * 8)) & 255


def unit(k: i64, one: i64 = 1) -> i64:
    """One in lane k: to be added or taken away. The one is an argument because the compiler shifts
    a literal before `<<` as 32 bits."""
    return one << (k * 8)


def in_lane(count: i64, k: i64) -> i64:
    """So many in lane k."""
    return count << (k * 8)


def total(packed: i64) -> i64:
    """All lanes added up."""
    left = packed
    count: i64 = 0
    while left:
        count += left & 255
        left >>= 8
    return count


def pack(counts: list[i64]) -> i64:
    """The counts as lanes, the first in lane 0."""
    packed: i64 = 0
    k: i64 = 0
    for count in counts:
        packed += in_lane(count, k)
        k += 1
    return packed


def unpack(packed: i64, lanes: i64) -> list[i64]:
    """So many counts out of their lanes."""
    return [lane(packed, k) for k in range(lanes)]
