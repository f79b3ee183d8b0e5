"""Ranks by score, then by tie-breaks; what is equal is shared."""

import pytest

from littleworlds.core.outcome import Outcome, ranked


def test_most_points_win() -> None:
    outcome = ranked([12, 30, 25], [])
    assert (outcome.ranks, outcome.winners) == ([3, 1, 2], [1])


def test_tie_breaks_decide_in_their_order() -> None:
    assert ranked([30, 30], [], [[2, 9], [3, 0]]).winners == [1]


def test_tie_breaks_are_given_seat_by_seat() -> None:
    with pytest.raises(
        ValueError, match="ties has 1 lists for 3 scores: give one list for each seat"
    ):
        ranked([30, 30, 1], [], [[2, 3, 0]])


def test_what_is_equal_in_everything_is_shared() -> None:
    outcome = ranked([30, 30, 1], [], [[1], [1], [0]])
    assert (outcome.ranks, outcome.winners) == ([1, 1, 3], [0, 1])


def test_a_lost_solo_has_no_winner() -> None:
    assert Outcome([10], [[]], [], [1], won=False).winners == []
    assert Outcome([10], [[]], [], [1], won=True).winners == [0]
