"""Small counts packed side by side in one integer: copied for nothing, never shared by accident.

How wide a lane is and how many there are is for each game to say. Reading a single lane is a shift and
a mask, which a game writes beside its state: as a call into the core it would cost more than it does.
"""

from collections.abc import Sequence

from littleworlds.core.native import i64


def pack(counts: Sequence[int], bits: i64) -> i64:
    """The counts in lanes of so many bits, the first in the lowest."""
    packed: i64 = 0
    shift: i64 = 0
    for count in counts:
        lane: i64 = count
        packed += lane << shift
        shift += bits
    return packed


def unpack(packed: i64, bits: i64, lanes: i64, one: i64 = 1) -> list[int]:
    """The counts of so many lanes. `one` is an argument because a literal before `<<` would be shifted
    as 32 bits when compiled."""
    mask = (one << bits) - 1
    counts: list[int] = []
    left = packed
    for _ in range(lanes):
        counts.append(int(left & mask))
        left >>= bits
    return counts
