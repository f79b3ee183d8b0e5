"""The kit itself: sound games pass, and each broken one is caught by the law that it breaks."""

from collections.abc import Callable

import pytest
from conformance.broken import BROKEN
from conformance.toys import MagpiesGame, SticksGame

from littleworlds.core.conformance import (
    LAWS,
    Broken,
    Case,
    cases,
    check,
    count_positions,
    run,
    transcript,
    verify,
)
from littleworlds.core.game import Game
from littleworlds.core.record import Record

PAIRS = [
    pytest.param(law, make, id=f"{law}-{make.__name__}")
    for law, makers in BROKEN.items()
    for make in makers
]


@pytest.mark.parametrize("seed", range(2))
def test_a_sound_game_passes(seed: int) -> None:
    assert check(MagpiesGame(), plays=2, seed=seed) == 12


def test_a_sound_game_without_secrets_passes() -> None:
    assert check(SticksGame(), plays=4) == 12


@pytest.mark.parametrize(("law", "make"), PAIRS)
def test_a_broken_game_is_caught_by_the_law_it_breaks(law: str, make: Callable[[], Game]) -> None:
    with pytest.raises(Broken) as caught:
        check(make(), plays=2, seed=1, seats=3)
    assert caught.value.law == law, str(caught.value)
    assert "while the law was tried" not in caught.value.why


def test_every_law_has_broken_games() -> None:
    assert set(BROKEN) == {*LAWS, "options"}


def test_what_is_broken_can_be_seen_again() -> None:
    make = BROKEN["leaks"][0]
    with pytest.raises(Broken) as caught:
        check(make(), seed=5)
    first = caught.value
    assert f"run('leaks', game, Case({first.seats}, {first.options!r}, {first.seed}))" in str(first)
    with pytest.raises(Broken) as again:
        run(first.law, make(), Case(first.seats, first.options, first.seed))
    assert (again.value.step, again.value.why) == (first.step, first.why)


def test_cases_have_every_seat_count_every_value_and_what_goes_together() -> None:
    game = MagpiesGame()
    found = cases(game, plays=2, seed=10)
    assert [(case.seats, case.seed) for case in found[:4]] == [(2, 10), (3, 10), (2, 11), (3, 11)]
    assert {case.options["rounds"] for case in found} == {1, 2, 3}
    assert {case.options["spying"] for case in found} == {False, True}
    tables = {(case.seats, case.options["rounds"], case.options["spying"]) for case in found}
    assert len(tables) == 10
    assert not any(rounds == 3 and not spying for _, rounds, spying in tables)


def test_one_seat_count_can_be_checked_alone() -> None:
    assert check(MagpiesGame(), seats=2) + check(MagpiesGame(), seats=3) == check(MagpiesGame())


def test_positions_are_counted() -> None:
    # Look, dig or skip: three ways for each of two seats.
    assert count_positions(MagpiesGame(), seats=2, depth=2, seed=1) == [1, 3, 9]
    # One to three sticks are taken each time, and what the die lays back is the same for all of one level.
    assert count_positions(SticksGame(), seats=2, depth=3, seed=1) == [1, 3, 5, 7]


def test_a_transcript_is_verified_to_its_outcome() -> None:
    game = MagpiesGame()
    text = transcript(game, seats=3, seed=4, options={"rounds": 1}).text()
    assert text == transcript(game, seats=3, seed=4, options={"rounds": 1}).text()
    record = Record.parse(text)
    assert record.outcome is not None
    assert verify(record, game).state.outcome().scores == record.outcome.scores
    record.outcome.scores[0] += 1
    with pytest.raises(Broken, match="does not replay") as caught:
        verify(record, game)
    assert caught.value.law == "transcripts"


def test_a_transcript_must_be_of_a_finished_play() -> None:
    game = MagpiesGame()
    record = transcript(game, seats=2, seed=4)
    record.steps, record.outcome = record.steps[:3], None
    with pytest.raises(Broken, match="not finished"):
        verify(record, game)
