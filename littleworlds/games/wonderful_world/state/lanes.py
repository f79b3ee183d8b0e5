"""Small counts packed into one integer: a copy of a player's area copies numbers and few lists.

*Slots* hold up to 15 of each of the eight kinds of pieces, four bits each: what a site still lacks.
They stay below 2^30 for every card of the box, where Python's integers are fastest. *Lanes* hold up
to 4,095 of each of five things, twelve bits each: production by resource, built cards by type.
"""

from typing import Final

from littleworlds.core.lanes import pack, unpack
from littleworlds.core.native import i64

SLOT_BITS: Final = 4
SLOT_MASK: Final = 15
LANE_BITS: Final = 12
LANE_MASK: Final = 4095


def slot(slots: i64, kind: i64) -> i64:
    """How many of a kind the slots hold."""
    return (slots >> (SLOT_BITS * kind)) & SLOT_MASK


def in_slot(count: i64, kind: i64) -> i64:
    """So many of one kind, as slots."""
    return count << (SLOT_BITS * kind)


def lane(lanes: i64, number: i64) -> i64:
    """The count in one lane."""
    return (lanes >> (LANE_BITS * number)) & LANE_MASK


def in_lane(count: i64, number: i64) -> i64:
    """So many in one lane."""
    return count << (LANE_BITS * number)


def pack_slots(counts: list[int]) -> i64:
    """Counts by kind as slots."""
    return pack(counts, SLOT_BITS)


def pack_lanes(counts: list[int]) -> i64:
    """Five counts as lanes."""
    return pack(counts, LANE_BITS)


def unpack_slots(slots: i64) -> list[int]:
    """Slots as counts by kind."""
    return unpack(slots, SLOT_BITS, 8)


def unpack_lanes(lanes: i64) -> list[int]:
    """The five counts."""
    return unpack(lanes, LANE_BITS, 5)
