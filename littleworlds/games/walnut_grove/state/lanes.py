"""Small counts packed side by side in one integer: goods in a barn, coins in a bag, pieces on
display.

Lane k takes eight bits from bit 8 k on, so seven lanes fit. Packed counts cost nothing to copy and
are never shared by accident.
"""

from typing import Final

from littleworlds.core.native import i64

LANE_BITS: Final = 8
MOST_LANES: Final = 7
MOST_IN_LANE: Final = 255


def lane(packed: i64, k: i64) -> i64:
    """The count in lane k."""
    return (packed >> (k * LANE_BITS)) & MOST_IN_LANE


def unit(k: i64, one: i64 = 1) -> i64:
    """One in lane k: to be added or taken away. The one is an argument because the compiler shifts
    a literal before `<<` as 32 bits."""
    return one << (k * LANE_BITS)


def in_lane(count: i64, k: i64) -> i64:
    """So many in lane k."""
    return count << (k * LANE_BITS)


def total(packed: i64) -> i64:
    """All lanes added up."""
    left = packed
    count: i64 = 0
    while left:
        count += left & MOST_IN_LANE
        left >>= LANE_BITS
    return count
