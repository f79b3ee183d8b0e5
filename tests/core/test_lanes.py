"""Counts packed in one integer come out as they went in."""

import pytest

from littleworlds.core.lanes import pack, unpack


@pytest.mark.parametrize(("bits", "most"), [(4, 15), (8, 255), (12, 4095)])
def test_counts_come_back(bits: int, most: int) -> None:
    counts = [0, most, 1, most - 1, 3]
    packed = pack(counts, bits)
    assert unpack(packed, bits, 5) == counts
    assert unpack(packed, bits, 2) == counts[:2]


def test_lanes_lie_side_by_side() -> None:
    assert pack([1, 2], 8) == 1 + 2 * 256
    assert pack([], 8) == 0
