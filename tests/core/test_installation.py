"""The test run says which engine it means to test, and this makes sure that it does."""

import os

from littleworlds.arena.speed import is_compiled
from littleworlds.core import chance, game, play, record, state


def test_this_run_tests_the_engine_that_it_means_to() -> None:
    expected = os.environ.get("LW_EXPECT", "interpreted")
    assert is_compiled() == (expected == "compiled")
    for module in (chance, game, play, record, state):
        assert (not module.__file__.endswith(".py")) == (expected == "compiled"), module.__file__
