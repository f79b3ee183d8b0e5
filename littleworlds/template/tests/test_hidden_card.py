"""Hidden Card keeps every law of the kit, and has words for all that it says."""

import littleworlds as lw
from littleworlds.core.conformance import check
from littleworlds.word_check import check_words


def test_the_game_keeps_every_law() -> None:
    assert check(lw.game("hidden-card"), plays=5, seed=1) > 0


def test_everything_is_said_in_both_languages() -> None:
    assert check_words(lw.game("hidden-card")) > 0
