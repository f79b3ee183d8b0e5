"""Every random outcome comes from one primitive; each kind counts its draws and can be rewound."""

import hashlib

import pytest

import littleworlds as lw
from littleworlds.core.block import SIZE, block
from littleworlds.core.chance import Taped


def draws(chance: lw.Chance, n: int, count: int) -> list[int]:
    return [chance.index(n) for _ in range(count)]


def test_a_seed_always_gives_the_same_outcomes() -> None:
    assert draws(lw.Seeded(7), 6, 12) == [2, 0, 1, 5, 2, 0, 1, 1, 2, 2, 3, 2]
    assert draws(lw.Seeded(7), 1000, 50) != draws(lw.Seeded(8), 1000, 50)


def test_seeded_outcomes_are_even() -> None:
    chance = lw.Seeded(3)
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.index(7)] += 1
    assert all(9_600 < count < 10_400 for count in counts), counts


def test_seeded_outcomes_do_not_hang_on_the_one_before() -> None:
    chance = lw.Seeded(11)
    pairs = [[0] * 5 for _ in range(5)]
    before = chance.index(5)
    for _ in range(50_000):
        now = chance.index(5)
        pairs[before][now] += 1
        before = now
    assert all(1_800 < count < 2_200 for row in pairs for count in row), pairs


@pytest.mark.parametrize(
    "chance", [lw.Seeded(5), lw.Sealed(bytes(range(32)))], ids=["seeded", "sealed"]
)
def test_rewinding_gives_the_same_outcomes_again(chance: lw.Chance) -> None:
    draws(chance, 10, 4)
    later = draws(chance, 10, 6)
    chance.rewind(4)
    assert draws(chance, 10, 6) == later


def test_a_sealed_chance_can_be_checked_by_anyone() -> None:
    secret = bytes(range(32))
    chance = lw.Sealed(secret)
    assert chance.seal == hashlib.blake2b(secret, digest_size=32).hexdigest()
    expected = (
        int.from_bytes(
            hashlib.blake2b((0).to_bytes(8, "big"), key=secret, digest_size=16).digest(), "big"
        )
        % 52
    )
    assert chance.index(52) == expected
    assert lw.Sealed(secret, drawn=1).index(52) == chance.index(52)


def test_a_sealed_chance_needs_32_secret_bytes() -> None:
    with pytest.raises(lw.RecordError, match="32 bytes, not 3"):
        lw.Sealed(b"abc")


def test_a_recorded_chance_gives_what_was_drawn_and_nothing_else() -> None:
    chance = lw.Recorded([(3, 6), (1, 2)])
    assert chance.index(6) == 3
    with pytest.raises(lw.RecordError, match="1/2 does not fit"):
        chance.index(3)
    assert chance.index(2) == 1
    with pytest.raises(lw.RecordError, match="none is recorded"):
        chance.index(2)


def test_a_tape_keeps_the_outcomes_and_rewinds_a_source_that_had_already_drawn() -> None:
    source = lw.Seeded(9)
    draws(source, 6, 3)
    tape = Taped(source)
    first = draws(tape, 6, 4)
    assert tape.cut() == [(index, 6) for index in first]
    tape.rewind(0)
    assert draws(tape, 6, 4) == first


@pytest.mark.parametrize("seed", [0, 5, -77, 10**18])
def test_draws_by_the_block_are_those_of_the_formula(seed: int) -> None:
    key = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    low, high = int.from_bytes(key[:4], "big"), int.from_bytes(key[4:], "big")
    chance = lw.Seeded(seed)
    for number in [0, 1, 31, 32, 33, 1000, 2**32 - low - 1, 2**32 - low, 2**32 + 5]:
        first = number // SIZE * SIZE
        chance.rewind(number)
        assert chance.index(2**31 - 1) == word(number, low, high) * (2**31 - 1) >> 32
        assert block(first, low, high) == tuple(
            word(first + lane, low, high) for lane in range(SIZE)
        )


def word(number: int, low: int, high: int) -> int:
    """The formula as it stands in `Seeded`."""
    mask = 0xFFFFFFFF
    x = (number + low) & mask
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & mask
    x = ((x ^ (x >> 15)) + high) & mask
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & mask
    x = ((x ^ (x >> 15)) * 0x31848BAB) & mask
    return x ^ (x >> 16)
