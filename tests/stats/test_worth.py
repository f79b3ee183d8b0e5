"""What a subject is worth, from plays that were made so that the answer is known."""

import random
from collections import Counter

import pytest

from littleworlds.stats.tally import Sums
from littleworlds.stats.worth import worths

TRUE = {"axe": 4.0, "bow": 2.0, "cap": 0.0, "dog": -3.0, "elk": 1.0}
LUCK = 5.0


def plays(seats: int, count: int, worth: dict[str, float], least: int, most: int) -> Sums:
    """Plays in which points are what the subjects are worth, and luck; every seat has from `least` to `most` of them."""
    chance = random.Random(seats)
    sums = Sums()
    for _ in range(count):
        amounts = [
            Counter(chance.choices(sorted(worth), k=chance.randint(least, most)))
            for _ in range(seats)
        ]
        scores = [
            round(sum(worth[id] * n for id, n in mine.items()) + chance.gauss(0, LUCK))
            for mine in amounts
        ]
        sums.add(amounts, scores)
    return sums


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_known_worths_are_found(seats: int) -> None:
    found = worths(plays(seats, 1000, TRUE, 3, 9), seats)
    assert found.keys() == TRUE.keys()
    for id, true in TRUE.items():
        assert abs(found[id].mean - true) < 0.6
        assert found[id].low < found[id].mean < found[id].high
    # Of 95 % intervals one in twenty misses.
    assert sum(not found[id].low <= TRUE[id] <= found[id].high for id in TRUE) < 2


def test_more_plays_make_narrower_intervals() -> None:
    few, many = (worths(plays(3, count, TRUE, 3, 9), 3)["axe"] for count in (100, 1600))
    assert 2.5 < (few.high - few.low) / (many.high - many.low) < 6


@pytest.mark.parametrize("lift", [0.0, -6.0])
def test_a_rare_subject_is_drawn_to_the_mean(lift: float) -> None:
    """To that of all, not to nought, which would lead where everything does harm."""
    worth = {id: value + lift for id, value in TRUE.items()}
    sums = plays(2, 600, worth, 3, 9)
    for _ in range(2):
        # Seen twice, both times with 15 points more than anything explains.
        sums.add([Counter(rare=1, axe=3), Counter(axe=3, cap=1)], [round(22 + lift), 7])
    found = worths(sums, 2)
    mean = sum(worth.values()) / len(worth)
    assert abs(found["rare"].mean - mean) < 7.5
    assert found["rare"].high - found["rare"].low > 5 * (found["axe"].high - found["axe"].low)


def test_where_all_have_the_same_number_worths_are_differences() -> None:
    found = worths(plays(3, 1500, TRUE, 6, 6), 3)
    mean = sum(TRUE.values()) / len(TRUE)
    for id, true in TRUE.items():
        assert abs(found[id].mean - (true - mean)) < 0.6


def test_subjects_worth_nothing_are_not_told_apart() -> None:
    found = worths(plays(4, 500, dict.fromkeys(TRUE, 0.0), 3, 9), 4)
    assert all(one.low <= 0 <= one.high for one in found.values())


def test_too_few_plays_say_nothing() -> None:
    assert worths(plays(2, 3, TRUE, 3, 9), 2) == {}
    assert worths(Sums(), 2) == {}


def test_sums_may_be_merged_in_any_order() -> None:
    parts = [plays(3, count, TRUE, 3, 9) for count in (40, 70, 25)]
    forward, backward = Sums(), Sums()
    for one in parts:
        forward.merge(one)
    for one in reversed(parts):
        backward.merge(one)
    assert worths(forward, 3) == worths(backward, 3)
